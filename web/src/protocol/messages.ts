// Made by `make generated` from the JSON Schemas of the house. Do not edit.

/** Make a move. Sent again with the same `cid` it is answered again and made once. */
export interface Act {
  type: 'act';
  cid: string;
  move: unknown;
}

export interface Resume {
  type: 'resume';
  from: number;
}

/** Free text, or a quick phrase: a code that each reader sees in their own language. */
export interface Say {
  type: 'say';
  cid: string;
  text?: string | null;
  phrase?: string | null;
  to?: number | null;
}

export interface NeedTime {
  type: 'need-time';
  cid: string;
}

/** Before the start: let us begin. In a game: I have nothing to add, until something new comes for me. */
export interface Ready {
  type: 'ready';
  ready?: boolean;
}

/** Before the start: I add to the chance of the deal. `docs/fairness.md` says what is hashed. */
export interface Promise {
  type: 'promise';
  promise: string;
}

/** After `sealed`: what was promised. */
export interface Show {
  type: 'show';
  entropy: string;
}

/** What this client's person is doing now, for the bots to wait; sent whenever it changes. It is told to nobody. */
export interface Busy {
  type: 'busy';
  writing?: boolean;
  reading?: boolean;
  pace?: 'click' | 'fast' | 'normal' | 'slow';
}

/** Somebody has been away for long, and the table votes: a bot shall play for them until they return, or not. */
export interface VoteForBot {
  type: 'vote-bot';
  cid: string;
  seat: number;
  yes?: boolean;
}

/** Is anybody there? Answered by `pong`, so that a client knows of a dead line within seconds. */
export interface Ping {
  type: 'ping';
}

/** The portrait that this person wants to be seen with. It says nothing else, and everyone may choose any. */
export interface Wear {
  type: 'wear';
  face: number;
}

/** Let me take entry `seq` back: my own last move, after which nothing has happened. Everyone is asked. */
export interface Undo {
  type: 'undo';
  cid: string;
  seq: number;
}

/** The answer to it; the asker's own no takes the question back. For all who share this device. */
export interface AgreeUndo {
  type: 'agree-undo';
  cid: string;
  seq: number;
  yes?: boolean;
}

/** The first message of every connection, and again when one's seat has changed. `seat` is None for a spectator. */
export interface Welcome {
  type: 'welcome';
  seat: number | null;
  table: TableInfo;
  seq: number;
  config: unknown;
}

export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  rules_version: number;
  options: Record<string, unknown>;
  players: number;
  seats: SeatInfo[];
  host: string | null;
  public: boolean;
  start: 'full' | 'host';
  clock: ClockSettings;
  spectators: SpectatorSettings;
  watching: number;
  state: 'closed' | 'finished' | 'open' | 'running';
  created: number;
  started: number | null;
  finished: number | null;
  code: string | null;
  seed_hash: string | null;
  seed: string | null;
  outcome: TableOutcome | null;
  rematch: string | null;
  seed_promise: string | null;
  dealing: boolean;
  came: number[];
  queue: Waiting[];
  undo: UndoAsked | null;
}

export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string | null;
  person: string | null;
  level: string | null;
  personality: string | null;
  traits: Traits | null;
  present: boolean;
  ready: boolean;
  substituted: boolean;
  extras_left: number;
  entropy: 'none' | 'promised' | 'shown' | 'withheld';
  face: number | null;
  absence: Absence | null;
  used: number;
  kept_for: string | null;
  device: string | null;
}

/** How a bot plays at its level; 0.5 is the level's own way. */
export interface Traits {
  boldness?: number;
  honesty?: number;
  greed?: number;
  grudge?: number;
}

/** The table waits for somebody who is away. */
export interface Absence {
  left: number;
  votes: number[];
  needed: number;
}

/** How time runs at a table. Without `move_seconds` and `by_prompt` nobody is hurried: play over days.
 * 
 * When a time is over, the game's safe move is made for that seat. A game's own timer is an option of the
 * game and runs beside this. */
