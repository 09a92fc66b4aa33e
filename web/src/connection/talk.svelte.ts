/** What is said at one table, each thing once; what is new is heard at its speaker's place. */

import type { Said } from '../protocol/messages';

export class Talk {
  all = $state.raw<Said[]>([]);
  /** Puts what is said into the reader's words: a table whose game is known sets it. */
  phrase: (said: Said) => string = (said) => said.text ?? '';

  has(said: Said): boolean {
    return this.all.some((one) => one.number === said.number);
  }

  /** `known`: the last entry that had happened before we came; `begun`: whether anything has happened since. */
  add(said: Said, known: number | null, begun: boolean, hang: (seat: number, text: string) => void): void {
    this.all = [...this.all, said];
    const old = known !== null && (said.seq ?? -1) >= 0 ? (said.seq ?? 0) < known : !begun;
    if (said.seat !== null && !old && !document.hidden) hang(said.seat, this.phrase(said));
  }

  forget(): void {
    this.all = [];
  }
}
