/** What was said and done, by player: from the entries as this seat was told them, and from nothing else. */

import type { Entry } from '../../connection/api';
import type { Event } from '../../protocol/sheriff';

export type Outcome = 'waiting' | 'through' | 'true' | 'lie';

export interface Said {
  round: number;
  good: string;
  count: number;
  /** A bag that was let through stays closed: nobody knows whether it was true. */
  outcome: Outcome;
}

export interface Remembered {
  declared: Said[];
  /** Gold given and taken in deals. */
  paid: number;
  got: number;
  finesPaid: number;
  finesGot: number;
  kept: number;
  broken: number;
  open: number;
}

export function recall(entries: readonly Entry[], players: number): Remembered[] {
  const all: Remembered[] = Array.from({ length: players }, () => ({ declared: [], paid: 0, got: 0, finesPaid: 0, finesGot: 0, kept: 0, broken: 0, open: 0 }));
  const giverOf = new Map<number, number>();
  const standing = new Map<number, string>();
  let round = 0;
  const decided = (merchant: number, outcome: Outcome) => {
    const last = all[merchant]?.declared.at(-1);
    if (last?.outcome === 'waiting') last.outcome = outcome;
  };
  const seatOf = (purse: string) => (/^(?:purse|pledge):(\d+)/.exec(purse)?.[1] ?? null);
  for (const entry of entries) {
    for (const event of entry.events as Event[]) {
      switch (event.event) {
        case 'round':
          round = event.number;
          break;
        case 'declared':
          all[event.merchant]?.declared.push({ round, good: event.good, count: event.count, outcome: 'waiting' });
          break;
        case 'let-through':
          decided(event.merchant, 'through');
          break;
        case 'opened':
          decided(event.merchant, event.truthful ? 'true' : 'lie');
          break;
        case 'gold': {
          if (event.why !== 'deal' && event.why !== 'fine') break;
          const from = seatOf(event.source);
          const to = seatOf(event.target);
          const [given, taken] = event.why === 'deal' ? (['paid', 'got'] as const) : (['finesPaid', 'finesGot'] as const);
          if (from !== null) all[Number(from)]![given] += event.amount;
          if (to !== null) all[Number(to)]![taken] += event.amount;
          break;
        }
        case 'promised':
          giverOf.set(event.promise.id, event.promise.giver);
          standing.set(event.promise.id, event.promise.status);
          break;
        case 'promise-settled':
          standing.set(event.promise, event.status);
          break;
      }
    }
  }
  for (const [promise, status] of standing) {
    const giver = all[giverOf.get(promise) ?? -1];
    if (giver && (status === 'kept' || status === 'broken' || status === 'open')) giver[status] += 1;
  }
  return all;
}
