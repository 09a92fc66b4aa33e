/** The turn that I put together before I say yes: cards, a field for them, and perhaps a card to discard (rules 3). */

import type { PlayPrompt } from '../../protocol/blacksheep';

export class Turn {
  /** Places in the hand, in the order in which they were picked. */
  picked = $state<number[]>([]);
  field = $state<number | null>(null);
  /** A place in the hand; null keeps both. */
  discard = $state<number | null>(null);

  readonly cards: string[] = $derived.by(() => this.picked.map((place) => this.hand()[place]!));
  readonly complete: boolean = $derived.by(() => this.field !== null && this.countsOn(this.field).includes(this.picked.length));
  private readonly most: number = $derived.by(() => Math.max(0, ...(this.prompt()?.fields ?? []).flatMap((one) => one.counts)));

  constructor(
    private readonly hand: () => readonly string[],
    private readonly prompt: () => PlayPrompt | undefined,
  ) {}

  /** Numbers of cards that I may play on this field now; none: not there. */
  countsOn(field: number): number[] {
    return this.prompt()?.fields.find((one) => one.field === field)?.counts ?? [];
  }

  /** Picks a card or puts it back; one too many puts the first one back. */
  pick(place: number): void {
    if (this.picked.includes(place)) this.picked = this.picked.filter((one) => one !== place);
    else if (this.picked.length < this.most) this.picked = [...this.picked, place];
    else this.picked = [...this.picked.slice(1), place];
    this.discard = null;
    if (!this.complete) this.field = null;
  }

  /** A card is laid onto a field by hand. */
  drop(place: number, field: number): void {
    if (!this.picked.includes(place)) this.pick(place);
    if (this.countsOn(field).includes(this.picked.length)) this.field = field;
  }

  move(field: number) {
    return { move: 'play', field, cards: this.cards, discard: this.discard === null ? null : this.hand()[this.discard] };
  }

  clear(): void {
    this.picked = [];
    this.field = null;
    this.discard = null;
  }
}
