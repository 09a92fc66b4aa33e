/** Whom a seat belongs to. Bots have names of their own in every language, and the reader is “you”. */

import { n, names, t, words, type Values } from '../language/words.svelte';
import type { TableInfo } from '../protocol/http';
import { figureOf } from './figures';

export function seatName(info: TableInfo | null, seat: number | null): string {
  if (seat === null) return '';
  const one = info?.seats.find((known) => known.seat === seat);
  if (one?.kind === 'bot') return t(`bot-name-${figureOf(info, seat) + 1}`);
  return one?.name ?? n(seat + 1);
}

/** How the players are called, and which of them is the reader. */
export interface Namer {
  (seat: number): string;
  readonly me?: number | null;
}

export function namer(info: TableInfo | null, me: number | null): Namer {
  return Object.assign((seat: number) => seatName(info, seat), { me });
}

/** “Ada, Ben and you”. */
export function listOf(name: Namer, seats: readonly number[]): string {
  return names(seats.map((seat) => (seat === name.me ? t('you-listed') : name(seat))));
}

/** At the head of a line, where a name stands alone. */
export function headed(name: Namer, seat: number): string {
  return seat === name.me ? t('you') : name(seat);
}

/** Several at the head of a line: “You and Ada”. */
export function headedList(name: Namer, seats: readonly number[]): string {
  return seats.length === 1 ? headed(name, seats[0]!) : capital(listOf(name, seats));
}

/** As a sentence begins. */
export const capital = (sentence: string) => sentence.charAt(0).toLocaleUpperCase(words.language) + sentence.slice(1);

/** The people of a sentence by their parts in it; `you` is the part that the reader has, so that the sentence can address them. */
export function parts(name: Namer, who: Record<string, number | readonly number[] | null | undefined>): Values {
  const values: Values = { you: 'none' };
  for (const [part, seats] of Object.entries(who)) {
    const list = typeof seats === 'number' ? [seats] : (seats ?? []);
    values[part] = listOf(name, list);
    if (values.you === 'none' && list.length === 1 && name.me != null && list[0] === name.me) values.you = part;
  }
  return values;
}
