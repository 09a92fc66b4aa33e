"""What everyone is told while somebody asks to take their last move back; how that goes: `taking_back.py`."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from blueboar.core.seats import Seat
from blueboar.protocol.shapes import UndoAsked
from blueboar.server.store.rows import StoredTable
from blueboar.server.tables.clock import UndoWish


def undo_asked(
    wish: UndoWish | None, row: StoredTable, seq: int, substituted: AbstractSet[Seat] = frozenset()
) -> UndoAsked | None:
    """`seq`: the last entry, which alone can be taken back. `substituted`: seats of people on which bots play."""
    if wish is None or wish.seq != seq or row.state != "running":
        return None
    waits = () if wish.refused is not None else tuple(sorted(_to_agree(wish, row, substituted) - set(wish.agreed)))
    return UndoAsked(wish.seq, wish.seat, wish.agreed, waits, wish.refused)


def _to_agree(wish: UndoWish, row: StoredTable, substituted: AbstractSet[Seat]) -> set[Seat]:
    """All other people, if no bot plays for them."""
    return set(row.people() - substituted - row.beside(wish.seat))
