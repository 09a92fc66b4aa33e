"""Whether a giver has what they give, and which cards they mean (rules 5.4, 5.5, 5.23, 5.30, 1.15)."""

from __future__ import annotations

from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules import handling
from blueboar.games.sheriff.rules.deals import stand_ins
from blueboar.games.sheriff.state.deals import BAG_GOODS, FACE_DOWN, GOLD, STALL_GOODS, Agreed, OpenOffer, Term
from blueboar.games.sheriff.state.state import State


def means(state: State, giver: Seat, terms: list[Term]) -> Refusal | None:
    """Before the giver agrees: what everyone can see; where nobody may lie about the stall, face-down goods too."""
    refusal = open_means(state, giver, terms)
    if refusal is None and not state.options.stall_lies:
        refusal = _check_named(state, giver, terms)
    return refusal


def open_means(state: State, giver: Seat, terms: list[Term]) -> Refusal | None:
    """As far as everyone can see, as a sum over the whole deal."""
    goods = state.goods
    gold = 0
    face_down = 0
    from_bag = 0
    stall: list[int] | None = None
    for term in terms:
        if term.giver != giver:
            continue
        if term.kind == GOLD:
            gold += term.count
        elif term.kind == STALL_GOODS:
            if not goods.lies_open[term.good]:
                face_down += term.count
                continue
            if stall is None:
                stall = state.stall(giver)[:]
            if len(stand_ins.take(goods, stall, term.good, term.count, False)) < term.count:
                there = stand_ins.take(goods, state.stall(giver)[:], term.good, len(state.stall(giver)), False)
                good = goods.names[term.good]
                return refuse("offer.not-on-stall", "5.4", giver=giver, good=good, most=len(there))
        elif term.kind == FACE_DOWN:
            face_down += term.count
        elif term.kind == BAG_GOODS:
            from_bag += term.count
    if gold > state.gold[giver]:
        return refuse("offer.not-enough-gold", "5.4", giver=giver, most=state.gold[giver])
    if face_down > len(state.contraband(giver)):
        return refuse("offer.too-many-face-down", "5.5", giver=giver, most=len(state.contraband(giver)))
    if from_bag > len(state.bag(giver)):
        return refuse("offer.too-many-in-bag", "5.5", giver=giver, most=len(state.bag(giver)))
    return None


def _check_named(state: State, giver: Seat, terms: list[Term]) -> Refusal | None:
    """Where nobody lies about the stall, named contraband has to lie there (rules 1.15)."""
    left = state.contraband(giver)[:]
    for term in _named(state, giver, terms):
        found = stand_ins.take(state.goods, left, term.good, term.count, False)
        if len(found) < term.count:
            good = state.goods.names[term.good]
            return refuse("offer.not-face-down", "1.15", giver=giver, good=good, most=len(found))
    return None


def unnamed(giver: Seat, terms: list[Term]) -> int:
    """How many face-down cards this giver gives without saying which."""
    count = 0
    for term in terms:
        if term.kind == FACE_DOWN and term.giver == giver:
            count += term.count
    return count


def check_picks(state: State, giver: Seat, terms: list[Term], picks: tuple[str, ...]) -> Refusal | None:
    """None picked is right, too: then they are the cheapest."""
    if not picks:
        return None
    there = state.contraband(giver)
    allowed = list(state.goods.sorted_names(there))
    if len(picks) != unnamed(giver, terms) or handling.missing(state, picks, there) is not None:
        return refuse("offer.picks", "5.30", count=unnamed(giver, terms), allowed=allowed)
    if not state.options.stall_lies:
        left = there[:]
        for card in state.goods.numbered(picks):
            left.remove(card)
        for term in _named(state, giver, terms):
            if len(stand_ins.take(state.goods, left, term.good, term.count, False)) < term.count:
                return refuse("offer.picks", "5.30", count=unnamed(giver, terms), allowed=allowed)
    return None


def picked(state: State, giver: Seat, terms: list[Term], picks: list[int]) -> list[int]:
    """These; or, where none are, the cheapest of what is not promised by name."""
    count = unnamed(giver, terms)
    if picks or not count:
        return picks
    left = state.contraband(giver)[:]
    for term in _named(state, giver, terms):
        stand_ins.take(state.goods, left, term.good, term.count, False)
    if len(left) < count:
        left = state.contraband(giver)[:]
    value = state.goods.value
    return [card for _, card in sorted([(value[card], card) for card in left])[:count]]


def _named(state: State, giver: Seat, terms: list[Term]) -> list[Term]:
    lies_open = state.goods.lies_open
    return [term for term in terms if term.kind == STALL_GOODS and term.giver == giver and not lies_open[term.good]]


def has_gone(state: State, offer: OpenOffer, agreed: Agreed) -> bool:
    """Whether face-down cards have left the stall of one who agreed to give some that must be there (rules 5.30)."""
    if state.departures[agreed.seat] == agreed.departures:
        return False
    terms = offer.deal.terms
    if agreed.picked:
        return True
    return not state.options.stall_lies and bool(_named(state, agreed.seat, terms))
