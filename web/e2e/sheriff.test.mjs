// Sheriff of Nottingham in real browsers against the real server, driven by the interface alone.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { playUntil, sheriffStep, untilInspection } from './hands.mjs';
import { openInn } from './inn.mjs';
import { openTable, quick, settled } from './steps.mjs';
import { test } from './story.mjs';

let inn;
before(async () => {
  inn = await openInn();
});
after(() => inn?.close());

const isOver = (page) => () => page.locator('.ending').isVisible();

async function decide(sheriff, merchant, how) {
  const bag = sheriff.page.locator('.gate li', { hasText: merchant });
  await bag.getByRole('button', { name: how }).click();
}

async function closeMoments(people) {
  for (const { page } of people) {
    const moment = page.locator('.moment button');
    if (await moment.isVisible()) await moment.click().catch(() => undefined);
  }
}

async function layConfiscated(sheriff) {
  await sheriff.page.getByRole('button', { name: 'Lay them down' }).click();
}

/** Ada gives Cy two gold if Cy's bag passes, and Bob lets Ada through: each of the three agrees. */
async function dealOfThree(ada, bob, cy) {
  await ada.page.locator('.sheet').getByRole('button', { name: 'More terms' }).click();
  const builder = ada.page.locator('.builder');
  await builder.getByRole('group', { name: 'Deal with' }).getByRole('button', { name: 'Cy' }).click();
  const mine = builder.locator('fieldset', { hasText: 'You give' });
  await mine.getByRole('spinbutton').fill('2');
  await mine.locator('label', { hasText: 'the other side' }).locator('select').selectOption({ label: 'Cy' });
  await mine.locator('label', { hasText: 'Given only if' }).locator('select').selectOption({ label: 'Cy’s bag is let through' });
  await builder.getByRole('button', { name: 'Offer it' }).click();
  for (const { page } of [cy, bob]) await page.locator('.offer', { hasText: 'if' }).getByRole('button', { name: /Accept/ }).click();
  await ada.page.locator('.offer.struck', { hasText: 'let you through' }).waitFor();
}

