import { goods } from '../../art/goods';
import { bring } from '../../art/pictures.svelte';
import type { GameClient } from '../game';
import Result from './Result.svelte';
import SheriffTable from './SheriffTable.svelte';
import { flights, marks, sound, tell } from './tell';

bring(goods);

export const sheriff: GameClient = {
  name: 'sheriff',
  words: ['goods', 'sheriff', 'log', 'refusals', 'bots'],
  Table: SheriffTable,
  Result,
  tell,
  flights,
  sound,
  marks,
};
