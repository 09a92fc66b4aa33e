/** A finished game looked through from the end: every bag, every deal, and everybody's wealth. */

import type { Entry } from '../../connection/api';
import type {
  CardsMoved,
  Deal,
  Event,
  GoldMoved,
  PlateFixed,
  Promise as Promised,
  RoundBegan,
} from '../../protocol/sheriff';
import { goodOf, wrongCards } from './goods';

/** One bag: what was said of it, what was in it, and what became of it. */
export interface BagStory {
  seq: number;
  round: number;
  merchant: number;
  office: number[];
  declared: string;
  cards: string[];
  lie: boolean;
  decision: 'let-through' | 'opened' | 'time';
  deals: Deal[];
  /** Everything that was promised in these deals, and what became of it. */
  promises: Promised[];
}

export interface Truth {
  bags: BagStory[];
  /** By seat, at the start and after each round: gold and the worth of everything on the stall. */
  wealth: number[][];
  honours: Honour[];
}

export interface Honour {
  title: string;
  seats: number[];
  count: number;
}

export function tellTruth(entries: readonly Entry[], players: number): Truth {
  const teller = new Teller(players);
  for (const entry of entries) for (const event of entry.events) teller.hear(event as Event, entry.seq);
  return { bags: teller.bags, wealth: teller.wealth, honours: honours(teller.bags, players) };
}

class Teller {
  readonly bags: BagStory[] = [];
  readonly wealth: number[][];
  private round = 0;
  private office: number[] = [];
  private gold: number[];
  private sold: number[];
  private readonly zones = new Map<string, string[]>();
  private declared = new Map<number, string>();
  private loaded = new Map<number, string[]>();
  private struck: Deal[] = [];
  private readonly ledger: Promised[] = [];

  constructor(private readonly players: number) {
    this.wealth = Array.from({ length: players }, () => []);
    this.gold = Array.from({ length: players }, () => 0);
    this.sold = Array.from({ length: players }, () => 0);
  }

  hear(event: Event, seq: number): void {
    switch (event.event) {
      case 'gold-dealt':
        this.gold = this.gold.map(() => event.amount);
        break;
      case 'gold':
        this.pay(event);
        break;
      case 'cards':
        this.move(event);
        break;
      case 'plate-fixed':
        this.fix(event);
        break;
      case 'black-market-sold':
        this.sold[event.merchant]! += event.points;
        break;
      case 'round':
        this.begin(event);
        break;
      case 'declared':
        this.declared.set(event.merchant, event.good);
        this.loaded.set(event.merchant, [...(this.zones.get(`bag:${event.merchant}`) ?? [])]);
        break;
      case 'deal-struck':
        this.struck.push(event.deal);
        break;
      case 'promised':
        this.ledger[event.promise.id] = { ...event.promise };
        break;
      case 'promise-settled':
        Object.assign(this.ledger[event.promise] ?? {}, { status: event.status, delivered: event.delivered ?? 0, why: event.why ?? '' });
        break;
      case 'let-through':
        this.decide(event.merchant, event.by.length ? 'let-through' : 'time', seq);
        break;
      case 'opened':
        this.decide(event.merchant, 'opened', seq);
        break;
      case 'ended':
        this.weigh();
        break;
    }
  }

  private begin(event: RoundBegan): void {
    this.weigh();
    this.round = event.number;
    this.office = event.office;
    this.declared.clear();
    this.loaded.clear();
    this.struck = [];
  }

  private weigh(): void {
    this.judge();
    for (let seat = 0; seat < this.players; seat++) {
      const goods = [...(this.zones.get(`stall:${seat}`) ?? []), ...(this.zones.get(`contraband:${seat}`) ?? [])];
      const worth = goods.reduce((sum, card) => sum + goodOf(card).value, 0);
      this.wealth[seat]!.push(this.gold[seat]! + worth + this.sold[seat]!);
    }
  }

