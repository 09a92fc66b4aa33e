"""The first draft of whatever a seat may do now, but for the talk at the table (see `at_the_table`)."""

from __future__ import annotations

from blueboar.core.seats import HOUSE, NOBODY, Seat
from blueboar.games.sheriff.machines.choices import Choices
from blueboar.games.sheriff.machines.decisions.chores import (
    ClockDraft,
    DebtDraft,
    LayDraft,
    LootDraft,
    OddDraft,
    SellDraft,
)
from blueboar.games.sheriff.machines.decisions.draft import NOTHING, Draft
from blueboar.games.sheriff.machines.decisions.promo_chores import OilDraft, PlateDraft, TrophyDraft
from blueboar.games.sheriff.machines.decisions.space import SheriffSpace
from blueboar.games.sheriff.machines.decisions.turns import DeclareDraft, FirstDraft, LoadDraft, MarketDraft
from blueboar.games.sheriff.rules import loot
from blueboar.games.sheriff.state.state import DECLARATION, LOADING, MARKET, OPEN_BAG, State
from blueboar.games.sheriff.wire.chores import (
    BlackMarketChore,
    BrimstoneChore,
    ConfiscatedChore,
    DebtChore,
    OddChore,
    PickChore,
    PlateChore,
    TrophyChore,
)


class IdleDraft(Draft):
    """Nothing is asked; but a favour may be marked."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, NOTHING)

    def options(self) -> list[int]:
        return []

    def choose(self, action: int) -> None:
        raise AssertionError("there is nothing to choose")

    def carry_out(self, choices: Choices) -> None:
        raise AssertionError("there is nothing to carry out")

    def copy(self, state: State) -> Draft:
        return IdleDraft(state, self.space, self.seat)


def question(state: State, space: SheriffSpace, seat: Seat) -> Draft:
    if seat == HOUSE:
        return ClockDraft(state, space, seat)
    if state.chores:
        return _chore_question(state, space, seat)
    phase = state.phase
    if phase == MARKET:
        if state.turn == NOBODY and seat == state.office[0]:
            return FirstDraft(state, space, seat)
        if seat == state.turn:
            return MarketDraft(state, space, seat)
    elif phase == LOADING:
        if state.bags[seat] == OPEN_BAG:
            return LoadDraft(state, space, seat)
    elif phase == DECLARATION and seat == state.turn:
        return DeclareDraft(state, space, seat)
    return IdleDraft(state, space, seat)


def _chore_question(state: State, space: SheriffSpace, seat: Seat) -> Draft:
    chore = state.chores[0]
    if isinstance(chore, OddChore):
        return OddDraft(state, space, seat) if seat in loot.still_to_name(state) else IdleDraft(state, space, seat)
    if seat != chore.seat:
        return IdleDraft(state, space, seat)
    if isinstance(chore, DebtChore):
        return DebtDraft(state, space, seat)
    if isinstance(chore, ConfiscatedChore):
        return LayDraft(state, space, seat)
    if isinstance(chore, PlateChore):
        return PlateDraft(state, space, seat)
    if isinstance(chore, BrimstoneChore):
        return OilDraft(state, space, seat)
    if isinstance(chore, TrophyChore):
        return TrophyDraft(state, space, seat)
    if isinstance(chore, BlackMarketChore):
        return SellDraft(state, space, seat)
    assert isinstance(chore, PickChore), "games by the rules of version 1 have no small decisions"
    return LootDraft(state, space, seat)
