/** What a game brings to the client. Nothing above this folder knows which game it is. */

import type { Component } from 'svelte';

import type { Piece } from '../about/piece';
import type { Entry, GameRecord } from '../connection/api';
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

export interface Event {
  event: string;
}

export interface GameClient {
  name: string;
  /** Lays out the cards of this table, whose set-up is the game's own: before anything else is shown. */
  lay(config: unknown): void;
  /** What a group's own file has brought to this table; null where it is played with the house's cards. */
  ownCards(config: unknown, options: Record<string, unknown>): OwnCards | null;
  Table: Component<{ seen: Seen }>;
  /** What lies on the table and can be asked about, and what there is to say of it. */
  pieces(view: unknown): string[];
  about(piece: string, view: unknown): Piece | null;
  Result: Component<{ info: TableInfo; view: unknown; record: GameRecord | null }>;
  /** What is printed on the cards, for the rules page. Its words are in `<game>-guide` and `<game>-cards`. */
  Legend?: Component;
  /** How things stand while the game is on, as far as this seat may know. Its words are in `<game>-standing`. */
  Standing?: Component<{ seen: Seen }>;
  /** One line of the chronicle; null for what needs no words. */
  tell(event: Event, name: (seat: number) => string): string | null;
  flights(event: Event): Flight[];
  sound(event: Event): Sound | Voice | null;
  marks(entries: Entry[]): Mark[];
  /** What a bot's saying speaks of, for its sentence `say-<code>`. */
  sayingValues(params: Record<string, unknown>, name: (seat: number) => string): Values;
  /** What the shuffles at the set-up must have given, for "Was it fair?". */
  shuffles?: ShufflesOf;
  /** Letters that lead to places which only this table has. */
  keys: GameKey[];
  guide: {
    /** The first step that fits is told: `guide-<game>-<id>`. */
    steps: Step[];
    /** Whoever has seen so much knows the game. */
    roundOver(seen: Seen): boolean;
  };
}
