import { animals } from '../../art/animals';
import { bring } from '../../art/pictures.svelte';
import type { GameClient } from '../game';
import { about, pieces } from './about';
import BlackSheepTable from './BlackSheepTable.svelte';
import { ownCards } from './own';
import Result from './Result.svelte';
import { flights, marks, sound, tell } from './tell';

bring(animals);

export const blacksheep: GameClient = {
  name: 'blacksheep',
  words: ['animals', 'blacksheep', 'log', 'refusals', 'bots'],
  // Everything that is printed stands in the view.
  lay: () => undefined,
  ownCards,
  Table: BlackSheepTable,
  Result,
  pieces,
  about,
  tell,
  flights,
  sound,
  marks,
};
