"""Favours: remembered, never enforced; whoever was promised one says what became of it (rules 5.7)."""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.state.pen import Pen
from blueboar.games.sheriff.state.state import OVER, State
from blueboar.games.sheriff.wire.events import PromiseSettled
from blueboar.games.sheriff.wire.moves import MarkFavour


def to_mark(state: State, seat: Seat) -> tuple[int, ...]:
    return tuple(
        [line.id for line in state.ledger if line.what == "favour" and line.status == "open" and seat in line.to]
    )


def check(state: State, seat: Seat, move: MarkFavour) -> Refusal | None:
    if state.phase == OVER:
        return refuse("move.game-over", "7.1")
    markable = to_mark(state, seat)
    if move.promise not in markable:
        return refuse("favour.not-yours-to-mark", "5.7", promise=move.promise, allowed=list(markable))
    return None


def decide(state: State, seat: Seat, move: MarkFavour, chance: Chance, pen: Pen) -> None:
    pen.write(PromiseSettled(move.promise, "kept" if move.kept else "broken", 1 if move.kept else 0))
