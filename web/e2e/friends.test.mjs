// People who play together: invited, waiting, away and back, at one device, beside a screen, with the box on the table.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { sheepStep } from './hands.mjs';
import { openInn } from './inn.mjs';
import { openTable, post } from './steps.mjs';
import { test } from './story.mjs';

let inn;
before(async () => {
  inn = await openInn();
});
after(() => inn?.close());

/** Somebody with a name, in a window of their own. */
async function guest(name, how) {
  const person = await inn.person(how);
  await person.page.goto('/');
  await post(person.page, '/api/guest', { name, language: 'en' });
  return person;
}

/** Plays any move on this seat until the game is over, by the protocol alone. */
const playedOut = (page, id) =>
  page.evaluate(
    (table) =>
      new Promise((over, fail) => {
        const socket = new WebSocket(`ws://${location.host}/ws/table/${table}`);
        socket.onclose = () => fail(new Error('the line was lost'));
        socket.onmessage = ({ data }) => {
          for (const message of JSON.parse(data)) {
            const state = message.info?.state ?? message.table?.state;
            if (state === 'finished') {
              socket.onclose = null;
              socket.close();
              over();
            }
            const [asked] = message.type === 'view' ? message.prompts : [];
            if (!asked) continue;
            const [{ field, counts }] = asked.fields;
            socket.send(JSON.stringify({ type: 'act', cid: `${message.seq}`, move: { move: 'play', field, cards: asked.cards.slice(0, counts[0]) } }));
          }
        };
      }),
    id,
  );

const album = process.env.BLUEBOAR_ALBUM;
const photograph = async (page, name) => album && (await page.screenshot({ path: `${album}/${name}.png` }));

/** Answers one of these questions, if this seat is asked it, by the protocol alone. Whether it was. */
const answered = (page, id, ...kinds) =>
  page.evaluate(
    ([table, wanted]) =>
      new Promise((done) => {
        const socket = new WebSocket(`ws://${location.host}/ws/table/${table}`);
        const over = (made) => (socket.close(), done(made));
        socket.onmessage = ({ data }) => {
          for (const message of JSON.parse(data)) {
            if (message.type === 'ack') return over(true);
            if (message.type !== 'view') continue;
            const { seat, players } = message.view;
            const asked = message.prompts.find(({ prompt }) => wanted.includes(prompt));
            if (!asked) return over(false);
            const move = { market: {}, 'choose-first-merchant': { merchant: asked.merchants?.[0] }, load: { cards: players[seat].hand.slice(0, 2) } }[asked.prompt];
            socket.send(JSON.stringify({ type: 'act', cid: crypto.randomUUID(), move: { move: asked.prompt, ...move } }));
          }
        };
      }),
    [id, kinds],
  );

