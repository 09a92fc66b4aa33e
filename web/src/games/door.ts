/** What a game shows of itself before anyone sits down to it: at the door, in the lesson, when a table is set. */

export interface GameDoor {
  name: string;
  /** Where its card hangs at the door: the smallest number first. */
  place: number;
  /** The drawings that are seen before anyone sits down, by name: 48 × 48. A table brings the others. */
  drawings: Record<string, string>;
  scenery: {
    pictures: string[];
    /** What they stand before: a CSS background. */
    background: string;
  };
  lesson: {
    /** The drawings beside each sentence `learn-<game>-<number>`. */
    scenes: string[][];
    /** How the table of the guided round is set. */
    options: Record<string, unknown>;
  };
  /** Ways to set a table that newcomers and old hands ask for; the first is taken at first. */
  presets: Preset[];
  /** The section of the rules page that is about editions and options: it is read last. */
  optionsSection: string | null;
  /** Options that mean something only when another one is on. */
  needs?: Record<string, string>;
  /** Where the rules say what a group's own file needs. */
  ownCardsClause: string | null;
  refusals: {
    /** Parameters of refusals that are seats. */
    seats: string[];
    /** What its names are filed under in the catalogue: `<kind>-<name>`. */
    kinds: string[];
  };
}

export interface Preset {
  /** Its words are `preset-<name>`. */
  name: string;
  /** Empty for the first one. */
  edition: string;
  players: number;
  options: Record<string, unknown>;
}
