/** A group's own cards: what is printed at this table that the house's own files do not have. */

import type { Piece } from '../about/piece';

export interface OwnCards {
  pieces: Piece[];
  /** The house's cards are not played with. */
  instead: boolean;
}

const printed = (row: object) => JSON.stringify(Object.entries(row).sort(([a], [b]) => a.localeCompare(b)));

/** The rows that none of the house's is like. */
export function strangers<Row extends object>(rows: readonly Row[], house: readonly object[]): Row[] {
  const known = new Set(house.map(printed));
  return rows.filter((row) => !known.has(printed(row)));
}
