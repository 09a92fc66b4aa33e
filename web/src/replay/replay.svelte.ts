/** A finished game as a table that can be moved through time. */

import { api, type Entry } from '../connection/api';
import { seatName } from '../connection/names';
import type { Seen } from '../games/game';
import type { Problem, ReplayFrame, TableInfo } from '../protocol/http';

const CHUNK = 200;

export class ReplayTable implements Seen {
  info = $state.raw<TableInfo | null>(null);
  config = $state.raw<unknown>(null);
  at = $state(0);
  eyes = $state('all');
  frames = $state.raw<ReplayFrame[]>([]);
  length = $state(0);
  readonly prompts: { prompt: string; waited: boolean }[] = [];
  readonly deadlines: { seat: number; at: number }[] = [];
  readonly busy = 0;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  private listeners = new Set<(entries: Entry[]) => void>();

  constructor(readonly id: string) {}

  get frame(): ReplayFrame | undefined {
    return this.frames[this.at];
  }

  get seat(): number | null {
    return /^\d+$/.test(this.eyes) ? Number(this.eyes) : null;
  }

  get view(): unknown {
    const frame = this.frame;
    if (!frame) return null;
    return frame.views ? openAll(frame.views as { players: unknown[] }[]) : frame.view;
  }

  get waitingFor(): number[] {
    return (this.view as { waiting_for?: number[] } | null)?.waiting_for ?? [];
  }

  get all(): Entry[] {
    return this.frames as unknown as Entry[];
  }

  get entries(): Entry[] {
    return this.all.slice(0, this.at + 1);
  }

  async load(eyes: string): Promise<void> {
    this.info ??= await api.table(this.id);
    const first = await api.replay(this.id, eyes, 0, CHUNK - 1);
    const frames = [...first.frames];
    while (frames.length < first.length) {
      const next = await api.replay(this.id, eyes, frames.length, frames.length + CHUNK - 1);
      if (next.frames.length === 0) break;
      frames.push(...next.frames);
    }
    this.config = first.config;
    this.eyes = eyes;
    this.frames = frames;
    this.length = frames.length;
    this.at = Math.min(this.at, Math.max(0, frames.length - 1));
  }

  go(place: number): void {
    const to = Math.max(0, Math.min(this.length - 1, place));
    const next = this.all[to];
    if (to === this.at + 1 && next) for (const listener of this.listeners) listener([next]);
    this.at = to;
  }

  name(seat: number | null): string {
    return seatName(this.info, seat);
  }

  act(): Promise<Problem | null> {
    return Promise.resolve({ code: 'game.over', clause: null, params: {} });
  }

  listen(listener: (entries: Entry[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

/** All cards open: each player as they see themselves. */
function openAll(views: { players: unknown[] }[]): unknown {
  return { ...views[0]!, seat: null, players: views.map((view, seat) => view.players[seat]) };
}
