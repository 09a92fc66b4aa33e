/** A move that was taken back stays to be read, struck through, and counts for nothing. */

import { beforeAll, expect, it } from 'vitest';

import type { Entry } from '../src/connection/api';
import { standing, takenBack } from '../src/connection/taken-back';
import { lastLine } from '../src/friends/last';
import type { GameClient } from '../src/games/game';
import { words } from '../src/language/words.svelte';
import type { MyGame } from '../src/protocol/http';
import { feedLines } from '../src/table/feed';

const entry = (seq: number, event: string | null, undoes?: number): Entry => ({ seq, seat: undoes === undefined ? 0 : -1, move: null, events: event ? [{ event }] : [], undoes });
const entries = [entry(0, 'dealt'), entry(1, 'wrong'), entry(2, null, 1), entry(3, 'right')];
const client = { tell: (event: { event: string }) => event.event } as unknown as GameClient;

beforeAll(() => words.need('company'));

it('knows which entries count', () => {
  expect([...takenBack(entries)]).toEqual([1]);
  expect(standing(entries).map(({ seq }) => seq)).toEqual([0, 3]);
  expect(standing(entries.slice(0, 2))).toHaveLength(2);
});

it('strikes its lines through in the feed, and says why', () => {
  const lines = feedLines(entries, [], client, (seat) => String(seat));
  expect(lines.map((line) => (line.kind === 'told' ? [line.text, line.taken ?? false] : []))).toEqual([
    ['dealt', false],
    ['wrong', true],
    ['The last move was taken back: everyone agreed.', false],
    ['right', false],
  ]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(4);
});

it('is not what happened last', () => {
  expect(lastLine(client, { table: null, last: entries.slice(0, 3) } as unknown as MyGame)).toBe('dealt');
});
