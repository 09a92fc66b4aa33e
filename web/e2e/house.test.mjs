// The house around the games: door, set-up, languages, keyboard, lost lines, small screens, accessibility.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { gzipSync } from 'node:zlib';

import { look, overflow } from './eyes.mjs';
import { sheepStep } from './hands.mjs';
import { openInn } from './inn.mjs';
import { prepare, SCREENS, screens } from './screens.mjs';
import { quick, settled } from './steps.mjs';
import { test } from './story.mjs';

let inn;
let viewer;
let games;
before(async () => {
  inn = await openInn();
  viewer = await inn.person({ pace: 'fast' });
  games = await prepare(inn, viewer);
});
after(() => inn?.close());

test('one click at the door, and a newcomer sits in a game and knows what to do', async () => {
  const { page, errors } = await inn.person();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now against bots' }).first().click();
  await page.locator('.table').waitFor();
  await page.locator('.state').waitFor();
  assert.notEqual((await page.locator('.state').textContent())?.trim(), '');
  assert.deepEqual(errors, []);
});

test('a table is set up with its options, and a bot is put on a chair', async () => {
  const { page, errors } = await inn.person();
  await page.goto('/new?game=sheriff');
  await page.getByRole('button', { name: 'Everything: second edition' }).click();
  assert.equal(await page.getByLabel('Edition').inputValue(), 'second');
  await page.getByLabel('Players').selectOption('3');
  await page.getByLabel('Seat 3', { exact: true }).selectOption('person');
  await page.getByRole('button', { name: 'Open this table' }).click();
  await page.getByRole('heading', { name: 'House rules at this table' }).waitFor();
  await page.getByText('Black market: yes').waitFor();
  await page.getByLabel('Bot for seat 3').selectOption('novice');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.table').waitFor();
  assert.deepEqual(errors, []);
});

test('who invites a friend has the table for themselves, and six players get an edition that has room', async () => {
  const { page, errors } = await inn.person();
  await page.goto('/new?game=sheriff');
  const shown = page.getByLabel('Shown in the lobby');
  await shown.waitFor();
  assert.ok(await shown.isChecked(), 'against bots anyone may look on');
  await page.getByLabel('Players').selectOption('6');
  assert.equal(await page.getByLabel('Edition').inputValue(), 'second');
  assert.equal(await page.getByLabel(/^Seat \d$/).count(), 6);
  await page.getByLabel('Seat 3', { exact: true }).selectOption('person');
  assert.ok(!(await shown.isChecked()), 'a friend was invited');
  await shown.check();
  await page.getByLabel('Seat 4', { exact: true }).selectOption('person');
  assert.ok(await shown.isChecked(), 'what was said is kept');
  await page.getByText('How the bots play').click();
  await page.getByText('bluffs well').waitFor();
  assert.deepEqual(errors, []);
});

test('the rules begin with how to play and the cards, and end with the options by their names', async () => {
  const { page, errors } = await inn.person();
  for (const [game, last] of [['sheriff', /Editions and options/], ['blacksheep', /Who sees what/]]) {
    await page.goto(`/help/${game}`);
    await page.getByRole('heading', { name: 'How to play' }).waitFor();
    const titles = await page.locator('.help h2').allTextContents();
    assert.deepEqual(titles.slice(0, 2), ['How to play', 'The cards']);
    assert.match(titles.at(-1), last);
  }
  await page.goto('/help/sheriff');
  await page.getByRole('heading', { name: 'How to play' }).waitFor();
  const options = await page.locator('#c1').innerText();
  assert.ok(!/discard_piles|merchant_deals/.test(options), 'no code where people read');
  const search = page.getByRole('searchbox');
  await search.fill('bribe');
  await page.locator('.clause').first().waitFor();
  assert.ok((await page.locator('.clause').count()) > 3, 'what the rules call a deal');
  await search.fill('spaceship');
  await page.getByRole('status').filter({ hasText: 'Nothing in the rules says' }).waitFor();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByRole('heading', { name: 'How to play' }).waitFor();
  assert.deepEqual(errors, []);
});

test('the guide says what to do, and goes on when it is understood', async () => {
  const { page, errors } = await inn.person();
  await page.goto('/learn/sheriff');
  await page.getByRole('button', { name: 'Begin the guided round' }).click();
  const guide = page.locator('.guide p');
  await guide.waitFor();
  const first = await guide.textContent();
  await page.getByRole('button', { name: 'I see' }).click();
  await page.waitForTimeout(300);
  assert.notEqual((await guide.count()) ? await guide.textContent() : '', first);
  assert.deepEqual(errors, []);
});

