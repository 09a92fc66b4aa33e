/** The truth at the end is told from the record alone. */

import { describe, expect, it } from 'vitest';

import type { Entry } from '../src/connection/api';
import { tellTruth } from '../src/games/sheriff/truth';

const deal = { id: 1, proposer: 1, partners: [0], replaces: null, terms: [{ term: 'gold', giver: 1, amount: 4 }, { term: 'let-through', merchant: 1 }] };
const events = [
  { event: 'gold-dealt', amount: 50 },
  { event: 'round', number: 1, office: [0] },
  { event: 'cards', source: 'hand:1', target: 'bag:1', count: 2, cards: ['silk', 'apples'] },
  { event: 'cards', source: 'hand:2', target: 'bag:2', count: 1, cards: ['bread'] },
  { event: 'declared', merchant: 1, good: 'apples', count: 2 },
  { event: 'declared', merchant: 2, good: 'bread', count: 1 },
  { event: 'deal-struck', deal },
  { event: 'gold', source: 'purse:1', target: 'purse:0', amount: 4, why: 'deal' },
  { event: 'let-through', merchant: 1, by: [0] },
  { event: 'cards', source: 'bag:1', target: 'stall:1', count: 1, cards: ['apples'] },
  { event: 'cards', source: 'bag:1', target: 'contraband:1', count: 1, cards: ['silk'] },
  { event: 'opened', merchant: 2, by: [0], cards: ['bread'], truthful: true },
  { event: 'gold', source: 'purse:0', target: 'purse:2', amount: 2, why: 'fine' },
  { event: 'cards', source: 'bag:2', target: 'stall:2', count: 1, cards: ['bread'] },
  { event: 'ended', scores: [], places: [] },
];
const entries = events.map((event, seq) => ({ seq, seat: 0, move: null, events: [event] })) as unknown as Entry[];
const truth = tellTruth(entries, 3);

describe('the truth', () => {
  it('marks a lie, and the deal that paid for it', () => {
    const [first] = truth.bags;
    expect(first).toMatchObject({ merchant: 1, declared: 'apples', lie: true, decision: 'let-through' });
    expect(first!.deals).toHaveLength(1);
  });

  it('calls an honest bag honest', () => {
    expect(truth.bags[1]).toMatchObject({ merchant: 2, lie: false, decision: 'opened' });
  });

  it('weighs gold and goods after every round', () => {
    expect(truth.wealth).toEqual([
      [50, 52],
      [50, 56],
      [50, 55],
    ]);
  });

  it('gives honours where they are due', () => {
    const seats = Object.fromEntries(truth.honours.map((honour) => [honour.title, honour.seats]));
    expect(seats).toMatchObject({ 'best-liar': [1], truest: [2], wronged: [2], briber: [1] });
    expect(seats.sharpest).toBeUndefined();
  });
});
