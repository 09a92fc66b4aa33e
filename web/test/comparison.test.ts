/** The comparison of a field that is driven out: ranked, and with what was won (rules 4). */

import { expect, it } from 'vitest';

import { combination, combinations, examples } from '../src/games/blacksheep/combination';
import { comparison } from '../src/games/blacksheep/comparison';
import type { BlackSheepView } from '../src/protocol/blacksheep';

const ranks = ['horse', 'cow', 'pig', 'sheep'];
const view = {
  animals: ranks.map((animal) => ({ animal, cards: 14, points: [1], subtracts: false, left: 3 })),
  fields: [
    {
      field: 0,
      turned_over: false,
      figures: [{ figure: 'pig:0', animal: 'pig' }, { figure: 'cow:1', animal: 'cow' }],
      sides: [['sheep', 'horse', 'horse'], ['pig', 'pig'], ['horse', 'horse', 'sheep'], ['cow', 'sheep', 'sheep']],
    },
  ],
} as unknown as BlackSheepView;
const entry = {
  seq: 9,
  seat: 1,
  events: [
    { event: 'cards', source: 'hand:1', target: 'side:0:1', count: 1, cards: ['horse'] },
    { event: 'driven-out', field: 0, winner: 1, combinations: ['pair', 'three-alike', 'pair', 'two-pairs'] },
    { event: 'figures', source: 'field:0', target: 'corral:1', figures: ['pig:0', 'cow:1'], points: [3, 1] },
  ],
} as never;

it('stands from the best to the worst, and equal fives share a place', () => {
  const found = comparison(entry, view, (seat) => `seat ${seat}`)!;
  expect(found.rows.map((row) => [row.seat, row.place])).toEqual([[1, 1], [3, 2], [0, 3], [2, 3]]);
  expect(found.rows[0]!.animals.slice(0, 3)).toEqual(['pig', 'pig', 'pig']);
});

it('says what was won, with the points where they are seen', () => {
  expect(comparison(entry, view, String)!.won).toEqual([{ animal: 'pig', points: 3 }, { animal: 'cow', points: 1 }]);
});

it('the card of combinations shows of each what it is', () => {
  const others = ['pig', 'sheep', 'chicken', 'goat'];
  for (const { combination: name, five } of examples(ranks)) {
    let next = 0;
    expect(combination(five.map((animal) => animal ?? others[next++]!)), name).toBe(name);
  }
  expect(examples(ranks).map((one) => one.combination)).toEqual(combinations);
});
