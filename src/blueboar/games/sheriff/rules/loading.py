"""Loading: all merchants fill their bags at the same time, sealed (rules 4.1, 4.2)."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules import handling
from blueboar.games.sheriff.rules.refusals import not_now
from blueboar.games.sheriff.state.pen import Pen
from blueboar.games.sheriff.state.state import LOADING, OPEN_BAG, State
from blueboar.games.sheriff.wire.events import BagClosed, PhaseBegan
from blueboar.games.sheriff.wire.moves import LoadBag
from blueboar.games.sheriff.wire.prompts import LoadPrompt

MOST_IN_BAG: Final = 5


def begin(state: State, pen: Pen) -> None:
    pen.write(PhaseBegan(LOADING))


def loaders(state: State) -> list[Seat]:
    """Who still has to close his bag."""
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
    lacking = handling.missing(move.cards, state.hand(seat))
    if lacking is not None:
        return refuse("move.not-in-hand", "4.1", good=lacking)
    return None


def decide(state: State, seat: Seat, move: LoadBag, chance: Chance, pen: Pen) -> None:
    handling.hand_to_bag(pen, seat, move.cards)
    pen.write(BagClosed(seat))


def is_over(state: State) -> bool:
    return OPEN_BAG not in state.bags