test('the language changes without a reload, and Persian is written from the right', async () => {
  const { page } = await inn.person();
  await page.goto('/');
  await page.evaluate(() => void (document.body.dataset.mark = 'same page'));
  await page.getByLabel('Language').selectOption('fa');
  await page.getByRole('heading', { name: 'داروغهٔ ناتینگهام' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dir), 'rtl');
  assert.equal(await page.evaluate(() => document.body.dataset.mark), 'same page');
  for (const [language, title] of [['uk', 'Шериф Ноттінгема'], ['pl', 'Szeryf z Nottingham'], ['ru', 'Шериф Ноттингема']]) {
    await page.locator('.comforts select').selectOption(language);
    await page.getByRole('heading', { name: title }).waitFor();
  }
});

test('the line is lost: the table stays, says so, and resumes by itself', async () => {
  const person = await inn.person();
  const { page } = person;
  // Every socket of the page goes through here, so that the line can be cut and mended.
  let line;
  let [cut, silent] = [false, false];
  const from = [];
  const sent = [];
  await page.routeWebSocket(/\/ws\/table\//, (socket) => {
    if (cut) return socket.close();
    line = socket;
    silent = false;
    from.push(Number(new URL(socket.url()).searchParams.get('from') ?? NaN));
    const server = socket.connectToServer();
    const heard = () => line === socket && !silent;
    socket.onMessage((message) => {
      if (!heard()) return;
      sent.push(JSON.parse(message).type);
      server.send(message);
    });
    server.onMessage((message) => heard() && socket.send(message));
  });
  await quick(inn, person, { game: 'blacksheep', players: 2 });
  await page.locator('.hand button.card:enabled').first().waitFor();
  // Nobody closes a line that a tunnel swallows: what is pressed there is kept, and nobody thinks that it was done.
  silent = cut = true;
  await sheepStep(page);
  const swallowed = Date.now();
  await page.locator('[role=alert]', { hasText: 'it goes when the line is back' }).waitFor();
  assert.ok(Date.now() - swallowed < 10_000, 'that nothing is heard is known within seconds');
  cut = false;
  await page.locator('[role=alert]', { hasText: 'The line is lost' }).waitFor({ state: 'detached' });
  await page.locator('aside').getByText(/You play .* on field/).first().waitFor();
  from.length = sent.length = 0;
  cut = true;
  await line.close();
  await page.locator('[role=alert]', { hasText: 'The line is lost' }).waitFor();
  assert.ok(await page.locator('.hand .card').first().isVisible(), 'the table stays');
  cut = false;
  await page.locator('[role=alert]', { hasText: 'The line is lost' }).waitFor({ state: 'detached' });
  await page.locator('.table').waitFor();
  assert.equal(from.length, 1);
  assert.ok(from[0] > 0, 'only what it lacks is told again');
  assert.ok(!sent.includes('resume'), 'nothing is asked for twice');
});

const SIZES = [
  ['a wide screen', { width: 2560, height: 1440 }],
  ['200 % zoom', { width: 720, height: 450 }],
  ['a phone', { width: 390, height: 844 }],
];

/** The page speaks another language, without being loaded anew. */
async function speak(page, language) {
  await page.locator('.comforts select').evaluate((select, wish) => {
    select.value = wish;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, language);
  await page.waitForFunction((wish) => document.documentElement.lang === wish, language);
}

/** Every screen is opened once, and then looked at in every light, size and language. */
for (const screen of SCREENS) {
  test(`nothing serious for axe and nothing over the edge, in any light, size and language: ${screen}`, async () => {
    const page = await viewer.context.newPage();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    const found = [];
    await screens(games)[screen](page);
    await look(page, screen, found);
    const edge = async (name) => {
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const over = await overflow(page);
      if (over > 0) found.push(`${screen} runs over by ${over} px on ${name}`);
    };
    for (const [name, size] of SIZES) {
      await page.setViewportSize(size);
      await edge(name);
    }
    for (const language of ['uk', 'fa']) {
      await speak(page, language);
      await edge(`a phone in ${language}`);
    }
    await speak(page, 'en');
    await page.close();
    assert.deepEqual(found, []);
  });
}

test('the first load is at most 60 kB gzip in all, and nothing comes from elsewhere', async () => {
  const { page } = await inn.person();
  const loaded = [];
  page.on('response', (reply) => loaded.push([reply.url().replace(inn.address, ''), reply.body().catch(() => Buffer.alloc(0))]));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now against bots' }).first().waitFor();
  await settled(page);
  assert.deepEqual(loaded.filter(([path]) => !path.startsWith('/')), []);
  const sizes = await Promise.all(loaded.map(async ([path, body]) => [path, gzipSync(await body).length]));
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  assert.ok(total <= 60_000, `the first load is ${total} bytes:\n${sizes.map(([path, size]) => `${size} ${path}`).join('\n')}`);
});
