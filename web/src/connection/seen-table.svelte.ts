/** What is seen of one table: how it stands, who is there, what was done and said. It knows no line. */

import type { Mood } from '../faces/drawings';
import type { Seen } from '../games/game';
import type { TableInfo } from '../protocol/http';
import type { Deadline, Said, View } from '../protocol/messages';
import type { Entry } from './api';
import { AtPlaces, type Spoken } from './at-places.svelte';
import { namer, seatName, type Namer } from './names';
import { Talk } from './talk.svelte';

export class SeenTable {
  seat = $state<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  /** When that was told, for the times in it. */
  infoAt = $state(Date.now());
  /** The entries of people's seats that a bot or the clock made. */
  automatic = $state.raw<readonly number[]>([]);
  /** The whole set-up, with what is printed on every card. */
  config = $state.raw<unknown>(null);
  view = $state.raw<unknown>(null);
  prompts = $state.raw<{ prompt: string; waited: boolean }[]>([]);
  waitingFor = $state.raw<number[]>([]);
  deadlines = $state.raw<{ seat: number; at: number }[]>([]);
  /** My own last move, if I may ask to take it back. */
  undoable = $state<number | null>(null);
  entries = $state.raw<Entry[]>([]);
  busy = $state(0);
  /** Whether the bots wait for me, why, and until when. */
  floor = $state.raw<Seen['floor']>(null);
  /** Whom the quick phrases that lie open are for. */
  speakingTo = $state<number | null>(null);
  protected readonly atPlaces = new AtPlaces();
  protected readonly talk = new Talk();

  get said(): readonly Said[] {
    return this.talk.all;
  }

  get phrase(): (said: Said) => string {
    return this.talk.phrase;
  }

  set phrase(phrase: (said: Said) => string) {
    this.talk.phrase = phrase;
  }

  get spoken(): Readonly<Record<number, Spoken>> {
    return this.atPlaces.spoken;
  }

  get moods(): Readonly<Record<number, Mood>> {
    return this.atPlaces.moods;
  }

  /** Words or a stamp above a place. */
  hang(seat: number, text: string, stamp: Spoken['stamp']): void {
    this.atPlaces.hang(seat, text, stamp);
  }

  /** A face shows for a while what everyone has seen. */
  look(seat: number, mood: Mood): void {
    this.atPlaces.look(seat, mood);
  }

  name(seat: number | null): string {
    return seatName(this.info, seat);
  }

  /** The players by name, and which of them I am. */
  get names(): Namer {
    return namer(this.info, this.seat);
  }

  protected isBot(seat: number): boolean {
    return this.info?.seats.some((one) => one.seat === seat && (one.kind === 'bot' || one.substituted)) ?? false;
  }

  protected see(message: View): void {
    this.view = message.view;
    this.prompts = message.prompts as { prompt: string; waited: boolean }[];
    this.waitingFor = message.waiting_for;
    this.undoable = message.undo ?? null;
    this.deadlines = message.deadlines.map((one: Deadline) => ({ seat: one.seat, at: Date.now() + one.left }));
  }
}
