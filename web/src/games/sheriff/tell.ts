/** What happened at the table: in words, in flight, and in sound. */

import type { Entry } from '../../connection/api';
import { capital, listOf, parts, type Namer } from '../../connection/names';
import { t, words, type Values } from '../../language/words.svelte';
import type { Event } from '../../protocol/sheriff';
import type { Sound } from '../../sound/sounds.svelte';
import type { Event as AnyEvent, Flight, Mark } from '../game';
import { catalogue } from './catalogue.svelte';
import { editionWord } from './edition';
import { goldCount, goodCount, goodName, listed, plain } from './goods';
import { offerInWords, officeWhenTold, tookOffice } from './terms';

const ownerOf = (zone: string) => {
  const seat = /:(\d+)$/.exec(zone)?.[1];
  return seat === undefined ? null : Number(seat);
};

export function tell(any: AnyEvent, name: Namer): string | null {
  const event = any as Event;
  const one = (who: Parameters<typeof parts>[1], more: Values = {}) => ({ ...parts(name, who), ...more });
  switch (event.event) {
    case 'round':
      tookOffice(event.office);
      return t(event.office.length > 1 ? 'log-round-deputies' : 'log-round', one({ names: event.office }, { round: event.number }));
    case 'phase':
      return words.knows(`phase-${event.phase}`) ? t('log-phase', { phase: editionWord(`phase-${event.phase}`, catalogue.edition) }) : null;
    case 'cards':
      return tellCards(event, name);
    case 'gold':
      return tellGold(event, name);
    case 'bag-closed':
      return t('log-bag-closed', one({ name: event.merchant }));
    case 'declared':
      return t('log-declared', one({ name: event.merchant }, { goods: goodCount(event.good, event.count) }));
    case 'offer-made':
      return offerInWords(event.deal, name, officeWhenTold(event.deal));
    case 'offer-agreed':
      return t('log-agreed', one({ name: event.seat }));
    case 'offer-closed':
      return t(`log-offer-${event.why}`, one({ name: event.by }));
    case 'deal-struck':
      return t('log-struck', { names: listOf(name, [event.deal.proposer, ...event.deal.partners]) });
    case 'stance':
      return t('log-stance', one({ name: event.deputy, merchant: event.merchant }, { stance: t(`stance-${event.stance}`) }));
    case 'let-through':
      return t(event.for_nothing ? 'log-through-for-nothing' : 'log-through', one({ name: event.merchant }));
    case 'opened':
      return t(event.truthful ? 'log-opened-true' : 'log-opened-lie', one({ name: event.merchant }, { goods: listed(event.cards) }));
    case 'time-ran-out':
      return event.bag == null ? t('log-time') : t('log-time-bag', one({ name: event.bag }));
    case 'debt-forgiven':
      return t('log-forgiven', one({ name: event.debtor }, { gold: goldCount(event.amount) }));
    case 'shown':
      return t('log-shown', one({ name: event.owner, to: event.seen }, { count: event.count }));
    case 'promise-settled':
      if (event.why === 'condition-true' || event.why === 'condition-false') return t(`log-${event.why}`);
      return event.status === 'broken' ? t('log-promise-broken') : null;
    case 'odd-named':
      return t('log-odd-named', one({ name: event.deputy }));
    case 'plate-fixed':
      return t('log-plate', one({ name: event.merchant }, { good: goodName(event.good) }));
    case 'split-proposed':
      return t('log-split', one({ name: event.deputy }));
    case 'split-refused':
      return t('log-split-refused', one({ name: event.deputy }));
    case 'black-market-sold':
      return t('log-black-market', one({ name: event.merchant }, { good: goodName(event.good), points: event.points }));
    case 'revealed':
      return event.cards.length ? t('log-revealed', one({ name: event.seat }, { goods: listed(event.cards) })) : null;
    case 'deck-renewed':
      return t('log-deck-renewed');
    case 'ended':
      return t('game-over');
    default:
      return null;
  }
}

