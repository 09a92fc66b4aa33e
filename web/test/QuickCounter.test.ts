// A counter-offer for another price takes two taps.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';

import QuickCounter from '../src/games/sheriff/QuickCounter.svelte';
import { words } from '../src/language/words.svelte';
import { view } from './views';

let app: Record<string, never> | null = null;
afterEach(() => {
  if (app) void unmount(app);
});

it('counters one gold with eight in two taps', async () => {
  await words.need('sheriff', 'ui');
  const act = vi.fn();
  const table = view();
  table.players[1]!.gold = 20;
  const deal = { id: 7, proposer: 1, partners: [0], terms: [{ term: 'gold' as const, giver: 1, amount: 1 }, { term: 'let-through' as const, merchant: 1 }], replaces: null };
  table.seat = 0;
  app = mount(QuickCounter, { target: document.body, props: { deal, view: table, act } });
  flushSync();
  let taps = 0;
  const tap = (name: RegExp) => {
    const found = [...document.querySelectorAll('button')].find((one) => name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''))!;
    found.click();
    taps++;
    flushSync();
  };
  expect([...document.querySelectorAll('button')].some((one) => /Counter/.test(one.textContent ?? ''))).toBe(false);
  tap(/^8 gold$/);
  tap(/Counter/);
  expect(taps).toBe(2);
  expect(act).toHaveBeenCalledWith({
    move: 'offer',
    partners: [1],
    terms: [
      { term: 'gold', giver: 1, amount: 8 },
      { term: 'let-through', merchant: 1 },
    ],
    replaces: 7,
  });
});
