/** The deal on the drawing board: what is drawn up is what is offered. */

import { describe, expect, it } from 'vitest';

import { Draft } from '../src/games/sheriff/draft.svelte';
import type { Term } from '../src/protocol/sheriff';

const countered: Term[] = [
  { term: 'gold', giver: 1, amount: 8 },
  { term: 'stall', giver: 1, good: 'apples', count: 2 },
  { term: 'bag', giver: 1, good: 'silk', count: 1 },
  { term: 'let-through', merchant: 1 },
  { term: 'favour', giver: 0, text: 'next time' },
];

describe('a draft', () => {
  it('is empty at first', () => {
    expect(new Draft().terms).toEqual([]);
  });

  it('takes an offer over as it is, so that it can be countered', () => {
    const draft = new Draft();
    draft.fill([0], countered, 7);
    expect(draft.terms).toEqual(expect.arrayContaining(countered));
    expect(draft.terms).toHaveLength(countered.length);
    expect(draft.replaces).toBe(7);
  });

  it('has one term for a good, however often it is changed', () => {
    const draft = new Draft();
    draft.fill([0]);
    draft.setGoods(1, 'stall', 'cheese', 1);
    draft.setGoods(1, 'stall', 'cheese', 3);
    expect(draft.terms).toEqual([{ term: 'stall', giver: 1, good: 'cheese', count: 3 }]);
  });

  it('leaves out what is nothing', () => {
    const draft = new Draft();
    draft.fill([0]);
    draft.setGold(1, 5);
    draft.setGold(1, 0);
    draft.setGoods(1, 'bag', 'mead', 0);
    draft.setFavour(1, '   ');
    expect(draft.terms).toEqual([]);
  });

  it('lets a bag through or opens it, never both', () => {
    const draft = new Draft();
    draft.fill([0]);
    draft.toggle('let-through', 2);
    draft.toggle('open', 2);
    expect(draft.terms).toEqual([{ term: 'open', merchant: 2 }]);
    draft.toggle('open', 2);
    expect(draft.terms).toEqual([]);
  });

  it('says which of two deputies does what, and names nobody where both do it (rules 5.31)', () => {
    const draft = new Draft();
    draft.fill([0, 1]);
    draft.toggleFor(1, [0, 1], 'open', 2);
    expect(draft.terms).toEqual([{ term: 'open', merchant: 2, by: [1] }]);
    expect([draft.does('open', 2, 0), draft.does('open', 2, 1)]).toEqual([false, true]);
    draft.toggleFor(0, [0, 1], 'open', 2);
    expect(draft.terms).toEqual([{ term: 'open', merchant: 2 }]);
    draft.toggleFor(1, [0, 1], 'open', 2);
    draft.fill([0, 1], draft.terms, 7);
    expect(draft.terms).toEqual([{ term: 'open', merchant: 2, by: [0] }]);
    draft.toggleFor(0, [0, 1], 'open', 2);
    expect(draft.terms).toEqual([]);
  });

  it('forgets what a former partner would have given', () => {
    const draft = new Draft();
    draft.fill([2]);
    draft.setGold(2, 4);
    draft.setGold(1, 3);
    draft.deal([3], 1);
    expect(draft.terms).toEqual([{ term: 'gold', giver: 1, amount: 3 }]);
  });

  it('reads no gold where no number was typed', () => {
    const draft = new Draft();
    draft.setGold(1, Number.NaN);
    expect(draft.goldOf(1)).toBe(0);
  });
});
