// Nothing serious by axe in any state of both games, reveal, comparison and end included: by day, by candle light, in forced colours.
// The screens around the games are looked at in house.test.mjs.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { look } from './eyes.mjs';
import { playUntil, sheepStep, sheriffStep } from './hands.mjs';
import { openInn } from './inn.mjs';
import { quick, settled } from './steps.mjs';
import { test } from './story.mjs';

let inn;
before(async () => {
  inn = await openInn();
});
after(() => inn?.close());

test('every state of Sheriff', async () => {
  const person = await inn.person({ width: 1280, height: 800, pace: 'fast' });
  const { page } = person;
  const found = [];
  const seen = new Set();
  const once = async (state) => {
    if (seen.has(state)) return;
    seen.add(state);
    await look(page, state, found);
  };
  await quick(inn, person, { game: 'sheriff', edition: 'first', players: 3, options: { sheriff_terms: 1, royal_goods: true, first_sheriff: 1 } });
  await page.getByRole('button', { name: 'How things stand' }).click();
  await page.getByRole('heading', { name: /Kings and Queens/ }).waitFor();
  await look(page, 'how things stand', found);
  await page.keyboard.press('Escape');
  const state = async () => {
    if (await page.locator('.ending').isVisible()) return 'end';
    if (await page.locator('.moment').isVisible()) return 'reveal';
    const title = page.locator('.ask h3').first();
    return (await title.isVisible()) ? ((await title.textContent()) ?? '').trim() : 'waiting';
  };
  for (const end = Date.now() + 300_000; Date.now() < end; ) {
    const now = await state();
    await once(now);
    if (now === 'end') break;
    if (now === 'reveal') {
      const scene = page.locator('.moment');
      if (await scene.isVisible()) {
        assert.ok(await scene.evaluate((one) => one.matches('[role=dialog]') && Boolean(one.getAttribute('aria-label') ?? one.getAttribute('aria-labelledby'))), 'the reveal has a name');
      }
    }
    await playUntil(page, (one) => sheriffStep(one, { lie: true, open: true, accept: true }), async () => (await state()) !== now, 120);
  }
  assert.ok(seen.has('reveal') && seen.has('end'), [...seen].join());
  await page.getByRole('button', { name: 'See the table' }).click();
  await look(page, 'table after the end', found);
  assert.deepEqual(found, []);
  assert.deepEqual(person.errors, []);
});

test('every state of Black Sheep', async () => {
  const person = await inn.person({ width: 1280, height: 800, pace: 'fast' });
  const { page } = person;
  const found = [];
  await quick(inn, person, { game: 'blacksheep', edition: 'tasks', players: 2, options: { first_player: 0 } });
  await look(page, 'my turn', found);
  await page.locator('.hand button.card:enabled').first().click();
  await page.getByRole('button', { name: /^Play here/ }).first().click();
  await look(page, 'a field is chosen', found);
  await page.getByRole('button', { name: 'What beats what' }).click();
  await look(page, 'what beats what', found);
  await page.keyboard.press('Escape');
  const scene = page.locator('.moment');
  for (const end = Date.now() + 120_000; Date.now() < end && !(await scene.isVisible()); ) {
    if ((await sheepStep(page).catch(() => null)) === null) await page.waitForTimeout(100);
  }
  await look(page, 'comparison', found);
  await playUntil(page, sheepStep, () => page.locator('.ending').isVisible(), 240);
  await settled(page);
  await look(page, 'end', found);
  assert.deepEqual(found, []);
  assert.deepEqual(person.errors, []);
});
