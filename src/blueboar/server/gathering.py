"""A table before and after its game: seats change, the game begins, the same people play again."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from blueboar.protocol.messages import encode
from blueboar.server import opening, sitting
from blueboar.server.clock import Clock
from blueboar.server.restoring import dealt, entry_to_store
from blueboar.server.store.rows import StoredTable

if TYPE_CHECKING:
    from blueboar.server.live import LiveTable

_log = logging.getLogger(__name__)


class Gathering:
    def __init__(self, table: LiveTable) -> None:
        self._table = table

    async def change(self, changed: Callable[[StoredTable], StoredTable]) -> None:
        """Seats change; who loses his stays as a spectator. A table that starts when full may start by it."""
        table = self._table
        async with table.lock:
            before = table.row
            row = changed(before)
            if row is not before:
                await table.hub.store.tables.change(row, time.time())
                table.row = row
                table.ready.clear()
                self._seats_changed()
            if row.state == "open" and row.start == "full" and sitting.is_full(row):
                await self._begin()
        table.steward.look()

    async def begin(self, person: str) -> None:
        async with self._table.lock:
            sitting.may_start(self._table.row, person)
            await self._begin()
        self._table.steward.look()

    async def rematch(self, person: str) -> str:
        """The id of the table where they play again; the first who asks opens it."""
        table = self._table
        async with table.lock:
            if table.row.rematch is not None:
                return table.row.rematch
            new = await table.hub.add(opening.again(table.row, person, time.time(), table.hub.seeds.next()))
            row = replace(table.row, rematch=new.row.id)
            await table.hub.store.tables.change(row, time.time())
            table.row = row
            table.tell_table()
            return new.row.id

    async def _begin(self) -> None:
        table = self._table
        now = time.time()
        core = dealt(table.row)
        row = replace(table.row, state="running", started=now)
        pending = core.pending()
        clock = Clock()
        await table.hub.store.tables.change(row, now, entry_to_store(core.entries[0], None, now))
        if clock.update(row.clock, pending, None, now):
            await table.hub.store.tables.set_clock(row.id, encode(clock), clock.next())
        table.row, table.core, table.pending, table.clock = row, core, pending, clock
        table.ready.clear()
        table.steward.begun()
        _log.info("a game begins", extra={"table": row.id, "game": row.game, "players": len(row.seats)})
        table.tell_table()
        table.publish(core.entries[0], None, None)

    def _seats_changed(self) -> None:
        table = self._table
        for connection in table.connections:
            seat = None if connection.person is None else table.row.seat_of(connection.person)
            if seat != connection.seat:
                connection.seat = seat
                table.welcome(connection)
        table.tell_table()
