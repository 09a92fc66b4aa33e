/** Cards that were picked stay picked while the others act. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';

import SheriffTable from '../src/games/sheriff/SheriffTable.svelte';
import { words } from '../src/language/words.svelte';
import type { LoadPrompt } from '../src/protocol/sheriff';
import { player, seen, view } from './views';

const prompt: LoadPrompt = { prompt: 'load', at_least: 1, at_most: 5, waited: true };
const loading = (hand: string[], others = 3) => ({
  ...seen(
    view({
      phase: 'loading',
      players: [player(0), player(1, { hand }), player(2, { hand_count: others })],
    }),
  ),
  prompts: [prompt],
});
const picked = () => document.querySelectorAll('.hand button[aria-pressed=true]').length;
let app: object | undefined;

beforeAll(async () => {
  await words.need('ui', 'sheriff-cards', 'sheriff');
});
afterEach(() => {
  if (app) void unmount(app);
});

it('keeps what is picked when another merchant closes a bag, and puts it back with a new hand', () => {
  const props = $state({ seen: loading(['apples', 'apples', 'silk']) });
  app = mount(SheriffTable, { target: document.body, props });
  flushSync();
  document.querySelector<HTMLButtonElement>('.hand button.card')!.click();
  flushSync();
  expect(picked()).toBe(1);

  props.seen = loading(['apples', 'apples', 'silk'], 1);
  flushSync();
  expect(picked()).toBe(1);

  props.seen = loading(['apples', 'silk', 'bread']);
  flushSync();
  expect(picked()).toBe(0);
});
