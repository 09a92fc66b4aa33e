/** Where the guide was last, and what it has told there: kept for whoever leaves that table and comes back. */

import { remember, remembered } from '../app/memory';

const WHERE = 'guide-at';
const TOLD = 'guide-told';

export function isGuided(table: string): boolean {
  return table !== '' && remembered(WHERE) === table;
}

export function guidedAt(table: string) {
  /** Sent home: nothing is kept any more. */
  let left = false;
  return {
    told(): Record<string, number> {
      if (!isGuided(table)) return {};
      try {
        return JSON.parse(remembered(TOLD) ?? '{}') as Record<string, number>;
      } catch {
        return {};
      }
    },
    keep(told: Record<string, number>): void {
      if (left) return;
      remember(WHERE, table);
      remember(TOLD, JSON.stringify(told));
    },
    leave(): void {
      left = true;
      remember(WHERE, '');
    },
  };
}
