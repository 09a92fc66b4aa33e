"""What each giver has left to promise, after the terms that are said already: as far as everyone can see, and for the
own face-down cards, where nobody may lie about them, as far as the giver knows (rules 5.4, 5.5, 1.15)."""

from __future__ import annotations

from typing import Final

from blueboar.core.compiling import mypyc_attr
from blueboar.core.seats import Seat
from blueboar.games.sheriff.rules.deals import stand_ins
from blueboar.games.sheriff.state.deals import BAG_GOODS, FACE_DOWN, GOLD, STALL_GOODS, Term
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import State

MOST_GOLD: Final = 999
MANY: Final = 1_000


@mypyc_attr(acyclic=True)
class LeftToGive:
    """Of each party, the first of whom proposes. Counted down term by term, as it is asked for at every one of them."""

    def __init__(self, state: State, parties: tuple[Seat, ...], terms: list[Term]) -> None:
        self.state = state
        self.proposer = parties[0]
        self.terms = terms
        """Those of the offer, which is theirs: whoever says one more calls `promise`."""
        nothing = [0] * state.players
        self.gold: list[int] = nothing[:]
        self.in_bag: list[int] = nothing[:]
        self.lies_open: list[int] = nothing[:]
        """Cards on the stall that everyone can see."""
        self.face_down: list[int] = nothing
        """And those that nobody else can, promised by whatever name."""
        for seat in parties:
            self.gold[seat] = state.gold[seat]
            self.in_bag[seat] = len(state.bag(seat))
            self.lies_open[seat] = len(state.stall(seat))
            self.face_down[seat] = len(state.contraband(seat))
        for term in terms:
            self.promise(term)

    def promise(self, term: Term) -> None:
        kind = term.kind
        if kind == GOLD:
            self.gold[term.giver] -= term.count
        elif kind == BAG_GOODS:
            self.in_bag[term.giver] -= term.count
        elif kind == STALL_GOODS and self.state.goods.lies_open[term.good]:
            self.lies_open[term.giver] -= term.count
        elif kind in (STALL_GOODS, FACE_DOWN):
            self.face_down[term.giver] -= term.count

    def most(self, kind: int, giver: Seat, good: int) -> int:
        """How much gold, or how many cards, at the most."""
        state = self.state
        if kind == GOLD:
            return min(MOST_GOLD, self.gold[giver])
        if kind == BAG_GOODS:
            return self.in_bag[giver]
        if kind == STALL_GOODS and state.goods.lies_open[good]:
            return self._keeping(state.stall(giver), giver, good)
        left = self.face_down[giver]
        if kind == STALL_GOODS and self.has_to_be_true(giver):
            return min(left, self._keeping(state.contraband(giver), giver, good))
        return left

    def has_to_be_true(self, giver: Seat) -> bool:
        """Whether face-down cards can only be named as what they are: the own ones, where nobody lies about them."""
        return giver == self.proposer and not self.state.options.stall_lies

    def on_stall(self, giver: Seat, hidden: list[int]) -> list[int]:
        """The goods that can be named: what lies open there, and any of `hidden` for what nobody can see."""
        state = self.state
        found: list[int] = []
        if self.face_down[giver] > 0:
            found = hidden[:]
            if self.has_to_be_true(giver):
                own = state.contraband(giver)
                found = [card for card in found if self._keeping(own, giver, card) > 0]
        stall = state.stall(giver)
        seen: list[int] = []
        counts_as = state.goods.counts_as
        for card in stall:
            if card in seen:
                continue
            seen.append(card)
            if self._keeping(stall, giver, card) > 0:
                found.append(card)
            also = counts_as[card]
            if also not in (card, NO_CARD) and also not in found and also not in stall:
                seen.append(also)
                if self._keeping(stall, giver, also) > 0:
                    found.append(also)
        return found

    def _keeping(self, there: list[int], giver: Seat, good: int) -> int:
        """How many cards out of these keep a promise of this good, after those that keep what is promised already."""
        goods = self.state.goods
        if not goods.has_promo:
            return self._not_promised(there, giver, good)
        is_open = goods.lies_open[good]
        left = there
        for term in self.terms:
            if term.kind == STALL_GOODS and term.giver == giver and goods.lies_open[term.good] == is_open:
                if left is there:
                    left = there[:]
                stand_ins.take(goods, left, term.good, term.count, False)
        return len(stand_ins.take(goods, left[:], good, MANY, False))

    def _not_promised(self, there: list[int], giver: Seat, good: int) -> int:
        """The same where each promise is kept by its own good alone."""
        left = 0
        for card in there:
            if card == good:
                left += 1
        for term in self.terms:
            if term.kind == STALL_GOODS and term.giver == giver and term.good == good:
                left -= term.count
        return max(0, left)
