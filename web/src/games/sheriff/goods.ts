/** Cards by their names: what they are, what they are called, and in which order they lie. */

import { spelled, t, words } from '../../language/words.svelte';
import { catalogue, type Good } from './catalogue.svelte';

/** The card as it is printed. */
export function plain(card: string): string {
  return catalogue.plate(card)?.plate ?? card;
}

export function goodOf(card: string): Good {
  const good = catalogue.find(plain(card)) ?? { name: card, kind: 'contraband', value: 0, fine: 0, copies: [0, 0] };
  const stands = catalogue.find(catalogue.plate(card)?.good ?? '');
  return stands ? { ...good, kind: 'legal', value: stands.value } : good;
}

export function goodName(card: string): string {
  const id = `good-${plain(card)}`;
  const said = words.knows(id) ? t(id) : spelled(plain(card));
  const good = catalogue.plate(card)?.good;
  return good ? `${said} (${goodName(good)})` : said;
}

const SYLLABLE = /([aeiouyąęóаеиіїєоуыэюяё][^aeiouyąęóаеиіїєоуыэюяё]*?)(?=[^aeiouyąęóаеиіїєоуыэюяёьъ'’][ьъ'’]?[aeiouyąęóаеиіїєоуыэюяё])/giu;

/** The same name with soft hyphens in its long words, between syllables, so that it fits onto a narrow card. */
export function breakable(name: string): string {
  return name.replace(/[\p{L}'’]{8,}/gu, (word) =>
    word.replace(SYLLABLE, (syllable: string, _first: string, at: number) => {
      const end = at + syllable.length;
      return end >= 3 && word.length - end >= 3 ? `${syllable}\u00ad` : syllable;
    }),
  );
}

/** “3 apples”, “2 cards of mead”: inside a sentence, with the plural of the language where the catalogue has one. */
export function goodCount(good: string, count: number): string {
  const id = `good-${good}`;
  for (const form of words.knows(id) ? ['count', 'cards'] : []) {
    const said = words.say(id, { count }, form);
    if (said !== id) return said;
  }
  return t('count-of', { count, card: goodName(good) });
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
  const place = (card: string) => catalogue.place(plain(card));
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

/**
 * The cards that make a lie of a declaration. The engine says it of every bag that is opened; here it is asked for bags
 * that were not, when a finished game is looked through, and for records that are older than the engine's word.
 */
export function wrongCards(cards: readonly string[], declared: string): string[] {
  const harmless = ['feast-plate', 'royal-summons'];
  return cards.filter((card) => card !== declared && !harmless.includes(goodOf(card).effect ?? ''));
}

/** Which of the cards lying in a row are meant, when some of them are named: of two alike each counts once. */
export function marked(cards: readonly string[], named: readonly string[]): boolean[] {
  const left = [...named];
  return cards.map((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
