/** A deal on the drawing board: everything that both sides would give, before it is offered. */

import type { Term } from '../../protocol/sheriff';

export type Act = 'let-through' | 'open' | 'refuse-deals';
export type Place = 'stall' | 'bag';

export class Draft {
  partners = $state<number[]>([]);
  replaces = $state<number | null>(null);
  private gold = $state<Record<number, number>>({});
  private goods = $state<Record<string, number>>({});
  private acts = $state<string[]>([]);
  private favours = $state<Record<number, string>>({});

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
  }

  get terms(): Term[] {
    const terms: Term[] = [];
    for (const [giver, amount] of Object.entries(this.gold)) {
      if (amount > 0) terms.push({ term: 'gold', giver: Number(giver), amount });
    }
    for (const [name, count] of Object.entries(this.goods)) {
      const [giver, place, good] = name.split('|') as [string, Place, string];
      if (count > 0) terms.push({ term: place, giver: Number(giver), good, count });
    }
    for (const one of this.acts) {
      const [act, merchant] = one.split('|') as [Act, string];
      terms.push({ term: act, merchant: Number(merchant) });
    }
    for (const [giver, text] of Object.entries(this.favours)) {
      if (text.trim()) terms.push({ term: 'favour', giver: Number(giver), text: text.trim() });
    }
    return terms;
  }

  /** Begin anew, or from an offer that is countered. */
  fill(partners: number[], terms: readonly Term[] = [], replaces: number | null = null): void {
    this.partners = partners;
    this.replaces = replaces;
    this.gold = {};
    this.goods = {};
    this.acts = [];
    this.favours = {};
    for (const term of terms) {
      if (term.term === 'gold') this.setGold(term.giver, term.amount);
      else if (term.term === 'stall' || term.term === 'bag') this.setGoods(term.giver, term.term, term.good, term.count);
      else if (term.term === 'favour') this.setFavour(term.giver, term.text);
      else this.acts = [...this.acts, `${term.term}|${term.merchant}`];
    }
  }
}

const key = (giver: number, place: Place, good: string) => `${giver}|${place}|${good}`;

function keep<T>(record: Record<string, T>, wanted: (name: string) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => wanted(name)));
}
