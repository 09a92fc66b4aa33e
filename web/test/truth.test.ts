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
  { event: 'promised', promise: { id: 0, round: 1, deal: 1, giver: 1, to: [0], what: 'gold', promised: 4, delivered: 4, status: 'kept' } },
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

describe('the truth about deals by the book', () => {
  const struck = (id: number, proposer: number, partners: number[], terms: unknown[]) => ({ event: 'deal-struck', deal: { id, proposer, partners, terms, replaces: null } });
  const promised = (id: number, deal: number, giver: number, to: number[], amount: number, status: string, when: unknown = null) => ({
    event: 'promised',
    promise: { id, round: 1, deal, giver, to, what: 'gold', promised: amount, delivered: status === 'kept' ? amount : 0, status, about: null, text: '', when, why: '' },
  });
  const happened = [
    { event: 'gold-dealt', amount: 50 },
    { event: 'round', number: 1, office: [0] },
    { event: 'cards', source: 'hand:1', target: 'bag:1', count: 1, cards: ['apples'] },
    { event: 'cards', source: 'hand:2', target: 'bag:2', count: 2, cards: ['apples', 'mead'] },
    { event: 'declared', merchant: 1, good: 'apples', count: 1 },
    { event: 'declared', merchant: 2, good: 'apples', count: 2 },
    struck(1, 1, [0], [{ term: 'gold', giver: 1, amount: 10, when: { bag: 2, happens: 'true' } }]),
    promised(0, 1, 1, [0], 10, 'open', { bag: 2, happens: 'true' }),
    { event: 'gold', source: 'purse:1', target: 'pledge:1', amount: 10, why: 'pledge', promise: 0 },
    struck(2, 1, [2], [{ term: 'gold', giver: 1, amount: 3 }]),
    promised(1, 2, 1, [2], 3, 'kept'),
    { event: 'gold', source: 'purse:1', target: 'purse:2', amount: 3, why: 'deal' },
    { event: 'let-through', merchant: 1, by: [0] },
    { event: 'cards', source: 'bag:1', target: 'stall:1', count: 1, cards: ['apples'] },
    { event: 'opened', merchant: 2, by: [0], cards: ['apples', 'mead'], truthful: false, confiscated: ['mead'] },
    { event: 'gold', source: 'pledge:1', target: 'purse:1', amount: 10, why: 'pledge', promise: 0 },
    { event: 'promise-settled', promise: 0, status: 'void', delivered: 0, why: 'condition-false' },
    struck(3, 2, [0, 1], [{ term: 'gold', giver: 2, amount: 2, to: [0] }, { term: 'gold', giver: 2, amount: 1, to: [1] }]),
    promised(2, 3, 2, [0], 2, 'kept'),
    promised(3, 3, 2, [1], 1, 'kept'),
    { event: 'gold', source: 'purse:2', target: 'purse:0', amount: 2, why: 'deal' },
    { event: 'gold', source: 'purse:2', target: 'purse:1', amount: 1, why: 'deal' },
    { event: 'ended', scores: [], places: [] },
  ];
  const told = tellTruth(happened.map((event, seq) => ({ seq, seat: 0, move: null, events: [event] })), 3);

  it('shows a deal with each bag that it is about, even one that was struck later', () => {
    expect(told.bags.map((bag) => bag.deals.map((deal) => deal.id))).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it('tells what became of a condition', () => {
    expect(told.bags[1]!.promises[0]).toMatchObject({ status: 'void', why: 'condition-false' });
  });

  it('counts a pledge as nobody’s bribe when it went back, nor what a merchant was paid', () => {
    expect(told.honours.find((honour) => honour.title === 'briber')).toMatchObject({ seats: [2], count: 2 });
  });

  it('weighs what went over, and nothing of what came back', () => {
    expect(told.wealth).toEqual([
      [50, 52],
      [50, 50],
      [50, 50],
    ]);
  });
});
