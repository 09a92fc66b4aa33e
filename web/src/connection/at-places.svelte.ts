/** What hangs above the players' places for a moment, and how their faces look because of what everyone has seen. */

import type { Mood } from '../faces/drawings';

/** Words, or a stamp. */
export interface Spoken {
  key: number;
  text: string;
  stamp: 'yes' | 'no' | null;
}

/** So long words hang in the air, and longer for every letter; a stamp is read at a glance. */
const [HEARD, LETTER, STAMPED] = [2600, 45, 1500];
const LOOKS = 5000;

export class AtPlaces {
  /** By seat: what they have just said, or what was just stamped there. */
  spoken = $state.raw<Readonly<Record<number, Spoken>>>({});
  moods = $state.raw<Readonly<Record<number, Mood>>>({});
  private count = 0;
  private timers: Record<number, ReturnType<typeof setTimeout>> = {};

  /** What is newer takes the place of what is older. */
  hang(seat: number, text: string, stamp: Spoken['stamp']): void {
    const key = ++this.count;
    this.spoken = { ...this.spoken, [seat]: { key, text, stamp } };
    setTimeout(
      () => {
        if (this.spoken[seat]?.key !== key) return;
        const { [seat]: _, ...rest } = this.spoken;
        this.spoken = rest;
      },
      stamp ? STAMPED : HEARD + LETTER * text.length,
    );
  }

  look(seat: number, mood: Mood): void {
    this.moods = { ...this.moods, [seat]: mood };
    clearTimeout(this.timers[seat]);
    this.timers[seat] = setTimeout(() => {
      const { [seat]: _, ...rest } = this.moods;
      this.moods = rest;
    }, LOOKS);
  }
}
