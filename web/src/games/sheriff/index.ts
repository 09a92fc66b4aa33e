import type { GameClient } from '../game';
import { about, pieces } from './about';
import { catalogue, type SheriffConfig } from './catalogue.svelte';
import { guide } from './guide';
import Ledger from './Ledger.svelte';
import Legend from './Legend.svelte';
import { ownCards } from './own';
import { finale } from './finale';
import { headline, looks, mark, phrases, progress, stamp } from './lines';
import { rare } from './rare-art';
import Result from './Result.svelte';
import { shuffles } from './shuffles';
import { sayingValues } from './saying';
import Standing from './Standing.svelte';
import SheriffTable from './SheriffTable.svelte';
import type { FavourPrompt } from '../../protocol/sheriff';
import { flights, marks, sound, tell } from './tell';

export const client: GameClient = {
  name: 'sheriff',
  drawings: rare,
  lay: (config) => catalogue.lay(config as SheriffConfig),
  ownCards,
  Table: SheriffTable,
  Result,
  Standing,
  Legend,
  pieces,
  about,
  progress,
  tell,
  headline,
  mark,
  stamp,
  looks,
  finale,
  phrases,
  shuffles,
  flights,
  sound,
  marks,
  sayingValues,
  beside: {
    title: 'ledger',
    Panel: Ledger,
    waits: (seen) => (seen.prompts.find((one) => one.prompt === 'mark-favour') as unknown as FavourPrompt | undefined)?.promises.length ?? 0,
  },
  keys: [{ key: 'o', what: 'key-offers', stops: ['offers', 'deal'] }],
  guide,
};
