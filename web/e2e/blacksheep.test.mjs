// Black Sheep in a real browser against the real server.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { playUntil, sheepStep } from './hands.mjs';
import { openInn } from './inn.mjs';
import { openTable, quick, settled } from './steps.mjs';
import { test } from './story.mjs';

let inn;
before(async () => {
  inn = await openInn();
});
after(() => inn?.close());

test('a whole game with tasks against bots', async () => {
  const person = await inn.person({ pace: 'fast' });
  const table = await quick(inn, person, { game: 'blacksheep', edition: 'tasks', players: 3 });
  assert.ok((await person.page.locator('.tasks .task').count()) >= 1, 'my own task is shown');
  let compared = false;
  const over = async () => {
    compared ||= await person.page.locator('.moment').isVisible();
    return person.page.locator('.ending').isVisible();
  };
  await playUntil(person.page, sheepStep, over, 240);
  await settled(person.page);
  assert.ok(compared, 'the comparison was shown when a field was driven out');
  assert.equal(await person.page.locator('tbody tr').count(), 3);
  await person.page.setViewportSize({ width: 390, height: 844 });
  await person.page.goto(`/replay/${table}?at=40`);
  await person.page.locator('.corrals').waitFor();
  assert.ok(await person.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'the replay fits a phone');
  assert.deepEqual(person.errors, []);
});

test('a group’s own tasks of two animals alike are shown with both', async () => {
  const people = await Promise.all([0, 1].map(() => inn.person()));
  const task = (number) => `[[tasks]]\nname = "two-horses-${number}"\nkind = "group"\nanimals = ["horse", "horse"]\npoints = ${number}\n`;
  const cards = { name: 'horses.toml', text: [1, 2, 3, 4, 5, 6].map(task).join('') };
  await openTable(inn, people, ['Ada', 'Bob'], { game: 'blacksheep', edition: 'tasks', cards });
  const { page } = people[0];
  const shown = page.getByRole('img', { name: /^Each group of Horse and Horse/ });
  await shown.first().waitFor();
  assert.equal(await shown.count(), 4, 'two of my own and two open ones');
  assert.equal(await shown.first().locator('svg').count(), 2);
  for (const person of people) assert.deepEqual(person.errors, []);
});

for (const [width, height] of [[390, 844], [1280, 800]]) {
  test(`hand, field and the button that plays are seen together at ${width} × ${height}`, async () => {
    const person = await inn.person({ width, height });
    const { page } = person;
    await quick(inn, person, { game: 'blacksheep', edition: 'standard', players: 4, options: { first_player: 0 } });
    await page.locator('.hand button.card').first().click();
    await page.getByRole('button', { name: /^Play here/ }).first().click();
    for (const thing of [page.getByRole('button', { name: 'Play 1 card on field 1' }), page.locator('.hand button.card').last()]) {
      const box = await thing.boundingBox();
      assert.ok(box.y >= 0 && box.y + box.height <= height, `${JSON.stringify(box)} in ${height}`);
      assert.ok(await thing.evaluate((one) => {
        const { x, y, width: wide, height: high } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + wide / 2, y + high / 2));
      }), 'nothing lies above it');
    }
    assert.deepEqual(person.errors, []);
  });
}

test('the whole field takes the cards, and says what they make before they are played', async () => {
  const person = await inn.person({ width: 1280, height: 720 });
  const { page } = person;
  await quick(inn, person, { game: 'blacksheep', edition: 'tasks', players: 4, options: { first_player: 0 } });
  await page.locator('.hand button.card:enabled').first().click();
  assert.ok(await page.locator('.hand[role=group]').evaluate((hand) => hand.getBoundingClientRect().bottom <= innerHeight), 'the hand is in sight at 720 px');
  const field = page.getByRole('article', { name: 'Field 2' });
  assert.match(await field.getByRole('button').innerText(), /makes|counts/, 'what would come of it stands on the field');
  assert.match(await field.getByRole('button').evaluate((one) => one.textContent), /field 2/, 'and its button says which field');
  assert.equal(await field.locator('.number').textContent(), '2');
  const { x, y, width, height } = await field.boundingBox();
  // Not on the button: on the meadow, and on another player's side.
  for (const [right, down] of [[0.5, 0.1], [0.3, 0.4]]) {
    await page.mouse.click(x + width * right, y + height * down);
    await page.getByRole('button', { name: 'Play 1 card on field 2' }).waitFor();
    assert.equal(await field.locator('.cards .faded').count(), 1, 'my card is seen lying there');
    await page.getByRole('article', { name: 'Field 1' }).getByRole('button').click();
    await page.getByRole('button', { name: 'Play 1 card on field 1' }).waitFor();
  }
  assert.deepEqual(person.errors, []);
});

test('what beats what is a card to look at', async () => {
  const person = await inn.person({ width: 320, height: 640 });
  const { page } = person;
  await quick(inn, person, { game: 'blacksheep', edition: 'standard', players: 3, options: { first_player: 0 } });
  await page.getByRole('button', { name: 'What beats what' }).click();
  const card = page.getByRole('dialog', { name: 'What beats what' });
  assert.deepEqual(
    (await card.locator('li .what').allTextContents()).map((one) => one.trim()),
    ['Five alike', 'Four alike', 'Three and a pair', 'Three alike', 'Two pairs', 'A pair', 'Best animal'],
  );
  const box = await card.boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= 320 && box.y >= 0 && box.y + box.height <= 640, JSON.stringify(box));
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'hidden' });
});

for (const width of [390, 320]) {
  test(`three fields stand side by side at ${width} px`, async () => {
    const person = await inn.person({ width, height: 700 });
    const { page } = person;
    await quick(inn, person, { game: 'blacksheep', edition: 'standard', players: 4, options: { first_player: 0 } });
    const boxes = [];
    for (const number of [1, 2, 3]) boxes.push(await page.getByRole('article', { name: `Field ${number}` }).boundingBox());
    assert.equal(new Set(boxes.map((box) => Math.round(box.y))).size, 1);
    assert.ok(boxes.every((box) => box.x >= 0 && box.x + box.width <= width + 1), JSON.stringify(boxes));
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing runs over');
    assert.deepEqual(person.errors, []);
  });
}

test('the comparison is ranked, has a name, and says what was won', async () => {
  const person = await inn.person({ pace: 'fast' });
  const { page } = person;
  await quick(inn, person, { game: 'blacksheep', edition: 'standard', players: 2, options: { first_player: 0 } });
  const scene = page.getByRole('dialog', { name: /^Field \d is driven out/ });
  for (const end = Date.now() + 120_000; Date.now() < end && !(await scene.isVisible()); ) {
    if ((await sheepStep(page).catch(() => null)) === null) await page.waitForTimeout(100);
  }
  assert.equal(await scene.getByRole('listitem').count(), 2);
  assert.match(await scene.getByRole('listitem').first().textContent(), /^\s*1\./);
  assert.equal(await scene.getByRole('listitem').first().getByRole('img').count(), 5, 'five animals with their names');
  assert.match(await scene.locator('.won').textContent(), /Driven home/);
  await scene.getByRole('button', { name: 'Go on' }).click();
  await scene.waitFor({ state: 'detached' });
  assert.deepEqual(person.errors, []);
});
