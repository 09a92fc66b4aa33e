/** The guided first round of Black Sheep: it is over when a field has been driven out. */

import type { GameClient, Seen } from '../game';

export const guide: GameClient['guide'] = {
  steps: [
    { id: 'value', first: true, at: ['.fields'] },
    { id: 'confirm', prompt: 'play', seen: '.confirm', at: ['.confirm .button.main'] },
    { id: 'picked', prompt: 'play', seen: '.hand [aria-pressed=true]', at: ['.fields'] },
    { id: 'play', prompt: 'play', at: ['.hand[role=group]'] },
    { id: 'wait', at: ['.fields'] },
  ],
  roundOver: (seen: Seen) => seen.entries.some((entry) => entry.events.some((event) => event.event === 'driven-out')),
};
