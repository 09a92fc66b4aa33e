"""Deals: what may be offered and answered, and what stands in the way of striking one (rules 5.2 to 5.8, 5.14, 8.5)."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules.deals import duties
from blueboar.games.sheriff.rules.deals.parties import check_parties
from blueboar.games.sheriff.rules.deals.terms import check_terms
from blueboar.games.sheriff.rules.refusals import not_now
from blueboar.games.sheriff.state.deals import BAG_GOODS, GOLD, NO_DEAL, STALL_GOODS, Duty, Term
from blueboar.games.sheriff.state.naming import numbered_deal_id, numbered_terms
from blueboar.games.sheriff.state.state import CLOSED, INSPECTION, State
from blueboar.games.sheriff.wire.moves import AcceptOffer, MakeOffer, RefuseOffer, WithdrawOffer

MOST_OPEN_OFFERS: Final = 5
MOST_OFFERS: Final = 40


def check_move(state: State, seat: Seat, move: MakeOffer) -> Refusal | None:
    terms = numbered_terms(state.goods, move.terms)
    return check_offer(state, seat, move.partners, terms, numbered_deal_id(move.replaces))


def check_offer(
    state: State, seat: Seat, partners: tuple[Seat, ...], terms: list[Term], replaces: int
) -> Refusal | None:
    """`replaces` is the number of the offer that this one counters, or NO_DEAL."""
    refusal = not_now(state, INSPECTION, "5.2")
    if refusal is not None:
        return refusal
    parties = (seat, *partners)
    refusal = check_parties(state, parties)
    if refusal is None:
        refusal = _check_number(state, seat)
    if refusal is None and replaces != NO_DEAL:
        refusal = _check_replaced(state, seat, parties, replaces)
    if refusal is None:
        refusal = check_terms(state, parties, terms)
    if refusal is None:
        refusal = obstacle(state, parties, terms)
    if refusal is None:
        refusal = means(state, seat, terms)
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


def bags_named(terms: list[Term]) -> list[Seat]:
    """The bags that a deal is about: those of its acts, and those from which goods are promised."""
    named: list[Seat] = []
    for term in terms:
        if term.is_verdict:
            named.append(term.merchant)
        elif term.kind == BAG_GOODS:
            named.append(term.giver)
    return named


def obstacle(state: State, parties: tuple[Seat, ...], terms: list[Term]) -> Refusal | None:
    """What stands in the way of these parties striking this deal now, whatever they own."""
    duty = duties.against_dealing(state, parties)
    if duty is not None:
        return duties.refusal("offer.refuses-to-deal", duty)
    for merchant in bags_named(terms):
        if state.bags[merchant] != CLOSED:
            return refuse("offer.bag-decided", "5.6", merchant=merchant, allowed=state.undecided())
    wanted = with_a_say(state, terms)
    if wanted and not are_all_in_office(state, parties, wanted):
        return refuse("offer.needs-deputies", "8.5", allowed=sorted(wanted))
    duty = contradicted(state, terms)
    if duty is not None:
        return duties.refusal("offer.against-duty", duty)
    return None


def with_a_say(state: State, terms: list[Term]) -> list[Seat]:
    """Those who have to be parties to a deal about these bags (rules 8.5)."""
    wanted: list[Seat] = []
    for merchant in bags_named(terms):
        for seat in state.say(merchant):
            if seat not in wanted:
                wanted.append(seat)
    return wanted


def are_all_in_office(state: State, parties: tuple[Seat, ...], wanted: list[Seat]) -> bool:
    """Whether those in office among the parties are just these."""
    return all((seat in parties) == (seat in wanted) for seat in state.office)


def contradicted(state: State, terms: list[Term]) -> Duty | None:
    """The duty that one of these terms would break."""
    if not state.duties:
        return None
    for term in terms:
        if term.is_verdict:
            duty = duties.against(state, term.kind, term.merchant)
            if duty is not None:
                return duty
    return None


def means(state: State, giver: Seat, terms: list[Term]) -> Refusal | None:
    """Whether the giver has what he gives, as far as everyone can see (rules 5.4, 5.5)."""
    face_down = 0
    from_bag = 0
    for term in terms:
        if term.giver != giver:
            continue
        if term.kind == GOLD:
            if term.count > state.gold[giver]:
                return refuse("offer.not-enough-gold", "5.4", giver=giver, most=state.gold[giver])
        elif term.kind == STALL_GOODS:
            if not state.goods.lies_open[term.good]:
                face_down += term.count
            elif term.count > state.stall(giver).count(term.good):
                there = state.stall(giver).count(term.good)
                good = state.goods.names[term.good]
                return refuse("offer.not-on-stall", "5.4", giver=giver, good=good, most=there)
        elif term.kind == BAG_GOODS:
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
    offer = state.offer(deal)
    if offer is None or seat not in offer.deal.parties:
        return refuse("offer.not-open", "5.2", deal=deal, allowed=answerable(state, seat))
    return None


def answerable(state: State, seat: Seat) -> list[int]:
    return [offer.deal.id for offer in state.offers if seat in offer.deal.parties]


def check_accept(state: State, seat: Seat, deal: int) -> Refusal | None:
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
    return check_accept(state, seat, move.deal)


def check_refuse_move(state: State, seat: Seat, move: RefuseOffer) -> Refusal | None:
    return check_refuse(state, seat, move.deal)


def check_withdraw_move(state: State, seat: Seat, move: WithdrawOffer) -> Refusal | None:
    return check_withdraw(state, seat, move.deal)
