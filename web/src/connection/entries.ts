/** The entries of a game as they come over a line that may break: each of them once, in order, without a gap. */

import type { Entry } from './api';

/** Which game it is, through whose eyes, and how far it has come. */
export interface Standing {
  seat: number | null;
  /** It is another one for every game; null before the game begins. */
  seedHash: string | null;
  /** The number of the last entry; -1 before the game begins. */
  seq: number;
}

export class EntriesInOrder {
  /** The number of the first entry that is lacking. */
  next = 0;
  private standing: Standing | null = null;
  /** What came before its time. */
  private readonly early = new Map<number, Entry>();
  private asked: number | null = null;

  /**
   * How things stand where the line has been opened. What is known of another seat, or of a game that is no more, is
   * worth nothing: it is forgotten, and the answer says so. Then everything has to be asked for.
   */
  welcome(standing: Standing): 'goes-on' | 'other-eyes' | 'other-game' {
    const before = this.standing;
    this.standing = standing;
    this.asked = null;
    if (before === null || this.next === 0) return 'goes-on';
    const renewed = before.seedHash !== null && before.seedHash !== standing.seedHash;
    if (before.seat === standing.seat && !renewed && standing.seq >= this.next - 1) return 'goes-on';
    this.forget();
    this.asked = this.next;
    return before.seat === standing.seat ? 'other-game' : 'other-eyes';
  }

  /** The game begins: from now on it is known which one it is. */
  begins(seedHash: string | null): void {
    if (this.standing) this.standing = { ...this.standing, seedHash: this.standing.seedHash ?? seedHash };
  }

  /** What can be told now, in order. What is known already is left out, what is early waits for those before it. */
  take(entries: Entry[]): Entry[] {
    for (const entry of entries) if (entry.seq >= this.next) this.early.set(entry.seq, entry);
    const told: Entry[] = [];
    for (let entry = this.early.get(this.next); entry; entry = this.early.get(this.next)) {
      this.early.delete(this.next++);
      told.push(entry);
    }
    return told;
  }

  /** The entry from which on the table has to tell again, or null. Each gap is asked for once on a line. */
  lacking(): number | null {
    if (this.early.size === 0 || this.asked === this.next) return null;
    this.asked = this.next;
    return this.next;
  }

  forget(): void {
    this.next = 0;
    this.asked = null;
    this.early.clear();
  }
}