test('the invitation says whom it reaches; who comes too late waits in the queue; a move is taken back when all agree', async () => {
  const [ann, ben, eve] = [await guest('Ann'), await guest('Ben'), await guest('Eve', { width: 390, height: 844 })];
  const table = await post(ann.page, '/api/tables', { game: 'blacksheep', players: 2, public: false });
  await ann.page.goto(`/table/${table.id}`);
  await ann.page.getByText('works on this machine alone').waitFor();
  await ann.page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
  await ben.page.goto(`/join/${table.code}`);
  await ben.page.getByRole('button', { name: 'Sit here' }).first().click();
  await ben.page.getByRole('button', { name: 'Get up' }).waitFor();
  await eve.page.goto(`/join/${table.code}`);
  await eve.page.getByText('The table is full').waitFor();
  await eve.page.getByRole('button', { name: 'Wait for a chair' }).click();
  await eve.page.getByText('You are number 1 in the queue').waitFor();
  await ann.page.getByText('Waiting for a chair: Eve').waitFor();
  // What is said while they wait is heard by those who sit there.
  await ann.page.getByLabel('Say something').fill('Nearly there');
  await ann.page.getByRole('button', { name: 'Say', exact: true }).click();
  await ben.page.getByText('Nearly there').waitFor();
  await photograph(ann.page, 'waiting-room');
  await photograph(eve.page, 'queue-phone');
  await ben.page.getByRole('button', { name: 'Get up' }).click();
  await ann.page.getByText('kept for Eve').waitFor();
  await eve.page.getByRole('button', { name: 'Sit here' }).click();
  await eve.page.getByRole('button', { name: 'Get up' }).waitFor();

  // Another game, where bags are closed in secret: one that was closed too early is opened again, if the others agree.
  const people = [ann, ben, eve].map(({ page }) => page);
  for (const page of people) await page.goto('/');
  const secret = await post(ann.page, '/api/tables', { game: 'sheriff', players: 3, public: false, clock: { absent: 'vote', absent_seconds: 1 } });
  for (const page of people.slice(1)) await post(page, `/api/tables/${secret.id}/sit`, {});
  await post(ann.page, `/api/tables/${secret.id}/start`, {});
  for (let asked = true; asked; ) {
    asked = false;
    for (const page of people) asked = (await answered(page, secret.id, 'choose-first-merchant', 'market')) || asked;
  }
  for (const page of people) await page.goto(`/table/${secret.id}`);
  let mover = null;
  for (const page of people) if (!mover && (await answered(page, secret.id, 'load'))) mover = page;
  const [first, second] = people.filter((page) => page !== mover);
  await mover.getByRole('button', { name: 'Take my move back' }).waitFor();
  const inHand = () => mover.locator('.hand button.card').count();
  const whole = (await inHand()) + 2;
  await photograph(mover, 'undo-may-be-asked');
  await mover.keyboard.press('z');
  await mover.keyboard.press('Enter');
  const question = (page) => page.getByRole('group', { name: 'Take my move back' });
  await question(mover).getByText('You ask to take your last move back.').waitFor();
  for (const page of [first, second]) await question(page).getByText(/asks to take their last move back\. It has shown nobody anything hidden/).waitFor();
  assert.match(await first.title(), /^\(1\) A question for you/);
  await photograph(first, 'undo-question');
  await photograph(eve.page, 'undo-phone');
  await first.getByRole('button', { name: 'I agree' }).click();
  await question(first).getByText('Waiting for').waitFor();
  await second.keyboard.press('z');
  await second.keyboard.press('Enter');
  for (const page of people) {
    await page.locator('aside').getByText('The last move was taken back: everyone agreed.').waitFor();
    await page.locator('aside del').first().waitFor();
  }
  await mover.waitForFunction((count) => document.querySelectorAll('.hand button.card').length === count, whole);
  await photograph(mover, 'undo-done');

  // Whom one would rather neither hear nor meet: the page knows it again when it is loaded anew, and the host is told.
  const loud = ['Ann', 'Ben', 'Eve'][people.indexOf(mover)];
  const dialog = first.locator('dialog[open]');
  const about = async () => {
    await first.getByTitle(`Say something to ${loud}`).click();
    await dialog.getByText(`More about ${loud}`).click();
  };
  await about();
  await dialog.getByRole('button', { name: 'Do not show what they say' }).click();
  await dialog.getByRole('button', { name: 'Never at a table with me' }).click();
  await dialog.getByRole('button', { name: 'May sit with me again' }).waitFor();
  await dialog.getByRole('button', { name: 'Tell the host of the inn' }).click();
  await dialog.getByLabel('What happened?').fill('They sing');
  await dialog.getByRole('button', { name: 'Say', exact: true }).click();
  await dialog.getByText('The host of the inn can read it now').waitFor();
  await first.reload();
  await first.locator('.hand button.card').first().waitFor();
  await about();
  await dialog.getByRole('button', { name: 'May sit with me again' }).waitFor();
  await dialog.getByRole('button', { name: 'Show what they say' }).waitFor();
  await photograph(first, 'about-player');
  await first.keyboard.press('Escape');
  await mover.getByLabel('Say something', { exact: true }).fill('La la la');
  await mover.getByRole('button', { name: 'Say', exact: true }).click();
  await second.getByText('La la la').first().waitFor();
  assert.equal(await first.getByText('La la la').count(), 0, 'who is muted is not heard');

  // Who goes away is missed; at this table the others vote. The bot is marked, and the seat is theirs again when they come.
  await mover.goto('/');
  for (const page of [first, second]) await page.getByRole('button', { name: 'A bot shall play on' }).click();
  const away = first.locator('.absences').getByText(`A bot plays for ${loud} until they come back.`);
  await away.waitFor();
  await photograph(first, 'away-bot');
  await first.locator('aside').getByRole('img', { name: 'made by a bot or by the clock' }).first().waitFor();
  await mover.goto(`/table/${secret.id}`);
  await away.waitFor({ state: 'detached' });
  assert.deepEqual([...ann.errors, ...ben.errors, ...eve.errors], []);
});

