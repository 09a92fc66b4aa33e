"""One way to write a state: deeds write it, and tell their event if somebody listens.

A game's deeds are a subclass of `Deeds` with a method for each thing that can happen. Nothing else writes the state,
and here no rule is known. The rules do deeds; `evolve` does them again from the events of a record, so that the two
cannot disagree; and who only wants to know how a game may end tells nobody, and pays for no event:

    def pass_turn(self, seat: Seat) -> None:
        self.state.turn = seat
        if self.told is not None:
            self.told.append(TurnPassed(seat))
"""

from __future__ import annotations

from typing import Generic, TypeVar

from blueboar.core.kinds import Event, State

Shown = TypeVar("Shown")


class Deeds(Generic[State, Event]):
    """The hand that writes one state. `told`: every event, in order, for whoever keeps a record; None for nobody."""

    def __init__(self, state: State, told: list[Event] | None) -> None:
        self.state = state
        self.told = told


def shown(hidden: Shown | None) -> Shown:
    """What an event may hide from a seat. Whoever does its deed again needs all of it."""
    if hidden is None:
        raise ValueError("a redacted event cannot be folded")
    return hidden


def expect(there: list[int], told: list[int]) -> None:
    """Whether a recorded event speaks of the cards that are really there."""
    if there != told:
        raise ValueError(f"{told} are told, and {there} are there")
