/** Moves that were taken back stay in the record: an entry of the house says that the one before it fell. */

import type { Entry } from './api';

/** The numbers of the entries that were taken back. */
export function takenBack(entries: readonly Entry[]): ReadonlySet<number> {
  return new Set(entries.flatMap((entry) => (entry.undoes == null ? [] : [entry.undoes])));
}

/** The entries that count, for whoever adds up what happened. */
export function standing<One extends Entry>(entries: readonly One[]): readonly One[] {
  const taken = takenBack(entries);
  return taken.size ? entries.filter((entry) => entry.undoes == null && !taken.has(entry.seq)) : entries;
}
