/** What we ask of a table: each with a number of its own, sent again on a new line until it is answered. */

import type { Problem } from '../protocol/http';
import { showSending } from './sending';

export class Requests {
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private counter = 0;
  private readonly waiting = new Map<string, { frame: string; done: (problem: Problem | null) => void }>();

  constructor(
    private readonly send: (frame: string) => void,
    private readonly changed: (waiting: number) => void,
  ) {}

  /** Resolves with null when it is done, or with the reason why it is not. */
  ask(message: { type: string; [key: string]: unknown }): Promise<Problem | null> {
    const cid = `${this.prefix}-${this.counter++}`;
    const frame = JSON.stringify({ ...message, cid });
    const sent = showSending();
    return new Promise((settle) => {
      const done = (problem: Problem | null) => {
        sent();
        settle(problem);
      };
      this.waiting.set(cid, { frame, done });
      this.changed(this.waiting.size);
      this.send(frame);
    });
  }

  answer(cid: string, problem: Problem | null): void {
    const waiting = this.waiting.get(cid);
    if (!waiting) return;
    this.waiting.delete(cid);
    this.changed(this.waiting.size);
    waiting.done(problem);
  }

  again(): void {
    for (const { frame } of this.waiting.values()) this.send(frame);
  }
}
