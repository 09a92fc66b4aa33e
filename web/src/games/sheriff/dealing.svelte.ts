/** How a deal comes about at this table: a draft is drawn up about a bag, or against an offer that lies there (rules 5). */

import type { Deal, OfferPrompt, SheriffView } from '../../protocol/sheriff';
import { Draft } from './draft.svelte';
import { isAgainstDuty, withoutImpossible, type Left } from './impossible';

/** Who decides about this bag: all in office, or of two deputies who disagree the one who would open it (rules 8.4). */
export function whoHasTheSay(view: SheriffView, bag: number): number[] {
  const [first, second] = view.office.map((deputy) => view.stances.find((one) => one.merchant === bag && one.deputy === deputy)?.stance);
  if (view.office.length < 2 || !first || !second || (first === 'open') === (second === 'open')) return [...view.office];
  return [first === 'open' ? view.office[0]! : view.office[1]!];
}

export class Dealing {
  readonly draft = new Draft();
  /** The bag that the small sheet is about. */
  bag = $state<number | null>(null);
  /** All terms lie open, not only the usual ones. */
  building = $state(false);
  /** What has left the draft, and why. */
  left = $state.raw<Left[]>([]);
  private laidOut = $state('');
  /** Something was changed since it was laid out: somebody writes. */
  readonly touched = $derived((this.bag !== null || this.building) && JSON.stringify(this.draft.terms) !== this.laidOut);

  constructor(
    private readonly view: () => SheriffView,
    private readonly prompt: () => OfferPrompt | undefined,
  ) {}

  /** The small sheet about one bag, with what such a deal is nearly always about; one tap takes it out again. */
  lay(bag: number): void {
    const view = this.view();
    const { seat, office, players } = view;
    const usual = bag === seat || (seat !== null && office.includes(seat)) ? 'let-through' : 'open';
    this.draft.fill(this.partnersFor(bag));
    if (players[bag]?.bag.status === 'closed' && !isAgainstDuty(usual, bag, view)) this.draft.toggle(usual, bag);
    this.begin(bag);
  }

  /** All terms, about a bag or about nothing yet. */
  drawUp(bag?: number): void {
    const { seat, office, players } = this.view();
    const inOffice = seat !== null && office.includes(seat);
    const about = bag ?? (inOffice ? players.find((one) => one.bag.status === 'closed')?.seat : seat);
    if (about === undefined || about === null) return;
    if (this.bag !== about) this.lay(about);
    this.building = true;
  }

  counter(offer: Deal): void {
    const parties = [offer.proposer, ...offer.partners];
    this.draft.fill(
      parties.filter((seat) => seat !== this.view().seat),
      offer.terms,
      offer.id,
    );
    this.begin(null);
    this.building = true;
  }

  /** What has become impossible leaves the draft; a word of it stays until it is read. */
  followTable(): void {
    if (this.bag === null && !this.building) return;
    const view = this.view();
    const { terms, left } = withoutImpossible(this.draft.terms, view);
    if (left.length) {
      const wasTouched = this.touched;
      this.draft.fill([...this.draft.partners], terms, this.draft.replaces);
      if (!wasTouched) this.laidOut = JSON.stringify(this.draft.terms);
      this.left = wasTouched || this.building ? [...this.left, ...left] : this.left;
    }
    this.followTheSay(view);
    if (this.draft.replaces !== null && !view.offers.some(({ deal }) => deal.id === this.draft.replaces)) this.draft.replaces = null;
    if (this.bag !== null && view.players[this.bag]?.bag.status !== 'closed' && !this.building) this.close();
  }

  /** The small sheet turns to whoever has the say now: deputies change their minds. */
  private followTheSay(view: SheriffView): void {
    if (this.bag === null || this.building || view.players[this.bag]?.bag.status !== 'closed') return;
    const wanted = this.partnersFor(this.bag);
    if (wanted.join() === this.draft.partners.join()) return;
    if (!this.touched) this.lay(this.bag);
    else if (view.seat !== null) this.draft.deal(wanted, view.seat);
  }

  /** My own offers to the same people about the same acts: a new one takes their place. */
  outdated(): number[] {
    if (this.draft.replaces !== null) return [];
    const { seat, offers } = this.view();
    const said = (partners: readonly number[], terms: Deal['terms']) =>
      JSON.stringify([[...partners].sort(), terms.filter((term) => 'merchant' in term).map((term) => `${term.term}${'merchant' in term ? term.merchant : ''}`).sort()]);
    const now = said(this.draft.partners, this.draft.terms);
    return offers.filter(({ deal }) => deal.proposer === seat && said(deal.partners, deal.terms) === now).map(({ deal }) => deal.id);
  }

  close(): void {
    this.building = false;
    this.bag = null;
    this.left = [];
  }

  private begin(bag: number | null): void {
    this.bag = bag;
    this.building = false;
    this.left = [];
    this.laidOut = JSON.stringify(this.draft.terms);
  }

  /** Whom a deal about this bag needs: where two deputies have the say, both of them (rules 8.5). */
  private partnersFor(bag: number): number[] {
    const view = this.view();
    const say = whoHasTheSay(view, bag);
    const mine = view.seat !== null && view.office.includes(view.seat);
    const wanted = mine ? [...say.filter((one) => one !== view.seat), bag] : say;
    const known = this.prompt()?.others;
    return known?.length && !wanted.every((one) => known.includes(one)) ? [...(this.prompt()?.partners[0] ?? [])] : wanted;
  }
}
