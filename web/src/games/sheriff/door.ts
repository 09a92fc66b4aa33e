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
    // Everything that an edition has.
    ...['first', 'polish', 'persian'].map((edition) => ({
      name: `everything-${edition}`,
      edition,
      players: 5,
      options: { royal_goods: true, promo_cards: true, inspection_timer: 60 },
    })),
    { name: 'everything-second', edition: 'second', players: 6, options: { royal_goods: true, black_market: true, inspection_timer: 60 } },
  ],
  optionsSection: '1',
  needs: { black_market_prices: 'black_market', timer_runs: 'inspection_timer' },
  ownCardsClause: '1.14',
  refusals: {
    seats: ['merchant', 'giver', 'debtor', 'opponent', 'partner', 'deputy', 'proposer'],
    kinds: ['good', 'phase'],
  },
};
