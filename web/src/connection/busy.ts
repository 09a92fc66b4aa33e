/** What a person is at, as the bots are told it: they wait for whoever writes or reads, and go at the pace that was asked for. */

import type { Busy } from '../protocol/messages';

export class BusyNow {
  private now: Busy = { type: 'busy', writing: false, reading: false, pace: 'normal' };
  private readings: string[] = [];

  /** `tell` sends it, where there is somebody to tell it for. */
  constructor(private readonly tell: (busy: Busy) => void) {}

  get pace(): Busy['pace'] {
    return this.now.pace;
  }

  writing(on: boolean): void {
    this.change({ writing: on });
  }

  /** Until the last of what is being read is read. */
  reading(on: boolean, what: string): void {
    const others = this.readings.filter((one) => one !== what);
    this.readings = on ? [...others, what] : others;
    this.change({ reading: this.readings.length > 0 });
  }

  goAt(pace: Busy['pace']): void {
    this.change({ pace });
  }

  /** A new line knows nothing of it. */
  again(): void {
    const { writing, reading, pace } = this.now;
    if (writing || reading || pace !== 'normal') this.tell(this.now);
  }

  private change(change: Partial<Busy>): void {
    const next = { ...this.now, ...change };
    const same = next.writing === this.now.writing && next.reading === this.now.reading && next.pace === this.now.pace;
    this.now = next;
    if (!same) this.tell(next);
  }
}
