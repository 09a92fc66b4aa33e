/** A deal on the drawing board: everything that both sides would give, before it is offered. */

import type { Condition, Term } from '../../protocol/sheriff';

export type Act = 'let-through' | 'open' | 'refuse-deals';
export type Place = 'stall' | 'bag';

export class Draft {
  partners = $state<number[]>([]);
  replaces = $state<number | null>(null);
  private gold = $state<Record<number, number>>({});
  private goods = $state<Record<string, number>>({});
  private acts = $state<string[]>([]);
  private favours = $state<Record<number, string>>({});
  private faceDown = $state<Record<number, number>>({});
  private receivers = $state<Record<number, number[]>>({});
  private conditions = $state<Record<number, Condition | null>>({});
  /** What the board has no place for: another gift of the same giver, for somebody else or under another condition. */
  private others = $state<Term[]>([]);

  faceDownOf(giver: number): number {
    return this.faceDown[giver] ?? 0;
  }

  setFaceDown(giver: number, count: number): void {
    this.faceDown[giver] = Math.max(0, count);
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

  does(act: Act, merchant: number): boolean {
    return this.acts.includes(`${act}|${merchant}`);
  }

  /** One bag is either let through or opened. */
  toggle(act: Act, merchant: number): void {
    const name = `${act}|${merchant}`;
    const against = act === 'refuse-deals' ? null : `${act === 'open' ? 'let-through' : 'open'}|${merchant}`;
    this.acts = this.acts.includes(name)
      ? this.acts.filter((one) => one !== name)
      : [...this.acts.filter((one) => one !== against), name];
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
    this.receivers = Object.fromEntries(Object.entries(this.receivers).filter(([, to]) => to.every(stays)));
    this.others = [];
  }

  get terms(): Term[] {
    const terms: Term[] = [];
    for (const [giver, amount] of Object.entries(this.gold)) {
      if (amount > 0) terms.push({ term: 'gold', giver: Number(giver), amount, ...this.aim(Number(giver)) });
    }
    for (const [name, count] of Object.entries(this.goods)) {
      const [giver, place, good] = name.split('|') as [string, Place, string];
      if (count > 0) terms.push({ term: place, giver: Number(giver), good, count, ...this.aim(Number(giver)) });
    }
    for (const [giver, count] of Object.entries(this.faceDown)) {
      if (count > 0) terms.push({ term: 'face-down', giver: Number(giver), count, ...this.aim(Number(giver)) });
    }
    for (const one of this.acts) {
      const [act, merchant] = one.split('|') as [Act, string];
      terms.push({ term: act, merchant: Number(merchant) });
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
  private takes(term: Extract<Term, { amount: number } | { count: number }>, aimed: number[]): boolean {
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
    this.acts = [];
    this.favours = {};
    this.faceDown = {};
    this.receivers = {};
    this.conditions = {};
    this.others = [];
    const aimed: number[] = [];
    for (const term of terms) {
      if (term.term === 'favour') this.setFavour(term.giver, [this.favourOf(term.giver), term.text].filter(Boolean).join('\n'));
      else if ('merchant' in term) this.acts = [...this.acts, `${term.term}|${term.merchant}`];
      else if (!this.takes(term, aimed)) this.others = [...this.others, term];
      else if (term.term === 'gold') this.setGold(term.giver, term.amount);
      else if (term.term === 'face-down') this.setFaceDown(term.giver, term.count);
      else this.setGoods(term.giver, term.term, term.good, term.count);
    }
  }
}

const key = (giver: number, place: Place, good: string) => `${giver}|${place}|${good}`;

function keep<T>(record: Record<string, T>, wanted: (name: string) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => wanted(name)));
}
