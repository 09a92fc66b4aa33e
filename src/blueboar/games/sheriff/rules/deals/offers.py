"""Deals: what may be offered and answered, and what stands in the way of striking one (rules 5.2 to 5.8, 5.14, 8.5)."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules.deals import duties
from blueboar.games.sheriff.rules.deals.parties import check_parties, officers, parties_of
from blueboar.games.sheriff.rules.deals.terms import check_terms
from blueboar.games.sheriff.rules.refusals import not_now
from blueboar.games.sheriff.state.state import CLOSED, INSPECTION, State
from blueboar.games.sheriff.wire.moves import MakeOffer
from blueboar.games.sheriff.wire.terms import Duty, GiveBagGoods, GiveGold, GiveStallGoods, Term

MOST_OPEN_OFFERS: Final = 5
MOST_OFFERS: Final = 40


def check_offer(state: State, seat: Seat, move: MakeOffer) -> Refusal | None:
    refusal = not_now(state, INSPECTION, "5.2")
    if refusal is not None:
        return refusal
    parties = (seat, *move.partners)
    refusal = check_parties(state, parties)
    if refusal is None:
        refusal = _check_replaced(state, seat, move, parties)
    if refusal is None:
        refusal = check_terms(state, parties, move.terms)
    if refusal is None:
        refusal = obstacle(state, parties, move.terms)
    if refusal is None:
        refusal = means(state, seat, move.terms)
    return refusal


def _check_replaced(state: State, seat: Seat, move: MakeOffer, parties: tuple[Seat, ...]) -> Refusal | None:
    own = 0
    for offer in state.offers.values():
        if offer.deal.proposer == seat:
            own += 1
    if own >= MOST_OPEN_OFFERS:
        return refuse("offer.too-many-open", "5.14", most=MOST_OPEN_OFFERS)
    if state.offers_made[seat] >= MOST_OFFERS:
        return refuse("offer.too-many", "5.14", most=MOST_OFFERS)
    if move.replaces is None:
        return None
    replaced = state.offers.get(move.replaces)
    if replaced is None or seat not in parties_of(replaced):
        return refuse("offer.not-open", "5.2", deal=move.replaces)
    if replaced.deal.proposer == seat:
        return refuse("offer.withdraw-your-own", "5.2", deal=move.replaces)
    if sorted(parties_of(replaced)) != sorted(parties):
        return refuse("offer.other-partners", "5.2", allowed=sorted(parties_of(replaced)))
    return None


def bags_named(terms: tuple[Term, ...]) -> list[Seat]:
    """The bags that a deal is about: those of its acts, and those from which goods are promised."""
    named: list[Seat] = []
    for term in terms:
        act = duties.act_of(term)
        if act is not None:
            if act[0] != duties.REFUSE_DEALS:
                named.append(act[1])
        elif type(term) is GiveBagGoods:
            named.append(term.giver)
    return named


def obstacle(state: State, parties: tuple[Seat, ...], terms: tuple[Term, ...]) -> Refusal | None:
    """What stands in the way of these parties striking this deal now, whatever they own."""
    in_office = officers(state, parties)
    if in_office:
        duty = duties.against_dealing(state, parties)
        if duty is not None:
            return duties.refusal("offer.refuses-to-deal", duty)
    wanted: list[Seat] = []
    for merchant in bags_named(terms):
        if state.bags[merchant] != CLOSED:
            return refuse("offer.bag-decided", "5.6", merchant=merchant, allowed=state.undecided())
        for seat in state.say(merchant):
            if seat not in wanted:
                wanted.append(seat)
    if wanted and sorted(wanted) != sorted(in_office):
        return refuse("offer.needs-deputies", "8.5", allowed=sorted(wanted))
    duty = contradicted(state, terms)
    if duty is not None:
        return duties.refusal("offer.against-duty", duty)
    return None


def contradicted(state: State, terms: tuple[Term, ...]) -> Duty | None:
    """The duty that one of these terms would break."""
    if not state.duties:
        return None
    for term in terms:
        act = duties.act_of(term)
        if act is not None and act[0] != duties.REFUSE_DEALS:
            duty = duties.against(state, act[0], act[1])
            if duty is not None:
                return duty
    return None


def means(state: State, giver: Seat, terms: tuple[Term, ...]) -> Refusal | None:
    """Whether the giver has what he gives, as far as everyone can see (rules 5.4, 5.5)."""
    face_down = 0
    from_bag = 0
    for term in terms:
        if type(term) is GiveGold:
            if term.giver == giver and term.amount > state.purse(giver):
                return refuse("offer.not-enough-gold", "5.4", giver=giver, most=state.purse(giver))
        elif type(term) is GiveStallGoods:
            if term.giver != giver:
                continue
            if not state.goods.open[term.good]:
                face_down += term.count
            elif term.count > state.stall(giver).count(term.good):
                there = state.stall(giver).count(term.good)
                return refuse("offer.not-on-stall", "5.4", giver=giver, good=term.good, most=there)
        elif type(term) is GiveBagGoods and term.giver == giver:
            from_bag += term.count
    if face_down > len(state.contraband(giver)):
        return refuse("offer.too-many-face-down", "5.5", giver=giver, most=len(state.contraband(giver)))
    if from_bag > len(state.bag(giver)):
        return refuse("offer.too-many-in-bag", "5.5", giver=giver, most=len(state.bag(giver)))
    return None


def check_answer(state: State, seat: Seat, deal: int) -> Refusal | None:
    """Whether this seat may say anything to this offer."""
    refusal = not_now(state, INSPECTION, "5.2")
    if refusal is not None:
        return refusal
    offer = state.offers.get(deal)
    if offer is None or seat not in parties_of(offer):
        return refuse("offer.not-open", "5.2", deal=deal, allowed=answerable(state, seat))
    return None


def answerable(state: State, seat: Seat) -> list[int]:
    return [key for key, offer in state.offers.items() if seat in parties_of(offer)]


def check_accept(state: State, seat: Seat, deal: int) -> Refusal | None:
    refusal = check_answer(state, seat, deal)
    if refusal is not None:
        return refusal
    offer = state.offers[deal]
    if seat in offer.agreed:
        return refuse("offer.already-agreed", "5.2", deal=deal)
    refusal = obstacle(state, parties_of(offer), offer.deal.terms)
    if refusal is None:
        refusal = means(state, seat, offer.deal.terms)
    return refusal


def check_refuse(state: State, seat: Seat, deal: int) -> Refusal | None:
    refusal = check_answer(state, seat, deal)
    if refusal is None and state.offers[deal].deal.proposer == seat:
        return refuse("offer.withdraw-your-own", "5.2", deal=deal)
    return refusal


def check_withdraw(state: State, seat: Seat, deal: int) -> Refusal | None:
    refusal = check_answer(state, seat, deal)
    if refusal is None and state.offers[deal].deal.proposer != seat:
        return refuse("offer.not-your-own", "5.2", deal=deal)
    return refusal
