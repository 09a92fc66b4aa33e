"""What the connections of a table are told, and in which order: each what its seat may know."""
# compiled: every move is told to everyone at a table

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from blueboar.core.record import Entry
from blueboar.core.seats import Seat
from blueboar.protocol import messages
from blueboar.protocol.messages import encode
from blueboar.server.bots.bot_patience import BotPatience
from blueboar.server.rate_limits import RateLimiter
from blueboar.server.settings import Rate
from blueboar.server.tables.delayed_spectators import DelayedSpectators
from blueboar.server.tables.floor_status import FloorStatus, floor_status
from blueboar.server.tables.game_messages import EntryMessages, SharedStatus, entries_message
from blueboar.server.tables.live_state import LiveState
from blueboar.server.tables.seat_views import SeatViews
from blueboar.server.tables.table_connection import TableConnection, wants_changes
from blueboar.server.tables.table_info import table_info
from blueboar.server.wall_time import wall_now

_TOGETHER_SECONDS = 0.25
_OFTEN = Rate(4, 30)


class Broadcast:
    def __init__(
        self,
        state: LiveState,
        delayed: DelayedSpectators,
        bot_patience: BotPatience,
        on_table: Callable[[], None],
        presence: Rate = _OFTEN,
    ) -> None:
        """`on_table`: others than the table's own connections want to know that it has changed, too."""
        self._state = state
        self._delayed = delayed
        self._bot_patience = bot_patience
        self._on_table = on_table
        self._views = SeatViews(state)
        self._floor_told: dict[Seat, FloorStatus] = {}
        self._presence = RateLimiter(presence, time.monotonic())
        self._table_soon: asyncio.TimerHandle | None = None

    def welcome(self, connection: TableConnection, first: int | None = None) -> None:
        """All that a client needs to go on; with `first` all that it missed, too."""
        state = self._state
        if self._is_delayed(connection):
            self._delayed.welcome(connection, first)
            return
        welcome = messages.Welcome(connection.seat, state.info(connection.person), state.seq, state.row.config)
        watchers = state.watchers_said if connection.seat is None else ()
        connection.post(encode(welcome), *state.chat, *watchers)
        self._send_since(connection, state.seq + 1 if first is None else first)

    def resume(self, connection: TableConnection, first: int) -> None:
        """Everything since entry `first`, and how things stand."""
        if self._is_delayed(connection):
            self._delayed.resume(connection, first)
        else:
            self._send_since(connection, first)

    def _send_since(self, connection: TableConnection, first: int) -> None:
        core, last = self._state.core, self._state.seq
        if core is None:
            return
        if first > last + 1:
            unknown = messages.Refused(None, "resume.unknown-entry", None, {"from": first, "last": last})
            connection.post(encode(unknown))
        for message in entries_message(core, self._state.heads, self._state.automatic, connection.seat, first, last):
            connection.post(message)
        status = self._shared_status()
        connection.post(self._views.whole(connection.seat, status, remember=wants_changes(connection)))
        if connection.seat is not None and self._state.any_automatic():
            connection.post(encode(floor_status(self._bot_patience, connection.seat).message()))

    def send(self, message: bytes) -> None:
        """To everyone at the table; to delayed spectators later."""
        for connection in self._state.connections:
            if not self._is_delayed(connection):
                connection.post(message)
        self._delayed.send(message)

    def send_presence(self) -> None:
        """Who is there or who is ready has changed: at once, or with what else changes, should that happen often."""
        if self._presence.take(time.monotonic()):
            self.send_table()
        elif self._table_soon is None:
            self._table_soon = asyncio.get_running_loop().call_later(_TOGETHER_SECONDS, self.send_table)

    def stop(self) -> None:
        if self._table_soon is not None:
            self._table_soon.cancel()
            self._table_soon = None

    def send_table(self) -> None:
        """Seats, presence or state have changed."""
        self.stop()
        state = self._state
        if state.connections:
            presence = state.presence()
            inside = encode(messages.TableChanged(table_info(state.row, presence, with_code=True)))
            outside = encode(messages.TableChanged(table_info(state.row, presence, with_code=False)))
            for connection in state.connections:
                if connection.seat is not None:
                    connection.post(inside)
                elif not state.sitters.delay_seconds:
                    connection.post(outside)
            self._delayed.send_table(outside)
        self._on_table()

    def send_entry(self, entry: Entry, sender: TableConnection | None, cid: str | None) -> None:
        """One frame for everyone: what happened and how things stand; for its sender with the answer first."""
        state, core = self._state, self._state.core
        assert core is not None
        told = self._told_at_once()
        if told:
            events = EntryMessages(core, state.heads, state.automatic, entry)
            seen = {seat: events.seen_by(seat) for seat in {connection.seat for connection in told}}
            views = self._views.telling(self._shared_status(), list(seen))
            for connection in told:
                seat = connection.seat
                view = views.changes(seat) if wants_changes(connection) else views.whole(seat)
                if connection is sender and cid is not None:
                    connection.post(encode(messages.Ack(cid, entry.seq)), seen[seat], view)
                else:
                    connection.post(seen[seat], view)
            views.all_told()
        else:
            self._views.told = {}
        if state.sitters.delay_seconds:
            self._delayed.send_entry(entry)
        if state.row.state == "finished":
            self.send_table()

    def send_views(self) -> None:
        """How things stand, though nothing happened in the game: a clock was set back."""
        told = self._told_at_once()
        views = self._views.telling(self._shared_status(), list({connection.seat for connection in told}))
        for connection in told:
            seat = connection.seat
            connection.post(views.changes(seat) if wants_changes(connection) else views.whole(seat))
        views.all_told()

    def send_floor(self) -> None:
        """Each seat for itself, if that has changed: whether the bots wait for it."""
        state = self._state
        if not state.any_automatic():
            return
        seats = state.present()
        told = {seat: floor_status(self._bot_patience, seat) for seat in seats}
        for connection in state.connections:
            seat = connection.seat
            if seat is not None and self._floor_told.get(seat) != told[seat]:
                connection.post(encode(told[seat].message()))
        self._floor_told = told

    def _shared_status(self) -> SharedStatus:
        state = self._state
        return SharedStatus(state.waiting_for(), state.clock.deadlines(wall_now()) if state.clock.running else ())

    def _told_at_once(self) -> list[TableConnection]:
        connections = self._state.connections
        if self._state.sitters.delay_seconds:
            return [connection for connection in connections if connection.seat is not None]
        return list(connections)

    def _is_delayed(self, connection: TableConnection) -> bool:
        return connection.seat is None and self._state.sitters.delay_seconds > 0
