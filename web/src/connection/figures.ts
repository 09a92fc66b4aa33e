/** Who of Sherwood sits on a bot's chair. A marked character has a figure of its own: its name, its face and its voice. */

import type { TableInfo } from '../protocol/http';

/** In the order of the names (`bot-name-1`, ...) and of the faces. */
const FIGURES = ['marian', 'john', 'scarlet', 'much', 'gilbert', 'tuck'] as const;
type Figure = (typeof FIGURES)[number];
type Sitter = TableInfo['seats'][number];

/** How far from the middle a trait is before one notices it. */
export const MARKED = 0.2;

function characterOf({ traits }: Sitter): Figure | null {
  const { boldness = 0.5, honesty = 0.5, greed = 0.5, grudge = 0.5 } = traits ?? {};
  const leanings: [Figure, number][] = [
    ['marian', honesty - 0.5],
    ['scarlet', 0.5 - honesty],
    ['john', boldness - 0.5],
    ['much', 0.5 - boldness],
    ['tuck', greed - 0.5],
    ['gilbert', grudge - 0.5],
  ];
  const [figure, leaning] = leanings.reduce((best, one) => (one[1] > best[1] ? one : best));
  return leaning > MARKED ? figure : null;
}

/** By seat. No two bots of a table are the same one: who comes second, or has no marked character, is whoever is free. */
function figuresAt(sitters: readonly Sitter[]): Map<number, number> {
  const bots = sitters.filter((one) => one.kind === 'bot');
  const taken = new Map<number, number>();
  const free = (figure: number) => ![...taken.values()].includes(figure);
  for (const bot of bots) {
    const character = characterOf(bot);
    const figure = character === null ? -1 : FIGURES.indexOf(character);
    if (figure >= 0 && free(figure)) taken.set(bot.seat, figure);
  }
  for (const bot of bots.filter((one) => !taken.has(one.seat))) {
    const nearest = FIGURES.map((_, step) => (bot.seat + step) % FIGURES.length);
    taken.set(bot.seat, nearest.find(free) ?? nearest[0]!);
  }
  return taken;
}

/** The number of the figure on a bot's seat. */
export function figureOf(info: TableInfo | null, seat: number): number {
  return figuresAt(info?.seats ?? []).get(seat) ?? seat % FIGURES.length;
}
