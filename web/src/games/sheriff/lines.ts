/** How the lines of the feed look: where a round begins, whose deed it was, and what is stamped at a place. */

import type { Namer } from '../../connection/names';
import { t } from '../../language/words.svelte';
import type { Event, SheriffView } from '../../protocol/sheriff';
import type { Mood } from '../../faces/drawings';
import type { Event as AnyEvent, LineMark, Stamp } from '../game';
import { plain } from './goods';
import { tell } from './tell';

export function headline(any: AnyEvent, name: Namer): string | null {
  return any.event === 'round' ? tell(any, name) : null;
}

export function progress(view: unknown): string {
  const { round, rounds } = view as SheriffView;
  return t('round-of', { round, rounds });
}

const seatIn = (zone: string) => {
  const found = /:(\d+)$/.exec(zone)?.[1];
  return found === undefined ? null : Number(found);
};

export function mark(any: AnyEvent): LineMark {
  const event = any as Event;
  switch (event.event) {
    case 'cards': {
      const seat = seatIn(event.target.startsWith('pile') || event.target.startsWith('pledge') ? event.source : event.target);
      const shown = event.cards?.[0];
      return { seat, icon: event.target.startsWith('contraband') ? 'mask' : event.source === 'deck' ? 'deck' : shown ? plain(shown) : 'pile' };
    }
    case 'gold':
      return { seat: seatIn(event.source) ?? seatIn(event.target), icon: 'coin' };
    case 'bag-closed':
    case 'declared':
      return { seat: event.merchant, icon: 'bag-closed' };
    case 'let-through':
      return { seat: event.merchant, icon: 'door' };
    case 'opened':
      return { seat: event.merchant, icon: 'bag-open' };
    case 'offer-made':
      return { seat: event.deal.proposer, icon: 'scales' };
    case 'offer-agreed':
      return { seat: event.seat, icon: 'scales' };
    case 'offer-closed':
      return { seat: event.by ?? null, icon: 'scales' };
    case 'deal-struck':
      return { seat: null, icon: 'scales' };
    case 'stance':
    case 'odd-named':
    case 'split-proposed':
    case 'split-refused':
      return { seat: event.deputy, icon: 'deputy' };
    case 'shown':
      return { seat: event.owner, icon: 'pile' };
    case 'plate-fixed':
    case 'black-market-sold':
      return { seat: event.merchant, icon: plain(event.good) };
    case 'revealed':
      return { seat: event.seat, icon: 'mask' };
    default:
      return { seat: null, icon: null };
  }
}

export function stamp(any: AnyEvent): Stamp | null {
  const event = any as Event;
  if (event.event === 'offer-closed' && event.why === 'refused' && event.by != null) return { seat: event.by, text: t('stamp-refused'), tone: 'no' };
  if (event.event === 'offer-agreed') return { seat: event.seat, text: t('stamp-struck'), tone: 'yes' };
  return null;
}

/** Which quick phrases one wants now. */
export function phrases(any: unknown): string[] {
  const view = any as SheriffView | null;
  const said = (...codes: string[]) => codes.map((code) => `phrase.${code}`);
  if (!view || view.scores) return said('good-game', 'well-played', 'thank-you', 'hello');
  const inOffice = view.seat !== null && view.office.includes(view.seat);
  if (view.phase === 'inspection') {
    return inOffice
      ? said('i-do-not-believe-you', 'make-an-offer', 'not-enough', 'deal', 'no-deal')
      : said('trust-me', 'honest-merchant', 'make-an-offer', 'deal', 'no-deal');
  }
  if (view.phase === 'declaration') return inOffice ? said('i-do-not-believe-you', 'one-moment', 'thinking') : said('trust-me', 'honest-merchant', 'one-moment');
  return view.round === 1 ? said('hello', 'good-luck', 'one-moment', 'thinking') : said('thinking', 'one-moment', 'your-turn', 'well-played');
}

/** A face follows the verdict that everyone has heard. */
export function looks(any: AnyEvent): { seat: number; mood: Mood }[] {
  const event = any as Event;
  return event.event === 'opened' ? [{ seat: event.merchant, mood: event.truthful ? 'vindicated' : 'caught' }] : [];
}
