// Whole games with nothing but a keyboard, from the door to the ending: no click, no focus set, no field filled.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { sheriffStep } from './hands.mjs';
import { openInn } from './inn.mjs';
import { at, dealByKeys, named, playByKeys, pushed, sheepByKeys, sheriffByKeys, walk } from './keys.mjs';
import { openTable } from './steps.mjs';
import { test } from './story.mjs';

let inn;
before(async () => {
  inn = await openInn();
});
after(() => inn?.close());

/** From the door to a game against bots. The games stand there in this order: Sheriff, Black Sheep. */
async function sitDown(page, which) {
  await page.goto('/');
  await page.locator('.door').waitFor();
  for (let game = 0; game <= which; game++) {
    if (game) await page.keyboard.press('Tab');
    await walk(page, named(/Play now against bots/));
  }
  await page.keyboard.press('Enter');
  await page.locator('.table').waitFor();
}

test('a whole game of Sheriff by keyboard alone', async () => {
  const { page, errors } = await inn.person({ pace: 'fast' });
  await sitDown(page, 0);
  const notes = { bags: 0 };
  const steps = await playByKeys(page, (one) => sheriffByKeys(one, notes), 420);
  const market = steps.filter((step) => /^The market/.test(step)).length;
  assert.ok(market >= 6, `only ${market} market turns: ${steps.slice(0, 20).join(' / ')}`);
  assert.ok(notes.led >= 15, `the focus was led to a question only ${notes.led} times of ${steps.length}`);
  // On from the ending, still by keys.
  await pushed(page, /See the table/);
  await page.locator('.table').waitFor();
  assert.deepEqual(errors, []);
});

test('a whole game of Black Sheep by keyboard alone', async () => {
  const { page, errors } = await inn.person({ pace: 'fast' });
  await sitDown(page, 1);
  const notes = {};
  const turns = (await playByKeys(page, (one) => sheepByKeys(one, notes), 300)).filter((step) => step === 1 || step === 2);
  assert.ok(turns.length >= 5, `only ${turns.length} turns`);
  assert.ok(notes.led >= turns.length / 2, `the focus was led to the hand only ${notes.led} times of ${turns.length}`);
  assert.deepEqual(errors, []);
});

test('a deal between people by keyboard alone: drawn up, left, drawn up again, offered, and struck', async () => {
  const people = await Promise.all([0, 1, 2].map(() => inn.person()));
  const [ada, bob] = people;
  await openTable(inn, people, ['Ada', 'Bob', 'Cy'], { game: 'sheriff', options: { first_sheriff: 0 } });
  const dealing = bob.page.locator('[data-stop="deal"]');
  await until(bob.page, async () => {
    for (const { page } of people) await sheriffStep(page, { honest: true }).catch(() => null);
    return dealing.isVisible();
  });
  await dealByKeys(bob.page);
  await ada.page.locator('.offer').waitFor();
  await ada.page.keyboard.press('o');
  assert.equal((await at(ada.page)).stop, 'offers');
  await pushed(ada.page, /Accept/);
  await bob.page.locator('.offer.struck', { hasText: '1 gold' }).waitFor();
  for (const person of people) assert.deepEqual(person.errors, []);
});

test('the skip link leads past the bar, and ? lists the keys; letters can be switched off', async () => {
  const { page } = await inn.person();
  await sitDown(page, 0);
  await page.keyboard.press('?');
  await page.locator('dialog.keys[open]').waitFor();
  await walk(page, (here) => here.tag === 'input');
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await page.locator('dialog.keys[open]').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  assert.equal(await page.locator('dialog.keys[open]').count(), 0);
  const skip = (here) => /Skip to the table/.test(here.name);
  await walk(page, skip, 'Shift+Tab');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'board');
  await page.goto('/');
  await page.locator('.door').waitFor();
  await page.keyboard.press('Tab');
  assert.ok(skip(await at(page)), 'the first Tab of a page');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'main');
});

test('a new question never takes the focus from someone who is talking', async () => {
  const person = await inn.person();
  const { page } = person;
  // What the server says is held back until the talking has begun.
  let held = null;
  await page.routeWebSocket(/\/ws\/table\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    // But for the heartbeat: a line that says nothing at all is given up, and a new one begins.
    const beats = (message) => /^\[\{"type":"pong"\}\]$/.test(String(message));
    server.onMessage((message) => (held && !beats(message) ? held.push(() => socket.send(message)) : socket.send(message)));
  });
  await sitDown(page, 0);
  const notes = { bags: 0 };
  const title = () => page.locator('.ask h3').first().textContent({ timeout: 100 }).catch(() => '');
  await until(page, async () => {
    if (/^The market/.test(await title())) return true;
    await sheriffByKeys(page, notes);
    return false;
  });
  await walk(page, named(/Keep all/));
  held = [];
  await page.keyboard.press('Enter');
  await page.keyboard.press('t');
  assert.equal((await at(page)).name, 'Say something');
  await page.keyboard.type('I only bring app');
  await until(page, async () => {
    for (const tell of held.splice(0)) tell();
    return /Load your bag/.test(await title());
  });
  await page.keyboard.type('les');
  assert.equal((await at(page)).name, 'Say something');
  assert.equal(await page.locator('aside form input').inputValue(), 'I only bring apples');
  for (const tell of held.splice(0)) tell();
  held = null;
  await page.keyboard.press('Enter');
  await page.locator('.talk li', { hasText: 'I only bring apples' }).waitFor();
});

async function until(page, done, seconds = 90) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    if (await done()) return;
    await page.waitForTimeout(40);
  }
  throw new Error(`still not so after ${seconds} s`);
}
