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
MOST_SEATS: Final = 6
BAG_CARDS: Final = MOST_SEATS
OPEN_CARDS: Final = 2 * MOST_SEATS
FACE_DOWN_CARDS: Final = 3 * MOST_SEATS
"""Where in `promised` the cards of the bag begin, and the open and the face-down ones of the stall."""


@mypyc_attr(acyclic=True)
class LeftToGive:
    """Of each seat; the first of the parties proposes. What was promised is counted, and nothing made ready before."""

    def __init__(self, state: State, parties: tuple[Seat, ...], terms: list[Term]) -> None:
        self.state = state
        self.proposer = parties[0]
        self.terms = terms
        """Those of the offer, which is theirs: whoever says one more calls `promise`."""
        self.promised: list[int] = [0] * (FACE_DOWN_CARDS + MOST_SEATS)
        """Gold, cards of the bag, open and face-down ones of the stall, by seat, each from its own place on."""
        for term in terms:
            self.promise(term)

    def promise(self, term: Term) -> None:
        kind = term.kind
        if kind == GOLD:
            self.promised[term.giver] += term.count
        elif kind == BAG_GOODS:
            self.promised[BAG_CARDS + term.giver] += term.count
        elif kind == STALL_GOODS and self.state.goods.lies_open[term.good]:
            self.promised[OPEN_CARDS + term.giver] += term.count
        elif kind in (STALL_GOODS, FACE_DOWN):
            self.promised[FACE_DOWN_CARDS + term.giver] += term.count

    def gold(self, giver: Seat) -> int:
        return self.state.gold[giver] - self.promised[giver]

    def in_bag(self, giver: Seat) -> int:
        return len(self.state.bag(giver)) - self.promised[BAG_CARDS + giver]

    def lies_open(self, giver: Seat) -> int:
        """Cards on the stall that everyone can see."""
        return len(self.state.stall(giver)) - self.promised[OPEN_CARDS + giver]

    def face_down(self, giver: Seat) -> int:
        """And those that nobody else can, promised by whatever name."""
        return len(self.state.contraband(giver)) - self.promised[FACE_DOWN_CARDS + giver]

    def most(self, kind: int, giver: Seat, good: int) -> int:
        """How much gold, or how many cards, at the most."""
        state = self.state
        if kind == GOLD:
            return min(MOST_GOLD, self.gold(giver))
        if kind == BAG_GOODS:
            return self.in_bag(giver)
        if kind == STALL_GOODS and state.goods.lies_open[good]:
            return self._keeping(state.stall(giver), giver, good)
        left = self.face_down(giver)
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
        if self.face_down(giver) > 0:
            found = hidden[:]
            if self.has_to_be_true(giver):
                own = state.contraband(giver)
                found = [card for card in found if self._keeping(own, giver, card) > 0]
        stall = state.stall(giver)
        all_left = self.promised[OPEN_CARDS + giver] == 0
        has_promo = state.goods.has_promo
        seen = 0
        """A bit for each good that was looked at."""
        for card in stall:
            if not seen >> card & 1:
                seen |= 1 << card
                if all_left or self._keeping(stall, giver, card) > 0:
                    found.append(card)
                if has_promo:
                    seen |= self._name_stood_in_for(giver, card, found)
        return found

    def _name_stood_in_for(self, giver: Seat, card: int, found: list[int]) -> int:
        """The good that a promo card on the stall stands in for, where no card of that good lies there; its bit."""
        stall = self.state.stall(giver)
        also = self.state.goods.counts_as[card]
        if also in (card, NO_CARD) or also in found or also in stall:
            return 0
        if self._keeping(stall, giver, also) > 0:
            found.append(also)
        return 1 << also

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
