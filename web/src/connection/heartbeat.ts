/** Is the line alive? Asks when nothing was heard for a moment, and says so when no answer comes. */

const LOOK = 300;
const QUIET = 900;
/** Together with the two above it is known within three seconds that a line is dead. */
const PATIENCE = 1500;
/** A line that is only slow comes back by itself; after this long a new one is quicker. */
const GIVE_UP = 6000;

interface Line {
  ask(): void;
  /** No answer yet: whoever looks at the page should know. */
  silent(): void;
  dead(): void;
}

export class Heartbeat {
  private timer: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private askedAt: number | null = null;

  constructor(private readonly line: Line) {}

  start(): void {
    this.stop();
    this.heard();
    this.timer = setInterval(() => this.look(), LOOK);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  heard(): void {
    this.heardAt = Date.now();
    this.askedAt = null;
  }

  private look(): void {
    const now = Date.now();
    if (this.askedAt === null) {
      if (now - this.heardAt < QUIET) return;
      this.askedAt = now;
      this.line.ask();
    } else if (now - this.askedAt > GIVE_UP) {
      this.stop();
      this.line.dead();
    } else if (now - this.askedAt > PATIENCE) {
      this.line.silent();
    }
  }
}