export interface ClockSettings {
  move_seconds?: number | null;
  by_prompt?: Record<string, number>;
  extra_seconds?: number;
  extras?: number;
  absent_seconds?: number | null;
  absent?: 'bot' | 'vote' | 'wait';
}

export interface SpectatorSettings {
  allowed?: boolean;
  delay_seconds?: number;
}

export interface TableOutcome {
  scores: number[];
  places: number[];
  reason: 'figures' | 'outright' | 'points' | 'shared' | 'tie-break';
}

/** Somebody who waits for a free seat. */
export interface Waiting {
  person: string;
  name: string;
}

/** Somebody asks to take their last move back. It is done when nobody is left who has not agreed. */
export interface UndoAsked {
  seq: number;
  seat: number;
  agreed: number[];
  waits_for: number[];
  refused: number | null;
}

/** All that this seat sees after entry `seq`, and what it may do now. `view` and `prompts` are the game's own. */
export interface View {
  type: 'view';
  seq: number;
  view: unknown;
  prompts: unknown[];
  waiting_for: number[];
  deadlines: Deadline[];
  undo: number | null;
}

/** Milliseconds left when this was sent; seat -1 is the game's own timer, which may stand still. */
export interface Deadline {
  seat: number;
  left: number;
  stands_still: boolean;
}

/** What is different from the last `view` or `changes` of this connection, for clients that asked for it.
 * 
 * It is made from the two views of that seat and from nothing else. */
export interface Changes {
  type: 'changes';
  seq: number;
  view: Record<string, unknown>;
  rows: Record<string, Record<string, Record<string, unknown>>>;
  prompts: unknown[] | null;
  waiting_for: number[] | null;
  deadlines: Deadline[];
  undo: number | null;
}

/** Entries `from` .. `to`, as this seat sees them: `{seq, seat, move, events}`, the move for its maker alone.
 * 
 * One with `undoes` has neither a move nor events: the entry before it was taken back, and all agreed. */
export interface Events {
  type: 'events';
  from: number;
  to: number;
  entries: unknown[];
  head: string | null;
  automatic: number[];
}

/** Done and durable. `seq` is the entry that the move became; for other requests the last entry. */
export interface Ack {
  type: 'ack';
  cid: string;
  seq: number;
}

/** Only its sender hears of it, and nothing has changed. `cid` is None when the frame could not be read. */
export interface Refused {
  type: 'refused';
  cid: string | null;
  code: string;
  clause: string | null;
  params: Record<string, unknown>;
}

/** `text` as a person typed it, or `code` with parameters (a quick phrase, or what a bot says). */
export interface Said {
  type: 'said';
  number: number;
  seat: number | null;
  name: string;
  at: number;
  text: string | null;
  code: string | null;
  params: Record<string, unknown>;
  to: number | null;
  seen: number[] | null;
  seq: number;
  nth: number;
  by_bot: boolean;
}

/** For whom the bots wait, as far as it is this seat: told to it alone, when it changes, at a table with bots. */
export interface Floor {
  type: 'floor';
  why: 'answer' | 'offer' | 'reading' | 'time' | 'writing' | null;
  left: number;
  ready: boolean;
}

/** The game begins, and no promise changes any more. Whoever promised something shows it now, within seconds. */
export interface Sealed {
  type: 'sealed';
  seed_hash: string;
  promises: (string | null)[];
  key: string;
}

/** Seats, presence, readiness or the table's state have changed. */
export interface TableChanged {
  type: 'table';
  info: TableInfo;
}

/** Somebody is. */
export interface Pong {
  type: 'pong';
}

/** The server closes the connection next. `restart`, `too-slow`: connect again; `kicked`, `flood`: do not.
 * 
 * `logged-out`: connect again as who you are now. `refused`: this table is not for you, or not there; `code` says why. */
export interface Goodbye {
  type: 'goodbye';
  why: 'flood' | 'kicked' | 'logged-out' | 'refused' | 'restart' | 'too-slow';
  code: string | null;
}

/** Public tables that are new or have changed; one that is no longer open or running is to be taken off. */
export interface Tables {
  type: 'tables';
  tables: TableInfo[];
}
