/** Nim at the door. */

import type { GameDoor } from '../door';

export const door: GameDoor = {
  name: 'nim',
  place: 3,
  drawings: {
    stones: '<circle cx="24" cy="15" r="10" fill="#b9b2a4"/><circle cx="13" cy="33" r="10" fill="#9b948a"/><circle cx="35" cy="33" r="10" fill="#cfc8ba"/>',
  },
  scenery: { pictures: ['stones'], background: 'linear-gradient(#cfe2ee 0 60%, #c8b58a 60%)' },
  lesson: { scenes: [['stones'], ['mask']], options: { first_player: 0 } },
  presets: [{ name: 'first-game', edition: 'normal', players: 3, options: {} }],
  ownCardsClause: '1.2',
  refusals: { seats: [], kinds: [] },
};