test('three friends: a deal countered and struck, a lie caught, a debt, a reload, the truth', async () => {
  const people = await Promise.all(['Ada', 'Bob', 'Cy'].map(() => inn.person()));
  const [ada, bob, cy] = people;
  await openTable(inn, people, ['Ada', 'Bob', 'Cy'], {
    game: 'sheriff',
    edition: 'first',
    options: { first_sheriff: 0, sheriff_terms: 1, starting_gold: 4 },
  });

  // Round 1: Ada is the Sheriff. Bob is honest and pays; Cy mixes the bag and is opened.
  await untilInspection(people, [{}, { honest: true }, { mixed: true }], 1);
  await bob.page.locator('.sheet').getByRole('button', { name: 'Gold: more' }).click();
  await bob.page.getByRole('button', { name: 'Offer it' }).click();
  await ada.page.getByRole('button', { name: 'Counter', exact: true }).click();
  const bobs = ada.page.locator('fieldset', { hasText: 'Bob gives' });
  await bobs.getByRole('spinbutton').fill('4');
  await ada.page.getByRole('button', { name: 'Send the counter-offer' }).click();
  await bob.page.locator('.offer', { hasText: 'Ada makes you a counter-offer' }).getByRole('button', { name: /Accept/ }).click();
  await ada.page.locator('.offer.struck').waitFor();
  await bob.page.locator('.mine .gold', { hasText: '0' }).first().waitFor();

  await decide(ada, 'Cy', /Open/);
  await ada.page.locator('.verdict', { hasText: 'A lie!' }).waitFor();
  await closeMoments(people);
  await layConfiscated(ada);

  // Round 2: Bob is the Sheriff and lets everyone through. Cy loads the page anew in the middle.
  await untilInspection(people, [{ honest: true }, {}, { honest: true }], 2);
  await cy.page.reload();
  await cy.page.locator('.track li.now', { hasText: 'Inspection' }).waitFor();
  await dealOfThree(ada, bob, cy);
  await decide(bob, 'Cy', /Let through/);
  await ada.page.locator('.talk li', { hasText: 'A condition has come true' }).waitFor();

  // Round 3: Cy is the Sheriff. Bob has no gold, lies, is caught, and pays with goods.
  await untilInspection(people, [{ honest: true }, { mixed: true }, {}], 3);
  await decide(cy, 'Bob', /Open/);
  await closeMoments(people);
  const pay = bob.page.getByRole('button', { name: /Pay goods worth/ });
  await pay.waitFor();
  for (const card of await bob.page.locator('.ask .cards button.card').all()) {
    if (await pay.isEnabled()) break;
    await card.click();
  }
  await pay.click();
  await layConfiscated(cy);
  await decide(cy, 'Ada', /Let through/);

  await ada.page.locator('.ending').waitFor();
  await settled(ada.page);
  assert.equal(await ada.page.locator('.lied').count() >= 2, true, 'both lies are marked');
  assert.match((await ada.page.locator('.ending').textContent()) ?? '', /You: let Bob through/);
  await ada.page.getByRole('button', { name: 'Was it fair?' }).click();
  await ada.page.locator('.fair .verdict', { hasText: 'Everything that this browser can check is right.' }).waitFor();

  // Replay: the deal of three with its condition, from the offer to the strike and to what became of it.
  await ada.page.getByRole('link', { name: 'Replay' }).click();
  const deal = ada.page.locator('.offer', { hasText: '2 gold for Cy, if Cy’s bag is let through' });
  await ada.page.getByRole('button', { name: 'Next deal' }).click();
  await ada.page.getByRole('button', { name: 'Next deal' }).click();
  await deal.and(ada.page.locator('.struck')).waitFor();
  await ada.page.getByRole('button', { name: 'One step back' }).click();
  for (const name of ['Ada offers Bob and Cy', 'let Ada through']) await deal.filter({ hasText: name }).waitFor();
  for (let step = 0; step < 3; step++) await ada.page.getByRole('button', { name: 'One step on' }).click();
  await ada.page.getByRole('list', { name: 'Chronicle' }).locator('li', { hasText: 'A condition has come true' }).waitFor();

  // Jump to a lie, look through other eyes, link to the moment.
  await ada.page.getByRole('button', { name: 'Next lie' }).click();
  const at = await ada.page.locator('.scrub input').inputValue();
  assert.ok(Number(at) > 0);
  await ada.page.getByLabel('Seen by').selectOption('1');
  await ada.page.locator('section.mine', { hasText: 'Bob' }).waitFor();
  await ada.page.getByRole('button', { name: 'Link to this moment' }).click();
  await ada.page.waitForURL(new RegExp(`at=${at}&eyes=1`));
  for (const person of people) assert.deepEqual(person.errors, []);
});

for (const [edition, extra] of [
  ['first', { players: 4, options: { promo_cards: true, royal_goods: true } }],
  ['persian', { players: 3, options: {} }],
  ['second', { players: 4, options: { black_market: true, merchant_deals: true } }],
]) {
  test(`a whole game of the ${edition} edition against bots`, async () => {
    const person = await inn.person({ pace: 'fast' });
    await quick(inn, person, { game: 'sheriff', edition, ...extra, options: { ...extra.options, sheriff_terms: 1 } });
    await playUntil(person.page, (page) => sheriffStep(page, { lie: true, open: true, accept: true }), isOver(person.page), 240);
    await settled(person.page);
    assert.ok((await person.page.locator('.bar').count()) >= extra.players);
    assert.deepEqual(person.errors, []);
  });
}

test('six players with two deputies, their stances and their loot', async () => {
  const person = await inn.person({ pace: 'fast' });
  await quick(inn, person, { game: 'sheriff', edition: 'second', players: 6, options: { deputy_cycles: 1 } });
  assert.equal(await person.page.locator('.office .row').count(), 2);
  await playUntil(person.page, (page) => sheriffStep(page, { lie: true }), isOver(person.page), 300);
  assert.deepEqual(person.errors, []);
});
