/** What happens at a table, played one step after another: first what has a moment of its own, then the rest of it. */

import type { Said, View } from '../protocol/messages';
import { calmMotion } from '../theme/theme.svelte';
import type { Entry } from './api';

/** What happened, and how the table looks after it. */
export interface Step {
  entries: Entry[];
  view: View | null;
  fresh: boolean;
  /** Words, in place of anything that happened: heard when what was before them has been seen. */
  said?: Said;
}

type Presenter = (entries: Entry[]) => Promise<void> | null;
type Listener = (entries: Entry[]) => void;

interface Table {
  /** The table changes by this step. */
  take: (step: Step) => void;
  /** Something is being shown: nobody goes on meanwhile. */
  reading: (on: boolean) => void;
  /** Whether the next step waits for a click after these. */
  clicks: (entries: Entry[]) => boolean;
}

const PAUSE = 380;
/** What follows upon words waits so long: they are heard first. */
const HEARD = 450;
/** Where more than this waits, it is told at once. */
export const LONGEST_QUEUE = 10;

export class Steps {
  /** Steps are being shown: what is seen is not yet how things stand. */
  playing = $state(false);
  /** The next step waits for a click. */
  waits = $state(false);
  private queue: Step[] = [];
  private presenters: Presenter[] = [];
  // Nothing that is shown depends on it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private listeners = new Set<Listener>();
  private click: (() => void) | null = null;

  constructor(private readonly table: Table) {}

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  present(presenter: Presenter): () => void {
    this.presenters.push(presenter);
    return () => void (this.presenters = this.presenters.filter((one) => one !== presenter));
  }

  goOn(): void {
    this.click?.();
  }

  push(step: Step): void {
    this.queue.push(step);
    if (!this.playing) void this.play();
  }

  forget(): void {
    this.queue = [];
  }

  some(is: (step: Step) => boolean): boolean {
    return this.queue.some(is);
  }

  /** With a breath between them, so that a hand of bots can be followed. */
  private async play(): Promise<void> {
    this.playing = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      const shown = step.fresh && !document.hidden && this.queue.length < LONGEST_QUEUE;
      if (shown) await this.show(step.entries);
      if (shown && step.entries.length) for (const listener of this.listeners) listener(step.entries);
      this.table.take(step);
      const breath = step.said ? HEARD : this.queue.length ? PAUSE : 0;
      if (shown && breath && !calmMotion()) await new Promise((done) => setTimeout(done, breath));
    }
    this.playing = false;
  }

  /** What has a moment of its own is shown first; nothing is told before. */
  private async show(entries: Entry[]): Promise<void> {
    const showing = this.presenters.map((present) => present(entries)).filter((one) => one !== null);
    const click = this.table.clicks(entries);
    if (!showing.length && !click) return;
    this.table.reading(true);
    await Promise.all(showing);
    if (click) {
      this.waits = true;
      await new Promise<void>((done) => (this.click = done));
      this.waits = false;
      this.click = null;
    }
    this.table.reading(false);
  }
}
