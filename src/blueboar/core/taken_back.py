"""Moves that were taken back. Nothing is ever cut off a record: an entry of the house says that the one before it fell.

Such an entry has neither a move nor events; it names what it undoes, always the entry before it. Numbers go on, so that
the next move has a number, a head and a stream of chance of its own.
"""
# interpreted: runs once a record

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from blueboar.core.kinds import Event, Move

if TYPE_CHECKING:
    from blueboar.core.record import Entry


def standing(entries: Sequence[Entry[Move, Event]]) -> list[Entry[Move, Event]]:
    """The entries that count, for whoever reads a game and not its history: bots, statistics, data sets, a fold."""
    taken = {entry.undoes for entry in entries if entry.undoes is not None}
    if not taken:
        return list(entries)
    return [entry for entry in entries if entry.undoes is None and entry.seq not in taken]


def is_well_formed(entry: Entry, before: Entry | None) -> bool:
    """Whether an entry that takes back can stand where it stands: after a move that is still there."""
    if before is None or before.move is None or entry.undoes != before.seq:
        return False
    return entry.seat < 0 and entry.move is None and not entry.events
