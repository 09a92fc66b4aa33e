/** Deals in the reader's words. */

import { names, t, words } from '../../language/words.svelte';
import type { Deal, Duty, Promise as Promised, Term } from '../../protocol/sheriff';
import { goodCount } from './goods';

type Name = (seat: number) => string;

/** What is given or done, without saying by whom. */
export function termInWords(term: Term, name: Name): string {
  switch (term.term) {
    case 'gold':
      return t('term-gold', { count: term.amount });
    case 'stall':
      return t('term-stall', { goods: goodCount(term.good, term.count) });
    case 'bag':
      return t('term-bag', { goods: goodCount(term.good, term.count) });
    case 'let-through':
      return t('term-let-through', { merchant: name(term.merchant) });
    case 'open':
      return t('term-open', { merchant: name(term.merchant) });
    case 'refuse-deals':
      return t('term-refuse-deals', { merchant: name(term.merchant) });
    case 'favour':
      return t('term-favour', { text: favourInWords(term.text) });
  }
}

/** Bots write a code where people write their own words. */
export function favourInWords(text: string): string {
  const id = `favour-${text.replace(':', '-')}`;
  return words.knows(id) ? t(id) : text;
}

/** Who gives or does it: acts are those of whoever is in office. */
export function giverOf(term: Term, office: readonly number[], parties: readonly number[]): number {
  if ('giver' in term) return term.giver;
  return office.find((seat) => parties.includes(seat)) ?? office[0] ?? 0;
}

export function partiesOf(deal: Deal): number[] {
  return [deal.proposer, ...deal.partners];
}

/** The deal by party: what each of them gives. */
export function byGiver(deal: Deal, office: readonly number[]): { giver: number; terms: Term[] }[] {
  const parties = partiesOf(deal);
  return parties
    .map((giver) => ({ giver, terms: deal.terms.filter((term) => giverOf(term, office, parties) === giver) }))
    .filter(({ terms }) => terms.length > 0);
}

export function dealInWords(deal: Deal, office: readonly number[], name: Name): string {
  const list = new Intl.ListFormat(words.language);
  return byGiver(deal, office)
    .map(({ giver, terms }) =>
      t('party-gives', { name: name(giver), what: list.format(terms.map((term) => termInWords(term, name))) }),
    )
    .join(' ');
}

export function dutyInWords(duty: Duty, name: Name): string {
  const bound = names(duty.bound.map(name));
  return t(`duty-${duty.act}`, { bound, merchant: name(duty.merchant) });
}

export function promiseInWords(promise: Promised, name: Name): string {
  return t(`promise-${promise.what}`, {
    giver: name(promise.giver),
    to: names(promise.to.map(name)),
    promised: promise.promised,
    merchant: promise.about === null ? '' : name(promise.about),
    text: favourInWords(promise.text),
  });
}
