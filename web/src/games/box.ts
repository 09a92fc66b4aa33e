/** What a game brings for people who have its box on the table: what is counted by taps, and how it is summed up. */

import type { Kind } from '../charts/bars';

export interface BoxSetUp {
  edition: string;
  players: number;
  /** Options that are on, by name. */
  on: Record<string, boolean>;
}

/** How many of each thing somebody has, by the name of its counter; what is missing is none. */
export type Tapped = Readonly<Record<string, number>>;

export interface Counter {
  name: string;
  picture: string;
  label: string;
  /** What one of it is worth. */
  note: string;
  /** How many there are in the whole box; null where nobody counts them. */
  most: number | null;
  /** Larger steps than one, for what is counted by the handful. */
  steps?: number[];
}

export interface CounterGroup {
  name: string;
  title: string;
  counters: Counter[];
}

/** One line of a sum: what it is for, and how much. */
export interface Reason {
  label: string;
  value: number;
}

export interface CountedPart {
  kind: Kind;
  label: string;
  value: number;
  reasons: Reason[];
}

export interface Counted {
  total: number;
  place: number;
  parts: CountedPart[];
  /** Why somebody has this place, where the total does not say it. */
  note?: string;
}

export interface BoxTimer {
  title: string;
  /** The usual number of seconds for each of so many. */
  seconds: number;
  of: number;
  /** One span for all of them, or each has its own. */
  together: boolean;
  about: string;
  /** What is done when it has run out. */
  over: string;
}

export interface GameBox {
  /** The files of the catalogue that hold its words. */
  words: string[];
  /** Named as on the server; its words are `edition-<game>-<edition>`. */
  editions: { name: string; players: readonly number[]; options: { name: string; label(): string }[] }[];
  /** What is counted for each player. */
  counters(setUp: BoxSetUp): CounterGroup[];
  /** What lies on the table for all of them. */
  shared?(setUp: BoxSetUp): CounterGroup[];
  count(setUp: BoxSetUp, tapped: readonly Tapped[], shared: Tapped): Counted[];
  timer?(setUp: BoxSetUp): BoxTimer | null;
  /** Where people promise each other things: what is promised most, as words to begin with. */
  promises?: () => string[];
}
