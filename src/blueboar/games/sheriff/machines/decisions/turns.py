"""The moves of the market, of loading and of the declaration, decision by decision."""

from __future__ import annotations

from blueboar.core.compiling import mypyc_attr
from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.machines.choices import Choices
from blueboar.games.sheriff.machines.decisions.draft import (
    ASIDE,
    DECLARE,
    DRAW,
    FIRST,
    LOAD,
    ONTO,
    Draft,
    HandDraft,
    Number,
)
from blueboar.games.sheriff.machines.decisions.space import DONE, SheriffSpace
from blueboar.games.sheriff.rules.loading import MOST_IN_BAG
from blueboar.games.sheriff.rules.market import MOST_SET_ASIDE
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import State


@mypyc_attr(acyclic=True)
class FirstDraft(Draft):
    """A merchant."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, FIRST)
        self.merchant: Seat = NOBODY

    def options(self) -> list[int]:
        return self.relative(self.state.merchants, self.space.seats)

    def choose(self, action: int) -> None:
        self.merchant = self.seat_of(action, self.space.seats)
        self.done = True

    def carry_out(self, choices: Choices) -> None:
        choices.choose_first(self.seat, self.merchant)

    def copy(self, state: State) -> Draft:
        twin = FirstDraft(state, self.space, self.seat)
        twin.like(self)
        return twin


@mypyc_attr(acyclic=True)
class MarketDraft(HandDraft):
    """Cards, and *that is all* unless there can be no more; where piles are open, how many from each; the pile."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, ASIDE)
        self.taken: list[int] = []
        self.onto = 0

    def options(self) -> list[int]:
        if self.stage == ASIDE:
            return self.nameable([DONE])
        return self.digits() if self.stage == DRAW else self.piles()

    def choose(self, action: int) -> None:
        if self.stage == ASIDE:
            if action != DONE and self.name(action, MOST_SET_ASIDE):
                return
            if self.state.options.piles_are_open:
                self._next_pile()
                return
            self._to_pile()
        elif self.stage == DRAW:
            if self.number.say(action - self.space.digit):
                self.taken.append(self.number.value)
                self._next_pile()
        else:
            self.onto = action - self.space.pile
            self.done = True

    def _next_pile(self) -> None:
        """A pile from which nothing can be taken is not asked about."""
        while len(self.taken) < self.state.piles:
            left = len(self.named)
            for taken in self.taken:
                left -= taken
            most = min(left, len(self.state.pile(len(self.taken))))
            if most > 0:
                self.stage = DRAW
                self.number = Number(0, most)
                return
            self.taken.append(0)
        self._to_pile()

    def _to_pile(self) -> None:
        if self.state.piles > 1:
            self.stage = ONTO
        else:
            self.done = True

    def carry_out(self, choices: Choices) -> None:
        choices.change_cards(self.seat, self.named, self.taken, self.onto)

    def copy(self, state: State) -> Draft:
        twin = MarketDraft(state, self.space, self.seat)
        twin.like_hand(self)
        twin.taken = self.taken[:]
        return twin


@mypyc_attr(acyclic=True)
class LoadDraft(HandDraft):
    """Cards, and *that is all* after the first, unless the bag is full."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, LOAD)

    def options(self) -> list[int]:
        return self.nameable([DONE] if self.named else [])

    def choose(self, action: int) -> None:
        self.done = action == DONE or not self.name(action, MOST_IN_BAG)

    def carry_out(self, choices: Choices) -> None:
        choices.load_bag(self.seat, self.named)

    def copy(self, state: State) -> Draft:
        twin = LoadDraft(state, self.space, self.seat)
        twin.like_hand(self)
        return twin


@mypyc_attr(acyclic=True)
class DeclareDraft(Draft):
    """A legal good; the number is always the true one."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, DECLARE)
        self.good = NO_CARD

    def options(self) -> list[int]:
        return self.kinds(self.state.goods.legal)

    def choose(self, action: int) -> None:
        self.good = self.card_of(action)
        self.done = True

    def carry_out(self, choices: Choices) -> None:
        choices.declare(self.seat, self.good)

    def copy(self, state: State) -> Draft:
        return DeclareDraft(state, self.space, self.seat)
