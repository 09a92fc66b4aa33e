/** Deals in the reader's words. */

import { capital, headed, headedList, listOf, parts, type Namer } from '../../connection/names';
import { t, words, type Values } from '../../language/words.svelte';
import type { Condition, Deal, Duty, PledgeView, Promise as Promised, Term } from '../../protocol/sheriff';
import { goldCount, goodCount, listed } from './goods';

/** What is given or done, without saying by whom: a gift with its receiver and its condition. */
export function termInWords(term: Term, name: Namer): string {
  return aimed(bareTerm(term, name), term, name);
}

function aimed(what: string, term: Term, name: Namer): string {
  if ('to' in term && term.to?.length) what = t('term-for', { what, ...parts(name, { to: term.to }) });
  if ('when' in term && term.when) what = t('term-if', { what, condition: conditionInWords(term.when, name) });
  return what;
}

/** Several of them: what has the same receiver and the same condition says so once. */
export function termsInWords(terms: readonly Term[], name: Namer): string {
  const list = new Intl.ListFormat(words.language);
  const alike = new Map<string, Term[]>();
  for (const term of terms) {
    const aim = JSON.stringify(['to' in term ? (term.to ?? []) : [], 'when' in term && term.when ? [term.when.bag, term.when.happens] : null]);
    alike.set(aim, [...(alike.get(aim) ?? []), term]);
  }
  const said = [...alike.values()].map((some) => aimed(list.format(bareTerms(some, name)), some[0]!, name));
  return said.join(words.direction === 'rtl' ? '؛ ' : '; ');
}

/** Each in a line of its own, several favours in one. */
export function linesInWords(terms: readonly Term[], name: Namer): { term: Term; text: string }[] {
  const favours = terms.filter((term) => term.term === 'favour');
  if (favours.length < 2) return terms.map((term) => ({ term, text: termInWords(term, name) }));
  return terms.filter((term) => term.term !== 'favour' || term === favours[0]).map((term) => ({ term, text: termsInWords(term === favours[0] ? favours : [term], name) }));
}

export function conditionInWords(when: Condition, name: Namer): string {
  return t(`condition-${when.happens}`, parts(name, { name: when.bag }));
}

/** Each by itself, and several favours as one. */
function bareTerms(terms: readonly Term[], name: Namer): string[] {
  const favours = terms.filter((term) => term.term === 'favour');
  if (favours.length < 2) return terms.map((term) => bareTerm(term, name));
  const others = terms.filter((term) => term.term !== 'favour').map((term) => bareTerm(term, name));
  return [...others, t('term-favours', { texts: quotedFavours(favours) })];
}

function quotedFavours(terms: readonly Term[]): string {
  const texts = terms.flatMap((term) => (term.term === 'favour' ? [t('quoted', { text: favourInWords(term.text) })] : []));
  return new Intl.ListFormat(words.language).format(texts);
}

function bareTerm(term: Term, name: Namer): string {
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
      return t('term-let-through', parts(name, { merchant: term.merchant }));
    case 'open':
      return t('term-open', parts(name, { merchant: term.merchant }));
    case 'refuse-deals':
      return t('term-refuse-deals', parts(name, { merchant: term.merchant }));
    case 'favour':
      return t('term-favour', { text: favourInWords(term.text) });
  }
}

/** Bots write a code where people write their own words. */
export function favourInWords(text: string): string {
  const id = `favour-${text.replace(':', '-')}`;
  return words.knows(id) ? t(id) : text;
}

/** Who gives or does it: acts are those of whoever is in office and of the deal, unless they say whose they are. */
function giversOf(term: Term, office: readonly number[], parties: readonly number[]): readonly number[] {
  if ('giver' in term) return [term.giver];
  if (term.by?.length) return term.by;
  const among = office.filter((seat) => parties.includes(seat));
  return among.length ? among : office.slice(0, 1);
}

type Act = Extract<Term, { merchant: number }>;

/** Who would do the acts of a deal, read off the deal itself: not the merchant whom they are about, nor one who pays for them. */
export function officeIn(deal: Deal): number[] {
  const acts = deal.terms.filter((term): term is Act => !('giver' in term));
  const said = acts.find((act) => act.by?.length)?.by;
  if (said?.length) return said;
  const others = partiesOf(deal).filter((seat) => !acts.some((act) => act.merchant === seat));
  const free = others.filter((seat) => !deal.terms.some((term) => 'giver' in term && term.giver === seat));
  return free.length ? free : others;
}

let office: readonly number[] = [];
/** What is told comes in order: who took office last is in office when an offer is told. */
export function tookOffice(seats: readonly number[]): void {
  office = seats;
}

/** Who would do the acts of a deal that is told: whoever is in office, where one of them is of the deal. */
export function officeWhenTold(deal: Deal): readonly number[] {
  return office.some((seat) => partiesOf(deal).includes(seat)) ? office : officeIn(deal);
}

export function partiesOf(deal: Deal): number[] {
  return [deal.proposer, ...deal.partners];
}

/** The deal by party: what each of them gives, and what two deputies do together. */
export function byGiver(deal: Deal, office: readonly number[]): { givers: readonly number[]; terms: Term[] }[] {
  const parties = partiesOf(deal);
  const sides = new Map<string, { givers: readonly number[]; terms: Term[] }>(parties.map((seat) => [String(seat), { givers: [seat], terms: [] }]));
  for (const term of deal.terms) {
    const givers = giversOf(term, office, parties);
    const side = sides.get(givers.join()) ?? { givers, terms: [] };
    side.terms.push(term);
    sides.set(givers.join(), side);
  }
  return [...sides.values()].filter(({ terms }) => terms.length > 0);
}