test('a table is opened at the pace of days; who was sent away stays out and reads why; spectators talk among themselves', async () => {
  const [ann, ben, eve, dan] = [await guest('Ann'), await guest('Ben'), await guest('Eve'), await guest('Dan', { width: 390, height: 844 })];
  await ann.page.goto('/new?game=blacksheep');
  await ann.page.getByLabel('Players').selectOption('2');
  await ann.page.locator('.tempo select').first().selectOption({ label: 'A day a move' });
  await ann.page.getByLabel('Seat 2', { exact: true }).selectOption('person');
  await ann.page.getByRole('button', { name: 'Open this table' }).click();
  await ann.page.waitForURL(/\/table\//);
  const id = ann.page.url().split('/').at(-1);
  const { code } = await ann.page.evaluate(async (table) => (await fetch(`/api/tables/${table}`)).json(), id);
  await ben.page.goto(`/join/${code}`);
  await ben.page.getByRole('button', { name: 'Sit here' }).first().click();
  await ann.page.getByRole('button', { name: 'Send away' }).click();
  const sentAway = ben.page.getByText('The host has sent you away from this table.');
  await sentAway.waitFor();
  await ben.page.goto(`/table/${id}`);
  await sentAway.waitFor();
  assert.equal(await ben.page.getByText('The line is lost').count(), 0, 'who is not wanted does not knock for ever');
  await photograph(ben.page, 'sent-away');
  await eve.page.goto(`/join/${code}`);
  await eve.page.getByRole('button', { name: 'Sit here' }).first().click();
  await ann.page.getByRole('button', { name: 'Begin', exact: true }).click();
  await dan.page.goto(`/table/${id}`);
  await dan.page.getByText('You only watch: until the end only other spectators read this.').waitFor();
  await photograph(dan.page, 'spectator-phone');

  // Whom the inn tells that it is their turn, when, and where it does not call.
  await eve.page.goto('/me');
  await eve.page.getByText('Nobody tells you yet.').waitFor();
  await eve.page.getByLabel('Not at night').check();
  await eve.page.getByLabel('from', { exact: true }).fill('23:30');
  await eve.page.getByText('To a program or a chat (webhook)').click();
  await eve.page.getByLabel('Address').fill('https://127.0.0.1/hook');
  await eve.page.locator('.webhook').getByRole('button', { name: 'Save' }).click();
  await eve.page.getByText('lies inside the host’s own network').waitFor();
  await photograph(eve.page, 'notices');
  await eve.page.reload();
  await eve.page.getByText('Nobody tells you yet.').waitFor();
  assert.equal(await eve.page.getByLabel('from', { exact: true }).inputValue(), '23:30');
});

test('whose turn it is stands on the tab; a second device takes the seat by link; who was away is told', async () => {
  const people = [await inn.person(), await inn.person()];
  const id = await openTable(inn, people, ['Ann', 'Ben'], { game: 'blacksheep' });
  const pages = people.map(({ page }) => page);
  const titled = async () => Promise.all(pages.map((page) => page.title()));
  await pages[0].waitForFunction(() => document.querySelector('.state, .ask, .hand') !== null);
  let turn = -1;
  for (const end = Date.now() + 10_000; turn < 0 && Date.now() < end; ) {
    turn = (await titled()).findIndex((title) => title.startsWith('(1)'));
    await pages[0].waitForTimeout(100);
  }
  assert.ok(turn >= 0, 'one of the tabs says that it is its turn');
  const [mover, other] = [pages[turn], pages[1 - turn]];
  assert.doesNotMatch(await other.title(), /^\(1\)/);

  // The seat on another device, by the link.
  await mover.getByText('My seat on another device').click();
  const link = await mover.getByRole('textbox', { name: 'My seat on another device' }).inputValue();
  const phone = await inn.person({ width: 390, height: 844 });
  await phone.page.goto(new URL(link).pathname);
  await phone.page.getByRole('button', { name: 'Yes, that is me' }).click();
  await phone.page.locator('.hand button.card').first().waitFor();
  assert.equal(await phone.page.locator('.hand button.card').count(), 3);

  // Their page lists it, and ends it: the phone only watches then.
  const mine = await people[turn].context.newPage();
  await mine.goto('/me');
  await mine.getByRole('heading', { name: 'My seats on other devices' }).waitFor();
  await photograph(mine, 'seat-devices');
  await mine.getByRole('button', { name: 'End it' }).click();
  await mine.getByRole('heading', { name: 'My seats on other devices' }).waitFor({ state: 'detached' });
  await phone.page.locator('.hand button.card').first().waitFor({ state: 'detached' });
  await mine.close();

  // The inn is silent: the page says so, what is said meanwhile is kept, and it goes when the line is back.
  inn.server.kill('SIGSTOP');
  await mover.getByText('The line is lost.').waitFor();
  await mover.getByLabel('Say something', { exact: true }).fill('Hello from the dark');
  await mover.getByRole('button', { name: 'Say', exact: true }).click();
  await mover.getByText('Not sent yet').waitFor();
  inn.server.kill('SIGCONT');
  await other.getByText('Hello from the dark').first().waitFor();
  assert.equal(await other.locator('.said').getByText('Hello from the dark').count(), 1);

  // A screen for everyone, opened by somebody who sits there: it shows the table, and nobody's hand.
  const screen = await people[0].context.newPage();
  await screen.setViewportSize({ width: 1280, height: 720 });
  await screen.goto(`/screen/${id}`);
  await screen.locator('.table').waitFor();
  assert.equal(await screen.locator('.hand button.card').count(), 0);
  await photograph(screen, 'screen');

  // A move; then the page of the other one is closed for hours, as far as it knows.
  const handedOn = () => other.waitForFunction(() => document.title.startsWith('(1)'), null, { timeout: 5_000 }).then(() => true, () => false);
  for (let steps = 0; steps < 6; steps++) {
    await sheepStep(mover);
    if (await handedOn()) break;
  }
  assert.match(await other.title(), /^\(1\) Your turn · /);
  await screen.locator('aside').getByText(/plays/).first().waitFor();
  await other.goto('/');
  await other.getByText('It is your turn').first().waitFor();
  await other.getByText('Deck · ').first().waitFor();
  await photograph(other, 'my-games');
  await other.evaluate((table) => localStorage.setItem('blueboar.left', JSON.stringify({ [table]: { seq: 0, at: Date.now() / 1000 - 7200 } })), id);
  await other.getByRole('link', { name: 'Go on' }).first().click();
  await other.getByRole('heading', { name: 'Since you left' }).waitFor();
  await other.getByText('It is your turn now.').waitFor();
  await photograph(other, 'since-you-left');

  // They play it to its end, quicker than any hand, and then once more.
  await screen.close();
  await phone.context.close();
  for (const page of pages) await page.goto('/');
  await Promise.all(pages.map((page) => playedOut(page, id)));
  for (const page of pages) await page.goto(`/table/${id}`);
  await mover.getByRole('button', { name: 'Play again' }).click();
  await mover.getByText(/^kept for/).waitFor();
  await other.getByText(/Play again: .* came/).waitFor();
  await photograph(other, 'rematch');
  await other.getByRole('button', { name: 'To the new table' }).or(other.getByRole('link', { name: 'To the new table' })).first().click();
  await other.getByRole('button', { name: 'Get up' }).waitFor();
  await mover.getByRole('button', { name: 'Begin', exact: true }).click();
  await other.locator('.table').waitFor();
  assert.deepEqual([...people[0].errors, ...people[1].errors, ...phone.errors], []);
});

test('several people hand one device on: it is covered between them, and has one seat at a time', async () => {
  const ann = await guest('Ann', { width: 390, height: 844 });
  const { page } = ann;
  const open = new Set();
  page.on('websocket', (socket) => {
    const how = new URL(socket.url()).search;
    if (!socket.url().includes('/ws/table/')) return;
    open.add(how);
    socket.on('close', () => open.delete(how));
  });
  const table = await post(page, '/api/tables', { game: 'blacksheep', players: 2, public: false });
  await page.goto(`/table/${table.id}`);
  await page.getByRole('button', { name: 'Somebody beside me plays here' }).click();
  await page.getByLabel('Their name').fill('Ben');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText('at this device').waitFor();
  await photograph(page, 'beside');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();

  for (let turns = 0; turns < 3; turns++) {
    const title = page.getByRole('heading', { name: /^Hand the device to/ });
    await title.waitFor();
    if (turns === 0) await photograph(page, 'covered');
    assert.equal(await page.locator('.hand').count(), 0, 'nothing lies open between two hands');
    const name = (await title.textContent()).replace(/^Hand the device to /, '');
    assert.ok([...open].every((how) => how.includes('watch=1')), `between two hands the page only watches: ${[...open]}`);
    await page.getByRole('button', { name: `I am ${name}` }).click();
    await page.getByText(`${name} holds the device`).waitFor();
    await page.locator('.hand button.card').first().waitFor();
    const seats = [...open].filter((how) => !how.includes('watch=1'));
    assert.equal(seats.length, 1);
    assert.equal(seats[0].includes('as='), name === 'Ben');
    if (turns === 0) await photograph(page, 'in-hand');
    // Until it covers itself.
    for (const end = Date.now() + 20_000; (await page.locator('.hand').count()) > 0 && Date.now() < end; ) {
      await sheepStep(page).catch(() => null);
      await page.waitForTimeout(150);
    }
  }
  // Whoever loads the page again finds it covered.
  await page.reload();
  await page.getByRole('heading', { name: /^Hand the device to/ }).waitFor();
  assert.deepEqual(ann.errors, []);
});

test('with the box on the table everything is counted without the network, and shared as a picture', async () => {
  const { page, context, errors } = await inn.person({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('region', { name: 'With the real box on the table' }).getByRole('link', { name: 'Sheriff of Nottingham' }).click();
  await page.getByText('Kept on this device').waitFor();
  await context.setOffline(true);
  await page.reload();
  await page.getByLabel('Edition').selectOption('second');
  await page.getByLabel('Royal goods').check();
  await page.getByLabel('Player 1', { exact: true }).fill('Robin');
  const more = (what, times = 1) => page.getByRole('button', { name: new RegExp(`^${what} · .* one more`) }).first().click({ clickCount: times });
  await more('Apples', 4);
  await more('Golden apples');
  await page.getByRole('button', { name: '+20' }).click();
  await page.getByRole('button', { name: /Player 2/ }).click();
  await more('Apples', 6);
  // 4 × 2 and 6 for the golden ones, which count as three more; 20 gold; King of apples.
  await page.getByRole('heading', { name: 'Robin wins!' }).waitFor();
  const total = page.getByRole('row', { name: /^Total/ }).first();
  assert.match(await total.textContent(), /54/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share as a picture' }).click();
  assert.equal((await saved).suggestedFilename(), 'sheriff.png');
  await page.getByRole('tab', { name: 'Timer' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('timer').filter({ hasText: '2:5' }).waitFor();
  await page.getByRole('tab', { name: 'Promises' }).click();
  await page.getByRole('button', { name: 'you let my bag through' }).click();
  await page.getByRole('button', { name: 'Write it down' }).click();
  await page.getByRole('button', { name: 'broken' }).click();
  // In another language, still without the network, with everything that was tapped in.
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fa');
  await page.locator('html[lang=fa]').waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'امتیاز' }).click();
  await page.getByRole('heading', { name: /Robin/ }).waitFor();
  await page.getByRole('link', { name: 'گوسفند سیاه' }).click();
  await page.getByRole('button', { name: /اسب/ }).first().waitFor();
  assert.deepEqual(errors.filter((error) => !/ERR_INTERNET_DISCONNECTED/.test(error)), []);
});
