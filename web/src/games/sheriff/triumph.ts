/** What is worth a small triumph of mine among what has just happened. */

import type { Entry } from '../../connection/api';
import { t } from '../../language/words.svelte';
import type { CardsMoved, Event } from '../../protocol/sheriff';
import { goldCount, goodOf, listed } from './goods';

export interface Triumph {
  kind: 'office' | 'smuggled';
  picture: string;
  title: string;
  text: string;
}

export function triumphOf(entries: readonly Entry[], me: number): Triumph | null {
  const events = entries.flatMap((entry) => entry.events) as Event[];
  const round = events.find((event) => event.event === 'round');
  if (round?.office.includes(me)) {
    const several = round.office.length > 1;
    return { kind: 'office', picture: several ? 'deputy' : 'badge', title: several ? 'moment-deputy' : 'moment-sheriff', text: t('moment-sheriff-what') };
  }
  const unseen = !events.some((event) => event.event === 'opened' && event.merchant === me);
  const mine = (event: Event): event is CardsMoved => event.event === 'cards' && event.source === `bag:${me}` && event.target === `contraband:${me}`;
  const cards = unseen ? events.filter(mine).flatMap((event) => event.cards ?? []) : [];
  if (!cards.length) return null;
  const worth = cards.reduce((sum, card) => sum + goodOf(card).value, 0);
  return { kind: 'smuggled', picture: 'mask', title: 'moment-smuggled', text: t('moment-smuggled-what', { goods: listed(cards), gold: goldCount(worth) }) };
}
