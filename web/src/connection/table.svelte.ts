/** One table's socket: keeps the line, plays the steps in order, and holds what is seen now. */

import type { Problem, TableInfo } from '../protocol/http';
import type { Busy, Changes, Deadline, Events, Floor, Goodbye, Said, Sealed, View, Welcome } from '../protocol/messages';
import { remember, remembered } from '../app/memory';
import { Witness } from '../fairness/witness';
import { calmMotion } from '../theme/theme.svelte';
import type { Entry } from './api';
import type { Mood } from '../faces/drawings';
import type { Seen } from '../games/game';
import { applied } from './changes';
import { EntriesInOrder } from './entries';
import { Heartbeat } from './heartbeat';
import { namer, seatName, type Namer } from './names';
import { showSending } from './sending';

type Ack = { type: 'ack'; cid: string; seq: number };
type Refused = { type: 'refused'; cid: string | null } & Problem;
type TableMessage = { type: 'table'; info: TableInfo };
type Pong = { type: 'pong' };
type FromServer = Pong | Welcome | View | Changes | Events | Ack | Refused | Said | Floor | Sealed | TableMessage | Goodbye;

export type Line = 'connecting' | 'open' | 'lost' | 'closed';

/** What happened, and how the table looks after it. */
interface Step {
  entries: Entry[];
  view: View | null;
  fresh: boolean;
  /** Words that were said after it: they are heard when it has been seen. */
  said?: Said;
}

/** What hangs above a player's place for a moment: words, or a stamp. */
export interface Spoken {
  key: number;
  text: string;
  stamp: 'yes' | 'no' | null;
}

const PAUSE = 380;
/** So long words hang in the air, and longer for every letter; a stamp is read at a glance. */
const [HEARD, LETTER, STAMPED] = [2600, 45, 1500];
const LOOKS = 5000;
const LONGEST_QUEUE = 10;

export class TableLink {
  line = $state<Line>('connecting');
  goodbye = $state<string | null>(null);
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
  entries = $state.raw<Entry[]>([]);
  said = $state.raw<Said[]>([]);
  busy = $state(0);

  /** By seat: what they have just said, or what was just stamped there. */
  spoken = $state.raw<Readonly<Record<number, Spoken>>>({});
  /** By seat: how they look because of what everyone has just seen. */
  moods = $state.raw<Readonly<Record<number, Mood>>>({});
  /** Puts what is said into the reader's words: a table whose game is known sets it. */
  phrase: (said: Said) => string = (said) => said.text ?? '';

  /** Whether the bots wait for me, why, and until when. */
  floor = $state.raw<Seen['floor']>(null);
  /** The next step waits for a click. */
  stepWaits = $state(false);

  /** Whom the quick phrases that lie open are for. */
  speakingTo = $state<number | null>(null);

  private socket: WebSocket | null = null;
  /** How things stand, as far as it was told on this line; what is seen may still be on its way there. */
  private told: View | null = null;
  private queue: Step[] = [];
  /** Steps are being shown: what is seen is not yet how things stand. */
  playing = $state(false);
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly inOrder = new EntriesInOrder();
  /** The last entry that had happened before we came: what is older is told, but not played. */
  private known: number | null = null;
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private counter = 0;
  private spokenCount = 0;
  private moodTimers: Record<number, ReturnType<typeof setTimeout>> = {};
  // Nothing that is shown depends on these two.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private waiting = new Map<string, { frame: string; done: (problem: Problem | null) => void }>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private listeners = new Set<(entries: Entry[]) => void>();
  private presenters: ((entries: Entry[]) => Promise<void> | null)[] = [];
  private busyNow: Busy = { type: 'busy', writing: false, reading: false, pace: 'normal' };
  private click: (() => void) | null = null;

  /** What this browser keeps of the game, to check it afterwards. */
  private readonly witness: Witness;

