import { goods } from '../../art/goods';
import { bring } from '../../art/pictures.svelte';
import type { GameClient } from '../game';
import { about, pieces } from './about';
import { catalogue, type SheriffConfig } from './catalogue.svelte';
import { ownCards } from './own';
import Result from './Result.svelte';
import SheriffTable from './SheriffTable.svelte';
import { flights, marks, sound, tell } from './tell';

bring(goods);

export const sheriff: GameClient = {
  name: 'sheriff',
  words: ['goods', 'sheriff', 'log', 'refusals', 'bots'],
  lay: (config) => catalogue.lay(config as SheriffConfig),
  ownCards,
  Table: SheriffTable,
  Result,
  pieces,
  about,
  tell,
  flights,
  sound,
  marks,
};
