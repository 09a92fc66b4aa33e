// Nothing serious by axe in any state of both games, reveal, comparison and end included: by day, by candle light, in forced colours.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before } from 'node:test';

import { playUntil, sheepStep, sheriffStep } from './hands.mjs';
import { openInn } from './inn.mjs';
import { quick, settled } from './steps.mjs';
import { test } from './story.mjs';

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
let inn;
before(async () => {
  inn = await openInn();
});
after(() => inn?.close());

const LOOKS = [
  { name: 'light', theme: 'light', forcedColors: 'none' },
  { name: 'dark', theme: 'dark', forcedColors: 'none' },
  { name: 'forced colours', theme: 'dark', forcedColors: 'active' },
];

/** Behind an open dialog nothing can be reached. */
function violationsOn(page, asked) {
  return page.evaluate(
    async (options) => (await globalThis.axe.run(document.querySelector('dialog[open]') ?? document, { resultTypes: ['violations'], ...options })).violations,
    asked,
  );
}

/** Looks at the page as it stands, in every light. */
async function look(page, state, found) {
  await page.evaluate((source) => {
    if (!globalThis.axe) globalThis.eval(source);
  }, axe);
  for (const { name, theme, forcedColors } of LOOKS) {
    await page.emulateMedia({ colorScheme: theme, forcedColors, reducedMotion: 'reduce' });
    await page.evaluate((light) => void (document.documentElement.dataset.theme = light), theme);
    // Colours that are inherited arrive a frame later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
    // There the reader's own colours are shown, on a plate of their own behind every word: what axe computes is not what is seen.
    // In the dark nothing else changes: only the rules about colours are asked again.
    const asked =
      forcedColors === 'active' ? { rules: { 'color-contrast': { enabled: false } } } : theme === 'dark' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {};
    let violations = await violationsOn(page, asked);
    // A colour on its way from one light to the other is not a fault: it is looked at again.
    if (violations.some((one) => one.id === 'color-contrast')) {
      await page.waitForTimeout(700);
      violations = await violationsOn(page, asked);
    }
    for (const violation of violations) {
      if (violation.impact !== 'serious' && violation.impact !== 'critical') continue;
      found.push(`${state}, ${name}: ${violation.id} ${violation.nodes.slice(0, 3).map((node) => node.target).join(' | ')}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' });
  await page.evaluate(() => void (document.documentElement.dataset.theme = 'light'));
  const levels = await page.evaluate(() => {
    const within = document.querySelector('dialog[open]') ?? document;
    return [...within.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) => one.checkVisibility()).map((one) => Number(one.tagName[1]));
  });
  levels.forEach((level, place) => {
    if (place > 0 && level > levels[place - 1] + 1) found.push(`${state}: a heading of level ${level} after one of ${levels[place - 1]}`);
  });
  const nameless = await page.evaluate(() =>
    [...document.querySelectorAll('a[href], button')]
      .filter((one) => one.checkVisibility() && !(one.getAttribute('aria-label') ?? one.textContent).trim())
      .map((one) => one.outerHTML.slice(0, 80)),
  );
  for (const one of nameless) found.push(`${state}: has no name: ${one}`);
}

test('every state of Sheriff', async () => {
  const person = await inn.person({ width: 1280, height: 800 });
  const { page } = person;
  const found = [];
  const seen = new Set();
  const once = async (state) => {
    if (seen.has(state)) return;
    seen.add(state);
    await look(page, state, found);
  };
  await quick(inn, person, { game: 'sheriff', edition: 'first', players: 3, options: { sheriff_terms: 1, royal_goods: true, first_sheriff: 1 } });
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
  const person = await inn.person({ width: 1280, height: 800 });
  const { page } = person;
  const found = [];
  await quick(inn, person, { game: 'blacksheep', edition: 'tasks', players: 3, options: { first_player: 0 } });
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

test('how things stand, the guide and the rules', async () => {
  const person = await inn.person({ width: 390, height: 844 });
  const { page } = person;
  const found = [];
  await quick(inn, person, { game: 'sheriff', edition: 'first', players: 4, options: { first_sheriff: 1 } });
  await page.getByRole('button', { name: 'How things stand' }).click();
  await page.getByRole('heading', { name: /Kings and Queens/ }).waitFor();
  await look(page, 'how things stand', found);
  await page.goto(`${new URL(page.url()).pathname}?guide=1`);
  await page.locator('.guide').waitFor();
  await look(page, 'guide', found);
  for (const path of ['/help/sheriff', '/help/blacksheep', '/new?game=sheriff', '/learn/sheriff', '/lobby', '/me', '/']) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await settled(page);
    await look(page, path, found);
  }
  assert.deepEqual(found, []);
});
