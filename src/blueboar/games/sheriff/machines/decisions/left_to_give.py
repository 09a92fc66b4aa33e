"""What a giver has left to promise, after the terms that are said already: as far as everyone can see, and for the own
face-down cards, where nobody may lie about them, as far as the giver knows (rules 5.4, 5.5, 1.15)."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Seat
from blueboar.games.sheriff.rules.deals import stand_ins
from blueboar.games.sheriff.state.deals import BAG_GOODS, FACE_DOWN, GOLD, STALL_GOODS, Term
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import State

MOST_GOLD: Final = 999
MANY: Final = 1_000


def most(state: State, terms: list[Term], proposer: Seat, kind: int, giver: Seat, good: int) -> int:
    """How much gold, or how many cards, at the most."""
    if kind == GOLD:
        return min(MOST_GOLD, gold(state, terms, giver))
    if kind == BAG_GOODS:
        return in_bag(state, terms, giver)
    if kind == STALL_GOODS and state.goods.lies_open[good]:
        return _keeping(state, terms, state.stall(giver), giver, good)
    left = face_down(state, terms, giver)
    if kind == STALL_GOODS and giver == proposer and not state.options.stall_lies:
        return min(left, _keeping(state, terms, state.contraband(giver), giver, good))
    return left


def gold(state: State, terms: list[Term], giver: Seat) -> int:
    left = state.gold[giver]
    for term in terms:
        if term.kind == GOLD and term.giver == giver:
            left -= term.count
    return left


def face_down(state: State, terms: list[Term], giver: Seat) -> int:
    """How many face-down cards of a stall are not yet promised, under whatever names."""
    left = len(state.contraband(giver))
    if left == 0:
        return 0
    lies_open = state.goods.lies_open
    for term in terms:
        hidden = term.kind == FACE_DOWN or (term.kind == STALL_GOODS and not lies_open[term.good])
        if hidden and term.giver == giver:
            left -= term.count
    return left


def in_bag(state: State, terms: list[Term], giver: Seat) -> int:
    left = len(state.bag(giver))
    for term in terms:
        if term.kind == BAG_GOODS and term.giver == giver:
            left -= term.count
    return left


def on_stall(state: State, terms: list[Term], proposer: Seat, giver: Seat, hidden: list[int]) -> list[int]:
    """The goods that can be named: what lies open there, and any of `hidden` for what nobody can see."""
    found: list[int] = []
    if face_down(state, terms, giver) > 0:
        found = hidden[:]
        if giver == proposer and not state.options.stall_lies:
            own = state.contraband(giver)
            found = [card for card in found if _keeping(state, terms, own, giver, card) > 0]
    stall = state.stall(giver)
    seen: list[int] = []
    counts_as = state.goods.counts_as
    for card in stall:
        if card in seen:
            continue
        seen.append(card)
        if _keeping(state, terms, stall, giver, card) > 0:
            found.append(card)
        also = counts_as[card]
        if also not in (card, NO_CARD) and also not in found and also not in stall:
            seen.append(also)
            if _keeping(state, terms, stall, giver, also) > 0:
                found.append(also)
    return found


def _keeping(state: State, terms: list[Term], there: list[int], giver: Seat, good: int) -> int:
    """How many cards out of these keep a promise of this good, after those that keep what is promised already."""
    goods = state.goods
    is_open = goods.lies_open[good]
    left = there
    for term in terms:
        if term.kind == STALL_GOODS and term.giver == giver and goods.lies_open[term.good] == is_open:
            if left is there:
                left = there[:]
            stand_ins.take(goods, left, term.good, term.count, False)
    if not goods.has_promo:
        return left.count(good)
    return len(stand_ins.take(goods, left[:], good, MANY, False))
