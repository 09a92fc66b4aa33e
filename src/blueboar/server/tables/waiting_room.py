"""A table before its game: seats change, and the game begins."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from msgspec.structs import replace

from blueboar.core.seats import Seat
from blueboar.protocol.messages import encode
from blueboar.server.bots.floor import Floor
from blueboar.server.store.rows import StoredTable
from blueboar.server.store.tables import TableStore
from blueboar.server.tables import seating
from blueboar.server.tables.automatic_moves import AutomaticMoves
from blueboar.server.tables.broadcast import Broadcast
from blueboar.server.tables.clock import Clock
from blueboar.server.tables.live_state import LiveState
from blueboar.server.tables.restoring import dealt, entry_to_store
from blueboar.server.tables.write_lock import WriteLock

_log = logging.getLogger(__name__)

Change = Callable[[StoredTable], StoredTable]


class WaitingRoom:
    def __init__(
        self,
        state: LiveState,
        store: TableStore,
        write_lock: WriteLock,
        broadcast: Broadcast,
        automatic_moves: AutomaticMoves,
        floor: Floor,
    ) -> None:
        self._state = state
        self._store = store
        self._write_lock = write_lock
        self._broadcast = broadcast
        self._automatic_moves = automatic_moves
        self._floor = floor

    async def change(self, changed: Change) -> None:
        """Seats change; who loses theirs stays as a spectator. A table that starts when full may start by it."""
        async with self._write_lock.writing():
            await self.apply(changed)
        self._automatic_moves.look()

    async def apply(self, changed: Change) -> None:
        """The same for who holds the write lock already."""
        state = self._state
        row = changed(state.row)
        if row is not state.row:
            await self._store.change(row, time.time())
            state.row = row
            state.ready.clear()
            self.seats_changed()
        if row.state == "open" and row.start == "full" and seating.is_full(row):
            await self._begin()

    async def kick(self, person: str, seat: Seat) -> None:
        """The host empties a seat, and whoever sat there is shown the door."""
        state = self._state
        async with self._write_lock.writing():
            gone = state.row.seats[seat].person if seat < len(state.row.seats) else None
            await self.apply(lambda row: seating.kick(row, person, seat))
            for connection in state.connections:
                if gone is not None and connection.person == gone:
                    connection.close("kicked")

    async def begin(self, person: str) -> None:
        async with self._write_lock.writing():
            seating.may_start(self._state.row, person)
            await self._begin()
        self._automatic_moves.look()

    def seats_changed(self) -> None:
        """Who sits elsewhere now is told everything anew."""
        for connection in self._state.connections:
            seat = None if connection.person is None else self._state.row.seat_of(connection.person)
            if seat != connection.seat:
                connection.seat = seat
                self._broadcast.welcome(connection)
        self._broadcast.send_table()

    async def _begin(self) -> None:
        state = self._state
        now = time.time()
        core = dealt(state.row)
        row = replace(state.row, state="running", started=now)
        pending = core.pending()
        clock = Clock()
        clock.update(row.clock, pending, None, now)
        first = entry_to_store(core.entries[0], None, now)
        await self._store.begin(row, now, first, encode(clock), clock.next())
        state.row, state.core, state.pending, state.clock = row, core, pending, clock
        state.ready.clear()
        self._automatic_moves.game_began()
        _log.info("a game begins", extra={"table": row.id, "game": row.game, "players": len(row.seats)})
        self._show_spectators_out()
        self._broadcast.send_table()
        self._floor.entry_made()
        self._automatic_moves.entry_made()
        self._broadcast.send_entry(core.entries[0], None, None)
        self._broadcast.send_floor()

    def _show_spectators_out(self) -> None:
        """Whoever looked on while the seats filled must not stay where nobody may watch the game."""
        if self._state.row.spectators.allowed:
            return
        for connection in self._state.connections:
            if connection.seat is None:
                connection.close("kicked")
