/** Cards that a player has picked up, in the order of picking. */

export class Picks {
  places = $state<number[]>([]);

  constructor(
    private readonly cards: () => readonly string[],
    private readonly most: () => number,
  ) {}

  get chosen(): string[] {
    return this.places.map((place) => this.cards()[place]!);
  }

  at(place: number): number | false {
    const found = this.places.indexOf(place);
    return found < 0 ? false : found + 1;
  }

  toggle(place: number): void {
    if (this.places.includes(place)) this.places = this.places.filter((one) => one !== place);
    else if (this.places.length < this.most()) this.places = [...this.places, place];
  }

  add(place: number): void {
    if (!this.places.includes(place)) this.toggle(place);
  }

  remove(place: number): void {
    this.places = this.places.filter((one) => one !== place);
  }

  /** One step nearer to the front (-1) or to the end (+1). */
  shift(index: number, by: -1 | 1): void {
    const other = index + by;
    if (other < 0 || other >= this.places.length) return;
    const next = [...this.places];
    [next[index], next[other]] = [next[other]!, next[index]!];
    this.places = next;
  }

  clear(): void {
    this.places = [];
  }
}
