"""Confiscated cards: the one who opened the bag lays them onto a pile, in an order of their choice (rules 5.18)."""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules import handling
from blueboar.games.sheriff.rules.promo_cards import is_trophy
from blueboar.games.sheriff.rules.refusals import no_such_pile, not_asked
from blueboar.games.sheriff.state.pen import Pen
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.wire.chores import ConfiscatedChore
from blueboar.games.sheriff.wire.events import Answered
from blueboar.games.sheriff.wire.moves import LayConfiscated
from blueboar.games.sheriff.wire.prompts import ConfiscatedPrompt
from blueboar.games.sheriff.wire.zones import BAG


def _to_lay(state: State, chore: ConfiscatedChore) -> list[str]:
    """What is confiscated of a bag lies in it until it is laid; a trophy goes its own way (rules 2.9)."""
    return sorted([card for card in state.bag(chore.merchant) if not is_trophy(state, card)])


def prompt(state: State, chore: ConfiscatedChore) -> ConfiscatedPrompt:
    return ConfiscatedPrompt(tuple(_to_lay(state, chore)), state.piles)


def check(state: State, seat: Seat, move: LayConfiscated) -> Refusal | None:
    refusal = not_asked(state, seat, ConfiscatedChore, "5.18")
    if refusal is not None:
        return refusal
    chore = state.chores[0]
    assert isinstance(chore, ConfiscatedChore)
    there = _to_lay(state, chore)
    if sorted(move.cards) != there:
        return refuse("confiscated.all-of-them", "5.18", allowed=there)
    return no_such_pile(state, move.onto, "5.18")


def decide(state: State, seat: Seat, move: LayConfiscated, chance: Chance, pen: Pen) -> None:
    chore = state.chores[0]
    assert isinstance(chore, ConfiscatedChore)
    pen.write(Answered())
    handling.discard(state, pen, BAG[chore.merchant], move.onto, move.cards)
