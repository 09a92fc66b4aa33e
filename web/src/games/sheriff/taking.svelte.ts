/** How many cards are to come from the discard piles in a market turn: wished first or after the cards are set aside (rules 3). */

import type { MarketPrompt } from '../../protocol/sheriff';

export class Taking {
  private wishes = $state<number[]>([]);

  constructor(private readonly prompt: () => MarketPrompt | undefined) {}

  /** Of each pile. */
  get takes(): number[] {
    return (this.prompt()?.piles ?? []).map((_, place) => Math.min(this.wishes[place] ?? 0, this.most(place)));
  }

  get total(): number {
    return this.takes.reduce((sum, take) => sum + take, 0);
  }

  most(place: number): number {
    const prompt = this.prompt();
    return Math.min(prompt?.piles[place] ?? 0, prompt?.at_most ?? 0);
  }

  /** Down to this card and no further; once more on the same card leaves that one there. */
  downTo(place: number, count: number): void {
    const next = [...this.takes];
    next[place] = next[place] === count ? count - 1 : count;
    this.wishes = next;
  }

  clear(): void {
    this.wishes = [];
  }
}
