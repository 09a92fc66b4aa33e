/** A turn of Black Sheep as it is put together: cards, a field, and perhaps a card to discard (rules 3). */

import { expect, it } from 'vitest';

import { Turn } from '../src/games/blacksheep/turn.svelte';
import type { PlayPrompt } from '../src/protocol/blacksheep';

const hand = ['horse', 'pig', 'sheep'];
/** My side of field 0 is empty, that of field 1 has two cards. */
const prompt = { prompt: 'play', waited: true, fields: [{ field: 0, counts: [1, 2] }, { field: 1, counts: [1] }] } as unknown as PlayPrompt;
const turn = () =>
  new Turn(
    () => hand,
    () => prompt,
  );

it('is complete when the field takes as many cards as are picked', () => {
  const mine = turn();
  mine.pick(2);
  expect(mine.complete).toBe(false);
  mine.field = 1;
  expect(mine.complete).toBe(true);
  expect(mine.move(1)).toEqual({ move: 'play', field: 1, cards: ['sheep'], discard: null });
});

it('forgets the field that does not take one card more, and the card that was to be discarded', () => {
  const mine = turn();
  mine.pick(0);
  mine.field = 1;
  mine.discard = 2;
  mine.pick(1);
  expect([mine.field, mine.discard]).toEqual([null, null]);
});

it('puts the first card back when one too many is picked', () => {
  const mine = turn();
  for (const place of [0, 1, 2]) mine.pick(place);
  expect(mine.cards).toEqual(['pig', 'sheep']);
});

it('takes a card that is dropped onto a field, and the field if it fits', () => {
  const mine = turn();
  mine.drop(0, 1);
  expect([mine.cards, mine.field]).toEqual([['horse'], 1]);
  mine.drop(1, 1);
  expect([mine.cards, mine.field]).toEqual([['horse', 'pig'], null]);
});
