import type { GameClient } from '../game';
import { about, pieces } from './about';
import BlackSheepTable from './BlackSheepTable.svelte';
import { finale } from './finale';
import { guide } from './guide';
import Legend from './Legend.svelte';
import { ownCards } from './own';
import Result from './Result.svelte';
import { shuffles } from './shuffles';
import { flights, looks, mark, marks, phrases, progress, sound, tell } from './tell';

export const client: GameClient = {
  name: 'blacksheep',
  // Everything that is printed stands in the view.
  lay: () => undefined,
  ownCards,
  Table: BlackSheepTable,
  Result,
  Legend,
  pieces,
  about,
  progress,
  tell,
  mark,
  phrases,
  finale,
  looks,
  shuffles,
  flights,
  sound,
  marks,
  sayingValues: () => ({}),
  keys: [],
  guide,
};
