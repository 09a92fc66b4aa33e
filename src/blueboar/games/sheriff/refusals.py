"""Refusals that several phases share: the wrong moment, and cards that are not there."""

from __future__ import annotations

from blueboar.core.seats import Refusal, refuse
from blueboar.games.sheriff.state import State


def not_now(state: State, phase: str, clause: str) -> Refusal | None:
    """None when the game is in this phase and nobody has to settle something first."""
    if state.phase != phase:
        return refuse("move.wrong-phase", clause, phase=state.phase, needs=phase)
    if state.chores:
        chore = state.chores[0]
        return refuse("move.chore-first", clause, seat=chore.seat, chore=type(chore).__struct_config__.tag)
    return None


def no_such_pile(state: State, pile: int, clause: str) -> Refusal | None:
    if not 0 <= pile < state.piles:
        return refuse("move.no-such-pile", clause, pile=pile, piles=state.piles)
    return None
