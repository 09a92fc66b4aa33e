/** A deal on the drawing board: everything that both sides would give, before it is offered. */

import type { Condition, Term } from '../../protocol/sheriff';

export type Act = 'let-through' | 'open' | 'refuse-deals';
export type Place = 'stall' | 'bag';
export type Gift = Extract<Term, { amount: number } | { count: number }>;

export class Draft {
  partners = $state<number[]>([]);
  replaces = $state<number | null>(null);
  private gold = $state<Record<number, number>>({});
  private goods = $state<Record<string, number>>({});
  /** By act and merchant: who performs it (rules 5.31); nobody named: all in office who are of the deal. */
  private acts = $state<Record<string, number[]>>({});
  private favours = $state<Record<number, string>>({});
  private faceDown = $state<Record<number, number>>({});
  private receivers = $state<Record<number, number[]>>({});
  private conditions = $state<Record<number, Condition | null>>({});
  /** Set down beside the board: another gift of the same giver, for somebody else or under another condition. */
  private others = $state<Term[]>([]);
  /** Which of my own face-down cards I give without a name, in the order of the terms. */
  picks = $state<string[]>([]);

  faceDownOf(giver: number): number {
    return this.faceDown[giver] ?? 0;
  }

  setFaceDown(giver: number, count: number): void {
    this.faceDown[giver] = Math.max(0, count);
  }

  /** How many cards a giver gives without saying which, in all gifts. */
  unnamedOf(giver: number): number {
    return this.terms.reduce((sum, term) => sum + (term.term === 'face-down' && term.giver === giver ? term.count : 0), 0);
  }

  /** What is sent of the picks: all of them or none, and then the cheapest go. */
  pickedBy(giver: number): string[] {
    return this.picks.length === this.unnamedOf(giver) ? [...this.picks] : [];
  }

  /** The gifts of this giver that lie beside the board. */
  setDownBy(giver: number): Gift[] {
    return this.others.filter((term): term is Gift => isGift(term) && term.giver === giver);
  }

  /** Put what is on the board beside it, so that another gift can be drawn up, with a receiver and a condition of its own. */
  setDown(giver: number): void {
    const gifts = this.giftsOnBoard(giver);
    const there = (gift: Gift) => this.others.some((other) => said(other) === said(gift));
    this.others = [...this.others, ...gifts.filter((gift) => !there(gift))];
    this.clear(giver);
  }

  takeOut(gift: Gift): void {
    this.others = this.others.filter((term) => said(term) !== said(gift));
  }

  private clear(giver: number): void {
    delete this.gold[giver];
    delete this.faceDown[giver];
    delete this.receivers[giver];
    delete this.conditions[giver];
    this.goods = keep(this.goods, (name) => !name.startsWith(`${giver}|`));
  }

  /** For whom this giver's gifts are; nobody: the other side. */
  receiversOf(giver: number): number[] {
    return this.receivers[giver] ?? [];
  }

  setReceivers(giver: number, to: number[]): void {
    this.receivers[giver] = to;
  }

  conditionOf(giver: number): Condition | null {
    return this.conditions[giver] ?? null;
  }

  setCondition(giver: number, when: Condition | null): void {
    this.conditions[giver] = when;
  }

  goldOf(giver: number): number {
    return this.gold[giver] ?? 0;
  }

  setGold(giver: number, amount: number): void {
    this.gold[giver] = Math.max(0, Math.floor(amount) || 0);
  }

  goodsOf(giver: number, place: Place, good: string): number {
    return this.goods[key(giver, place, good)] ?? 0;
  }

  setGoods(giver: number, place: Place, good: string, count: number): void {
    this.goods[key(giver, place, good)] = Math.max(0, count);
  }

  /** What a giver promises from one place, by good. */
  promised(giver: number, place: Place): { good: string; count: number }[] {
    return Object.entries(this.goods)
      .filter(([name, count]) => count > 0 && name.startsWith(`${giver}|${place}|`))
      .map(([name, count]) => ({ good: name.split('|')[2]!, count }));
  }

  /** Whether it is done at all, or by this one. */
  does(act: Act, merchant: number, by?: number): boolean {
    const doers = this.acts[`${act}|${merchant}`];
    return doers !== undefined && (by === undefined || doers.length === 0 || doers.includes(by));
  }

  /** One bag is either let through or opened. */
  toggle(act: Act, merchant: number): void {
    this.setDoers(act, merchant, this.does(act, merchant) ? null : []);
  }

  /** The same for one of two deputies who are both of the deal. */
  toggleFor(by: number, deputies: readonly number[], act: Act, merchant: number): void {
    const doers = deputies.filter((one) => this.does(act, merchant, one) !== (one === by));
    this.setDoers(act, merchant, doers.length === 0 ? null : doers.length === deputies.length ? [] : doers);
  }

  private setDoers(act: Act, merchant: number, doers: number[] | null): void {
    const gone = act === 'refuse-deals' ? [] : [`${act === 'open' ? 'let-through' : 'open'}|${merchant}`];
    const others = keep(this.acts, (name) => name !== `${act}|${merchant}` && !gone.includes(name));
    this.acts = doers ? { ...others, [`${act}|${merchant}`]: doers } : others;
  }

