"""Confiscated cards: the one who opened the bag lays them onto a pile, in an order of their choice (rules 5.18)."""

from __future__ import annotations

from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules import handling
from blueboar.games.sheriff.rules.refusals import no_such_pile, not_asked
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.state.zones import BAG
from blueboar.games.sheriff.wire.chores import ConfiscatedChore
from blueboar.games.sheriff.wire.moves import LayConfiscated
from blueboar.games.sheriff.wire.prompts import ConfiscatedPrompt


def asked_of(state: State) -> ConfiscatedChore:
    chore = state.chores[0]
    assert type(chore) is ConfiscatedChore
    return chore


def to_lay(state: State, merchant: Seat) -> list[int]:
    """What is confiscated of a bag lies in it until it is laid; a trophy goes its own way (rules 2.9)."""
    is_trophy = state.goods.is_trophy
    return [card for card in state.bag(merchant) if not is_trophy[card]]


def prompt(state: State, chore: ConfiscatedChore) -> ConfiscatedPrompt:
    return ConfiscatedPrompt(state.goods.sorted_names(to_lay(state, chore.merchant)), state.piles)


def check(state: State, seat: Seat, move: LayConfiscated) -> Refusal | None:
    refusal = not_asked(state, seat, ConfiscatedChore, "5.18")
    if refusal is not None:
        return refusal
    there = list(state.goods.sorted_names(to_lay(state, asked_of(state).merchant)))
    if sorted(move.cards) != there:
        return refuse("confiscated.all-of-them", "5.18", allowed=there)
    return no_such_pile(state, move.onto, "5.18")


def decide(deeds: Deeds, seat: Seat, move: LayConfiscated) -> None:
    lay(deeds, deeds.state.goods.numbered(move.cards), move.onto)


def lay(deeds: Deeds, cards: list[int], onto: int) -> None:
    merchant = asked_of(deeds.state).merchant
    deeds.answer()
    handling.discard(deeds, BAG[merchant], onto, cards)
