/** The ledger tells of each promise: who, to whom, what, under which condition, how it stands, and why. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import Ledger from '../src/games/sheriff/Ledger.svelte';
import Offers from '../src/games/sheriff/Offers.svelte';
import { words } from '../src/language/words.svelte';
import type { Promise as Promised } from '../src/protocol/sheriff';
import { player, seen, view } from './views';

const act = vi.fn();
let app: object | undefined;
beforeAll(async () => {
  await words.need('ui', 'sheriff-cards', 'sheriff');
});
afterEach(() => {
  if (app) void unmount(app);
});

const promise = (change: Partial<Promised>): Promised => ({
  id: 0,
  round: 2,
  deal: 1,
  giver: 1,
  to: [0],
  what: 'gold',
  promised: 10,
  delivered: 0,
  status: 'open',
  about: null,
  text: '',
  goods: [],
  when: null,
  by: [],
  why: '',
  ...change,
});

function lines(...ledger: Promised[]): string[] {
  const table = view({ ledger });
  app = mount(Ledger, { target: document.body, props: { seen: seen(table) } });
  flushSync();
  return [...document.querySelectorAll('.note li')].map((line) => line.textContent.replace(/\s+/g, ' ').trim());
}

describe('the ledger', () => {
  it.each([
    ['an open condition', { when: { bag: 2, happens: 'lie' } }, 'Robin → Marian: 10 gold, if Much’s bag is opened and a lie round 2 · open'],
    ['one that came true', { when: { bag: 2, happens: 'lie' }, status: 'kept', delivered: 10, why: 'condition-true' }, 'Robin → Marian: 10 gold, if Much’s bag is opened and a lie round 2 · kept: the condition came true'],
    ['one that cannot any more', { when: { bag: 2, happens: 'true' }, status: 'void', why: 'condition-false' }, 'Robin → Marian: 10 gold, if Much’s bag is opened and true round 2 · void: the condition did not come true'],
    ['a pledge that paid a debt', { status: 'broken', delivered: 4, why: 'paid-a-debt' }, 'Robin → Marian: 10 gold round 2 · broken: the pledge paid a debt; 4 of 10 handed over'],
    ['goods by name', { what: 'bag', goods: [['cheese', 2]], promised: 2, to: [2], status: 'void', why: 'bag-opened' }, 'Robin → Much: 2 cheeses from the bag round 2 · void: the bag was opened'],
    ['unnamed cards', { what: 'face-down', promised: 2 }, 'Robin → Marian: 2 unnamed cards round 2 · open'],
    ['an act of both deputies', { what: 'open', about: 2, giver: 0, by: [0, 1], to: [2], status: 'kept', why: 'carried-out' }, 'Marian and Robin → Much: open Much’s bag round 2 · kept'],
  ] as const)('tells of %s', (_, change, told) => {
    expect(lines(promise(change as unknown as Partial<Promised>))).toEqual([told]);
  });
});

describe('an offer that asks for cards of mine without a name', () => {
  it('is accepted with the cards that I pick', () => {
    const deal = { id: 3, proposer: 0, partners: [1], terms: [{ term: 'face-down', giver: 1, count: 1 } as const], replaces: null };
    const table = view({ offers: [{ deal, agreed: [0], picked: [] }], players: [player(0), player(1, { contraband: ['silk', 'mead'] }), player(2)] });
    const answers = { prompt: 'answer' as const, waited: false, offers: [{ deal: 3, accept: true, refuse: true, withdraw: false, stopped: null, picks: 1 }] };
    app = mount(Offers, { target: document.body, props: { view: table, seen: seen(table), answers, act, refused: null, oncounter: null } });
    flushSync();
    const press = (name: RegExp) => {
      [...document.querySelectorAll('button')].find((one) => name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''))!.click();
      flushSync();
    };
    press(/^Mead, /);
    press(/Accept/);
    expect(act).toHaveBeenLastCalledWith({ move: 'accept', deal: 3, picks: ['mead'] });
  });
});
