"""A person's own games: where they are waited for, and what happened last. Being listed wakes no table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from blueboar.core.seats import Seat
from blueboar.core.table import Table
from blueboar.protocol.http import MyGame
from blueboar.protocol.shapes import TableInfo
from blueboar.server.store.rows import StoredEntry, StoredTable
from blueboar.server.store.tables import TableStore
from blueboar.server.tables.clock import Clock
from blueboar.server.tables.live_state import LiveState, waiting_for
from blueboar.server.tables.restoring import restored
from blueboar.server.tables.undo_question import undo_asked

MOST = 20
_LAST_ENTRIES = 6
"""Enough for the client to find something worth a line in them."""


class OwnGames:
    def __init__(
        self,
        store: TableStore,
        awake: Callable[[str], LiveState | None],
        info: Callable[[StoredTable], TableInfo],
        reading: asyncio.Semaphore,
    ) -> None:
        """`reading`: records are folded beside the tables in play, and not many at once."""
        self._store = store
        self._awake = awake
        self._info = info
        self._reading = reading

    async def of(self, person: str) -> tuple[MyGame, ...]:
        """Those that wait for them first, then the newest."""
        rows = await self._store.unfinished_of_person(person, MOST)
        games = [await self._game(row, person) for row in rows]
        return tuple(sorted(games, key=lambda game: (not _waits_for_me(game), -game.changed)))

    async def _game(self, row: StoredTable, person: str) -> MyGame:
        live = self._awake(row.id)
        row = row if live is None else live.row
        seat = row.seat_of(person) or 0
        if row.state != "running":
            return MyGame(self._info(row), seat, row.created)
        if live is not None and live.core is not None:
            core, waited, undo = live.core, waiting_for(live.pending), live.undo_info()
        else:
            entries = await self._store.entries(row.id)
            async with self._reading:
                core, waited = await asyncio.to_thread(_folded, row, entries)
            clock = await self._store.clock(row.id)
            undo = undo_asked(None if clock is None else Clock.stored(clock).undo, row, len(core.entries) - 1)
        changed = await self._store.last_entry_at(row.id) or row.created
        last = tuple(core.redacted(entry, seat) for entry in core.entries[-_LAST_ENTRIES:])
        return MyGame(
            self._info(row), seat, changed, waited, len(core.entries) - 1, last, core.config, undo, core.view(seat)
        )


def _waits_for_me(game: MyGame) -> bool:
    """A move of mine, or my answer to who wants to take theirs back."""
    return game.seat in game.waiting_for or (game.undo is not None and game.seat in game.undo.waits_for)


def _folded(row: StoredTable, entries: list[StoredEntry]) -> tuple[Table, tuple[Seat, ...]]:
    core = restored(row, entries)
    return core, waiting_for(core.pending())
