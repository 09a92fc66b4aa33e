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
from blueboar.server.tables.game_messages import waiting_for
from blueboar.server.tables.live_state import LiveState
from blueboar.server.tables.restoring import restored

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
        return tuple(sorted(games, key=lambda game: (game.seat not in game.waiting_for, -game.changed)))

    async def _game(self, row: StoredTable, person: str) -> MyGame:
        live = self._awake(row.id)
        row = row if live is None else live.row
        seat = row.seat_of(person) or 0
        if row.state != "running":
            return MyGame(self._info(row), seat, row.created)
        if live is not None and live.core is not None:
            core, waited = live.core, waiting_for(live.pending)
        else:
            entries = await self._store.entries(row.id)
            async with self._reading:
                core, waited = await asyncio.to_thread(_folded, row, entries)
        changed = await self._store.last_entry_at(row.id) or row.created
        last = tuple(core.redacted(entry, seat) for entry in core.entries[-_LAST_ENTRIES:])
        return MyGame(self._info(row), seat, changed, waited, len(core.entries) - 1, last, core.config)


def _folded(row: StoredTable, entries: list[StoredEntry]) -> tuple[Table, tuple[Seat, ...]]:
    core = restored(row, entries)
    return core, waiting_for(core.pending())
