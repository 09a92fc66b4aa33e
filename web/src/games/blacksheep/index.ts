import { animals } from '../../art/animals';
import { bring } from '../../art/pictures.svelte';
import type { GameClient } from '../game';
import BlackSheepTable from './BlackSheepTable.svelte';
import Result from './Result.svelte';
import { flights, marks, sound, tell } from './tell';

bring(animals);

export const blacksheep: GameClient = {
  name: 'blacksheep',
  words: ['animals', 'blacksheep', 'log', 'refusals', 'bots'],
  Table: BlackSheepTable,
  Result,
  tell,
  flights,
  sound,
  marks,
};
