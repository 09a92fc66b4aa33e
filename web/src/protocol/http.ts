// Made by `make generated` from the JSON Schemas of the house. Do not edit.

/** Why a request or a move was refused: a code with parameters, never prose. */
export interface Problem {
  code: string;
  clause: string | null;
  params: Record<string, unknown>;
}

export interface NewGuest {
  name: string;
  language?: string;
  bearer?: boolean;
}

export interface Person {
  id: string;
  name: string;
  language: string;
  guest: boolean;
  account: string | null;
  ratings: Rating[];
  token: string | null;
  only_table: string | null;
}

/** Strength from results (Weng-Lin): `value` is the cautious estimate to show. */
export interface Rating {
  game: string;
  value: number;
  mu: number;
  sigma: number;
  games: number;
}

export interface ChangeMe {
  name?: string | null;
  language?: string | null;
}

/** Gives the guest of this device an account: their history and rating then follow them everywhere. */
export interface NewAccount {
  name: string;
  password: string;
}

/** Whoever knows the old one may choose a new one; every other device has to log in again. */
export interface ChangePassword {
  old: string;
  new: string;
}

/** `password` where there is an account. A guest is known by this device alone. */
export interface DeleteMe {
  password?: string | null;
}

/** No parameters. */
export interface Empty {

}

export interface Login {
  name: string;
  password: string;
  bearer?: boolean;
}

export interface MyGames {
  games: MyGame[];
  finished: TableInfo[];
}

/** A game of mine that is not over, as my seat sees it. */
export interface MyGame {
  table: TableInfo;
  seat: number;
  changed: number;
  waiting_for: number[];
  seq: number;
  last: unknown[];
  config: unknown;
  undo: UndoAsked | null;
  view: unknown;
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

export interface TablePage {
  tables: TableInfo[];
  page: number;
  more: boolean;
}

/** What anyone may know of this inn. */
export interface InnInfo {
  version: string;
  lan: string | null;
  key: string | null;
}

export interface Games {
  games: GameInfo[];
  phrases: string[];
}

export interface GameInfo {
  name: string;
  rules_version: number;
  editions: EditionInfo[];
  options: OptionInfo[];
  levels: LevelInfo[];
  personalities: PersonalityInfo[];
  prompts: string[];
  phrases: string[];
  programs: string[];
}

export interface EditionInfo {
  name: string;
  players: number[];
}

/** One thing a group may set; as `core.options.Option`. */
export interface OptionInfo {
  name: string;
  kind: 'choice' | 'number' | 'seat' | 'switch' | 'table';
  defaults: Record<string, unknown>;
  choices: string[];
  least: number | null;
  most: number | null;
  clause: string | null;
}

export interface LevelInfo {
  name: string;
  quick: boolean;
}

export interface PersonalityInfo {
  name: string;
  traits: Traits;
}

export interface NewTable {
  game: string;
  edition?: string | null;
  options?: Record<string, unknown>;
  players?: number | null;
  seats?: (PersonSeat | BotSeat)[];
  public?: boolean;
  start?: 'full' | 'host';
  clock?: ClockSettings;
  spectators?: SpectatorSettings;
  cards?: OwnCards | null;
  entropy?: boolean;
}

/** A seat for whoever comes; the host gets the first one. */
export interface PersonSeat {
  type: 'person';
}

export interface BotSeat {
  type: 'bot';
  level: string;
  personality?: string | null;
  traits?: Traits | null;
}

/** A group's own data file, as the game reads it. What is wrong with it is said with line, row and fault. */
export interface OwnCards {
  name: string;
  text: string;
}

/** Sit down with bots at once; what is not given is the game's first choice. */
export interface QuickGame {
  game: string;
  edition?: string | null;
  players?: number | null;
  level?: string | null;
  options?: Record<string, unknown>;
  entropy?: boolean;
}

export interface Sit {
  seat?: number | null;
  entropy?: boolean;
}

export interface Swap {
  seat: number;
  with: number;
}

export interface SeatOnly {
  seat: number;
}

/** `level` None makes it a seat for people again. */
export interface SetBot {
  seat: number;
  level?: string | null;
  personality?: string | null;
  traits?: Traits | null;
}

/** With free seats: bots of a level take them, or the game begins without them if so few can play it. */
export interface Start {
  bots?: string | null;
  without_free?: boolean;
}

/** Somebody beside me, who plays at my device: it is handed on between us. */
export interface Companion {
  name: string;
  seat?: number | null;
}

/** Wait for a free seat, or no longer. */
export interface Queue {
  on?: boolean;
}

/** Somebody misbehaves: for the host of the inn to read. */
export interface Report {
  seat: number;
  text: string;
}

export interface Blocks {
  people: BlockedPerson[];
}

export interface BlockedPerson {
  id: string;
  name: string;
}

/** Whoever is blocked does not sit down where I sit, nor I where they do. */
export interface Block {
  on?: boolean;
}

/** For the same person on another device: good once, and for a short time. */
export interface SeatLink {
  token: string;
  path: string;
  expires: number;
}

export interface SeatLinkInfo {
  table: string;
  seat: number;
  name: string;
}

export interface NoticeSettings {
  wishes: Wishes;
  channels: ChannelInfo[];
  push_key: string;
}

/** What a person wants to be told, and when. */
export interface Wishes {
  once?: boolean;
  quiet?: QuietHours | null;
  over?: boolean;
}

/** Nothing is told between these minutes of the person's day; what waits is told when they are over. */
export interface QuietHours {
  start: number;
  end: number;
  offset?: number;
}

/** A browser or an address that is told. What is secret in it is shown once, when it is made. */
export interface ChannelInfo {
  id: string;
  type: 'push' | 'webhook';
  shown: string;
  shape: 'discord' | 'json' | 'slack' | 'telegram' | null;
  failing: boolean;
}

/** What a browser's `PushSubscription` says of itself. */
export interface NewPush {
  endpoint: string;
  keys: PushKeys;
  device?: string;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface NewChannel {
  channel: ChannelInfo;
  secret: string | null;
}

export interface NewWebhook {
  url: string;
  shape?: 'discord' | 'json' | 'slack' | 'telegram';
  chat?: string | null;
}

export interface TableChannels {
  channels: ChannelInfo[];
}

export interface SeatDevices {
  devices: SeatDevice[];
}

/** A link to a seat of mine, or the device that came in by one (`claimed`). */
export interface SeatDevice {
  id: string;
  table: string;
  at: number;
  claimed: boolean;
}

export interface Replay {
  game: string;
  names: string[];
  length: number;
  frames: ReplayFrame[];
  config: unknown;
}

/** The table after entry `seq`. `view` for one pair of eyes; `views` (one a seat) with all cards open. */
export interface ReplayFrame {
  seq: number;
  seat: number;
  move: unknown;
  events: unknown[];
  view: unknown;
  views: unknown[] | null;
  undoes: number | null;
}

/** Whether the game was fair: its seed is the one promised, and every entry follows from seed and moves. */
export interface ServerVerdict {
  fair: boolean;
  seed_hash: string;
  seed: string;
  entries: number;
  problem: string | null;
  at: number | null;
  head: string | null;
  hash: string | null;
  key: string | null;
  proved: string[];
  unproved: string[];
}

export interface Statistics {
  person: string;
  name: string;
  games: GameStatistics[];
}

/** `counts` are sums of what the game counts for a seat; `mean_place` is 1 for whoever always won. */
export interface GameStatistics {
  game: string;
  games: number;
  wins: number;
  mean_place: number;
  mean_score: number;
  counts: Record<string, number>;
  rating: number | null;
}
