/** Which files of the catalogue hold the words of a game: `<game>.ftl` those of its table, `<game>-<part>.ftl` the others. */

import { spelled, t, words } from '../language/words.svelte';
import { gameDoor, gameNames } from '.';

type Part = 'door' | 'setup' | 'guide' | 'cards' | 'log' | 'refusals' | 'standing' | 'talk' | 'deals';

export function wordsOf(game: string, ...parts: Part[]): string[] {
  return parts.map((part) => `${game}-${part}`);
}

/** The same of every game: for screens where they stand side by side. */
export function wordsOfAll(...parts: Part[]): string[] {
  return gameNames.flatMap((game) => wordsOf(game, ...parts));
}

/** Everything that is said at a table of this game. */
export function wordsAtTable(game: string): string[] {
  return ['table', 'company', 'talk', 'refusals', game, ...wordsOf(game, 'cards', 'log', 'refusals', 'talk', 'deals')];
}

/** The name of a card or of something else that a game has, as its catalogue says it. */
export function printedName(game: string, name: string): string {
  const kind = gameDoor(game)?.refusals.kinds.find((one) => words.knows(`${one}-${name}`));
  return kind ? t(`${kind}-${name}`) : spelled(name);
}

/** Whether an option means anything with these values: prices need something that is sold. */
export function isMeant(game: string, option: string, valueOf: (name: string) => unknown): boolean {
  const needed = gameDoor(game)?.needs?.[option];
  return needed === undefined || Boolean(valueOf(needed));
}
