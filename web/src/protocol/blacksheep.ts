// Made by `make generated` from the JSON Schemas of the house. Do not edit.

export interface BlackSheepView {
  seat: number | null;
  edition: string;
  turn: number | null;
  waiting_for: number[];
  endgame: boolean;
  animals: AnimalView[];
  fields: FieldView[];
  players: PlayerView[];
  deck_count: number;
  deck: string[] | null;
  discard: string[];
  open_tasks: (MajorityTask | GroupTask | OnlyOwnerTask)[];
  box_count: number;
  box: (MajorityTask | GroupTask | OnlyOwnerTask)[] | null;
  majority_bonus: number;
  set_bonus: number;
  scores: Score[] | null;
  places: number[] | null;
}

/** What is known about an animal; they are listed best first. */
export interface AnimalView {
  animal: string;
  cards: number;
  points: number[];
  subtracts: boolean;
  left: number;
}

export interface FieldView {
  field: number;
  turned_over: boolean;
  figures: FigureView[];
  sides: string[][];
  full: number[];
}

export interface FigureView {
  figure: string;
  animal: string;
  points: number | null;
}

export interface PlayerView {
  seat: number;
  hand_count: number;
  hand: string[] | null;
  corral: FigureView[];
  task_count: number;
  tasks: (MajorityTask | GroupTask | OnlyOwnerTask)[] | null;
}

/** The scales: whoever has the most of the animal, and all who are tied with them (rules 6.3). */
export interface MajorityTask {
  kind: 'majority';
  name: string;
  animal: string;
  points: number;
}

/** So many points for each such group of figures (rules 6.4). */
export interface GroupTask {
  kind: 'group';
  name: string;
  animals: string[];
  points: number;
}

/** The "!": the only owner of this animal wins outright (rules 6.5). */
export interface OnlyOwnerTask {
  kind: 'only-owner';
  name: string;
  animal: string;
}

export interface Score {
  points: number;
  majorities: string[];
  sets: number;
  bonus: number;
  tasks: TaskScore[];
  outright: string | null;
  figures: number;
  total: number;
}

export interface TaskScore {
  task: string;
  points: number;
}

/** Play cards of `cards` on one of the fields; after a single card, one of the others may be discarded. */
export interface PlayPrompt {
  prompt: 'play';
  fields: FieldChoice[];
  cards: string[];
  waited: boolean;
}

/** A field where this seat may play, and how many cards (rules 3.3). */
export interface FieldChoice {
  field: number;
  counts: number[];
}

/** A whole turn (rules 3): nothing new is learned between playing and discarding. */
export interface PlayCards {
  move: 'play';
  field: number;
  cards: string[];
  discard?: string | null;
}

/** Cards go from zone to zone. Whoever is not in `seen` gets the number alone; None: all see them. */
export interface CardsMoved {
  event: 'cards';
  source: string;
  target: string;
  count: number;
  cards?: string[] | null;
  seen?: number[] | null;
}

/** Something happened of which this seat may know nothing else. */
export interface Hidden {
  event: 'hidden';
}

/** Figures go from zone to zone. Everyone sees the animals; those in `seen` the points below, too. */
export interface FiguresMoved {
  event: 'figures';
  source: string;
  target: string;
  figures: string[];
  points?: number[] | null;
  seen?: number[];
}

/** Task cards are dealt from the box. `seen` as for cards. */
export interface TasksMoved {
  event: 'tasks';
  target: string;
  count: number;
  tasks?: string[] | null;
  seen?: number[] | null;
}

/** The points below all figures, animal by animal, number by number; seen by nobody. */
export interface FiguresMixed {
  event: 'figures-mixed';
  count: number;
  points?: number[] | null;
}

/** All cards of the game, in the order of the deck (the last is on top); seen by nobody. */
export interface DeckShuffled {
  event: 'deck-shuffled';
  count: number;
  cards?: string[] | null;
}

/** The discard pile becomes the new deck; its order is seen by nobody. */
export interface DeckRenewed {
  event: 'deck-renewed';
  count: number;
  cards?: string[] | null;
}

export interface TurnBegan {
  event: 'turn';
  seat: number;
}

/** This seat's sides are full on every field in play, so its turn is skipped (rules 3.4). */
export interface Passed {
  event: 'passed';
  seat: number;
}

/** Everyone's combination, by seat, and who wins the field. */
export interface FieldDrivenOut {
  event: 'driven-out';
  field: number;
  winner: number;
  combinations: ('best-animal' | 'five-alike' | 'four-alike' | 'pair' | 'three-alike' | 'three-and-pair' | 'two-pairs')[];
  first?: boolean;
}

export interface FieldTurnedOver {
  event: 'turned-over';
  field: number;
  why: 'endgame' | 'no-card-fits' | 'no-figures';
}

export interface EndgameBegan {
  event: 'endgame';
}

/** The game is over: what each seat had hidden, by seat (rules 7.4). */
export interface Revealed {
  event: 'revealed';
  hands: string[][];
  points: number[][];
  tasks: string[][];
}

export interface GameEnded {
  event: 'ended';
  scores: Score[];
  places: number[];
  reason: 'figures' | 'outright' | 'points' | 'shared';
}

export type Prompt = PlayPrompt;

export type Move = PlayCards;

export type Event = CardsMoved | Hidden | FiguresMoved | TasksMoved | FiguresMixed | DeckShuffled | DeckRenewed | TurnBegan | Passed | FieldDrivenOut | FieldTurnedOver | EndgameBegan | Revealed | GameEnded;