function tellCards(event: Extract<Event, { event: 'cards' }>, name: Namer): string | null {
  const from = event.source.split(':')[0];
  const to = event.target.split(':')[0];
  const goods = event.cards ? listed(event.cards) : t('some-cards', { count: event.count });
  const giver = { ...parts(name, { name: ownerOf(event.source) }), goods, count: event.count };
  const taker = { ...parts(name, { name: ownerOf(event.target) }), goods, count: event.count };
  if (to?.startsWith('pledge')) return t('log-pledged', giver);
  if (from === 'pile' && to === 'hand') return t('log-took-pile', taker);
  if (from === 'aside' && to === 'pile') return t('log-laid', giver);
  if (from === 'deck' && to === 'hand') return t('log-drew', taker);
  if (from === 'bag' && (to === 'stall' || to === 'contraband') && event.source.slice(4) === event.target.slice(to.length + 1)) {
    return t(to === 'stall' ? 'log-to-stall' : 'log-smuggled', taker);
  }
  if ((to === 'stall' || to === 'contraband') && from !== to && from !== 'hand') return t('log-got', taker);
  if ((from === 'stall' || from === 'contraband') && (to === 'stall' || to === 'contraband')) {
    return t('log-gave', { ...parts(name, { name: ownerOf(event.source), to: ownerOf(event.target) }), goods });
  }
  return null;
}

/** Whose purse, or whose pledge; the loot tile and the bank are nobody's. */
function tellGold(event: Extract<Event, { event: 'gold' }>, name: Namer): string {
  const nobody = (purse: string) => t(purse === 'loot' ? 'the-loot' : 'bank');
  const gold = goldCount(event.amount);
  if (event.target.startsWith('pledge:')) return t('log-gold-pledge', { ...parts(name, { from: ownerOf(event.source) }), gold });
  if (event.why === 'pledge') return t('log-gold-pledge-back', { ...parts(name, { to: ownerOf(event.target) }), gold });
  const seats = { from: ownerOf(event.source), to: ownerOf(event.target) };
  const values = parts(name, seats);
  if (seats.from === null) values.from = nobody(event.source);
  if (seats.to === null) values.to = nobody(event.target);
  return capital(t(`log-gold-${event.why}`, { ...values, gold }));
}

const MOST_COINS = 6;

export function flights(any: AnyEvent): Flight[] {
  const event = any as Event;
  if (event.event === 'cards') {
    const pieces = event.cards ?? Array.from({ length: event.count }, () => null);
    return [{ from: event.source, to: event.target, kind: 'card', pieces: pieces.map((card) => (card && plain(card))) }];
  }
  if (event.event === 'gold') {
    const coins = Math.min(MOST_COINS, event.amount);
    return [{ from: event.source, to: event.target, kind: 'coin', pieces: Array.from({ length: coins }, () => 'coin') }];
  }
  return [];
}

export function sound(any: AnyEvent): Sound | null {
  switch ((any as Event).event) {
    case 'cards':
      return 'card';
    case 'gold':
      return 'coin';
    case 'deal-struck':
      return 'bell';
    case 'bag-closed':
      return 'snap';
    case 'ended':
      return 'win';
    default:
      return null;
  }
}

/** Places of a replay to jump to: lies that were told, deals, and inspections. */
export function marks(entries: Entry[]): Mark[] {
  const found: Mark[] = [];
  for (const entry of entries) {
    for (const any of entry.events) {
      const event = any as Event;
      if (event.event === 'round') found.push({ seq: entry.seq, kind: 'round', tone: 'faint' });
      if (event.event === 'deal-struck') found.push({ seq: entry.seq, kind: 'deal', tone: 'good' });
      if (event.event === 'opened') found.push(event.truthful ? { seq: entry.seq, kind: 'inspection' } : { seq: entry.seq, kind: 'lie', tone: 'bad' });
    }
  }
  return found;
}
