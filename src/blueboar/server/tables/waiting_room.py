"""A table before and after its game: seats change, the game begins, people leave it, and play again."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from blueboar.core.seats import Seat
from blueboar.protocol.messages import encode
from blueboar.server.sockets.connection import POLICY_VIOLATION
from blueboar.server.store.rows import StoredTable
from blueboar.server.tables import new_tables, seating
from blueboar.server.tables.clock import Clock
from blueboar.server.tables.restoring import dealt, entry_to_store

if TYPE_CHECKING:
    from blueboar.server.tables.live_table import LiveTable

_log = logging.getLogger(__name__)


class WaitingRoom:
    def __init__(self, table: LiveTable) -> None:
        self._table = table

    async def change(self, changed: Callable[[StoredTable], StoredTable]) -> None:
        """Seats change; who loses his stays as a spectator. A table that starts when full may start by it."""
        async with self._table.writing():
            await self._change(changed)
        self._table.bot_turns.look()

    async def _change(self, changed: Callable[[StoredTable], StoredTable]) -> None:
        table = self._table
        row = changed(table.row)
        if row is not table.row:
            await table.live_tables.store.tables.change(row, time.time())
            table.row = row
            table.ready.clear()
            self._seats_changed()
        if row.state == "open" and row.start == "full" and seating.is_full(row):
            await self._begin()

    async def kick(self, person: str, seat: Seat) -> None:
        """The host empties a seat, and whoever sat there is shown the door."""
        table = self._table
        async with table.writing():
            gone = table.row.seats[seat].person if seat < len(table.row.seats) else None
            await self._change(lambda row: seating.kick(row, person, seat))
            for connection in table.connections:
                if gone is not None and connection.person == gone:
                    connection.close("kicked", POLICY_VIOLATION)

    async def begin(self, person: str) -> None:
        async with self._table.writing():
            seating.may_start(self._table.row, person)
            await self._begin()
        self._table.bot_turns.look()

    async def leave(self, person: str) -> None:
        """Before the start his seat is free again; in a game a bot goes on for him until he returns."""
        table = self._table
        async with table.writing():
            seat = table.row.seat_of(person)
            if table.row.state == "running" and seat is not None:
                await self._note_left(seat, True)
                table.bot_turns.substitutes.left(seat)
                table.broadcast.send_table()
            else:
                await self._change(lambda row: seating.leave(row, person))
        table.bot_turns.look()

    async def forget(self, person: str) -> None:
        """As if he had never given his name: his seat becomes free, or in a game a bot's for good."""
        table = self._table
        async with table.writing():
            seat = table.row.seat_of(person)
            if seat is None:
                return
            if table.row.state == "open":
                await self._change(lambda row: seating.leave(row, person))
                return
            row = seating.forgotten(table.row, seat)
            await table.live_tables.store.tables.forget(row, seat, time.time())
            table.row = row
            table.chat.forget(seat)
            if row.state == "running":
                table.bot_turns.substitutes.left(seat)
            self._seats_changed()
        table.bot_turns.look()

    async def returned(self, seat: Seat) -> bool:
        """He is there, or acts: his seat is his own again. Whether a bot had it. (The caller holds the table.)"""
        if self._table.row.seats[seat].left:
            await self._note_left(seat, False)
        return self._table.bot_turns.substitutes.returned(seat)

    async def _note_left(self, seat: Seat, left: bool) -> None:
        table = self._table
        seats = list(table.row.seats)
        seats[seat] = replace(seats[seat], left=left)
        row = replace(table.row, seats=tuple(seats))
        await table.live_tables.store.tables.change(row, time.time())
        table.row = row

    async def rematch(self, person: str) -> str:
        """The id of the table where they play again; the first who asks opens it."""
        table = self._table
        async with table.writing():
            if table.row.rematch is not None:
                return table.row.rematch
            new = await table.live_tables.add(
                new_tables.rematch_table(table.row, person, time.time(), table.live_tables.seeds.next())
            )
            row = replace(table.row, rematch=new.row.id)
            await table.live_tables.store.tables.change(row, time.time())
            table.row = row
            table.broadcast.send_table()
            return new.row.id

    async def _begin(self) -> None:
        table = self._table
        now = time.time()
        core = dealt(table.row)
        row = replace(table.row, state="running", started=now)
        pending = core.pending()
        clock = Clock()
        clock.update(row.clock, pending, None, now)
        first = entry_to_store(core.entries[0], None, now)
        await table.live_tables.store.tables.begin(row, now, first, encode(clock), clock.next())
        table.row, table.core, table.pending, table.clock = row, core, pending, clock
        table.ready.clear()
        table.bot_turns.begun()
        _log.info("a game begins", extra={"table": row.id, "game": row.game, "players": len(row.seats)})
        self._show_out()
        table.broadcast.send_table()
        table.bot_turns.happened()
        table.broadcast.send_entry(core.entries[0], None, None)

    def _show_out(self) -> None:
        """Whoever looked on while the seats filled must not stay where nobody may watch the game."""
        if self._table.row.spectators.allowed:
            return
        for connection in self._table.connections:
            if connection.seat is None:
                connection.close("kicked", POLICY_VIOLATION)

    def _seats_changed(self) -> None:
        table = self._table
        for connection in table.connections:
            seat = None if connection.person is None else table.row.seat_of(connection.person)
            if seat != connection.seat:
                connection.seat = seat
                table.broadcast.welcome(connection)
        table.broadcast.send_table()
