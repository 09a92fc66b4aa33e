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
  const person = await inn.person();
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
    await page.getByRole('button', { name: 'Play here' }).first().click();
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
