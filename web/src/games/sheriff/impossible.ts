/** Terms of a draft that the table has overtaken: they leave it, with a word why. */

import { t } from '../../language/words.svelte';
import type { SheriffView, Term } from '../../protocol/sheriff';
import { grouped, goodOf } from './goods';
import { termInWords } from './terms';

/** What left a draft, or is less than it was, and why: `left-<why>` says it. */
export interface Left {
  term: Term;
  why: 'bag-decided' | 'duty' | 'less-gold' | 'less-goods';
  /** Whose bag, purse or stall it is. */
  whose: number;
}

export function withoutImpossible(terms: readonly Term[], view: SheriffView): { terms: Term[]; left: Left[] } {
  const left: Left[] = [];
  const kept: Term[] = [];
  const decided = (bag: number) => view.players[bag]?.bag.status !== 'closed';
  /** What each purse and stall still has for this draft. */
  const gold = new Map(view.players.map((player) => [player.seat, player.gold]));
  const spend = (term: Extract<Term, { term: 'gold' }>): Term | null => {
    const most = gold.get(term.giver) ?? 0;
    const amount = Math.min(term.amount, most);
    gold.set(term.giver, most - amount);
    return amount === term.amount ? term : (left.push({ term, why: 'less-gold', whose: term.giver }), amount > 0 ? { ...term, amount } : null);
  };
  const lies = (term: Extract<Term, { term: 'stall' | 'face-down' }>): number => {
    const player = view.players[term.giver];
    if (!player) return 0;
    if (term.term === 'face-down' || goodOf(term.good).kind !== 'legal') return player.contraband_count;
    return grouped(player.stall).find(({ good }) => good === term.good)?.count ?? 0;
  };
  for (const term of terms) {
    const bag = 'when' in term && term.when ? term.when.bag : term.term === 'let-through' || term.term === 'open' ? term.merchant : term.term === 'bag' ? term.giver : null;
    if (bag !== null && decided(bag)) {
      left.push({ term, why: 'bag-decided', whose: bag });
    } else if ((term.term === 'let-through' || term.term === 'open') && isAgainstDuty(term.term, term.merchant, view)) {
      left.push({ term, why: 'duty', whose: term.merchant });
    } else if (term.term === 'gold') {
      const rest = spend(term);
      if (rest) kept.push(rest);
    } else if ((term.term === 'stall' || term.term === 'face-down') && lies(term) < term.count) {
      left.push({ term, why: 'less-goods', whose: term.giver });
      if (lies(term) > 0) kept.push({ ...term, count: lies(term) });
    } else {
      kept.push(term);
    }
  }
  return { terms: kept, left };
}

/** Who is in office is bound to do the other thing with this bag (rules 5.8); of two deputies one who is free can still open it (rules 8.4). */
export function isAgainstDuty(act: 'let-through' | 'open', merchant: number, view: SheriffView): boolean {
  const bound = view.duties.filter((duty) => duty.merchant === merchant && duty.act !== act && duty.act !== 'refuse-deals').flatMap((duty) => duty.bound);
  return act === 'open' ? view.office.every((seat) => bound.includes(seat)) : bound.length > 0;
}

export function leftInWords({ term, why, whose }: Left, name: (seat: number) => string): string {
  return t(`left-${why}`, { name: name(whose), what: termInWords(term, name) });
}

/** Only this seat gives, and nothing is hung on it: a gift, which is meant or a slip. */
export function isGift(terms: readonly Term[], me: number, view: SheriffView): boolean {
  const inOffice = view.office.includes(me);
  if (terms.length === 0 || terms.some((term) => 'when' in term && term.when)) return false;
  if (!terms.every((term) => ('giver' in term ? term.giver === me : inOffice))) return false;
  // A bribe without an act carries the passing by itself (rules 5.22).
  return inOffice || view.players[me]?.bag.status !== 'closed' || terms.every((term) => term.term === 'favour');
}