  /** A deal may be struck, and a promise settled, after its bag was decided, but not after the round. */
  private judge(): void {
    for (const bag of this.bags) {
      if (bag.round !== this.round) continue;
      bag.deals = this.struck.filter((deal) => isAbout(deal, bag.merchant));
      bag.promises = this.ledger.filter((promise) => bag.deals.some((deal) => deal.id === promise.deal));
    }
  }

  private pay(event: GoldMoved): void {
    const seat = (purse: string) => (purse.startsWith('purse:') ? Number(purse.slice(6)) : null);
    const from = seat(event.source);
    const to = seat(event.target);
    if (from !== null) this.gold[from]! -= event.amount;
    if (to !== null) this.gold[to]! += event.amount;
  }

  private move(event: CardsMoved): void {
    if (!event.cards) return;
    const source = this.zones.get(event.source);
    const target = this.zones.get(event.target) ?? [];
    for (const card of event.cards) {
      const place = source?.indexOf(card) ?? -1;
      if (place >= 0) source!.splice(place, 1);
      target.push(card);
    }
    this.zones.set(event.target, target);
  }

  private fix(event: PlateFixed): void {
    const stall = this.zones.get(`stall:${event.merchant}`) ?? [];
    const place = stall.indexOf(event.plate);
    if (place >= 0) stall[place] = `${event.plate}-${event.good}`;
  }

  private decide(merchant: number, decision: BagStory['decision'], seq: number): void {
    const declared = this.declared.get(merchant) ?? '';
    const cards = this.loaded.get(merchant) ?? [];
    this.bags.push({
      seq,
      round: this.round,
      merchant,
      office: this.office,
      declared,
      cards,
      lie: wrongCards(cards, declared).length > 0,
      decision,
      deals: [],
      promises: [],
    });
  }
}

/** A deal of this merchant, or one that decides their bag or hangs on it. */
function isAbout(deal: Deal, merchant: number): boolean {
  if (deal.proposer === merchant || deal.partners.includes(merchant)) return true;
  return deal.terms.some((term) => ('merchant' in term && term.merchant === merchant) || ('when' in term && term.when?.bag === merchant));
}

/** Gold that really went to those in office: a pledge that went back was no bribe, nor is what another merchant was paid. */
function bribe(bag: BagStory, seat: number): number {
  return bag.promises.reduce(
    (sum, promise) => sum + (promise.what === 'gold' && promise.giver === seat && promise.to.some((to) => bag.office.includes(to)) ? promise.delivered : 0),
    0,
  );
}

function honours(bags: readonly BagStory[], players: number): Honour[] {
  const tally = (count: (bag: BagStory, seat: number) => number) =>
    Array.from({ length: players }, (_, seat) => bags.reduce((sum, bag) => sum + count(bag, seat), 0));
  const through = (bag: BagStory) => bag.decision !== 'opened';
  const boards: [string, number[]][] = [
    ['best-liar', tally((bag, seat) => (bag.merchant === seat && bag.lie && through(bag) ? 1 : 0))],
    ['truest', tally((bag, seat) => (bag.merchant === seat && !bag.lie ? 1 : 0))],
    ['sharpest', tally((bag, seat) => (bag.office.includes(seat) && bag.lie && !through(bag) ? 1 : 0))],
    ['caught', tally((bag, seat) => (bag.merchant === seat && bag.lie && !through(bag) ? 1 : 0))],
    ['wronged', tally((bag, seat) => (bag.merchant === seat && !bag.lie && !through(bag) ? 1 : 0))],
    ['briber', tally((bag, seat) => (bag.merchant === seat ? bribe(bag, seat) : 0))],
  ];
  return boards.flatMap(([title, counts]) => {
    const count = Math.max(...counts);
    if (count <= 0) return [];
    return [{ title, count, seats: counts.flatMap((one, seat) => (one === count ? [seat] : [])) }];
  });
}
