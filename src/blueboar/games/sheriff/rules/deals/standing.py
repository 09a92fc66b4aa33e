"""Letting a bag through takes what is offered for it: which offers that strikes (rules 5.21, 8.10)."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules.deals.conditions import happens_at_once
from blueboar.games.sheriff.rules.deals.offers import check_accept, obstacle
from blueboar.games.sheriff.state.deals import FOR_NOTHING, OpenOffer
from blueboar.games.sheriff.state.state import State

UNSAID: Final = -1
"""The plain move: neither an offer nor nothing is named."""
NOTHING: Final = -2


def standing(state: State, merchant: Seat) -> list[OpenOffer]:
    """Offers for the passing of this bag, agreed to by its owner, that wait for nobody but who has the say."""
    say = state.say(merchant)
    found = [offer for offer in state.offers if merchant in offer.agreed and _lets_through(state, offer, merchant)]
    return [offer for offer in found if all(seat in say for seat in offer.waits_for())]


def _lets_through(state: State, offer: OpenOffer, merchant: Seat) -> bool:
    for term in offer.deal.terms:
        if term.merchant == merchant and happens_at_once(state, offer.deal.parties, term):
            return True
    return False


def asks_only_for_passing(state: State, offer: OpenOffer, merchant: Seat) -> bool:
    """Whether those in office give nothing in it but this act."""
    for term in offer.deal.terms:
        if state.in_office(term.giver) or (term.is_act and not (term.is_verdict and term.merchant == merchant)):
            return False
    return True


def check_strike(state: State, seat: Seat, offer: OpenOffer, merchant: Seat) -> Refusal | None:
    """Whether this seat strikes it by letting the bag through. What both let through one takes for both."""
    waits = offer.waits_for()
    if waits == [seat]:
        return check_accept(state, seat, offer.deal.id)
    if asks_only_for_passing(state, offer, merchant):
        return obstacle(state, offer.deal.parties, offer.deal.terms)
    return _no_such_offer(state, seat, merchant)


def nameable(state: State, seat: Seat, merchant: Seat) -> list[int]:
    """The offers that this seat may name."""
    if not state.offers:
        return []
    found = standing(state, merchant)
    return [offer.deal.id for offer in found if _is_strikable(state, seat, offer, merchant)]


def _is_strikable(state: State, seat: Seat, offer: OpenOffer, merchant: Seat) -> bool:
    waits = offer.waits_for()
    if waits == [seat]:
        return check_accept(state, seat, offer.deal.id) is None
    return asks_only_for_passing(state, offer, merchant)


def _no_such_offer(state: State, seat: Seat, merchant: Seat) -> Refusal:
    return refuse("inspect.no-such-offer", "5.21", merchant=merchant, allowed=nameable(state, seat, merchant))


def may_say_nothing(state: State, seat: Seat, merchant: Seat) -> bool:
    """Of two deputies who both have the say, the other has to say it, too (rules 8.10)."""
    say = state.say(merchant)
    if len(say) == 1 or not standing(state, merchant):
        return True
    other = say[0] if say[1] == seat else say[1]
    return state.stance(other, merchant) == FOR_NOTHING


def check_taking(state: State, seat: Seat, merchant: Seat, takes: int) -> Refusal | None:
    """Of a bag that this seat may let through: whether it may be for this offer, for nothing, or unsaid."""
    if not state.offers and takes < 0:
        return None
    found = standing(state, merchant)
    if takes == NOTHING:
        if may_say_nothing(state, seat, merchant):
            return None
        return refuse("inspect.not-for-nothing", "8.10", merchant=merchant, allowed=nameable(state, seat, merchant))
    if takes != UNSAID:
        for offer in found:
            if offer.deal.id == takes:
                return check_strike(state, seat, offer, merchant)
        return _no_such_offer(state, seat, merchant)
    if not found:
        return None
    if len(found) == 1 and asks_only_for_passing(state, found[0], merchant):
        return check_strike(state, seat, found[0], merchant)
    return refuse("inspect.name-the-offer", "5.21", merchant=merchant, allowed=nameable(state, seat, merchant))


def taken(state: State, merchant: Seat, takes: int) -> OpenOffer | None:
    """The offer that is struck by it; checked before."""
    if takes == NOTHING or not state.offers:
        return None
    for offer in standing(state, merchant):
        if takes in (UNSAID, offer.deal.id):
            return offer
    return None
