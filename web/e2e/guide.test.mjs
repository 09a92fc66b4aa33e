// The guided first round, played as a newcomer would: from the door, doing what the guide points at.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { openInn } from './inn.mjs';

let inn;
before(async () => {
  inn = await openInn();
});
after(() => inn?.close());

const see = (page) => page.locator('.guide').getByRole('button', { name: 'I see' }).click();
const guide = (page) => page.locator('.guide p');
const says = (page, words) => guide(page).filter({ hasText: words }).waitFor({ timeout: 60_000 });

/** Is the ring around this? */
async function pointsAt(page, locator) {
  await page.locator('.ring').waitFor();
  await page.waitForFunction(
    ([thing]) => {
      const ring = document.querySelector('.ring')?.getBoundingClientRect();
      const box = thing.getBoundingClientRect();
      return ring && ring.left <= box.left + 1 && ring.right >= box.right - 1 && ring.top <= box.top + 1 && ring.bottom >= box.bottom - 1;
    },
    [await locator.first().elementHandle()],
  );
}

for (const [name, look] of [['a wide screen', {}], ['a phone', { width: 390, height: 844 }]]) {
  test(`the guide leads a newcomer through the first bag on ${name}`, async () => {
    const { page, errors } = await inn.person(look);
    await page.goto('/learn/sheriff');
    await page.getByRole('button', { name: 'Begin the guided round' }).click();

    await says(page, 'Every card has two numbers');
    await pointsAt(page, page.locator('.hand[role=group]'));
    await see(page);
    await says(page, 'This is the market');
    await pointsAt(page, page.locator('.hand[role=group]'));
    await page.locator('.hand button.card').first().click();
    await says(page, 'These will be swapped');
    await pointsAt(page, page.locator('.ask .button.main'));
    await page.locator('.ask .button.main').click();

    await says(page, 'Load your bag');
    await page.locator('.hand button.card').first().click();
    await says(page, 'That goes into the bag');
    await pointsAt(page, page.locator('.ask .button.main'));
    await page.locator('.ask .button.main').click();

    await says(page, 'Say what is in your bag');
    await pointsAt(page, page.locator('.ask button.good'));
    await page.locator('.ask button.good').first().click();
    await guide(page).filter({ hasText: 'Say what is in your bag' }).waitFor({ state: 'detached' });
    assert.deepEqual(errors, []);
  });
}

test('the guide of Black Sheep leads from the cards to the field to the move', async () => {
  const { page, errors } = await inn.person();
  await page.goto('/learn/blacksheep');
  await page.getByRole('button', { name: 'Begin the guided round' }).click();
  await says(page, 'points are hidden below them');
  await see(page);
  await says(page, 'Pick one or two cards');
  await pointsAt(page, page.locator('.hand[role=group]'));
  await page.locator('.hand button.card').first().click();
  await says(page, 'Now the field');
  await page.getByRole('button', { name: /^Play here/ }).first().click();
  await says(page, 'Then play them');
  await pointsAt(page, page.getByRole('button', { name: /^Play \d card/ }));
  await page.getByRole('button', { name: /^Play \d card/ }).click();
  await guide(page).filter({ hasText: 'Then play them' }).waitFor({ state: 'detached' });
  assert.deepEqual(errors, []);
});

test('who plays for the first time has the guide; sent home, it stays away', async () => {
  const { page } = await inn.person();
  const play = async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now against bots' }).first().click();
    await page.locator('.table').waitFor();
  };
  await play();
  await page.locator('.guide').waitFor();
  await page.getByRole('button', { name: 'Send the guide home' }).click();
  await page.locator('.guide').waitFor({ state: 'detached' });
  assert.ok(await page.locator('.table').isVisible(), 'the game goes on');
  await play();
  assert.equal(new URL(page.url()).searchParams.has('guide'), false);
});

test('a newcomer at the door is a merchant in round one', async () => {
  const { page } = await inn.person();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now against bots' }).first().click();
  await says(page, 'Every card has two numbers');
  await see(page);
  await says(page, 'This is the market');
});

