/** Which files of the catalogue hold the words of a game: `<game>.ftl` those of its table, `<game>-<part>.ftl` the others. */

import { gameNames } from '.';

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
  return ['table', 'talk', 'refusals', game, ...wordsOf(game, 'cards', 'log', 'refusals', 'talk', 'deals')];
}
