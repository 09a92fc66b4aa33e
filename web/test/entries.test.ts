/** Entries come early, late, twice and out of order; they are told once each, in order, without a gap. */

import { beforeEach, expect, it } from 'vitest';

import type { Entry } from '../src/connection/api';
import { EntriesInOrder } from '../src/connection/entries';

const entries = (...numbers: number[]): Entry[] => numbers.map((seq) => ({ seq, seat: 0, move: null, events: [] }));
let known: EntriesInOrder;
const take = (...numbers: number[]) => known.take(entries(...numbers)).map((entry) => entry.seq);
const game = { seat: 1, seedHash: 'a', seq: 4 };

beforeEach(() => {
  known = new EntriesInOrder();
  known.welcome(game);
});

it('tells what comes in order at once', () => {
  expect(take(0, 1)).toEqual([0, 1]);
  expect(take(2)).toEqual([2]);
  expect([known.next, known.lacking()]).toEqual([3, null]);
});

it('tells what comes twice once', () => {
  take(0, 1, 2);
  expect(take(1, 2)).toEqual([]);
  expect(take(2, 3)).toEqual([3]);
});

it('tells what is in one message twice once', () => {
  expect(take(0, 0, 1)).toEqual([0, 1]);
});

it('holds back what is early, and asks once for what is lacking', () => {
  take(0);
  expect(take(2)).toEqual([]);
  expect([known.next, known.lacking(), known.lacking()]).toEqual([1, 1, null]);
  expect(take(3)).toEqual([]);
  expect(known.lacking()).toBeNull();
});

it('tells what was early after what was late', () => {
  take(0);
  take(2, 3);
  expect(take(1)).toEqual([1, 2, 3]);
  expect([known.next, known.lacking()]).toEqual([4, null]);
});

it('tells out of order in order', () => {
  expect(take(3, 1, 0, 2)).toEqual([0, 1, 2, 3]);
});

it('asks for the second gap when the first one is closed', () => {
  take(1, 3);
  expect(known.lacking()).toBe(0);
  expect(take(0)).toEqual([0, 1]);
  expect(known.lacking()).toBe(2);
});

it('goes on after a restart with what is lacking, and may ask for a gap again', () => {
  take(0, 1);
  take(3);
  known.lacking();
  expect(known.welcome({ ...game, seq: 5 })).toBe('goes-on');
  expect(known.next).toBe(2);
  expect(take(2, 3, 4, 5)).toEqual([2, 3, 4, 5]);
});

it('goes on after a restart in which nothing has happened', () => {
  take(0, 1, 2, 3, 4);
  expect(known.welcome(game)).toBe('goes-on');
  expect([known.next, take(4), take(5)]).toEqual([5, [], [5]]);
});

it('begins again with other eyes, which see other things', () => {
  take(0, 1, 2);
  expect(known.welcome({ ...game, seat: null })).toBe('other-eyes');
  expect(take(0, 1, 2)).toEqual([0, 1, 2]);
});

it('begins again where there is another game', () => {
  take(0, 1, 2);
  expect(known.welcome({ ...game, seedHash: 'b' })).toBe('other-game');
  expect(take(0)).toEqual([0]);
});

it('begins again where the game is not as far as what is known of it', () => {
  take(0, 1, 2);
  expect(known.welcome({ ...game, seq: 1 })).toBe('other-game');
  expect(known.next).toBe(0);
});

it('forgets what was early of the other game', () => {
  take(0, 2);
  known.welcome({ ...game, seedHash: 'b' });
  expect(take(0, 1)).toEqual([0, 1]);
  expect(known.lacking()).toBeNull();
});

it('knows a game that began while the line was open', () => {
  const fresh = new EntriesInOrder();
  fresh.welcome({ seat: 1, seedHash: null, seq: -1 });
  fresh.begins('a');
  fresh.take(entries(0, 1));
  expect(fresh.welcome({ seat: 1, seedHash: 'a', seq: 1 })).toBe('goes-on');
  expect(fresh.welcome({ seat: 1, seedHash: 'b', seq: 1 })).toBe('other-game');
});
