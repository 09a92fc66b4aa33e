"""Refusals that several rules share: the wrong moment, the wrong player, a pile that is not there."""

from __future__ import annotations

from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.state.state import PHASES, State
from blueboar.games.sheriff.wire.chores import Chore


def not_now(state: State, phase: int, clause: str) -> Refusal | None:
    """None when the game is in this phase and nobody has to settle something first."""
    if state.phase != phase:
        return refuse("move.wrong-phase", clause, phase=PHASES[state.phase], needs=PHASES[phase])
    if state.chores:
        chore = state.chores[0]
        return refuse("move.chore-first", clause, seat=chore.seat, chore=type(chore).__struct_config__.tag)
    return None


def not_asked(state: State, seat: Seat, kind: type[Chore], clause: str) -> Refusal | None:
    """None when the game waits for just this answer from just this seat."""
    if not state.chores or type(state.chores[0]) is not kind:
        return refuse("move.not-asked", clause)
    if state.chores[0].seat != seat:
        return refuse("move.not-yours", clause, seat=state.chores[0].seat)
    return None


def no_such_pile(state: State, pile: int, clause: str) -> Refusal | None:
    if not 0 <= pile < state.piles:
        return refuse("move.no-such-pile", clause, pile=pile, piles=state.piles)
    return None
