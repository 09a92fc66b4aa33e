"""A move that a test only tries: made if it is legal, and the refusal if it is not."""

from __future__ import annotations

import msgspec

from blueboar.core.errors import IllegalMove
from blueboar.core.record import read_move
from blueboar.core.seats import Refusal, Seat
from blueboar.core.table import Table


def tried(table: Table, seat: Seat, move: msgspec.Struct) -> Refusal | None:
    try:
        table.play(seat, move)
    except IllegalMove as error:
        return error.refusal
    return None


def tried_json(table: Table, seat: Seat, data: bytes) -> Refusal | None:
    """The same with a move as it comes from outside."""
    try:
        table.play(seat, read_move(table.game, data))
    except IllegalMove as error:
        return error.refusal
    return None
