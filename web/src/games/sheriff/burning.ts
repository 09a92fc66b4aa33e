/** What brimstone oil may destroy: one or two legal goods of one kind on one stall (rules 2.7). */

import { catalogue } from './catalogue.svelte';
import { goodOf, grouped } from './goods';

/** A plate is of the kind that it stands for (rules 2.5). */
const kindOf = (card: string) => catalogue.plate(card)?.good ?? card;

/** Every choice of so many cards; those that are printed alike are one choice. */
export function burnable(stall: readonly string[], count: 1 | 2): string[][] {
  const heaps = grouped(stall).filter(({ good }) => goodOf(good).kind === 'legal');
  if (count === 1) return heaps.map(({ good }) => [good]);
  return heaps.flatMap((one, place) => [
    ...(one.count > 1 ? [[one.good, one.good]] : []),
    ...heaps.slice(place + 1).filter((other) => kindOf(other.good) === kindOf(one.good)).map((other) => [one.good, other.good]),
  ]);
}