  private readonly heartbeat = new Heartbeat({
    ask: () => this.socket?.readyState === WebSocket.OPEN && this.socket.send('{"type":"ping"}'),
    silent: () => this.line === 'open' && (this.line = 'lost'),
    dead: () => this.lose(),
  });

  /** `watchOnly`: as a spectator, though this browser may have a seat: for a screen that everyone sees. */
  constructor(
    readonly id: string,
    private readonly how: { watchOnly?: boolean } = {},
  ) {
    this.witness = new Witness(id);
  }

  open(): void {
    this.connect();
    addEventListener('online', this.again);
    document.addEventListener('visibilitychange', this.again);
  }

  close(): void {
    removeEventListener('online', this.again);
    document.removeEventListener('visibilitychange', this.again);
    clearTimeout(this.retry);
    this.line = 'closed';
    this.heartbeat.stop();
    this.socket?.close();
    this.socket = null;
  }

  /** The same table with another face: after sitting down, or getting up. */
  reconnect(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.inOrder.forget();
    this.forget();
    this.connect();
  }

  /** Called with the entries of each step just before the table changes: for flights, sounds and words. */
  listen(listener: (entries: Entry[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Called before anything else of a step is shown or told, which waits until what it presents is over. */
  present(presenter: (entries: Entry[]) => Promise<void> | null): () => void {
    this.presenters.push(presenter);
    return () => void (this.presenters = this.presenters.filter((one) => one !== presenter));
  }

  /** Somebody draws up an offer, or has put it away: the bots decide nothing meanwhile. */
  writing(on: boolean): void {
    this.sayBusy({ writing: on });
  }

  /** Something is being read, a moment or a text of the guide: the bots do nothing until the last of it is read. */
  reading(on: boolean, what = 'moment'): void {
    const others = this.readings.filter((one) => one !== what);
    this.readings = on ? [...others, what] : others;
    this.sayBusy({ reading: this.readings.length > 0 });
  }

  tellBusy(pace: Busy['pace']): void {
    this.sayBusy({ pace });
    if (pace !== 'click') this.goOn();
  }

  goOn(): void {
    this.click?.();
  }

  private readings: string[] = [];

  private sayBusy(change: Partial<Busy>): void {
    const next = { ...this.busyNow, ...change };
    const same = next.writing === this.busyNow.writing && next.reading === this.busyNow.reading && next.pace === this.busyNow.pace;
    this.busyNow = next;
    if (!same && this.seat !== null && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(next));
  }

  /** Resolves with null when the move is made, or with the reason why it is not. */
  act(move: object): Promise<Problem | null> {
    return this.send({ type: 'act', move });
  }

  say(saying: { text?: string; phrase?: string; to?: number }): Promise<Problem | null> {
    return this.send({ type: 'say', ...saying });
  }

  speakTo(seat: number): void {
    if (this.seat !== null) this.speakingTo = seat;
  }

  needTime(): Promise<Problem | null> {
    return this.send({ type: 'need-time' });
  }

  voteForBot(seat: number, yes: boolean): Promise<Problem | null> {
    return this.send({ type: 'vote-bot', seat, yes });
  }

  ready(ready = true): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: 'ready', ready }));
  }

  name(seat: number | null): string {
    return seatName(this.info, seat);
  }

  /** The players by name, and which of them I am. */
  get names(): Namer {
    return namer(this.info, this.seat);
  }

  private send(message: { type: string; [key: string]: unknown }): Promise<Problem | null> {
    const cid = `${this.prefix}-${this.counter++}`;
    const frame = JSON.stringify({ ...message, cid });
    this.busy++;
    const sent = showSending();
    return new Promise((settle) => {
      const done = (problem: Problem | null) => {
        sent();
        settle(problem);
      };
      this.waiting.set(cid, { frame, done });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(frame);
    });
  }

  private readonly again = () => {
    if (this.line === 'lost' && this.socket === null && document.visibilityState === 'visible') {
      clearTimeout(this.retry);
      this.connect();
    }
  };

  private connect(): void {
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/table/${encodeURIComponent(this.id)}?changes=1&from=${this.inOrder.next}${this.how.watchOnly ? '&watch=1' : ''}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    this.told = null;
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heartbeat.heard();
      if (this.line === 'lost') this.line = 'open';
      this.handle(JSON.parse(event.data as string) as FromServer[]);
    };
    socket.onclose = () => {
      if (this.socket !== socket || this.line === 'closed') return;
      this.lose();
    };
  }

  private lose(): void {
    const old = this.socket;
    this.socket = null;
    this.heartbeat.stop();
    old?.close();
    if (this.goodbye === 'kicked' || this.goodbye === 'flood') return void (this.line = 'closed');
    this.line = 'lost';
    this.retry = setTimeout(() => this.connect(), Math.min(8000, 400 * 2 ** this.tries++));
  }

  private handle(messages: FromServer[]): void {
    let entries: Entry[] = [];
    let fresh = true;
    for (const message of messages) {
      switch (message.type) {
        case 'welcome':
          this.welcome(message);
          break;
        case 'events':
          entries = entries.concat(this.inOrder.take(message.entries as Entry[]));
          fresh = message.to > (this.known ?? -1);
          if (message.automatic?.length) this.automatic = [...this.automatic, ...message.automatic];
          if (message.head) this.witness.saw(message.to, message.head);
          break;
        case 'view':
        case 'changes':
          this.told = this.nowTold(message);
          this.push({ entries, view: this.told, fresh: fresh && entries.length > 0 && entries.length < LONGEST_QUEUE });
          entries = [];
          break;
        case 'ack':
          this.answer(message.cid, null);
          break;
        case 'refused':
          if (message.cid) this.answer(message.cid, message);
          break;
        case 'said':
          this.hear(message);
          break;
        case 'floor':
          this.floor = { why: message.why, until: Date.now() + message.left, ready: message.ready };
          break;
        case 'table':
          this.info = message.info;
          this.infoAt = Date.now();
          this.inOrder.begins(message.info.seed_hash);
          break;
        case 'sealed':
          this.show(message);
          break;
        case 'goodbye':
          this.goodbye = message.why;
          break;
      }
    }
    if (entries.length) this.push({ entries, view: null, fresh: false });
    const lacking = this.inOrder.lacking();
    if (lacking !== null) this.resume(lacking);
  }

  private nowTold(message: View | Changes): View | null {
    if (message.type === 'view') return message;
    return this.told && applied(this.told, message);
  }

  private welcome(message: Welcome): void {
    this.tries = 0;
    this.goodbye = null;
    this.line = 'open';
    this.heartbeat.start();
    this.seat = message.seat;
    this.info = message.table;
    this.infoAt = Date.now();
    this.config = message.config;
    const outcome = this.inOrder.welcome({ seat: message.seat, seedHash: message.table.seed_hash, seq: message.seq });
    if (outcome !== 'goes-on') {
      this.forget();
      if (outcome === 'other-game') this.said = [];
      this.resume(this.inOrder.next);
    }
    this.known ??= message.seq;
    for (const { frame } of this.waiting.values()) this.socket!.send(frame);
    const { writing, reading, pace } = this.busyNow;
    if (this.seat !== null && (writing || reading || pace !== 'normal')) this.socket!.send(JSON.stringify(this.busyNow));
    this.promise();
    this.sayFace();
  }

  /** Before the start: this browser adds chance of its own to the deal, sealed until all others have theirs. */
  private promise(): void {
    const promised = this.info?.seed_promise;
    if (this.seat === null || this.info?.state !== 'open' || !promised) return;
    this.socket?.send(JSON.stringify({ type: 'promise', promise: this.witness.promise(promised, this.seat) }));
  }

  private show(sealed: Sealed): void {
    const entropy = this.witness.seal(sealed);
    if (entropy !== null) this.socket?.send(JSON.stringify({ type: 'show', entropy }));
  }

  private forget(): void {
    this.queue = [];
    this.entries = [];
    this.automatic = [];
    this.known = null;
  }

  private resume(from: number): void {
    this.socket!.send(JSON.stringify({ type: 'resume', from }));
  }

  private answer(cid: string, problem: Problem | null): void {
    const waiting = this.waiting.get(cid);
    if (!waiting) return;
    this.waiting.delete(cid);
    this.busy--;
    waiting.done(problem);
  }

  /** What is said after something that is still being shown waits for it. */
  private hear(said: Said): void {
    const known = (one: Said | undefined) => one?.number === said.number;
    if (this.said.some(known) || this.queue.some((step) => known(step.said))) return;
    if (this.playing) this.queue.push({ entries: [], view: null, fresh: false, said });
    else this.listenTo(said);
  }

  private listenTo(said: Said): void {
    this.said = [...this.said, said];
    const old = this.known !== null && (said.seq ?? -1) >= 0 ? (said.seq ?? 0) < this.known : this.entries.length === 0;
    if (said.seat !== null && !old && !document.hidden) this.hang(said.seat, this.phrase(said), null);
  }

  /** Hangs words or a stamp above a place; what is newer takes the place of what is older. */
  hang(seat: number, text: string, stamp: Spoken['stamp']): void {
    const key = ++this.spokenCount;
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

  /** A face shows for a while what everyone has seen. */
  look(seat: number, mood: Mood): void {
    this.moods = { ...this.moods, [seat]: mood };
    clearTimeout(this.moodTimers[seat]);
    this.moodTimers[seat] = setTimeout(() => {
      const { [seat]: _, ...rest } = this.moods;
      this.moods = rest;
    }, LOOKS);
  }

  /** Which portrait I want to be seen with; remembered, and told to every table. */
  wear(face: number): void {
    remember('face', String(face));
    this.sayFace();
  }

  private sayFace(): void {
    const face = remembered('face');
    if (face !== null && /^\d+$/.test(face) && this.seat !== null && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: 'wear', face: Number(face) }));
  }

  private push(step: Step): void {
    this.queue.push(step);
    if (!this.playing) void this.play();
  }

  /** Steps follow one another with a breath between them, so that a hand of bots can be followed. */
  private async play(): Promise<void> {
    this.playing = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      if (step.said) {
        this.listenTo(step.said);
        continue;
      }
      const shown = step.fresh && !document.hidden && this.queue.length < LONGEST_QUEUE;
      if (shown) await this.presentStep(step.entries);
      if (shown) for (const listener of this.listeners) listener(step.entries);
      if (step.entries.length) this.entries = [...this.entries, ...step.entries];
      if (step.view) this.see(step.view);
      if (shown && this.queue.length && !calmMotion()) await new Promise((done) => setTimeout(done, PAUSE));
    }
    this.playing = false;
  }

  /** What has a moment of its own is shown first; nothing is told before. */
  private async presentStep(entries: Entry[]): Promise<void> {
    const showing = this.presenters.map((present) => present(entries)).filter((one) => one !== null);
    const click = this.busyNow.pace === 'click' && entries.some((entry) => this.isBot(entry.seat));
    if (!showing.length && !click) return;
    this.reading(true);
    await Promise.all(showing);
    if (click) {
      this.stepWaits = true;
      await new Promise<void>((done) => (this.click = done));
      this.stepWaits = false;
      this.click = null;
    }
    this.reading(false);
  }

  private isBot(seat: number): boolean {
    return this.info?.seats.some((one) => one.seat === seat && (one.kind === 'bot' || one.substituted)) ?? false;
  }

  private see(message: View): void {
    this.view = message.view;
    this.prompts = message.prompts as { prompt: string; waited: boolean }[];
    this.waitingFor = message.waiting_for;
    this.deadlines = message.deadlines.map((one: Deadline) => ({ seat: one.seat, at: Date.now() + one.left }));
  }
}
