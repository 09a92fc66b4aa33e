/** Why something was refused lasts as long as its phase. */

import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';

import type { Seen } from '../src/games/game';
import SheriffTable from '../src/games/sheriff/SheriffTable.svelte';
import { words } from '../src/language/words.svelte';
import { player, seen, view } from './views';

let app: object | undefined;
beforeAll(() => words.need('ui', 'table', 'sheriff', 'sheriff-cards', 'sheriff-deals', 'refusals', 'sheriff-refusals'));
afterEach(() => {
  if (app) void unmount(app);
});

it('a refusal goes with its phase', async () => {
  const loading = view({ phase: 'loading', players: [player(0), player(1, { hand: ['apples'], bag: { status: 'empty', count: null, declared: null, cards: null } as never }), player(2)] });
  const act = () => Promise.resolve({ code: 'act.late', clause: '4.2', params: {} });
  const asked = [{ prompt: 'load', at_least: 1, at_most: 5, waited: true }] as unknown as Seen['prompts'];
  const props = $state({ seen: { ...seen(loading), prompts: asked, waitingFor: [1], act } });
  app = mount(SheriffTable, { target: document.body, props });
  flushSync();
  for (const name of [/Apples, legal/, /Close the bag/]) {
    [...document.querySelectorAll('button')].find((one) => name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''))!.click();
    flushSync();
    await tick();
    await new Promise((done) => setTimeout(done));
    flushSync();
  }
  expect(document.querySelectorAll('.note').length).toBe(1);
  props.seen = { ...seen(view({ ...loading, phase: 'declaration' })), waitingFor: [0], act };
  flushSync();
  expect(document.querySelectorAll('.note').length).toBe(0);
});
