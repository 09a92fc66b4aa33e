"""A move that a test only tries: made if it is legal, and the refusal if it is not."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from blueboar.core.errors import IllegalMove
from blueboar.core.record import read_move
from blueboar.core.seats import Refusal, Seat
from blueboar.core.table import Table

AnyTable: TypeAlias = "Table[Any, Any, Any, Any, Any, Any]"
"""A table of whatever game, when a test reaches into its state."""


def tried(table: AnyTable, seat: Seat, move: msgspec.Struct) -> Refusal | None:
    try:
        table.play(seat, move)
    except IllegalMove as error:
        return error.refusal
    return None


def tried_json(table: AnyTable, seat: Seat, data: bytes) -> Refusal | None:
    """The same with a move as it comes from outside."""
    try:
        table.play(seat, read_move(table.game, data))
    except IllegalMove as error:
        return error.refusal
    return None
