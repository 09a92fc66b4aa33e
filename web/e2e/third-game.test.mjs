// A third game is only added: the example Nim, laid over a copy of the house, is learnt, set up, played and replayed.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';

import { house, openInn, python } from './inn.mjs';
import { test } from './story.mjs';

let root;
let inn;
before(async () => {
  root = mkdtempSync(join(tmpdir(), 'blueboar-nim-'));
  execFileSync(python, [join(house, 'scripts/house_with.py'), join(house, 'examples/nim'), root], { stdio: 'inherit' });
  symlinkSync(join(house, 'web/node_modules'), join(root, 'web/node_modules'));
  execFileSync('node', [join(house, 'web/node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], { cwd: join(root, 'web'), stdio: 'inherit' });
  inn = await openInn('nim', root);
});
after(async () => {
  await inn?.close();
  rmSync(root, { recursive: true, force: true });
});

/** Takes all it may from the first heap, whenever it is asked, until the game is over. */
async function playToTheEnd(page) {
  const ending = page.locator('.ending');
  for (let turn = 0; turn < 20; turn++) {
    await page.locator('.ending, .heap button').first().waitFor();
    if (await ending.isVisible()) return;
    const stones = page.locator('.heap img, .heap .picture');
    const before = await stones.count();
    await page.locator('.heap button').last().click();
    await page.waitForFunction(
      (old) => document.querySelector('.ending') || document.querySelectorAll('.heap .picture').length !== old,
      before,
    );
  }
  assert.fail('the game does not end');
}

test('a third game hangs at the door, is learnt, and played to its end against bots', async () => {
  const { page, errors } = await inn.person();
  await page.goto('/');
  assert.deepEqual(await page.locator('.game h2').allTextContents(), ['Sheriff of Nottingham', 'Black Sheep', 'Nim']);
  const card = page.getByRole('region', { name: 'Nim' });
  await card.getByText('no luck at all').waitFor();
  await card.getByRole('link', { name: 'Learn by playing' }).click();
  await page.getByText('Three heaps of stones').waitFor();
  await page.getByRole('button', { name: 'Begin the guided round' }).click();
  await page.getByText('Take some stones from a heap.').first().waitFor();
  await page.getByText('These stones are heavy!').first().click();
  await playToTheEnd(page);
  await page.getByRole('tab', { name: 'Chronicle' }).click();
  await page.getByText(/takes \d from heap \d/).first().waitFor();
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.locator('.heap').first().waitFor();
  await page.goto('/me');
  await page.getByText('Stones taken').waitFor();
  assert.deepEqual(errors, []);
});

test('a third game is set up with its own options, and has its rules', async () => {
  const { page, errors } = await inn.person();
  await page.goto('/new?game=nim');
  await page.getByLabel('Edition').selectOption({ label: 'The last stone loses' });
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('Stones in a turn').fill('2');
  await page.getByLabel('Stones in a turn').blur();
  await page.getByRole('button', { name: 'Open this table' }).click();
  await page.getByText('Stones in a turn: 2').waitFor();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await playToTheEnd(page);
  await page.goto('/help/nim');
  await page.getByText('one to three stones').waitFor();
  assert.deepEqual(errors, []);
});
