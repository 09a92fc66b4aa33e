"""Deals: what may be offered and answered, and what stands in the way of striking one (rules 5.2 to 5.8, 5.14, 8.5)."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import NOBODY, Refusal, Seat, refuse
from blueboar.games.sheriff.rules.deals import duties
from blueboar.games.sheriff.rules.deals.conditions import check_possible, written_out
from blueboar.games.sheriff.rules.deals.means import check_picks, means
from blueboar.games.sheriff.rules.deals.parties import check_parties, performers, receivers, takes_part
from blueboar.games.sheriff.rules.deals.terms import check_said_once, check_terms
from blueboar.games.sheriff.rules.refusals import not_now
from blueboar.games.sheriff.state.deals import BAG_GOODS, NO_DEAL, Duty, Term
from blueboar.games.sheriff.state.naming import numbered_deal_id, numbered_terms
from blueboar.games.sheriff.state.state import CLOSED, INSPECTION, State
from blueboar.games.sheriff.wire.moves import AcceptOffer, MakeOffer, RefuseOffer, WithdrawOffer

MOST_OPEN_OFFERS: Final = 5
MOST_OFFERS: Final = 40


def check_move(state: State, seat: Seat, move: MakeOffer) -> Refusal | None:
    terms = numbered_terms(state.goods, move.terms)
    return check_offer(state, (seat, *move.partners), terms, numbered_deal_id(move.replaces), move.picks)


def check_offer(
    state: State, parties: tuple[Seat, ...], terms: list[Term], replaces: int, picks: tuple[str, ...] = ()
) -> Refusal | None:
    """The first of the parties makes it. `replaces` is the number of the offer that it counters, or NO_DEAL."""
    refusal = not_now(state, INSPECTION, "5.2")
    if refusal is not None:
        return refusal
    seat = parties[0]
    refusal = check_parties(state, parties)
    if refusal is None:
        refusal = _check_number(state, seat)
    if refusal is None and replaces != NO_DEAL:
        refusal = _check_replaced(state, seat, parties, replaces)
    if refusal is None:
        refusal = check_terms(state, parties, terms)
    if refusal is not None:
        return refusal
    written = written_out(state, parties, terms)
    refusal = check_said_once(state, parties, written)
    if refusal is None:
        refusal = obstacle(state, parties, written)
    if refusal is None:
        refusal = means(state, seat, written)
    if refusal is None:
        refusal = check_picks(state, seat, written, picks)
    return refusal


def _check_number(state: State, seat: Seat) -> Refusal | None:
    if open_offers_of(state, seat) >= MOST_OPEN_OFFERS:
        return refuse("offer.too-many-open", "5.14", most=MOST_OPEN_OFFERS)
    if state.offers_made[seat] >= MOST_OFFERS:
        return refuse("offer.too-many", "5.14", most=MOST_OFFERS)
    return None


def open_offers_of(state: State, seat: Seat) -> int:
    own = 0
    for offer in state.offers:
        if offer.deal.proposer == seat:
            own += 1
    return own


def _check_replaced(state: State, seat: Seat, parties: tuple[Seat, ...], replaces: int) -> Refusal | None:
    replaced = state.offer(replaces)
    if replaced is None or seat not in replaced.deal.parties:
        return refuse("offer.not-open", "5.2", deal=replaces)
    if replaced.deal.proposer == seat:
        return refuse("offer.withdraw-your-own", "5.2", deal=replaces)
    if sorted(replaced.deal.parties) != sorted(parties):
        return refuse("offer.other-partners", "5.2", allowed=sorted(replaced.deal.parties))
    return None


def obstacle(state: State, parties: tuple[Seat, ...], terms: list[Term]) -> Refusal | None:
    """What stands in the way of these parties striking this deal now, whatever they own."""
    duty = duties.against_dealing(state, parties)
    if duty is not None:
        return duties.refusal("offer.refuses-to-deal", duty)
    wanted: list[Seat] = []
    for term in terms:
        bag = bag_of(term)
        if bag != NOBODY:
            if state.bags[bag] != CLOSED:
                return refuse("offer.bag-decided", "5.6", merchant=bag, allowed=state.undecided())
            if _needs_a_say(state, parties, term):
                wanted += state.say(bag)
    if any(not takes_part(seat, parties) for seat in wanted):
        return refuse("offer.needs-deputies", "8.5", allowed=sorted(set(wanted)))
    duty = contradicted(state, parties, terms)
    if duty is not None:
        return duties.refusal("offer.against-duty", duty)
    for term in terms:
        if term.is_conditional:
            refusal = check_possible(state, term)
            if refusal is not None:
                return refusal
    return None


def bag_of(term: Term) -> Seat:
    """The bag that a term decides or takes from."""
    if term.is_verdict:
        return term.merchant
    return term.giver if term.kind == BAG_GOODS else NOBODY


def _needs_a_say(state: State, parties: tuple[Seat, ...], term: Term) -> bool:
    """Acts, and goods of a bag for those in office, need every deputy who has a say in it (rules 8.5)."""
    return term.is_verdict or any(state.in_office(seat) for seat in receivers(state, parties, term))


def contradicted(state: State, parties: tuple[Seat, ...], terms: list[Term]) -> Duty | None:
    """The duty that one of these terms would break."""
    if not state.duties:
        return None
    for term in terms:
        if term.is_verdict:
            duty = duties.against(state, term.kind, term.merchant, performers(state, parties, term))
            if duty is not None:
                return duty
    return None


def check_answer(state: State, seat: Seat, deal: int) -> Refusal | None:
    """Whether this seat may say anything to this offer."""
    refusal = not_now(state, INSPECTION, "5.2")
    if refusal is not None:
        return refusal
    offer = state.offer(deal)
    if offer is None or seat not in offer.deal.parties:
        return refuse("offer.not-open", "5.2", deal=deal, allowed=answerable(state, seat))
    return None


def answerable(state: State, seat: Seat) -> list[int]:
    return [offer.deal.id for offer in state.offers if seat in offer.deal.parties]


def check_accept(state: State, seat: Seat, deal: int, picks: tuple[str, ...] = ()) -> Refusal | None:
    refusal = check_answer(state, seat, deal)
    if refusal is not None:
        return refusal
    offer = state.offer(deal)
    assert offer is not None
    if seat in offer.agreed:
        return refuse("offer.already-agreed", "5.2", deal=deal)
    refusal = obstacle(state, offer.deal.parties, offer.deal.terms)
    if refusal is None:
        refusal = means(state, seat, offer.deal.terms)
    if refusal is None:
        refusal = check_picks(state, seat, offer.deal.terms, picks)
    return refusal


def check_refuse(state: State, seat: Seat, deal: int) -> Refusal | None:
    refusal = check_answer(state, seat, deal)
    if refusal is None and is_own(state, seat, deal):
        return refuse("offer.withdraw-your-own", "5.2", deal=deal)
    return refusal


def check_withdraw(state: State, seat: Seat, deal: int) -> Refusal | None:
    refusal = check_answer(state, seat, deal)
    if refusal is None and not is_own(state, seat, deal):
        return refuse("offer.not-your-own", "5.2", deal=deal)
    return refusal


def is_own(state: State, seat: Seat, deal: int) -> bool:
    offer = state.offer(deal)
    return offer is not None and offer.deal.proposer == seat


def check_accept_move(state: State, seat: Seat, move: AcceptOffer) -> Refusal | None:
    return check_accept(state, seat, move.deal, move.picks)


def check_refuse_move(state: State, seat: Seat, move: RefuseOffer) -> Refusal | None:
    return check_refuse(state, seat, move.deal)


def check_withdraw_move(state: State, seat: Seat, move: WithdrawOffer) -> Refusal | None:
    return check_withdraw(state, seat, move.deal)
