// Black Sheep in a real browser against the real server.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { playUntil, sheepStep } from './hands.mjs';
import { openInn } from './inn.mjs';
import { quick, settled } from './steps.mjs';
import { test } from './story.mjs';

let inn;
before(async () => {
  inn = await openInn();
});
after(() => inn?.close());

test('a whole game with tasks against bots', async () => {
  const person = await inn.person();
  await quick(inn, person, { game: 'blacksheep', edition: 'tasks', players: 3 });
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
  assert.deepEqual(person.errors, []);
});
