// What a person can do at a table beside playing: ask about a piece, speak to someone, get up, bring own cards.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before } from 'node:test';

import { sheriffStep } from './hands.mjs';
import { openInn } from './inn.mjs';
import { walk } from './keys.mjs';
import { openTable, quick } from './steps.mjs';
import { test } from './story.mjs';

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
let inn;
before(async () => {
  inn = await openInn();
});
after(() => inn?.close());

const sheet = (page) => page.locator('dialog.about[open]');
const merchant = { game: 'sheriff', players: 3, options: { first_sheriff: 1 } };

test('a card of the hand tells its clause by right click, long press and key, and is not chosen by it', async () => {
  const person = await inn.person();
  const { page } = person;
  await quick(inn, person, merchant);
  await page.locator('.ask').first().waitFor();
  const card = page.locator('.hand button.card').first();
  const name = (await card.getAttribute('aria-label')).split(',')[0];
  const told = async () => {
    await sheet(page).waitFor();
    assert.equal(await sheet(page).locator('h2').textContent(), name);
    const clause = sheet(page).locator('.clause').first();
    await clause.waitFor();
    assert.match(await clause.locator('a').getAttribute('href'), /^\/help\/sheriff\?clause=\d/);
    assert.ok((await clause.textContent()).length > 40, 'the clause itself is there');
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    assert.equal(await card.getAttribute('aria-pressed'), 'false');
  };
  await card.click({ button: 'right' });
  await told();
  await page.keyboard.press('h');
  await page.keyboard.press('i');
  await told();
  const { x, y, width, height } = await card.boundingBox();
  const touch = await person.context.newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  await sheet(page).waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await told();
  assert.deepEqual(person.errors, []);
});

test('badge, bag, pile, stall, deck and a heap of goods tell theirs by a click, and lead on to each other', async () => {
  const person = await inn.person();
  const { page } = person;
  await quick(inn, person, merchant);
  await page.locator('.ask').first().waitFor();
  for (const [piece, title] of [
    ['badge', 'The Sheriff’s badge'],
    ['pile', 'The discards'],
    ['deck', 'The deck'],
    ['stall', 'A stall'],
  ]) {
    await page.locator(`.board [data-about="${piece}"]:visible`).first().click();
    assert.equal(await sheet(page).locator('h2').textContent(), title);
    await sheet(page).locator('.clause').first().waitFor();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'What lies on the table' }).click();
  await sheet(page).getByRole('button', { name: 'Silk' }).click();
  assert.match(await sheet(page).textContent(), /value 8, fine 4/);
  await sheet(page).getByRole('button', { name: 'Apples', exact: true }).click();
  assert.match(await sheet(page).textContent(), /King gets 20, the Queen 10/);
  await sheet(page).getByRole('button', { name: 'A merchant’s bag' }).click();
  await sheet(page).locator('.clause', { hasText: 'rules 4.1' }).waitFor();
  await page.keyboard.press('Escape');
  const declaring = page.locator('.ask h3', { hasText: 'tell the Sheriff' });
  for (const title of ['The market', 'Load your bag']) {
    await page.locator('.ask h3', { hasText: title }).waitFor();
    await sheriffStep(page, { changed: true });
  }
  await declaring.waitFor();
  const heap = page.locator('.ask .goods li').first();
  const good = (await heap.getAttribute('data-about')).slice(5);
  await heap.click();
  assert.equal((await sheet(page).locator('h2').textContent()).toLowerCase(), good);
  await page.keyboard.press('Escape');
  await page.locator('section.mine .bag').click();
  assert.equal(await sheet(page).locator('h2').textContent(), 'A merchant’s bag');
  assert.deepEqual(person.errors, []);
});

