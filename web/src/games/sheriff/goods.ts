/** What is printed on a card: the house's own data files, read when the client is built. */

import standard from '@games/sheriff/goods.toml';
import promo from '@games/sheriff/promo.toml';

import { t, words } from '../../language/words.svelte';

export type Kind = 'legal' | 'contraband' | 'royal';

export interface Good {
  name: string;
  kind: Kind;
  value: number;
  fine: number;
  counts_as?: string;
  counts_for?: number;
  king?: number;
  queen?: number;
}

const all = [...standard.goods, ...promo.goods] as unknown as Good[];
const byName = new Map(all.map((good) => [good.name, good]));
const order = new Map(all.map((good, place) => [good.name, place]));

const PLATE = 'feast-plate';

/** A feast plate on a stall carries the name of its good: `feast-plate-apples` (rules 2.5). */
function served(card: string): string | null {
  return card.startsWith(`${PLATE}-`) ? card.slice(PLATE.length + 1) : null;
}

/** The card as it is printed. */
export function plain(card: string): string {
  return served(card) ? PLATE : card;
}

export function goodOf(card: string): Good {
  const good = byName.get(plain(card)) ?? { name: card, kind: 'contraband', value: 0, fine: 0 };
  const stands = byName.get(served(card) ?? '');
  return stands ? { ...good, kind: 'legal', value: stands.value } : good;
}

export function goodName(card: string): string {
  const id = `good-${plain(card)}`;
  const said = words.knows(id) ? t(id) : card;
  const good = served(card);
  return good ? `${said} (${goodName(good)})` : said;
}

/** “3 apples”, with the plural of the language where the catalogue has one. */
export function goodCount(good: string, count: number): string {
  const id = `good-${good}`;
  const said = words.knows(id) ? words.say(id, { count }, 'count') : id;
  return said === id ? t('count-of', { count, good: goodName(good) }) : said;
}

/** “5 gold”, with the plural of the language. */
export function goldCount(amount: number): string {
  return t('gold-amount', { count: amount });
}

/** The good as it stands after a title: “King of apples”. */
export function titledGood(good: string): string {
  const id = `good-${good}`;
  const said = words.knows(id) ? words.say(id, undefined, 'of') : id;
  return said === id ? goodName(good) : said;
}

export function sorted(cards: readonly string[]): string[] {
  const place = (card: string) => order.get(plain(card)) ?? 99;
  return [...cards].sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}

/** Cards of one good together, in the order of the rulebook. */
export function grouped(cards: readonly string[]): { good: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of sorted(cards)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([good, count]) => ({ good, count }));
}

export function listed(cards: readonly string[]): string {
  const parts = grouped(cards).map(({ good, count }) => goodCount(good, count));
  return new Intl.ListFormat(words.language).format(parts);
}

export const contrabandNames = all.filter((good) => good.kind !== 'legal').map((good) => good.name);
