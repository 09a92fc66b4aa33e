// What makes a table alive: the reveal before anything is told, words at the places, faces, one feed, bots that answer, the end.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { playUntil, sheriffStep, untilInspection } from './hands.mjs';
import { openInn } from './inn.mjs';
import { openTable, quick } from './steps.mjs';
import { test } from './story.mjs';

let inn;
before(async () => {
  inn = await openInn();
});
after(() => inn?.close());

test('a bag is shown card by card before it is told; a click hurries, and the sentence says what it cost', async () => {
  const people = await Promise.all([0, 1, 2].map((place) => inn.person({ reduced: place !== 1 })));
  const [ada, bob] = people;
  await openTable(inn, people, ['Ada', 'Bob', 'Cy'], { game: 'sheriff', edition: 'first', options: { first_sheriff: 0, sheriff_terms: 1 } });
  await untilInspection(people, [{}, { mixed: true }, { honest: true }]);
  await ada.page.locator('.gate li', { hasText: 'Bob' }).getByRole('button', { name: /Open/ }).click();

  const moment = bob.page.locator('.moment');
  await moment.waitFor();
  assert.equal(await moment.locator('svg.face').count(), 1);
  assert.equal(await moment.locator('svg.face').getAttribute('data-mood'), 'calm');
  const told = bob.page.locator('.told', { hasText: 'Your bag is opened' });
  assert.equal(await told.count(), 0, 'nothing is told before it is shown');
  await moment.getByRole('button').click();
  await moment.locator('.verdict', { hasText: 'A lie!' }).waitFor();
  assert.match(await moment.locator('.outcome').textContent(), /You pay \d+ gold and lose /);
  assert.equal(await moment.locator('svg.face').getAttribute('data-mood'), 'caught');
  await moment.getByRole('button').click();
  await moment.waitFor({ state: 'detached' });
  await told.waitFor();
  await bob.page.locator('.told', { hasText: /^\s*You pay Ada a fine of/ }).waitFor();
  await ada.page.locator('.told', { hasText: /Bob pays you a fine of/ }).waitFor();
  for (const { errors } of people) assert.deepEqual(errors, []);
});

test('faces are chosen and seen by the others; words hang at the place of whoever says them', async () => {
  const people = await Promise.all([0, 1, 2].map(() => inn.person()));
  const [ada, bob] = people;
  await ada.page.addInitScript(() => localStorage.setItem('blueboar.face', '10'));
  await openTable(inn, people, ['Ada', 'Bob', 'Cy'], { game: 'sheriff', options: { first_sheriff: 0 } });
  const place = bob.page.getByRole('article', { name: 'Ada' });
  await place.locator('svg.face[data-face="10"]').waitFor();
  await ada.page.getByLabel('Say something').fill('Fresh apples!');
  await ada.page.getByRole('button', { name: 'Say', exact: true }).click();
  await place.locator('.speech', { hasText: 'Fresh apples!' }).waitFor();
  await bob.page.locator('.said', { hasText: 'Fresh apples!' }).waitFor();
  await ada.page.locator('.said.mine', { hasText: 'You' }).waitFor();
  for (const { errors } of people) assert.deepEqual(errors, []);
});

test('bots answer what is said to them', async () => {
  const person = await inn.person();
  const { page } = person;
  await quick(inn, person, { game: 'sheriff', players: 3, options: { first_sheriff: 1 } });
  await untilInspection([person], [{ honest: true }]);
  await page.locator('.others').getByRole('button').first().click();
  await page.locator('dialog[open]').getByRole('button', { name: 'I don’t believe you.' }).click();
  const asked = page.locator('.said.mine', { hasText: 'I don’t believe you.' });
  await asked.waitFor();
  await page.waitForFunction(() => {
    const lines = [...document.querySelectorAll('.lines li.said')];
    const mine = lines.findLastIndex((line) => line.classList.contains('mine'));
    return lines.slice(mine + 1).length > 0;
  });
  assert.deepEqual(person.errors, []);
});

test('one feed with a headline a round and filters, and the end is counted and can be skipped', async () => {
  const person = await inn.person({ reduced: false, pace: 'fast' });
  const { page } = person;
  await quick(inn, person, { game: 'sheriff', players: 3, options: { sheriff_terms: 1 } });
  await playUntil(page, (one) => sheriffStep(one, { lie: true, open: true, accept: true }), () => page.locator('.finale').isVisible(), 240);
  const finale = page.locator('.finale');
  await finale.locator('svg.face').first().waitFor();
  await finale.getByRole('button', { name: 'Skip' }).click();
  await finale.waitFor({ state: 'detached' });
  await page.locator('.ending h2', { hasText: /wins by \d|You win|share the victory|wins!/ }).waitFor();
  await page.locator('.ending th', { hasText: 'You' }).first().waitFor();

  assert.ok((await page.locator('.headline', { hasText: /^Round \d/ }).count()) >= 2);
  assert.ok((await page.locator('.told', { hasText: /^\s*You / }).count()) > 0, 'the reader is addressed');
  assert.equal(await page.locator('.told', { hasText: 'Robin' }).count(), 0, 'and never by name');
  await page.getByRole('tab', { name: 'Talk' }).click();
  assert.equal(await page.locator('.told').count(), 0);
  await page.getByRole('tab', { name: 'About me' }).click();
  assert.equal(await page.locator('.told:not(.mine)').count(), 0);
  assert.deepEqual(person.errors, []);
});
