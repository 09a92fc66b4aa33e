"""What a promo card asks of one player before the game goes on, decision by decision (rules 2.5 to 2.9)."""

from __future__ import annotations

from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.machines.choices import Choices
from blueboar.games.sheriff.machines.decisions.draft import (
    BURN,
    OIL,
    ONTO,
    PLATE,
    TROPHY,
    Draft,
)
from blueboar.games.sheriff.machines.decisions.space import DONE, PASS, SheriffSpace
from blueboar.games.sheriff.rules import promo_cards
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import State


class PlateDraft(Draft):
    """A legal good."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, PLATE)
        self.good = NO_CARD

    def options(self) -> list[int]:
        return self.kinds(self.state.goods.legal)

    def choose(self, action: int) -> None:
        self.good = self.card_of(action)
        self.done = True

    def carry_out(self, choices: Choices) -> None:
        choices.fix_plate(self.seat, self.good)

    def copy(self, state: State) -> Draft:
        return PlateDraft(state, self.space, self.seat)


class OilDraft(Draft):
    """*Nothing for now* keeps the oil; or an opponent, a card of theirs, and another of its kind or *that is all*."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, OIL)
        self.opponent: Seat = NOBODY

    def options(self) -> list[int]:
        if self.stage == BURN:
            alike = self._burnable()
            return [DONE, *alike] if self.named else alike
        if promo_cards.oil_of(self.state, self.seat) == NO_CARD:
            return [PASS]
        opponents = promo_cards.brimstone_opponents(self.state, self.seat)
        return [PASS, *self.relative(opponents, self.space.seats)]

    def _burnable(self) -> list[int]:
        cards = self.left_of(promo_cards.destroyable(self.state, self.opponent))
        if self.named:
            counts_as = self.state.goods.counts_as
            kind = counts_as[self.named[0]]
            cards = [card for card in cards if counts_as[card] == kind]
        return self.kinds(cards)

    def choose(self, action: int) -> None:
        if self.stage == OIL:
            if action == PASS:
                self.done = True
                return
            self.opponent = self.seat_of(action, self.space.seats)
            self.stage = BURN
            return
        if action != DONE:
            self.named.append(self.card_of(action))
        self.done = action == DONE or len(self.named) == promo_cards.MOST_DESTROYED

    def carry_out(self, choices: Choices) -> None:
        choices.use_brimstone(self.seat, self.opponent, self.named)

    def copy(self, state: State) -> Draft:
        twin = OilDraft(state, self.space, self.seat)
        twin.like(self)
        twin.opponent = self.opponent
        return twin


class TrophyDraft(Draft):
    """A card of the hand, or *that is all* without one; then the pile."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, TROPHY)
        self.onto = 0

    def options(self) -> list[int]:
        if self.stage == ONTO:
            return self.piles()
        cards = self.kinds(self.state.hand(self.seat))
        return cards if cards else [DONE]

    def choose(self, action: int) -> None:
        if self.stage == TROPHY:
            if action != DONE:
                self.named.append(self.card_of(action))
            self.stage = ONTO
            self.done = self.state.piles == 1
        else:
            self.onto = action - self.space.pile
            self.done = True

    def carry_out(self, choices: Choices) -> None:
        choices.discard_for_trophy(self.seat, self.named[0] if self.named else NO_CARD, self.onto)

    def copy(self, state: State) -> Draft:
        twin = TrophyDraft(state, self.space, self.seat)
        twin.like(self)
        return twin