test('animals, fields and corrals tell theirs', async () => {
  const person = await inn.person();
  const { page } = person;
  await quick(inn, person, { game: 'blacksheep', players: 3 });
  await page.locator('.fields').waitFor();
  await page.locator('.supply [data-about="animal:black-sheep"]').click();
  assert.match(await sheet(page).textContent(), /its points are subtracted/);
  await page.keyboard.press('Escape');
  await page.locator('.meadow').first().click({ position: { x: 4, y: 4 } });
  await sheet(page).locator('.clause', { hasText: 'rules 3.2' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.hand button.card').first().click({ button: 'right' });
  await sheet(page).locator('.clause', { hasText: 'rules 1.1' }).waitFor();
  assert.deepEqual(person.errors, []);
});

test('friends: a phrase for one of them, getting up with a bot in the seat, and coming back', async () => {
  const people = await Promise.all([0, 1, 2].map(() => inn.person()));
  const [ada, bob] = people;
  const id = await openTable(inn, people, ['Ada', 'Bob', 'Cy'], { game: 'sheriff', options: { first_sheriff: 0 } });

  await ada.page.locator('.others').getByRole('button', { name: 'Bob' }).click();
  await ada.page.locator('dialog[open]').getByRole('button', { name: 'Make me an offer.' }).click();
  await bob.page.locator('.talk li', { hasText: 'Ada' }).filter({ hasText: 'to you:' }).filter({ hasText: 'Make me an offer.' }).waitFor();

  // A second thought, by keyboard; then really.
  await bob.page.getByRole('button', { name: 'Get up' }).click();
  await walk(bob.page, (here) => here.name === 'Stay', 'Tab', 4);
  await bob.page.keyboard.press('Enter');
  assert.equal(await bob.page.locator('dialog[open]').count(), 0);
  await bob.page.getByRole('button', { name: 'Get up' }).click();
  await bob.page.locator('dialog[open]').getByRole('button', { name: 'Get up' }).click();
  await bob.page.locator('.door').waitFor();
  const seat = ada.page.locator('article.place', { hasText: 'Bob' });
  await seat.getByText('a bot plays').waitFor();

  await bob.page.goto('/me');
  await bob.page.getByRole('link', { name: 'go on' }).first().click();
  await bob.page.locator('section.mine').waitFor();
  await seat.getByText('a bot plays').waitFor({ state: 'detached' });

  // Who only watches may go as well.
  const eve = await inn.person();
  await eve.page.goto(`/table/${id}`);
  await eve.page.getByRole('link', { name: 'Stop watching' }).click();
  await eve.page.locator('.lobby').waitFor();
  for (const person of people) assert.deepEqual(person.errors, []);
});

const OWN = `keep_standard = false

[[goods]]
name = "smoked-ham"
kind = "legal"
copies = [60, 60]
value = 5
fine = 3
king = 12
queen = 6

[[goods]]
name = "opals"
kind = "contraband"
copies = [30, 30]
value = 11
fine = 7
`;

test('a table with a group’s own goods shows what is printed on exactly these', async () => {
  const { page, errors } = await inn.person();
  const bring = async (text) => {
    await page.getByLabel('Your own cards').setInputFiles({ name: 'feast.toml', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Open this table' }).click();
  };
  await page.goto('/new?game=sheriff');
  await page.getByText('Options', { exact: true }).click();
  await bring(`${OWN}king = 4\n`);
  await page.getByText('feast.toml, line 12, [[goods]] number 2: only legal goods have a king and a queen').waitFor();
  await bring(OWN);
  await page.getByRole('heading', { name: 'This table has its own cards' }).waitFor();
  await page.getByText('Instead of the usual ones.').waitFor();
  const guest = await inn.person();
  await guest.page.goto(page.url());
  await guest.page.getByRole('listitem').filter({ hasText: /Opals.*value 11, fine 7/ }).waitFor();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const card = page.locator('.hand .card').first();
  await card.waitFor();
  const labels = await page.locator('.hand .card').evaluateAll((cards) => cards.map((one) => one.getAttribute('aria-label')));
  assert.equal(labels.length, 6);
  for (const label of labels) assert.match(label, /^(Smoked ham, legal, value 5, fine 3|Opals, contraband, value 11, fine 7)$/);
  await page.getByRole('button', { name: 'What lies on the table' }).click();
  await sheet(page).getByRole('button', { name: 'Smoked ham' }).click();
  assert.match(await sheet(page).textContent(), /King gets 12, the Queen 6/);
  assert.equal(await sheet(page).getByRole('button', { name: 'Silk' }).count(), 0);
  assert.deepEqual(errors, []);
});

for (const [theme, language, width] of [
  ['light', 'en', 1440],
  ['dark', 'fa', 390],
]) {
  test(`what opens over the table has nothing serious for axe and does not run over the edge: ${theme}, ${language}, ${width} px`, async () => {
    const person = await inn.person({ theme, width });
    const { page } = person;
    await page.goto('/');
    await page.evaluate((tongue) => localStorage.setItem('blueboar.language', tongue), language);
    await quick(inn, person, merchant);
    await page.locator('.ask').first().waitFor();
    const found = [];
    for (const [name, open] of Object.entries({
      about: () => page.locator('.hand button.card').first().click({ button: 'right' }),
      keys: () => page.keyboard.press('?'),
      phrases: () => page.locator('.others button').first().click(),
      leave: () => page.locator('header button:has(+ dialog)').last().click(),
    })) {
      await open();
      await page.locator('dialog[open]').waitFor();
      if (name === 'about') await sheet(page).locator('.clause').first().waitFor();
      const { right, left } = await page.locator('dialog[open]').evaluate((one) => one.getBoundingClientRect());
      assert.ok(left >= 0 && right <= width, `${name} from ${left} to ${right}`);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
      for (const one of violations) if (/serious|critical/.test(one.impact)) found.push(`${name}: ${one.id} ${one.nodes[0].target}`);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    assert.deepEqual(found, []);
  });
}