  favourOf(giver: number): string {
    return this.favours[giver] ?? '';
  }

  setFavour(giver: number, text: string): void {
    this.favours[giver] = text;
  }

  /** With other partners, what the former ones would have given is gone. */
  deal(partners: number[], me: number): void {
    const parties = [me, ...partners];
    const stays = (giver: number) => parties.includes(giver);
    this.partners = partners;
    this.gold = keep(this.gold, (giver) => stays(Number(giver)));
    this.favours = keep(this.favours, (giver) => stays(Number(giver)));
    this.goods = keep(this.goods, (name) => stays(Number(name.split('|')[0])));
    this.faceDown = keep(this.faceDown, (giver) => stays(Number(giver)));
    this.acts = Object.fromEntries(Object.entries(this.acts).map(([name, by]) => [name, by.every(stays) ? by : []]));
    this.receivers = Object.fromEntries(Object.entries(this.receivers).filter(([, to]) => to.every(stays)));
    this.others = this.others.filter((term) => isGift(term) && stays(term.giver) && (term.to ?? []).every(stays));
  }

  /** Gold, goods and unnamed cards, of one giver or of all. */
  giftsOnBoard(wanted?: number): Gift[] {
    const gifts: Gift[] = [];
    for (const [giver, amount] of Object.entries(this.gold)) {
      if (amount > 0) gifts.push({ term: 'gold', giver: Number(giver), amount, ...this.aim(Number(giver)) });
    }
    for (const [name, count] of Object.entries(this.goods)) {
      const [giver, place, good] = name.split('|') as [string, Place, string];
      if (count > 0) gifts.push({ term: place, giver: Number(giver), good, count, ...this.aim(Number(giver)) });
    }
    for (const [giver, count] of Object.entries(this.faceDown)) {
      if (count > 0) gifts.push({ term: 'face-down', giver: Number(giver), count, ...this.aim(Number(giver)) });
    }
    return wanted === undefined ? gifts : gifts.filter((gift) => gift.giver === wanted);
  }

  get terms(): Term[] {
    const terms: Term[] = this.giftsOnBoard();
    for (const [one, by] of Object.entries(this.acts)) {
      const [act, merchant] = one.split('|') as [Act, string];
      terms.push({ term: act, merchant: Number(merchant), ...(by.length ? { by: [...by] } : {}) });
    }
    for (const [giver, text] of Object.entries(this.favours)) {
      for (const line of text.split('\n').filter((one) => one.trim())) {
        terms.push({ term: 'favour', giver: Number(giver), text: line.trim() });
      }
    }
    return [...terms, ...this.others];
  }

  private aim(giver: number): { to?: number[]; when?: Condition } {
    const to = this.receiversOf(giver);
    const when = this.conditionOf(giver);
    return { ...(to.length ? { to } : {}), ...(when ? { when } : {}) };
  }

  /** Whether the board can hold this gift beside what it has of the same giver. */
  private takes(term: Gift, aimed: number[]): boolean {
    const to = [...(term.to ?? [])];
    const when = term.when ?? null;
    if (!aimed.includes(term.giver)) {
      aimed.push(term.giver);
      this.setReceivers(term.giver, to);
      this.setCondition(term.giver, when);
      return true;
    }
    const same = this.conditionOf(term.giver);
    return this.receiversOf(term.giver).join() === to.join() && same?.bag === when?.bag && same?.happens === when?.happens;
  }

  /** Begin anew, or from an offer that is countered. */
  fill(partners: number[], terms: readonly Term[] = [], replaces: number | null = null): void {
    this.partners = partners;
    this.replaces = replaces;
    this.gold = {};
    this.goods = {};
    this.acts = {};
    this.favours = {};
    this.faceDown = {};
    this.receivers = {};
    this.conditions = {};
    this.others = [];
    this.picks = [];
    const aimed: number[] = [];
    for (const term of terms) {
      if (term.term === 'favour') this.setFavour(term.giver, [this.favourOf(term.giver), term.text].filter(Boolean).join('\n'));
      else if ('merchant' in term) this.acts = { ...this.acts, [`${term.term}|${term.merchant}`]: [...(term.by ?? [])] };
      else if (!this.takes(term, aimed)) this.others = [...this.others, term];
      else if (term.term === 'gold') this.setGold(term.giver, term.amount);
      else if (term.term === 'face-down') this.setFaceDown(term.giver, term.count);
      else this.setGoods(term.giver, term.term, term.good, term.count);
    }
  }
}

const isGift = (term: Term): term is Gift => 'amount' in term || 'count' in term;

/** What a gift says, whatever the order of its fields: a deal says it only once. */
const said = (term: Term) => JSON.stringify(Object.entries(term).sort());

const key = (giver: number, place: Place, good: string) => `${giver}|${place}|${good}`;

function keep<T>(record: Record<string, T>, wanted: (name: string) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => wanted(name)));
}
