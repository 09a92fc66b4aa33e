/** What travels; in the house itself `make generated` writes such a file into `protocol/`. */

export interface NimView {
  seat: number | null;
  heaps: number[];
  players: { seat: number; taken: number }[];
  winner: number | null;
}

export interface TakePrompt {
  prompt: 'take';
  at_most: number;
}

export type NimEvent =
  | { event: 'turn'; seat: number }
  | { event: 'taken'; seat: number; heap: number; count: number }
  | { event: 'ended'; winner: number };
