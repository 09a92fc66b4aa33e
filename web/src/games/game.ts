/** What a game brings to the client. Nothing above this folder knows which game it is. */

import type { Component } from 'svelte';

import type { Piece } from '../about/piece';
import type { Entry, GameRecord } from '../connection/api';
import type { Namer } from '../connection/names';
import type { Mood } from '../faces/drawings';
import type { Spoken } from '../connection/at-places.svelte';
import type { Problem, TableInfo } from '../protocol/http';
import type { Floor } from '../protocol/messages';
import type { Step } from '../help/steps';
import type { ShufflesOf } from '../fairness/check';
import type { GameKey } from '../keys/attention';
import type { Values } from '../language/words.svelte';
import type { Sound, Voice } from '../sound/sounds.svelte';
import type { OwnCards } from './own';

type FloorReason = NonNullable<Floor['why']>;

/** What a table shows, whether it is played now or replayed. */
export interface Seen {
  readonly seat: number | null;
  readonly info: TableInfo | null;
  readonly view: unknown;
  readonly prompts: { prompt: string; waited: boolean }[];
  readonly waitingFor: number[];
  readonly deadlines: { seat: number; at: number }[];
  readonly entries: Entry[];
  /** Those that a bot or the clock made for a person. */
  readonly automatic?: readonly number[];
  readonly busy: number;
  act(move: object): Promise<Problem | null>;
  /** Says that I have nothing to add for now, so that the others need not wait for a word of mine. */
  ready?: (ready: boolean) => void;
  /** Whether the bots wait for me, why, and until when; null where nobody knows. */
  readonly floor?: { why: FloorReason | null; until: number; ready: boolean } | null;
  /** Says that I draw up an offer, or no longer do. */
  writing?: (on: boolean) => void;
  /** Says that a text is being read, or no longer: the bots wait for it. */
  reading?: (on: boolean, what?: string) => void;
  /** Presents a step before anything of it is told; the step waits for that. */
  present?: (presenter: (entries: Entry[]) => Promise<void> | null) => () => void;
  /** Opens the quick phrases, to be said to this player. */
  speakTo?: (seat: number) => void;
  /** Asks the clock for more time. */
  needTime?: () => Promise<Problem | null>;
  name(seat: number | null): string;
  /** The players by name, and which of them is the reader; a replay has no reader at the table. */
  readonly names?: Namer;
  /** By seat: what they have just said, or what was just stamped there. */
  readonly spoken?: Readonly<Record<number, Spoken>>;
  /** By seat: how a face looks because of what everyone has just seen. */
  readonly moods?: Readonly<Record<number, Mood>>;
  listen(listener: (entries: Entry[]) => void): () => void;
}

export interface Flight {
  from: string;
  to: string;
  kind: 'card' | 'coin' | 'figure';
  /** What is seen of each piece; null is a back. */
  pieces: (string | null)[];
}

/** A place in a replay worth jumping to. */
export interface Mark {
  seq: number;
  /** Its words are `jump-<game>-<kind>`. */
  kind: string;
  /** How it stands out on the line of time. */
  tone?: 'good' | 'bad' | 'faint';
}

export interface LineMark {
  seat: number | null;
  icon: string | null;
}

/** One part of the count at the end: what each player shows, and what it is worth. */
export interface FinalePart {
  title: string;
  rows: { shown: { picture: string; crown?: string; label: string }[]; points: number }[];
}

export interface Stamp {
  seat: number;
  text: string;
  tone: 'yes' | 'no';
}

export interface Event {
  event: string;
}

/** The names of the table's players, for sentences that address the reader. */
export function namesOf(seen: Seen): Namer {
  return seen.names ?? ((seat: number) => seen.name(seat));
}

export interface GameClient {
  name: string;
  /** Drawings that only the table needs, by name: 48 × 48. */
  drawings?: Record<string, string>;
  /** Lays out the cards of this table, whose set-up is the game's own: before anything else is shown. */
  lay(config: unknown): void;
  /** What a group's own file has brought to this table; null where it is played with the house's cards. */
  ownCards(config: unknown, options: Record<string, unknown>): OwnCards | null;
  Table: Component<{ seen: Seen }>;
  /** What lies on the table and can be asked about, and what there is to say of it. */
  pieces(view: unknown): string[];
  about(piece: string, view: unknown): Piece | null;
  Result: Component<{ info: TableInfo; view: unknown; record: GameRecord | null; me?: number | null }>;
  /** What is printed on the cards, for the rules page. Its words are in `<game>-guide` and `<game>-cards`. */
  Legend?: Component;
  /** How things stand while the game is on, as far as this seat may know. Its words are in `<game>-standing`. */
  Standing?: Component<{ seen: Seen }>;
  /** How far the game has come, in a few words. */
  progress?(view: unknown): string;
  /** One line of the chronicle; null for what needs no words. */
  tell(event: Event, name: Namer): string | null;
  /** Where the chronicle begins a new part, with these words; null for any other event. */
  headline?(event: Event, name: Namer): string | null;
  /** Whose deed it was, and how its line is marked: a drawing by name. */
  mark?(event: Event): LineMark;
  /** What is stamped at a player's place when it happens. */
  stamp?(event: Event): Stamp | null;
  /** Whose face changes when everyone sees this. */
  looks?(event: Event): { seat: number; mood: Mood }[];
  /** What is turned up and counted at the end, part by part. */
  finale?(view: unknown): FinalePart[];
  /** Which of the quick phrases fit what is going on now, the best first. */
  phrases?(view: unknown): string[];
  flights(event: Event): Flight[];
  sound(event: Event): Sound | Voice | null;
  marks(entries: Entry[]): Mark[];
  /** What a bot's saying speaks of, for its sentence `say-<code>`. */
  sayingValues(params: Record<string, unknown>, name: (seat: number) => string): Values;
  /** What the shuffles at the set-up must have given, for "Was it fair?". */
  shuffles?: ShufflesOf;
  /** What this game keeps beside the table, and how much of it waits for a word of mine. */
  beside?: {
    title: string;
    Panel: Component<{ seen: Seen }>;
    waits(seen: Seen): number;
  };
  /** Letters that lead to places which only this table has. */
  keys: GameKey[];
  guide: {
    /** The first step that fits is told: `guide-<game>-<id>`. */
    steps: Step[];
    /** Whoever has seen so much knows the game. */
    roundOver(seen: Seen): boolean;
  };
}
