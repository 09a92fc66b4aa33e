/** One table as this browser sees it: what comes over its line, played in order, and what is sent over it. */

import type { Problem } from '../protocol/http';
import type { Busy, Changes, Goodbye, Said, Sealed, View, Welcome } from '../protocol/messages';
import { remember, remembered } from '../app/memory';
import { Witness } from '../fairness/witness';
import { muted } from '../friends/muted.svelte';
import type { Entry } from './api';
import { BusyNow } from './busy';
import { applied } from './changes';
import { EntriesInOrder } from './entries';
import type { FromServer } from './from-server';
import { Line, type LineState } from './line.svelte';
import { Requests } from './requests';
import { SeenTable } from './seen-table.svelte';
import { LONGEST_QUEUE, Steps, type Step } from './steps.svelte';

/** After these nobody knocks again. */
const FOR_GOOD = new Set<Goodbye['why']>(['kicked', 'flood', 'refused']);

export class TableLink extends SeenTable {
  goodbye = $state<Goodbye['why'] | null>(null);
  /** Why the table is not for us, where it said so. */
  turnedAway = $state<Problem | null>(null);
  private readonly wire = new Line({
    address: () => this.nextAddress(),
    heard: (frame) => this.handle(JSON.parse(frame) as FromServer[]),
    comesBack: () => !FOR_GOOD.has(this.goodbye ?? 'restart'),
  });
  private readonly requests = new Requests(
    (frame) => this.wire.send(frame),
    (waiting) => (this.busy = waiting),
  );
  private readonly steps = new Steps({
    take: (step) => this.take(step),
    reading: (on) => this.reading(on),
    clicks: (entries) => this.doing.pace === 'click' && entries.some((entry) => this.isBot(entry.seat)),
  });
  /** How things stand, as far as it was told on this line; what is seen may still be on its way there. */
  private told: View | null = null;
  private readonly inOrder = new EntriesInOrder();
  /** The last entry that had happened before we came: what is older is told, but not played. */
  private known: number | null = null;
  private readonly doing = new BusyNow((busy) => {
    if (this.seat !== null) this.wire.send(busy);
  });
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
    super();
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
    this.talk.forget();
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
    this.doing.writing(on);
  }

  /** Something is being read, a moment or a text of the guide: the bots do nothing until the last of it is read. */
  reading(on: boolean, what = 'moment'): void {
    this.doing.reading(on, what);
  }

  tellBusy(pace: Busy['pace']): void {
    this.doing.goAt(pace);
    if (pace !== 'click') this.goOn();
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
          this.turnAway(message.why === 'kicked' ? 'table.kicked' : (message.code ?? null));
          break;
      }
    }
    if (entries.length) this.steps.push({ entries, view: null, fresh: false });
    const lacking = this.inOrder.lacking();
    if (lacking !== null) this.resume(lacking);
  }

  private turnAway(code: string | null): void {
    if (code) this.turnedAway = { code, clause: null, params: {} };
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
      if (outcome === 'other-game') this.talk.forget();
      this.resume(this.inOrder.next);
    }
    this.known ??= message.seq;
    this.requests.again();
    this.doing.again();
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

  /** What is said after something that is still being shown waits for it; what a bot then does waits for its words. */
  private hear(said: Said): void {
    if (this.talk.has(said) || this.steps.some((step) => step.said?.number === said.number)) return;
    const byBot = said.seat !== null && (said.by_bot || this.isBot(said.seat));
    const fresh = byBot && this.known !== null && (said.seq ?? -1) >= this.known;
    this.steps.push({ entries: [], view: null, fresh, said });
  }

  private listenTo(said: Said): void {
    this.talk.add(said, this.known, this.entries.length > 0, (seat, text) => {
      if (!muted.silences(said, this.info)) this.hang(seat, text, null);
    });
  }

  private take(step: Step): void {
    if (this.dropped) return;
    if (step.said) return this.listenTo(step.said);
    if (step.entries.length) this.entries = [...this.entries, ...step.entries];
    if (step.view) this.see(step.view);
  }
}
