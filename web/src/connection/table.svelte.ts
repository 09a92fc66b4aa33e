/** One table as this browser sees it: what comes over its line, played in order, and what is sent over it. */

import type { Problem, TableInfo } from '../protocol/http';
import type { Busy, Changes, Deadline, Events, Floor, Goodbye, Said, Sealed, View, Welcome } from '../protocol/messages';
import { remember, remembered } from '../app/memory';
import { Witness } from '../fairness/witness';
import type { Mood } from '../faces/drawings';
import { muted } from '../friends/muted.svelte';
import type { Seen } from '../games/game';
import type { Entry } from './api';
import { AtPlaces, type Spoken } from './at-places.svelte';
import { applied } from './changes';
import { EntriesInOrder } from './entries';
import { Line, type LineState } from './line.svelte';
import { namer, seatName, type Namer } from './names';
import { Requests } from './requests';
import { LONGEST_QUEUE, Steps, type Step } from './steps.svelte';

type Ack = { type: 'ack'; cid: string; seq: number };
type Refused = { type: 'refused'; cid: string | null } & Problem;
type TableMessage = { type: 'table'; info: TableInfo };
type Pong = { type: 'pong' };
type FromServer = Pong | Welcome | View | Changes | Events | Ack | Refused | Said | Floor | Sealed | TableMessage | Goodbye;

export class TableLink {
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
  /** My own last move, if I may ask to take it back. */
  undoable = $state<number | null>(null);
  entries = $state.raw<Entry[]>([]);
  said = $state.raw<Said[]>([]);
  busy = $state(0);
  /** Puts what is said into the reader's words: a table whose game is known sets it. */
  phrase: (said: Said) => string = (said) => said.text ?? '';
  /** Whether the bots wait for me, why, and until when. */
  floor = $state.raw<Seen['floor']>(null);
  /** Whom the quick phrases that lie open are for. */
  speakingTo = $state<number | null>(null);

  private readonly wire = new Line({
    address: () => this.nextAddress(),
    heard: (frame) => this.handle(JSON.parse(frame) as FromServer[]),
    comesBack: () => this.goodbye !== 'kicked' && this.goodbye !== 'flood',
  });
  private readonly requests = new Requests(
    (frame) => this.wire.send(frame),
    (waiting) => (this.busy = waiting),
  );
  private readonly steps = new Steps({
    take: (step) => this.take(step),
    reading: (on) => this.reading(on),
    clicks: (entries) => this.busyNow.pace === 'click' && entries.some((entry) => this.isBot(entry.seat)),
  });
  private readonly atPlaces = new AtPlaces();
  /** How things stand, as far as it was told on this line; what is seen may still be on its way there. */
  private told: View | null = null;
  private readonly inOrder = new EntriesInOrder();
  /** The last entry that had happened before we came: what is older is told, but not played. */
  private known: number | null = null;
  private busyNow: Busy = { type: 'busy', writing: false, reading: false, pace: 'normal' };
  private readings: string[] = [];
  /** What this browser keeps of the game, to check it afterwards. */
  private readonly witness: Witness;

  private dropped = false;

  /**
   * `watchOnly`: as a spectator, though this browser may have a seat: for a screen that everyone sees.
   * `as`: on the seat of somebody who plays at this device, beside its owner.
   */
  constructor(
    readonly id: string,
    private readonly how: { watchOnly?: boolean; as?: number } = {},
  ) {
    this.witness = new Witness(id);
  }

  open(): void {
    this.wire.open();
  }

  close(): void {
    this.wire.close();
    // After everything that shows it is gone: whoever takes the device next finds nothing of it.
    queueMicrotask(() => this.drop());
  }

  /** Nothing of what this seat has seen stays in the page. */
  private drop(): void {
    this.dropped = true;
    this.inOrder.forget();
    this.forget();
    this.view = this.told = null;
    this.prompts = [];
    this.undoable = null;
    this.said = [];
    this.floor = null;
    this.atPlaces.forget();
  }

  /** The same table with another face: after sitting down, or getting up. */
  reconnect(): void {
    this.inOrder.forget();
    this.forget();
    this.wire.renew();
  }

  // What is seen

  get line(): LineState {
    return this.wire.state;
  }

  get playing(): boolean {
    return this.steps.playing;
  }

  get stepWaits(): boolean {
    return this.steps.waits;
  }

  get spoken(): Readonly<Record<number, Spoken>> {
    return this.atPlaces.spoken;
  }

  get moods(): Readonly<Record<number, Mood>> {
    return this.atPlaces.moods;
  }

  /** Called with the entries of each step just before the table changes: for flights, sounds and words. */
  listen(listener: (entries: Entry[]) => void): () => void {
    return this.steps.listen(listener);
  }

  /** Called before anything else of a step is shown or told, which waits until what it presents is over. */
  present(presenter: (entries: Entry[]) => Promise<void> | null): () => void {
    return this.steps.present(presenter);
  }

