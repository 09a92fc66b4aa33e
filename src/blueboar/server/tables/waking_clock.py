"""The clock of a table that wakes: as it was after the last entry, though it was stored some entries before."""

from __future__ import annotations

from blueboar.core.record import folded
from blueboar.core.table import Table
from blueboar.server.store.rows import StoredEntry, StoredTable
from blueboar.server.tables.clock import Clock
from blueboar.server.tables.live_state import people_waited_for, waiting_for

MOST_BEHIND = 32
"""Entries after which it is stored in any case: so many are gone through again, and no more."""


def is_far_behind(clock: Clock, seq: int) -> bool:
    return clock.seq is None or seq - clock.seq >= MOST_BEHIND


def bring_up_to_date(clock: Clock, row: StoredTable, core: Table, entries: list[StoredEntry], now: float) -> None:
    """Goes through the entries that came after it was stored, each at its own time.

    What was taken back lies before: an entry that takes back is stored with the clock.
    """
    if clock.seq is None or row.state != "running":
        return
    game, people, first = core.game, row.people(), clock.seq + 1
    state = folded(game, core.config, core.entries[:first])
    for stored, entry in zip(entries[first:], core.entries[first:], strict=True):
        for event in entry.events:
            game.evolve(state, event)
        # The clock on the wall may have been set back since.
        pending, at = game.pending(state), min(stored.at, now)
        clock.update(row.clock, pending, entry.seat, at)
        clock.wait_for(people_waited_for(people, waiting_for(pending)), entry.seat, at)
