import { t } from '../../language/words.svelte';
import type { GameClient } from '../game';
import NimTable from './NimTable.svelte';
import Result from './Result.svelte';
import type { NimEvent } from './wire';

export const client: GameClient = {
  name: 'nim',
  lay: () => undefined,
  ownCards: () => null,
  Table: NimTable,
  Result,
  pieces: () => ['heap'],
  about: () => ({ title: t('piece-nim-heap'), picture: 'stones', facts: [], clauses: ['2.1'] }),
  tell(any, name) {
    const event = any as NimEvent;
    if (event.event === 'taken') return t('log-nim-taken', { name: name(event.seat), count: event.count, number: event.heap + 1 });
    return event.event === 'ended' ? t('log-nim-ended', { name: name(event.winner) }) : null;
  },
  flights: () => [],
  sound: (event) => (event.event === 'taken' ? 'knock' : null),
  marks: () => [],
  sayingValues: (params) => ({ heaps: Number(params.heaps) }),
  keys: [],
  guide: {
    steps: [{ id: 'take', prompt: 'take', at: ['.heap'] }, { id: 'wait' }],
    roundOver: (seen) => seen.entries.length > (seen.info?.players ?? 0),
  },
};
