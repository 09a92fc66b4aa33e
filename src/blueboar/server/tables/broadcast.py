"""What guests at a table are told, and in which order: everyone what his seat may know, a delayed balcony later."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from blueboar.core.record import Entry
from blueboar.core.seats import Seat
from blueboar.protocol import messages
from blueboar.protocol.messages import encode
from blueboar.server.tables.game_messages import SharedStatus, entries_message, view_message, waiting_for
from blueboar.server.tables.table_info import table_info

if TYPE_CHECKING:
    from blueboar.server.sockets.connection import Connection
    from blueboar.server.tables.live_table import LiveTable


class Broadcast:
    def __init__(self, table: LiveTable) -> None:
        self._table = table

    def welcome(self, connection: Connection, first: int | None = None) -> None:
        """All that a guest needs to go on; with `first` all that he missed, too."""
        table = self._table
        if self._is_delayed(connection):
            table.delayed_spectators.welcome(connection)
            if first is not None:
                table.delayed_spectators.resume(connection, first)
            return
        welcome = messages.Welcome(connection.seat, table.info(connection.person), table.seq, table.row.config)
        connection.post(encode(welcome), *table.chat.last())
        self._send_since(connection, table.seq + 1 if first is None else first)

    def resume(self, connection: Connection, first: int) -> None:
        """Everything since entry `first`, and how things stand."""
        if self._is_delayed(connection):
            self._table.delayed_spectators.resume(connection, first)
        else:
            self._send_since(connection, first)

    def _send_since(self, connection: Connection, first: int) -> None:
        core, last = self._table.core, self._table.seq
        if core is None:
            return
        if first > last + 1:
            unknown = messages.Refused(None, "resume.unknown-entry", None, {"from": first, "last": last})
            connection.post(encode(unknown))
        for message in entries_message(core, connection.seat, first, last):
            connection.post(message)
        connection.post(self._view_for(connection.seat, self._shared_status()))

    def send(self, message: bytes) -> None:
        """To everyone at the table; to a delayed balcony later."""
        for connection in self._table.connections:
            if not self._is_delayed(connection):
                connection.post(message)
        self._table.delayed_spectators.hear(message)

    def send_table(self) -> None:
        """Seats, presence or state have changed."""
        table = self._table
        if table.connections:
            presence = table.presence()
            inside = encode(messages.Table(table_info(table.row, presence, with_code=True)))
            outside = encode(messages.Table(table_info(table.row, presence, with_code=False)))
            for connection in table.connections:
                if connection.seat is not None:
                    connection.post(inside)
                elif not table.delayed_spectators.delayed:
                    connection.post(outside)
            table.delayed_spectators.table_changed(outside)
        table.live_tables.lobby.changed(table)

    def send_entry(self, entry: Entry, sender: Connection | None, cid: str | None) -> None:
        """One frame for everyone: what happened and how things stand; for its sender with the answer first."""
        table, core = self._table, self._table.core
        assert core is not None
        sent: dict[Seat | None, tuple[bytes, bytes]] = {}
        status = self._shared_status()
        for connection in table.connections:
            if self._is_delayed(connection):
                continue
            seat = connection.seat
            if seat not in sent:
                (events,) = entries_message(core, seat, entry.seq, entry.seq)
                sent[seat] = (events, self._view_for(seat, status))
            if connection is sender and cid is not None:
                connection.post(encode(messages.Ack(cid, entry.seq)), *sent[seat])
            else:
                connection.post(*sent[seat])
        table.delayed_spectators.entry(entry)
        if table.row.state == "finished":
            self.send_table()

    def send_views(self) -> None:
        """How things stand, though nothing happened in the game: a clock was set back."""
        status = self._shared_status()
        for connection in self._table.connections:
            if not self._is_delayed(connection):
                connection.post(self._view_for(connection.seat, status))

    def _view_for(self, seat: Seat | None, status: SharedStatus) -> bytes:
        assert self._table.core is not None
        prompts = () if seat is None else self._table.pending.get(seat, ())
        return view_message(self._table.core, seat, prompts, status)

    def _shared_status(self) -> SharedStatus:
        return SharedStatus(waiting_for(self._table.pending), self._table.clock.deadlines(time.time()))

    def _is_delayed(self, connection: Connection) -> bool:
        return connection.seat is None and self._table.delayed_spectators.delayed
