/** A field that is driven out: everyone's five animals, as they lay when the last card came (rules 4), the best first. */

import type { Entry } from '../../connection/api';
import type { BlackSheepView, CardsMoved, FieldDrivenOut, FiguresMoved } from '../../protocol/blacksheep';
import { combinations, inOrder } from './combination';
import { animalOf } from './tell';

export interface Compared {
  seat: number;
  name: string;
  animals: string[];
  combination: string;
  /** 1 for the winner; equal fives below it share a place. */
  place: number;
}

export interface Comparison {
  field: number;
  winner: number;
  first: boolean;
  rows: Compared[];
  /** What the winner drives home; the points below where I may see them. */
  won: { animal: string; points: number | null }[];
}

/** `view` is the table before this entry. */
export function comparison(entry: Entry, view: BlackSheepView, name: (seat: number) => string): Comparison | null {
  const driven = entry.events.find((event) => event.event === 'driven-out') as FieldDrivenOut | undefined;
  if (!driven) return null;
  const before = view.fields[driven.field]!;
  const sides = before.sides.map((side) => [...side]);
  for (const event of entry.events) {
    const moved = event as unknown as CardsMoved;
    const side = event.event === 'cards' && /^side:(\d):(\d)$/.exec(moved.target);
    if (side && Number(side[1]) === driven.field) sides[Number(side[2])]!.push(...(moved.cards ?? []));
  }
  const figures = before.figures.map((figure) => figure.animal);
  const ranks = view.animals.map((one) => one.animal);
  const rows = driven.combinations.map((combination, seat) => ({
    seat,
    name: name(seat),
    combination,
    animals: inOrder([...figures, ...sides[seat]!], ranks),
  }));
  return {
    field: driven.field,
    winner: driven.winner,
    first: driven.first ?? false,
    rows: ranked(rows, driven.winner, ranks),
    won: home(entry, driven),
  };
}

/** The winner is the game's business; those below are put in the same order (rules 4.2, 4.3). */
function ranked(rows: Omit<Compared, 'place'>[], winner: number, ranks: readonly string[]): Compared[] {
  const worth = (row: Omit<Compared, 'place'>) => [combinations.indexOf(row.combination), ...row.animals.map((animal) => ranks.indexOf(animal))];
  const better = (a: number[], b: number[]) => a.map((one, place) => one - b[place]!).find((difference) => difference !== 0) ?? 0;
  const losers = rows.filter((row) => row.seat !== winner).sort((a, b) => better(worth(a), worth(b)));
  const places = losers.map((row) => 2 + losers.filter((other) => better(worth(other), worth(row)) < 0).length);
  return [
    ...rows.filter((row) => row.seat === winner).map((row) => ({ ...row, place: 1 })),
    ...losers.map((row, index) => ({ ...row, place: places[index]! })),
  ];
}

function home(entry: Entry, driven: FieldDrivenOut): Comparison['won'] {
  const moved = entry.events.find(
    (event) => event.event === 'figures' && (event as unknown as FiguresMoved).target === `corral:${driven.winner}`,
  ) as unknown as FiguresMoved | undefined;
  return (moved?.figures ?? []).map((figure, place) => ({ animal: animalOf(figure), points: moved?.points?.[place] ?? null }));
}
