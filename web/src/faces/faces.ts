/** Whose face is whose. The drawings come with the first table; nothing of them is needed at the door. */

import { figureOf } from '../connection/figures';
import type { TableInfo } from '../protocol/http';

export const FACES = 12;
/** The first of them are those after whom the bots are called. */
const BOTS = 6;

/** What a seat has chosen; a bot looks like the figure that its character is, and who has not chosen looks like none of them. */
export function faceOf(info: TableInfo | null, seat: number): number {
  const one = info?.seats.find((known) => known.seat === seat);
  if (one?.kind === 'bot') return figureOf(info, seat);
  return one?.face ?? BOTS + (seat % (FACES - BOTS));
}
