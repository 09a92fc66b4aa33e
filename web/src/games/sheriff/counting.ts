/** The score of stalls that somebody has tapped in: the sum of the engine (rules 7), compared with it by a test. */

import { placesBy } from '../places';
import type { Good } from './catalogue.svelte';

export interface Stall {
  /** How many cards of each name; a fixed feast plate is `feast-plate-apples`, as on the server (rules 2.5). */
  cards: Readonly<Record<string, number>>;
  /** What the cards of the black market say, in points. */
  blackMarket: readonly number[];
  gold: number;
}

export interface Title {
  good: string;
  title: 'king' | 'queen';
  points: number;
  shared: number;
}

export interface Gain {
  card: string;
  others: number;
  points: number;
}

export interface StallScore {
  legal: number;
  contraband: number;
  gains: Gain[];
  gold: number;
  titles: Title[];
  blackMarket: number;
  legalCards: number;
  contrabandCards: number;
  total: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The goods of one set-up, asked about by the name of a card. */
export class Prices {
  readonly legal: Good[];
  /** The cards that a feast plate may be: one for each legal good. */
  readonly plates: { name: string; plate: Good; good: Good }[];
  private readonly byName: Map<string, Good>;
  private readonly platesByName: Map<string, Good>;

  constructor(readonly goods: readonly Good[]) {
    this.byName = new Map(goods.map((good) => [good.name, good]));
    this.legal = goods.filter((good) => good.kind === 'legal');
    const plates = goods.filter((good) => good.effect === 'feast-plate');
    this.plates = plates.flatMap((plate) => this.legal.map((good) => ({ name: `${plate.name}-${good.name}`, plate, good })));
    this.platesByName = new Map(this.plates.map(({ name, good }) => [name, good]));
  }

  find(card: string): Good | undefined {
    return this.byName.get(card);
  }

  plate(card: string): Good | undefined {
    return this.platesByName.get(card);
  }

  value(card: string): number {
    return this.plate(card)?.value ?? this.find(card)?.value ?? 0;
  }

  liesOpen(card: string): boolean {
    const good = this.find(card);
    return this.plate(card) !== undefined || good?.kind === 'legal' || good?.effect === 'feast-plate';
  }

  /** For which good it counts at the end, and how often (rules 7.2). */
  counts(card: string): [string, number] | null {
    const plate = this.plate(card);
    if (plate) return [plate.name, 1];
    const good = this.find(card);
    if (good?.kind === 'legal') return [good.name, 1];
    return good?.counts_as ? [good.counts_as, good.counts_for ?? 0] : null;
  }
}

/** Dragon pepper and its like make the other cards of their good worth more (rules 2.4). */
function gainsOf(prices: Prices, stall: Stall): Gain[] {
  const held = (card: string) => stall.cards[card] ?? 0;
  return prices.goods.flatMap((card) => {
    if (!card.is || !held(card.name)) return [];
    const others = sum(prices.goods.filter((one) => one.name === card.is || one.is === card.is).map((one) => held(one.name))) - 1;
    const points = held(card.name) * others * (card.others_gain ?? 0);
    return points ? [{ card: card.name, others, points }] : [];
  });
}

function countedGoods(prices: Prices, stall: Stall): Map<string, number> {
  const found = new Map<string, number>();
  for (const [card, count] of Object.entries(stall.cards)) {
    const [good, times] = prices.counts(card) ?? ['', 0];
    found.set(good, (found.get(good) ?? 0) + count * times);
  }
  return found;
}

/** The scrolls take the bonus, not the place (rules 2.8). */
const hasScrolls = (prices: Prices, stall: Stall) => prices.goods.some((good) => good.effect === 'arcane-scrolls' && stall.cards[good.name]);

/** Kings and Queens; the tied share, rounded down (rules 7.2, 7.3). */
function titlesOf(prices: Prices, stalls: readonly Stall[]): Title[][] {
  const titles: Title[][] = stalls.map(() => []);
  const held = stalls.map((stall) => countedGoods(prices, stall));
  const crown = (seats: number[], good: string, title: Title['title'], points: number) => {
    for (const seat of seats) {
      if (hasScrolls(prices, stalls[seat]!)) continue;
      titles[seat]!.push({ good, title, points: Math.floor(points / seats.length), shared: seats.length });
    }
  };
  for (const { name, king = 0, queen = 0 } of prices.legal) {
    const counts = held.map((each) => each.get(name) ?? 0);
    const having = (count: number) => counts.flatMap((one, seat) => (one === count ? [seat] : []));
    const most = Math.max(...counts);
    if (most === 0) continue;
    const kings = having(most);
    if (kings.length > 1) {
      crown(kings, name, 'king', king + queen);
      continue;
    }
    crown(kings, name, 'king', king);
    const second = Math.max(0, ...counts.filter((count) => count < most));
    if (second > 0) crown(having(second), name, 'queen', queen);
  }
  return titles;
}

export function scores(prices: Prices, stalls: readonly Stall[]): StallScore[] {
  const titles = titlesOf(prices, stalls);
  return stalls.map((stall, seat) => {
    const cards = Object.entries(stall.cards);
    const part = (open: boolean) => cards.filter(([card]) => prices.liesOpen(card) === open);
    const worth = (some: [string, number][]) => sum(some.map(([card, count]) => prices.value(card) * count));
    const gains = gainsOf(prices, stall);
    const legal = worth(part(true));
    const contraband = worth(part(false)) + sum(gains.map((one) => one.points));
    const blackMarket = sum(stall.blackMarket);
    return {
      legal,
      contraband,
      gains,
      gold: stall.gold,
      titles: titles[seat]!,
      blackMarket,
      legalCards: sum(part(true).map(([, count]) => count)),
      contrabandCards: sum(part(false).map(([, count]) => count)) + stall.blackMarket.length,
      total: legal + contraband + stall.gold + sum(titles[seat]!.map((one) => one.points)) + blackMarket,
    };
  });
}

/** 1 for the winners; ties are broken by legal goods, then by contraband (rules 7.4). */
export function places(counted: readonly StallScore[], tie: string): number[] {
  return placesBy(
    counted.map((one) => (tie === 'points' ? [one.total, one.legal, one.contraband + one.blackMarket] : [one.total, one.legalCards, one.contrabandCards])),
  );
}
