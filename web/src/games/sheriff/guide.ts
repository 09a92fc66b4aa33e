/** The guided first round of Sheriff of Nottingham. */

import type { GameClient, Seen } from '../game';

export const guide: GameClient['guide'] = {
  steps: [
    { id: 'value', first: true, at: ['.hand[role=group]'] },
    { id: 'deal', prompt: 'offer', seen: '.builder', at: ['.builder .button.main:enabled', '.builder .sides'] },
    { id: 'answer', prompt: 'answer', seen: '.offer.forme', at: ['.offer.forme'] },
    { id: 'choose-first-merchant', prompt: 'choose-first-merchant', at: ['.ask .row', '.ask'] },
    { id: 'market-picked', prompt: 'market', seen: '.ask .laid .card', at: ['.ask .button.main'] },
    { id: 'market', prompt: 'market', at: ['.hand[role=group]'] },
    { id: 'load-picked', prompt: 'load', seen: '.ask .laid .card', at: ['.ask .button.main'] },
    { id: 'load', prompt: 'load', at: ['.hand[role=group]'] },
    { id: 'declare', prompt: 'declare', at: ['.ask .goods-to-name', '.ask'] },
    { id: 'debt', prompt: 'debt', at: ['.ask'] },
    { id: 'lay-confiscated', prompt: 'lay-confiscated', at: ['.ask'] },
    { id: 'decide', prompt: 'decide', at: ['.gate'] },
    { id: 'offer', prompt: 'offer', seen: '.sheet', at: ['.sheet'] },
    { id: 'while-market', phase: 'market', at: ['.centre'] },
    { id: 'while-loading', phase: 'loading', at: ['.others'] },
    { id: 'while-declaration', phase: 'declaration', at: ['.others'] },
    { id: 'while-inspection', phase: 'inspection', at: ['.others'] },
    { id: 'wait' },
  ],
  roundOver: (seen: Seen) => ((seen.view as { round?: number } | null)?.round ?? 0) > 1,
};
