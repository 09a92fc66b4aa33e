/** Black Sheep at the door. */

import type { GameDoor } from '../door';
import { animals, things } from './art';

export const door: GameDoor = {
  name: 'blacksheep',
  place: 2,
  drawings: { ...animals, ...things },
  scenery: {
    pictures: ['horse', 'cow', 'pig', 'sheep', 'chicken', 'black-sheep'],
    background: 'linear-gradient(#cfe2ee 0 45%, #9dbb6a 45%)',
  },
  lesson: {
    scenes: [['horse', 'cow'], ['pig', 'pig', 'pig'], ['black-sheep'], ['task']],
    options: {},
  },
  presets: [
    { name: 'first-game', edition: '', players: 3, options: {} },
    { name: 'everything', edition: '', players: 4, options: { tasks: true } },
  ],
  optionsSection: null,
  ownCardsClause: '1.6',
  refusals: { seats: [], kinds: ['animal'] },
};
