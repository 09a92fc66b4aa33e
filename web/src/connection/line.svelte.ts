/** The line to a table: a socket that is kept awake, and comes back by itself when it is lost. */

import { Heartbeat } from './heartbeat';

export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

interface Ends {
  /** Where to, each time anew: what is lacking then is part of it. */
  address: () => string;
  heard: (frame: string) => void;
  /** Not everyone who was sent away comes back. */
  comesBack: () => boolean;
}

const FIRST_TRY = 400;
const LONGEST_WAIT = 8000;

export class Line {
  state = $state<LineState>('connecting');
  private socket: WebSocket | null = null;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly heartbeat = new Heartbeat({
    ask: () => this.send({ type: 'ping' }),
    silent: () => this.state === 'open' && (this.state = 'lost'),
    dead: () => this.lose(),
  });

  constructor(private readonly ends: Ends) {}

  open(): void {
    this.connect();
    addEventListener('online', this.again);
    document.addEventListener('visibilitychange', this.again);
  }

  close(): void {
    removeEventListener('online', this.again);
    document.removeEventListener('visibilitychange', this.again);
    clearTimeout(this.retry);
    this.state = 'closed';
    this.heartbeat.stop();
    this.socket?.close();
    this.socket = null;
  }

  /** Leaves this socket for a new one. */
  renew(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  /** The other end has let us in. */
  welcomed(): void {
    this.tries = 0;
    this.state = 'open';
    this.heartbeat.start();
  }

  /** Whether it went off. */
  send(message: object | string): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    return true;
  }

  private readonly again = () => {
    if (this.state === 'lost' && this.socket === null && document.visibilityState === 'visible') {
      clearTimeout(this.retry);
      this.connect();
    }
  };

  private connect(): void {
    const socket = new WebSocket(this.ends.address());
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heartbeat.heard();
      if (this.state === 'lost') this.state = 'open';
      this.ends.heard(event.data as string);
    };
    socket.onclose = () => {
      if (this.socket === socket && this.state !== 'closed') this.lose();
    };
  }

  private lose(): void {
    const old = this.socket;
    this.socket = null;
    this.heartbeat.stop();
    old?.close();
    if (!this.ends.comesBack()) return void (this.state = 'closed');
    this.state = 'lost';
    this.retry = setTimeout(() => this.connect(), Math.min(LONGEST_WAIT, FIRST_TRY * 2 ** this.tries++));
  }
}
