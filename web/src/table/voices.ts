/** The bots' voices: each has lines of its own for every situation, and does not repeat itself until all have been said. */

import { figureOf, MARKED } from '../connection/figures';
import { words, type Values } from '../language/words.svelte';
import type { TableInfo } from '../protocol/http';

export const voices = ['warm', 'sharp', 'bold'] as const;
export type Voice = (typeof voices)[number];

/** The usual tempers of those who sit on the bots' chairs: Marian, Little John, Will Scarlet, Much, Gilbert, Tuck. */
const USUAL: Voice[] = ['warm', 'bold', 'sharp', 'warm', 'sharp', 'bold'];

/** A bot's character, where it has a marked one, is heard; else its own temper. */
export function voiceOf(info: TableInfo | null, seat: number): Voice {
  const { boldness = 0.5, honesty = 0.5, greed = 0.5, grudge = 0.5 } = info?.seats.find((one) => one.seat === seat)?.traits ?? {};
  const leanings: [Voice, number][] = [
    ['sharp', Math.max(greed, grudge) - 0.5],
    ['bold', Math.max(boldness, 1 - honesty) - 0.5],
    ['warm', Math.max(honesty, 1 - boldness) - 0.5],
  ];
  const [voice, leaning] = leanings.reduce((best, one) => (one[1] > best[1] ? one : best), ['warm', 0] as [Voice, number]);
  return leaning > MARKED ? voice : USUAL[figureOf(info, seat)]!;
}

/** The ways to say one thing: the message itself and its attribute `plain` are anybody's, `<voice>-1` and `-2` are of one voice. */
export function linesFor(voice: Voice): (string | undefined)[] {
  const own = (one: Voice) => [`${one}-1`, `${one}-2`];
  return [...own(voice), undefined, 'plain', ...voices.filter((one) => one !== voice).flatMap(own)];
}

const OWN = 4;

/** The line for the `nth` time that this is said: first those that fit the voice, in an order that no other game has. */
export function lineOf(id: string, values: Values, how: { voice: Voice; nth: number; salt: string }): string {
  const known = linesFor(how.voice).filter((form) => form === undefined || words.say(id, values, form) !== id);
  const shift = [...how.salt].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const turned = <T>(list: T[]) => list.map((_, place) => list[(place + shift) % list.length]!);
  const order = [...turned(known.slice(0, OWN)), ...turned(known.slice(OWN))];
  return words.say(id, values, order[how.nth % order.length]);
}
