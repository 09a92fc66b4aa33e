"""Favours: remembered, never enforced; whoever was promised one says what became of it (rules 5.7)."""

from __future__ import annotations

from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.state.deals import BROKEN, FAVOUR, KEPT, STILL_OPEN
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.state import OVER, State
from blueboar.games.sheriff.wire.moves import MarkFavour


def to_mark(state: State, seat: Seat) -> tuple[int, ...]:
    return tuple(
        [line.id for line in state.ledger if line.what == FAVOUR and line.status == STILL_OPEN and seat in line.to]
    )


def check(state: State, seat: Seat, move: MarkFavour) -> Refusal | None:
    if state.phase == OVER:
        return refuse("move.game-over", "7.1")
    markable = to_mark(state, seat)
    if move.promise not in markable:
        return refuse("favour.not-yours-to-mark", "5.7", promise=move.promise, allowed=list(markable))
    return None


def decide(deeds: Deeds, seat: Seat, move: MarkFavour) -> None:
    mark(deeds, move.promise, move.kept)


def mark(deeds: Deeds, promise: int, kept: bool) -> None:
    if kept:
        deeds.settle(promise, KEPT, 1)
    else:
        deeds.settle(promise, BROKEN, 0)
