/** How a deal comes about at this table: a draft is drawn up, from nothing or against an offer that lies there (rules 5). */

import type { Deal, OfferPrompt, SheriffView } from '../../protocol/sheriff';
import { Draft } from './draft.svelte';

export class Dealing {
  readonly draft = new Draft();
  /** A draft lies open. */
  building = $state(false);

  constructor(
    private readonly view: () => SheriffView,
    private readonly prompt: () => OfferPrompt | undefined,
  ) {}

  drawUp(partner?: number): void {
    const circles = this.prompt()?.partners;
    if (!circles) return;
    const circle = circles.find((one) => partner === undefined || (one.length === 1 && one[0] === partner)) ?? circles[0] ?? [];
    this.draft.fill([...circle]);
    // What such a deal is nearly always about; one tap takes it out again.
    const { seat, office, players } = this.view();
    const about = seat !== null && office.includes(seat) ? circle.at(-1) : seat;
    if (about !== undefined && about !== null && players[about]?.bag.status === 'closed') this.draft.toggle('let-through', about);
    this.building = true;
  }

  counter(offer: Deal): void {
    const parties = [offer.proposer, ...offer.partners];
    this.draft.fill(
      parties.filter((seat) => seat !== this.view().seat),
      offer.terms,
      offer.id,
    );
    this.building = true;
  }

  close(): void {
    this.building = false;
  }
}
