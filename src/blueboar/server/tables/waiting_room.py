"""A table before its game: seats change, and the game begins."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from msgspec.structs import replace

from blueboar.core.game import find_game
from blueboar.core.seats import Seat
from blueboar.protocol.http import Start
from blueboar.protocol.messages import encode
from blueboar.server.bots.bot_patience import BotPatience
from blueboar.server.refusals import RequestRefused
from blueboar.server.store.rows import StoredTable
from blueboar.server.store.tables import TableStore
from blueboar.server.tables import seating
from blueboar.server.tables.automatic_moves import AutomaticMoves
from blueboar.server.tables.broadcast import Broadcast
from blueboar.server.tables.clock import Clock
from blueboar.server.tables.deal_entropy import DealEntropy
from blueboar.server.tables.heads import Heads
from blueboar.server.tables.live_state import LiveState, people_waited_for, waiting_for
from blueboar.server.tables.restoring import dealt, entry_to_store, with_header
from blueboar.server.tables.write_lock import WriteLock
from blueboar.server.wall_time import wall_now

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
        deal_entropy: DealEntropy,
        connect_seconds: float,
        key: Callable[[], str],
        bot_patience: BotPatience,
    ) -> None:
        self._state = state
        self._store = store
        self._write_lock = write_lock
        self._broadcast = broadcast
        self._automatic_moves = automatic_moves
        self._deal_entropy = deal_entropy
        self._connect_seconds = connect_seconds
        self._key = key
        self._starting: asyncio.Task[None] | None = None
        self._bot_patience = bot_patience

    async def change(self, changed: Change, expected: str | None = None) -> None:
        """Seats change; who loses theirs stays as a spectator. A table that starts when full may start by it.

        `expected` is about to connect and to add to the chance of the deal: the start waits a moment for that.
        """
        async with self._write_lock.writing():
            await self.apply(changed, expected)
        self._automatic_moves.look()

    async def apply(self, changed: Change, expected: str | None = None) -> None:
        """The same for who holds the write lock already."""
        state = self._state
        row = seating.with_seats_for_the_queue(changed(state.row))
        if row is not state.row:
            await self._store.change(row, wall_now())
            before, state.row = state.row, row
            state.ready.clear()
            if len(before.seats) != len(row.seats):
                state.promises.clear()
            for seat in range(min(len(row.seats), len(before.seats))):
                if before.seats[seat].person != row.seats[seat].person:
                    state.promises.pop(seat, None)
                    state.faces.pop(seat, None)
            self.seats_changed()
        if self._starts_by_itself():
            if expected is None:
                await self._begin()
            else:
                self._begin_soon(expected)

    async def kick(self, person: str, seat: Seat) -> None:
        """The host empties a seat, and whoever sat there is shown the door."""
        state = self._state
        async with self._write_lock.writing():
            gone = state.row.seats[seat].person if seat < len(state.row.seats) else None
            await self.apply(lambda row: seating.kick(row, person, seat))
            for connection in state.connections:
                if gone is not None and connection.person == gone:
                    connection.close("kicked")

    async def begin(self, person: str, wish: Start | None = None) -> None:
        async with self._write_lock.writing():
            if wish is not None:
                await self.apply(lambda row: seating.filled(row, person, wish))
            seating.may_start(self._state.row, person)
            await self._begin()
        self._automatic_moves.look()

    def look(self) -> None:
        """Somebody came. A full table that was left just before its start begins now."""
        if self._starts_by_itself() and self._state.row.host is not None:
            self._begin_soon(self._state.row.host)

    def stop(self) -> None:
        if self._starting is not None:
            self._starting.cancel()

    def _starts_by_itself(self) -> bool:
        row = self._state.row
        return row.state == "open" and row.start == "full" and seating.is_full(row)

    def _begin_soon(self, expected: str) -> None:
        if self._starting is None or self._starting.done():
            self._state.dealing = True
            self._starting = asyncio.create_task(self._begin_with(expected))

    async def _begin_with(self, expected: str) -> None:
        try:
            await self._deal_entropy.promised_by(expected, self._connect_seconds)
            async with self._write_lock.writing():
                if self._starts_by_itself():
                    await self._begin()
        except RequestRefused:
            # The table is lost: whoever connects to the one that wakes next begins it.
            return
        finally:
            self._state.dealing = False
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
        entropies = await self._deal_entropy.gathered()
        now = wall_now()
        by_todays_rules = replace(state.row, rules_version=find_game(state.row.game).rules_version)
        row = replace(with_header(by_todays_rules, entropies, self._key()), state="running", started=now)
        core = dealt(row)
        pending = core.pending()
        clock = Clock(seq=0)
        clock.update(row.clock, pending, None, now)
        clock.wait_for(people_waited_for(row.people(), waiting_for(pending)), None, now)
        first = entry_to_store(core.entries[0], None, now)
        await self._store.begin(row, now, first, encode(clock), clock.next())
        state.heads, state.dealing = Heads(row, [first]), False
        state.row, state.core, state.pending, state.clock = row, core, pending, clock
        state.ready.clear()
        self._automatic_moves.game_began()
        _log.info("a game begins", extra={"table": row.id, "game": row.game, "players": len(row.seats)})
        self._show_spectators_out()
        self._broadcast.send_table()
        self._bot_patience.entry_made()
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
