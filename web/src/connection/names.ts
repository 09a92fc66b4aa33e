/** Whom a seat belongs to. Bots have names of their own in every language. */

import { n, t } from '../language/words.svelte';
import type { TableInfo } from '../protocol/http';

const NAMED_BOTS = 6;

export function seatName(info: TableInfo | null, seat: number | null): string {
  if (seat === null) return '';
  const one = info?.seats.find((known) => known.seat === seat);
  if (one?.kind === 'bot') return t(`bot-name-${(seat % NAMED_BOTS) + 1}`);
  return one?.name ?? n(seat + 1);
}
