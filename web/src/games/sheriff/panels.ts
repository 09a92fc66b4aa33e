/** Which panel a move is made in: a refusal is shown where the hand is. */

import type { Problem } from '../../protocol/http';
import type { Move } from '../../protocol/sheriff';

export interface Refused {
  problem: Problem;
  /** The prompt whose panel it is, or `offer`, `answer:<deal>`, `mark-favour`; empty: no panel of its own. */
  panel: string;
}

export function panelOf(move: Move): string {
  switch (move.move) {
    case 'let-through':
    case 'open':
      return 'decide';
    case 'pay-debt':
      return 'debt';
    case 'propose-split':
    case 'answer-split':
    case 'split-equally':
      return 'split';
    case 'accept':
    case 'refuse':
    case 'withdraw':
      return `answer:${move.deal}`;
    default:
      return move.move;
  }
}
