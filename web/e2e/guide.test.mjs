// The guided first round, played as a newcomer would: from the door, doing what the guide points at.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { openInn } from './inn.mjs';

let inn;
before(async () => {
  inn = await openInn();
});
after(() => inn?.close());

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