export function dealInWords(deal: Deal, office: readonly number[], name: Namer): string {
  return byGiver(deal, office)
    .map(({ givers, terms }) => t('party-gives', { ...atHead(parts(name, { name: givers })), what: termsInWords(terms, name) }))
    .join(' ');
}

/** A sentence begins with it: “you and Ada” with a capital letter. */
function atHead(values: Values): Values {
  return { ...values, name: capital(String(values.name)) };
}

export function dutyInWords(duty: Duty, name: Namer): string {
  return t(`duty-${duty.act}`, parts(name, { bound: duty.bound, merchant: duty.merchant }));
}

export function promiseInWords(promise: Promised, name: Namer): string {
  const what = barePromise(promise, name);
  return promise.when ? t('term-if', { what, condition: conditionInWords(promise.when, name) }) : what;
}

/** Why it stands as it does, where that is not plain from how it stands. */
export function whyInWords(promise: Promised): string | null {
  if (!promise.why) return null;
  const id = `promise-why-${promise.why}`;
  return words.knows(id) ? t(id) : null;
}

export function pledgeInWords(pledge: PledgeView, name: Namer): string {
  const parts = [
    pledge.gold ? goldCount(pledge.gold) : '',
    pledge.legal.length ? listed(pledge.legal) : '',
    pledge.contraband?.length ? listed(pledge.contraband) : pledge.contraband_count ? t('some-cards', { count: pledge.contraband_count }) : '',
  ].filter(Boolean);
  return t('pledge-line', {
    giver: headed(name, pledge.giver),
    to: listOf(name, pledge.to),
    what: new Intl.ListFormat(words.language).format(parts),
    condition: conditionInWords(pledge.when, name),
  });
}

/** What was promised, as the deal said it; older records have only the number of goods. */
function promisedThing(promise: Promised, name: Namer): string | null {
  if (promise.about !== null) return t(`term-${promise.what}`, parts(name, { merchant: promise.about }));
  if (!promise.goods?.length) return null;
  const goods = new Intl.ListFormat(words.language).format(promise.goods.map(([good, count]) => goodCount(good, count)));
  return t(promise.what === 'bag' ? 'term-bag' : 'term-stall', { goods });
}

function barePromise(promise: Promised, name: Namer): string {
  const by = promise.by?.length ? promise.by : [promise.giver];
  const giver = headedList(name, by);
  const to = listOf(name, promise.to);
  const what = promisedThing(promise, name);
  if (what !== null) return t('promise-gift', { giver, to, what });
  return t(`promise-${promise.what}`, { giver, to, promised: promise.promised, text: favourInWords(promise.text) });
}

type Gift = Extract<Term, { giver: number }>;

/** What the one bag of a plain bargain costs its merchant: gifts on one side, the passing on the other. */
function passage(deal: Deal): { merchant: number; gifts: Gift[] } | null {
  const acts = deal.terms.filter((term) => !('giver' in term));
  const gifts = deal.terms.filter((term): term is Gift => 'giver' in term);
  const act = acts[0];
  if (acts.length !== 1 || act?.term !== 'let-through' || !partiesOf(deal).includes(act.merchant)) return null;
  const { merchant } = act;
  return gifts.every((gift) => gift.giver === merchant && !gift.to?.length) ? { merchant, gifts } : null;
}

/** Words for gold: the favours of who proposes, and the gold of the one other. */
function sale(deal: Deal): { favours: Term[]; gold: Term } | null {
  const favours = deal.terms.filter((term) => term.term === 'favour');
  const [gold, ...others] = deal.terms.filter((term) => term.term !== 'favour');
  const plain = deal.partners.length === 1 && favours.length > 0 && gold?.term === 'gold' && !others.length;
  if (!plain || deal.replaces != null || gold.giver === deal.proposer || gold.when) return null;
  return favours.every((term) => term.giver === deal.proposer) ? { favours, gold } : null;
}

/** An offer as it is told: who gives what to whom. */
export function offerInWords(deal: Deal, name: Namer, office: readonly number[] = officeIn(deal)): string {
  const plain = passage(deal);
  if (plain && !plain.gifts.length) {
    if (deal.proposer === plain.merchant) return t('log-plea', parts(name, { name: deal.proposer, to: deal.partners }));
    if (deal.partners.length === 1) return t('log-grace', parts(name, { name: deal.proposer, merchant: plain.merchant }));
  } else if (plain) {
    const what = termsInWords(plain.gifts, name);
    const kind = plain.gifts.every((gift) => gift.term === 'gold') ? '' : '-goods';
    if (deal.proposer === plain.merchant) return t(`log-bribe${kind}`, { ...parts(name, { name: deal.proposer, to: deal.partners }), what });
    return t(`log-toll${kind}`, { ...parts(name, { name: deal.proposer, merchant: plain.merchant }), what });
  }
  const sold = sale(deal);
  if (sold) return t('log-words-for-gold', { ...parts(name, { name: deal.proposer, to: deal.partners }), what: bareTerm(sold.gold, name), texts: quotedFavours(sold.favours) });
  return t(deal.replaces == null ? 'log-offer' : 'log-counter', { ...parts(name, { name: deal.proposer, to: deal.partners }), terms: dealInWords(deal, office, name) });
}
