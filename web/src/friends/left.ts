/** When this browser looked at a table last, and what it had seen there by then. */

import { remember, remembered } from '../app/memory';

const KEY = 'left';
const MOST = 30;
/** Who only loads the page again has not been away. */
const AWAY = 10 * 60;

type Left = Record<string, { seq: number; at: number }>;

function all(): Left {
  try {
    return JSON.parse(remembered(KEY) ?? '{}') as Left;
  } catch {
    return {};
  }
}

/** The last entry that was seen, if that is a while ago; null otherwise. */
export function leftAt(table: string, now = Date.now() / 1000): number | null {
  const left = all()[table];
  return left && now - left.at > AWAY ? left.seq : null;
}

export function noteSeen(table: string, seq: number, now = Date.now() / 1000): void {
  const left = { ...all(), [table]: { seq, at: now } };
  const newest = Object.entries(left).sort(([, one], [, other]) => other.at - one.at).slice(0, MOST);
  remember(KEY, JSON.stringify(Object.fromEntries(newest)));
}
