/** Standing and memory: by what the seat sees, and from what it was told, alone. */

import { beforeEach, describe, expect, it } from 'vitest';

import type { Entry } from '../src/connection/api';
import { catalogue, house } from '../src/games/sheriff/catalogue.svelte';
import { recall } from '../src/games/sheriff/memory';
import { titles, worthOf } from '../src/games/sheriff/standing';
import type { SheriffView } from '../src/protocol/sheriff';

const player = (seat: number, stall: string[], contraband: string[] | null, gold = 50) => ({ seat, gold, stall, contraband, contraband_count: contraband?.length ?? 2, black_market: [] });
const view = {
  seat: 0,
  players: [
    player(0, ['apples', 'apples', 'bread'], ['golden-apples', 'silk']),
    player(1, ['apples', 'apples', 'apples', 'cheese'], null),
    player(2, ['bread', 'bread', 'cheese'], null),
  ],
} as unknown as SheriffView;

beforeEach(() => catalogue.lay({ players: 4, goods: house.filter((good) => good.copies[1] > 0) }));

describe('standing', () => {
  const of = (good: string) => titles(view).find((title) => title.good === good)!;
  const printed = (good: string) => catalogue.find(good)!;

  it('counts my own royal goods, and nobody else’s hidden ones', () => {
    const royal = printed('golden-apples').counts_for!;
    expect(of('apples').counts).toEqual([2 + royal, 3, 0]);
    expect([of('apples').king, of('apples').queen]).toEqual([[0], [1]]);
  });

  it('shares both bonuses among kings who are tied, and then there is no queen', () => {
    const { king = 0, queen = 0 } = printed('cheese');
    expect(of('cheese')).toMatchObject({ king: [1, 2], queen: [], kingPoints: Math.floor((king + queen) / 2) });
  });

  it('crowns nobody for a good that nobody has', () => {
    expect(of('chickens')).toMatchObject({ king: [], queen: [] });
  });

  it('adds up what I would have now', () => {
    const worth = worthOf(view, 0);
    const value = (name: string) => printed(name).value;
    expect(worth.legal).toBe(2 * value('apples') + value('bread'));
    expect(worth.contraband).toBe(value('golden-apples') + value('silk'));
    expect(worth.titles).toBe(printed('apples').king! + printed('bread').queen!);
    expect(worth.total).toBe(worth.legal + worth.contraband + 50 + worth.titles);
  });
});

describe('memory', () => {
  const told = [
    { event: 'round', number: 1, office: [0] },
    { event: 'declared', merchant: 1, good: 'apples', count: 3 },
    { event: 'declared', merchant: 2, good: 'bread', count: 2 },
    { event: 'promised', promise: { id: 0, giver: 1, status: 'open' } },
    { event: 'promised', promise: { id: 1, giver: 2, status: 'open' } },
    { event: 'gold', source: 'purse:1', target: 'purse:0', amount: 4, why: 'deal' },
    { event: 'promise-settled', promise: 0, status: 'kept' },
    { event: 'let-through', merchant: 1, by: [0] },
    { event: 'cards', source: 'bag:1', target: 'contraband:1', count: 3 },
    { event: 'opened', merchant: 2, by: [0], cards: ['silk', 'bread'], truthful: false },
    { event: 'gold', source: 'purse:2', target: 'purse:0', amount: 4, why: 'fine' },
    { event: 'round', number: 2, office: [1] },
    { event: 'declared', merchant: 2, good: 'cheese', count: 1 },
  ];
  const entries: Entry[] = told.map((event, seq) => ({ seq, seat: 0, move: null, events: [event] }));
  const past = recall(entries, 3);

  it('knows what was declared, and only of opened bags whether it was true', () => {
    expect(past[1]!.declared).toEqual([{ round: 1, good: 'apples', count: 3, outcome: 'through' }]);
    expect(past[2]!.declared.map((one) => [one.round, one.good, one.outcome])).toEqual([[1, 'bread', 'lie'], [2, 'cheese', 'waiting']]);
  });

  it('knows what was paid and what became of promises', () => {
    expect(past[1]).toMatchObject({ paid: 4, kept: 1, open: 0 });
    expect(past[2]).toMatchObject({ paid: 0, finesPaid: 4, open: 1 });
    expect(past[0]).toMatchObject({ got: 4, finesGot: 4 });
  });
});
