// How things stand, and what was said and done: a sheet over the table of Sheriff.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { playUntil, sheriffStep } from './hands.mjs';
import { openInn } from './inn.mjs';
import { quick } from './steps.mjs';
import { test } from './story.mjs';

let inn;
before(async () => {
  inn = await openInn();
});
after(() => inn?.close());

test('who leads, what I have, and what the others said is there to look at, and can be switched off', async () => {
  const person = await inn.person({ width: 390, height: 844 });
  const { page } = person;
  await quick(inn, person, { game: 'sheriff', edition: 'first', players: 3, options: { first_sheriff: 1 } });
  await playUntil(page, (one) => sheriffStep(one, { lie: true, open: false, accept: true }), async () => /Round 2|2 \/|2 of/.test(await page.locator('.table').innerText()), 180);
  const open = () => page.getByRole('button', { name: 'How things stand' }).click();
  await open();
  const sheet = page.getByRole('dialog', { name: 'How things stand' });
  await sheet.getByRole('heading', { name: /Kings and Queens/ }).waitFor();
  assert.ok((await sheet.locator('tbody tr').count()) >= 3, 'every good with a title');
  assert.match(await sheet.locator('.worth .sum').innerText(), /\d/);
  assert.ok((await sheet.locator('.said li').count()) >= 1, 'what was declared');
  assert.match(await sheet.locator('.said li .unseen').first().textContent(), /^round 1: .*(let through|opened|not decided)/);
  assert.ok(await sheet.evaluate((one) => one.scrollWidth <= one.clientWidth + 1), 'it fits a phone');
  await sheet.getByLabel('Keep this in mind for me').uncheck();
  assert.equal(await sheet.locator('.said').count(), 0);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.locator('.table').waitFor();
  await open();
  await sheet.getByRole('heading', { name: /Kings and Queens/ }).waitFor();
  assert.equal(await sheet.locator('.said').count(), 0, 'who wants none is not asked again');
  assert.deepEqual(person.errors, []);
});
