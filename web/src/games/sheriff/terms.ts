/** Deals in the reader's words. */

import { names, t, words } from '../../language/words.svelte';
import type { Condition, Deal, Duty, PledgeView, Promise as Promised, Term } from '../../protocol/sheriff';
import { goldCount, goodCount, listed } from './goods';

type Name = (seat: number) => string;

/** What is given or done, without saying by whom: a gift with its receiver and its condition. */
export function termInWords(term: Term, name: Name): string {
  let what = bareTerm(term, name);
  if ('to' in term && term.to?.length) what = t('term-for', { what, to: names(term.to.map(name)) });
  if ('when' in term && term.when) what = t('term-if', { what, condition: conditionInWords(term.when, name) });
  return what;
}

export function conditionInWords(when: Condition, name: Name): string {
  return t(`condition-${when.happens}`, { name: name(when.bag) });
}

function bareTerm(term: Term, name: Name): string {
  switch (term.term) {
    case 'face-down':
      return t('term-face-down', { count: term.count });
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
  const what = barePromise(promise, name);
  return promise.when ? t('term-if', { what, condition: conditionInWords(promise.when, name) }) : what;
}

/** Why it stands as it does, where that is not plain from how it stands. */
export function whyInWords(promise: Promised): string | null {
  if (!promise.why) return null;
  const id = `promise-why-${promise.why}`;
  return words.knows(id) ? t(id) : null;
}

export function pledgeInWords(pledge: PledgeView, name: Name): string {
  const parts = [
    pledge.gold ? goldCount(pledge.gold) : '',
    pledge.legal.length ? listed(pledge.legal) : '',
    pledge.contraband?.length ? listed(pledge.contraband) : pledge.contraband_count ? t('some-cards', { count: pledge.contraband_count }) : '',
  ].filter(Boolean);
  return t('pledge-line', {
    giver: name(pledge.giver),
    to: names(pledge.to.map(name)),
    what: new Intl.ListFormat(words.language).format(parts),
    condition: conditionInWords(pledge.when, name),
  });
}

/** What was promised, as the deal said it; older records have only the number of goods. */
function promisedThing(promise: Promised, name: Name): string | null {
  if (promise.about !== null) return t(`term-${promise.what}`, { merchant: name(promise.about) });
  if (!promise.goods?.length) return null;
  const goods = new Intl.ListFormat(words.language).format(promise.goods.map(([good, count]) => goodCount(good, count)));
  return t(promise.what === 'bag' ? 'term-bag' : 'term-stall', { goods });
}

function barePromise(promise: Promised, name: Name): string {
  const giver = promise.by?.length ? names(promise.by.map(name)) : name(promise.giver);
  const to = names(promise.to.map(name));
  const what = promisedThing(promise, name);
  if (what !== null) return t('promise-gift', { giver, to, what });
  return t(`promise-${promise.what}`, { giver, to, promised: promise.promised, text: favourInWords(promise.text) });
}
