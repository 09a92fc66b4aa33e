/** A field that is driven out: everyone's five animals, as they lay when the last card came (rules 4). */

import type { Entry } from '../../connection/api';
import type { BlackSheepView, CardsMoved, FieldDrivenOut } from '../../protocol/blacksheep';
import { inOrder } from './combination';

export interface Comparison {
  field: number;
  winner: number;
  first: boolean;
  rows: { seat: number; name: string; animals: string[]; combination: string }[];
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
  return {
    field: driven.field,
    winner: driven.winner,
    first: driven.first ?? false,
    rows: driven.combinations.map((combination, seat) => ({
      seat,
      name: name(seat),
      combination,
      animals: inOrder([...figures, ...sides[seat]!], ranks),
    })),
  };
}
