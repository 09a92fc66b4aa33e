// Moves that the house refuses: the browser never makes them, so they are changed on their way to the real server.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { sheepStep, sheriffStep } from './hands.mjs';
import { openInn } from './inn.mjs';
import { quick } from './steps.mjs';
import { test } from './story.mjs';

let inn;
before(async () => {
  inn = await openInn();
});
after(() => inn?.close());

/** Each kind of move is spoiled once, and then left alone. */
const SPOILT = {
  market: (move) => ({ ...move, set_aside: ['nothing-like-it'] }),
  load: (move) => ({ ...move, cards: [] }),
  declare: (move) => ({ ...move, count: move.count + 1 }),
  offer: (move) => ({ ...move, terms: [{ term: 'gold', giver: 0, amount: 9999 }] }),
  play: (move) => ({ ...move, cards: ['unicorn'] }),
};

async function spoil(page) {
  const left = new Set(Object.keys(SPOILT));
  await page.routeWebSocket(/\/ws\/table\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(message));
    socket.onMessage((text) => {
      const message = JSON.parse(text);
      const kind = message.move?.move;
      if (left.delete(kind)) message.move = SPOILT[kind](message.move);
      server.send(JSON.stringify(message));
    });
  });
}

/** The note stands in this panel, in words, on the screen, and leads to its clause. */
async function refused(page, panel, clause) {
  const note = page.locator(`${panel} [role=alert] .note`);
  await note.waitFor();
  assert.equal(await page.locator('.note').count(), 1);
  assert.doesNotMatch(await note.textContent(), /That is not possible now/);
  // On the screen, and nothing lies over its corners.
  const seen = await note.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [[left + 12, top + 6], [right - 12, bottom - 6]].map(([x, y]) => one.contains(document.elementFromPoint(x, y)));
  });
  assert.deepEqual(seen, [true, true], `${panel}: the note is covered or off the screen`);
  assert.match(await note.locator('a').getAttribute('href'), new RegExp(`clause=${clause.replace('.', '\\.')}$`));
}

async function asked(page, title) {
  await page.locator('.ask h3', { hasText: title }).waitFor({ timeout: 60_000 });
}

for (const width of [1440, 390]) {
  test(`market, bag, declaration and deal say why not where the hand is, at ${width} px`, async () => {
    const person = await inn.person({ width, height: 844 });
    const { page } = person;
    await spoil(page);
    await quick(inn, person, { game: 'sheriff', players: 3, options: { first_sheriff: 1 } });
    const notes = { changed: true };
    for (const [title, clause] of [
      ['The market', '3.2'],
      ['Load your bag', '4.1'],
      ['tell the Sheriff', '4.3'],
    ]) {
      await asked(page, title);
      await sheriffStep(page, notes);
      await refused(page, '.ask', clause);
      await page.keyboard.press('a');
      if (title === 'Load your bag') await page.locator('.hand button.card[aria-pressed=true]').first().click();
      await sheriffStep(page, notes);
      await page.locator('.ask h3', { hasText: title }).waitFor({ state: 'detached' });
    }
    // As the Sheriff, before whom the bags wait as long as they like.
    await quick(inn, person, { game: 'sheriff', players: 3, options: { first_sheriff: 0 } });
    await asked(page, 'bags are before you');
    await page.locator('.gate .deal').first().click();
    await page.locator('.sheet').getByRole('button', { name: 'Gold: more' }).click();
    await page.getByRole('button', { name: 'Offer it' }).click();
    await refused(page, '.sheet', '5.4');
    assert.deepEqual(person.errors, []);
  });
}

test('a turn of Black Sheep says why not beside its button', async () => {
  const person = await inn.person({ width: 390, height: 844 });
  const { page } = person;
  await spoil(page);
  await quick(inn, person, { game: 'blacksheep', players: 3, options: { first_player: 0 } });
  await page.locator('.hand button.card:enabled').first().waitFor();
  await sheepStep(page);
  await refused(page, '.confirm', '3.2');
  assert.deepEqual(person.errors, []);
});