test('the guide is there again for whoever leaves and comes back, and the lesson lies over the table', async () => {
  const { page, errors } = await inn.person();
  await page.goto('/learn/sheriff');
  await page.getByRole('button', { name: 'Begin the guided round' }).click();
  await says(page, 'Every card has two numbers');
  await see(page);
  await says(page, 'This is the market');
  const table = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'The game in short' }).click();
  const lesson = page.getByRole('dialog', { name: /a first round/ });
  assert.ok((await lesson.getByRole('listitem').count()) >= 4);
  assert.equal(new URL(page.url()).pathname, table, 'nobody has left the table');
  await lesson.getByRole('button', { name: 'Close' }).click();
  await page.goto('/');
  await page.goto(table);
  await says(page, 'This is the market');
  await page.getByRole('button', { name: 'Send the guide home' }).click();
  await page.reload();
  await page.locator('.table').waitFor();
  await page.waitForTimeout(600);
  assert.equal(await page.locator('.guide').count(), 0, 'sent home, it does not come back');
  assert.deepEqual(errors, []);
});

for (const [width, height] of [[390, 844], [320, 640], [844, 390]]) {
  test(`on ${width} × ${height} the guide is one line, and what it points at is not covered`, async () => {
    const { page, errors } = await inn.person({ width, height });
    await page.goto('/learn/sheriff');
    await page.getByRole('button', { name: 'Begin the guided round' }).click();
    for (const words of ['Every card has two numbers', 'This is the market', 'Load your bag']) {
      await guide(page).filter({ hasText: words }).waitFor({ timeout: 60_000 });
      await page.locator('.ring').waitFor();
      await page.waitForTimeout(700);
      const box = await page.locator('.guide').boundingBox();
      assert.ok(box.height <= 64, `${words}: the guide is ${box.height} px high`);
      const ring = await page.locator('.ring').boundingBox();
      assert.ok(ring.y >= box.y + box.height - 1 || ring.y + ring.height <= box.y + 1, `${words}: ${JSON.stringify({ box, ring })}`);
      await page.getByRole('button', { name: words.slice(0, 10) }).click();
      assert.ok((await page.locator('.guide').boundingBox()).height > box.height, 'all of it is a tap away');
      await page.getByRole('button', { name: words.slice(0, 10) }).click();
      if (words.startsWith('Every')) await see(page);
      if (words.startsWith('This')) await page.locator('.ask .button.main').click();
    }
    assert.deepEqual(errors, []);
  });
}

/** All of it can be seen: nothing lies over its corners, and nothing is scrolled away. */
const inSight = (button) =>
  button.evaluate((thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const corners = [[left + 8, top + 8], [right - 8, top + 8], [left + 8, bottom - 8], [right - 8, bottom - 8]];
    return corners.every(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
  });

test('on 1280 × 720, as of most laptops, the guide leaves what it speaks of in sight', async () => {
  const { page, errors } = await inn.person({ width: 1280, height: 720 });
  await page.goto('/learn/sheriff');
  await page.getByRole('button', { name: 'Begin the guided round' }).click();
  await guide(page).filter({ hasText: 'Every card has two numbers' }).waitFor({ timeout: 60_000 });
  assert.equal(await page.getByRole('button', { name: 'Send the guide home' }).isVisible(), false);
  await page.getByRole('button', { name: 'What else the guide can do' }).click();
  assert.equal(await page.getByRole('button', { name: 'Send the guide home' }).isVisible(), true);
  await see(page);
  for (const words of ['This is the market', 'Load your bag']) {
    await guide(page).filter({ hasText: words }).waitFor({ timeout: 60_000 });
    const button = page.locator('.ask .button.main');
    await button.waitFor();
    await page.waitForTimeout(700);
    assert.ok(await inSight(button), `${words}: what is to be pressed is not in sight`);
    if (words.startsWith('This')) await button.click();
  }
  await page.locator('.mine .hand button').first().click();
  await page.locator('.ask .button.main').click();
  await page.getByRole('heading', { name: /What do you tell/ }).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: /^1 (apple|cheese|loaf|chicken)/ }).first().click();
  await page.locator('.sheet').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(700);
  assert.ok(await inSight(page.getByRole('button', { name: 'Offer it' })), 'a deal can be offered without scrolling');
  assert.deepEqual(errors, []);
});
