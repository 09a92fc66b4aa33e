/** What lies on a table and can be asked about: it is drawn, named, and has its clauses in the rules. */

export interface Piece {
  title: string;
  picture: string;
  /** What is printed on it, in words. */
  facts: string[];
  clauses: string[];
}
