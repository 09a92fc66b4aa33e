/** The deck as it lies before the first shuffle, for whoever checks that the shuffle was fair. */

import type { ShufflesOf } from '../../fairness/check';

interface SetUp {
  players: number;
  goods: { name: string; copies: [number, number] }[];
}

export const shuffles: ShufflesOf = (config, chance) => {
  const { goods, players } = config as SetUp;
  const deck = goods.flatMap((good) => Array<string>(good.copies[players === 3 ? 0 : 1]).fill(good.name));
  return [{ event: 'deck-shuffled', field: 'cards', value: chance.shuffled(deck) }];
};
