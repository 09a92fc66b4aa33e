"""Loading: all merchants fill their bags at the same time, sealed (rules 4.1, 4.2)."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules import handling
from blueboar.games.sheriff.rules.refusals import not_now
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.state import LOADING, OPEN_BAG, State
from blueboar.games.sheriff.state.zones import ALONE, BAG, HAND
from blueboar.games.sheriff.wire.moves import LoadBag
from blueboar.games.sheriff.wire.prompts import LoadPrompt

MOST_IN_BAG: Final = 5


def begin(deeds: Deeds) -> None:
    deeds.begin_phase(LOADING)


def loaders(state: State) -> list[Seat]:
    """Who still has to close a bag."""
    return [seat for seat in range(state.players) if state.bags[seat] == OPEN_BAG]


def prompt(state: State, seat: Seat) -> LoadPrompt:
    return LoadPrompt(at_least=1, at_most=min(MOST_IN_BAG, len(state.hand(seat))))


def check(state: State, seat: Seat, move: LoadBag) -> Refusal | None:
    refusal = not_now(state, LOADING, "4.1")
    if refusal is not None:
        return refusal
    if not state.is_merchant(seat):
        return refuse("load.not-a-merchant", "4.1")
    if state.bags[seat] != OPEN_BAG:
        return refuse("load.already-closed", "4.2")
    if not 1 <= len(move.cards) <= MOST_IN_BAG:
        return refuse("load.wrong-number", "4.1", count=len(move.cards), least=1, most=MOST_IN_BAG)
    lacking = handling.missing(state, move.cards, state.hand(seat))
    if lacking is not None:
        return refuse("move.not-in-hand", "4.1", good=lacking)
    return None


def decide(deeds: Deeds, seat: Seat, move: LoadBag) -> None:
    load_bag(deeds, seat, deeds.state.goods.numbered(move.cards))


def load_bag(deeds: Deeds, seat: Seat, cards: list[int]) -> None:
    deeds.move(HAND[seat], BAG[seat], cards, ALONE[seat])
    deeds.close_bag(seat)


def is_over(state: State) -> bool:
    return not state.has_bag(OPEN_BAG)
