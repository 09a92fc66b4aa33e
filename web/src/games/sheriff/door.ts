/** Sheriff of Nottingham at the door. */

import type { GameDoor } from '../door';
import { goods, things } from './art';

export const door: GameDoor = {
  name: 'sheriff',
  place: 1,
  drawings: { ...goods, ...things },
  scenery: {
    pictures: ['apples', 'bag-closed', 'silk', 'badge', 'mead', 'cheese', 'crossbows'],
    background: 'linear-gradient(#d8e3e8, #efe2c0 70%, #c99f62 70%)',
  },
  lesson: {
    scenes: [['badge'], ['bag-closed', 'apples'], ['coin', 'silk'], ['king', 'coin']],
    // A merchant first: that is where most of the game is.
    options: { first_sheriff: 1 },
  },
  presets: [
    { name: 'first-game', edition: 'first', players: 4, options: {} },
    {
      name: 'everything',
      edition: 'second',
      players: 5,
      options: { royal_goods: true, black_market: true, merchant_deals: true, inspection_timer: 120 },
    },
  ],
  optionsSection: '1',
  ownCardsClause: '1.14',
  refusals: {
    seats: ['merchant', 'giver', 'debtor', 'opponent', 'partner', 'deputy', 'proposer'],
    kinds: ['good', 'phase'],
  },
};