  goOn(): void {
    this.steps.goOn();
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

  // What is sent

  /** Resolves with null when the move is made, or with the reason why it is not. */
  act(move: object): Promise<Problem | null> {
    return this.requests.ask({ type: 'act', move });
  }

  say(saying: { text?: string; phrase?: string; to?: number }): Promise<Problem | null> {
    return this.requests.ask({ type: 'say', ...saying });
  }

  speakTo(seat: number): void {
    if (this.seat !== null) this.speakingTo = seat;
  }

  needTime(): Promise<Problem | null> {
    return this.requests.ask({ type: 'need-time' });
  }

  voteForBot(seat: number, yes: boolean): Promise<Problem | null> {
    return this.requests.ask({ type: 'vote-bot', seat, yes });
  }

  /** Everyone is asked whether I may take this move of mine back. */
  undo(seq: number): Promise<Problem | null> {
    return this.requests.ask({ type: 'undo', seq });
  }

  /** The answer to it; a no of who asks ends the question. */
  agreeUndo(seq: number, yes: boolean): Promise<Problem | null> {
    return this.requests.ask({ type: 'agree-undo', seq, yes });
  }

  ready(ready = true): void {
    this.wire.send({ type: 'ready', ready });
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

  private sayBusy(change: Partial<Busy>): void {
    const next = { ...this.busyNow, ...change };
    const same = next.writing === this.busyNow.writing && next.reading === this.busyNow.reading && next.pace === this.busyNow.pace;
    this.busyNow = next;
    if (!same && this.seat !== null) this.wire.send(next);
  }

  /** Which portrait I want to be seen with; remembered, and told to every table. */
  wear(face: number): void {
    remember('face', String(face));
    this.sayFace();
  }

  private sayFace(): void {
    // The face that this browser remembers is its owner's.
    const face = this.how.as === undefined ? remembered('face') : null;
    if (face !== null && /^\d+$/.test(face) && this.seat !== null) this.wire.send({ type: 'wear', face: Number(face) });
  }

  // What is heard

  /** A new line tells everything anew that it tells at all. */
  private nextAddress(): string {
    this.told = null;
    return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/table/${encodeURIComponent(this.id)}?changes=1&from=${this.inOrder.next}${this.how.watchOnly ? '&watch=1' : ''}${this.how.as === undefined ? '' : `&as=${this.how.as}`}`;
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
          this.steps.push({ entries, view: this.told, fresh: fresh && entries.length > 0 && entries.length < LONGEST_QUEUE });
          entries = [];
          break;
        case 'ack':
          this.requests.answer(message.cid, null);
          break;
        case 'refused':
          if (message.cid) this.requests.answer(message.cid, message);
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
    if (entries.length) this.steps.push({ entries, view: null, fresh: false });
    const lacking = this.inOrder.lacking();
    if (lacking !== null) this.resume(lacking);
  }

  private nowTold(message: View | Changes): View | null {
    if (message.type === 'view') return message;
    return this.told && applied(this.told, message);
  }

  private welcome(message: Welcome): void {
    this.goodbye = null;
    this.wire.welcomed();
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
    this.requests.again();
    const { writing, reading, pace } = this.busyNow;
    if (this.seat !== null && (writing || reading || pace !== 'normal')) this.wire.send(this.busyNow);
    this.promise();
    this.sayFace();
  }

  /** Before the start: this browser adds chance of its own to the deal, sealed until all others have theirs. */
  private promise(): void {
    const promised = this.info?.seed_promise;
    if (this.how.as !== undefined || this.seat === null || this.info?.state !== 'open' || !promised) return;
    this.wire.send({ type: 'promise', promise: this.witness.promise(promised, this.seat) });
  }

  private show(sealed: Sealed): void {
    const entropy = this.witness.seal(sealed);
    if (entropy !== null) this.wire.send({ type: 'show', entropy });
  }

  private forget(): void {
    this.steps.forget();
    this.entries = [];
    this.automatic = [];
    this.known = null;
  }

  private resume(from: number): void {
    this.wire.send({ type: 'resume', from });
  }

  /** What is said after something that is still being shown waits for it. */
  private hear(said: Said): void {
    const known = (one: Said | undefined) => one?.number === said.number;
    if (this.said.some(known) || this.steps.some((step) => known(step.said))) return;
    if (this.playing) this.steps.push({ entries: [], view: null, fresh: false, said });
    else this.listenTo(said);
  }

  private listenTo(said: Said): void {
    this.said = [...this.said, said];
    const old = this.known !== null && (said.seq ?? -1) >= 0 ? (said.seq ?? 0) < this.known : this.entries.length === 0;
    if (said.seat !== null && !old && !document.hidden && !muted.silences(said, this.info)) this.hang(said.seat, this.phrase(said), null);
  }

  private take(step: Step): void {
    if (this.dropped) return;
    if (step.said) return this.listenTo(step.said);
    if (step.entries.length) this.entries = [...this.entries, ...step.entries];
    if (step.view) this.see(step.view);
  }

  private isBot(seat: number): boolean {
    return this.info?.seats.some((one) => one.seat === seat && (one.kind === 'bot' || one.substituted)) ?? false;
  }

  private see(message: View): void {
    this.view = message.view;
    this.prompts = message.prompts as { prompt: string; waited: boolean }[];
    this.waitingFor = message.waiting_for;
    this.undoable = message.undo ?? null;
    this.deadlines = message.deadlines.map((one: Deadline) => ({ seat: one.seat, at: Date.now() + one.left }));
  }
}
