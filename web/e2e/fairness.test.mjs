// "Was it fair?": a browser adds its own chance to the deal, keeps what it saw, and checks the game by itself.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { playUntil, sheepStep } from './hands.mjs';
import { openInn } from './inn.mjs';
import { test } from './story.mjs';

let inn;
before(async () => {
  inn = await openInn(null);
});
after(() => inn?.close());

test('a game of one person and a bot is proved as far as a browser can', async () => {
  const ann = await inn.person({ width: 1280, height: 720 });
  const { page } = ann;
  await page.goto('/');
  const id = await page.evaluate(async () => {
    const post = (path, body) =>
      fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }).then((reply) => reply.json());
    await post('/api/guest', { name: 'Ann', language: 'en' });
    return (await post('/api/quick', { game: 'blacksheep', players: 2, entropy: true })).id;
  });
  await page.goto(`/table/${id}`);
  await playUntil(page, sheepStep, () => page.locator('.ending').isVisible(), 240);
  await page.getByRole('button', { name: 'Was it fair?' }).click();
  const fair = page.locator('.fair');
  await fair.getByText('Everything that this browser can check is right.').waitFor();
  const told = await fair.textContent();
  for (const sentence of ['What this browser drew is part of the deal', 'it is the game that you saw', 'The cards were shuffled as that chance says', 'It is signed with the key']) assert.match(told, new RegExp(sentence));
  assert.deepEqual(ann.errors, []);
  if (process.env.PICTURES) await fair.screenshot({ path: process.env.PICTURES });

  // Another game in its place is found out: the browser compares with what it kept.
  await page.evaluate((table) => {
    const key = `blueboar.fair-${table}`;
    const kept = JSON.parse(localStorage.getItem(key));
    kept.heads[3] = '0'.repeat(64);
    localStorage.setItem(key, JSON.stringify(kept));
  }, id);
  await page.reload();
  await page.getByRole('button', { name: 'Was it fair?' }).click();
  await page.locator('.fair').getByText('this is not the game that you saw').waitFor();
});
