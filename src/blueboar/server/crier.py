"""What guests at a table are told, and in which order: everyone what his seat may know, a delayed balcony later."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from blueboar.core.record import Entry
from blueboar.core.seats import Seat
from blueboar.protocol import messages
from blueboar.protocol.messages import encode
from blueboar.server.info import table_info
from blueboar.server.news import Standing, entries_message, view_message, waiting_for

if TYPE_CHECKING:
    from blueboar.server.live import LiveTable
    from blueboar.server.sockets.connection import Connection


class Crier:
    def __init__(self, table: LiveTable) -> None:
        self._table = table

    def welcome(self, connection: Connection, first: int | None = None) -> None:
        """All that a guest needs to go on; with `first` all that he missed, too."""
        table = self._table
        if self._sits_upstairs(connection):
            table.balcony.welcome(connection)
            if first is not None:
                table.balcony.resume(connection, first)
            return
        welcome = messages.Welcome(connection.seat, table.info(connection.person), table.seq, table.row.config)
        connection.post(encode(welcome), *table.talk.last())
        self._tell_since(connection, table.seq + 1 if first is None else first)

    def resume(self, connection: Connection, first: int) -> None:
        """Everything since entry `first`, and how things stand."""
        if self._sits_upstairs(connection):
            self._table.balcony.resume(connection, first)
        else:
            self._tell_since(connection, first)

    def _tell_since(self, connection: Connection, first: int) -> None:
        core, last = self._table.core, self._table.seq
        if core is None:
            return
        if first > last + 1:
            unknown = messages.Refused(None, "resume.unknown-entry", None, {"from": first, "last": last})
            connection.post(encode(unknown))
        for message in entries_message(core, connection.seat, first, last):
            connection.post(message)
        connection.post(self._view_for(connection.seat, self._standing()))

    def say(self, letter: bytes) -> None:
        """To everyone at the table; to a delayed balcony later."""
        for connection in self._table.connections:
            if not self._sits_upstairs(connection):
                connection.post(letter)
        self._table.balcony.hear(letter)

    def tell_table(self) -> None:
        """Seats, presence or state have changed."""
        table = self._table
        if table.connections:
            presence = table.presence()
            inside = encode(messages.Table(table_info(table.row, presence, with_code=True)))
            outside = encode(messages.Table(table_info(table.row, presence, with_code=False)))
            for connection in table.connections:
                if connection.seat is not None:
                    connection.post(inside)
                elif not table.balcony.delayed:
                    connection.post(outside)
            table.balcony.hear_of_table(outside)
        table.hub.lobby.changed(table)

    def tell_entry(self, entry: Entry, sender: Connection | None, cid: str | None) -> None:
        """One frame for everyone: what happened and how things stand; for its sender with the answer first."""
        table, core = self._table, self._table.core
        assert core is not None
        letters: dict[Seat | None, tuple[bytes, bytes]] = {}
        standing = self._standing()
        for connection in table.connections:
            if self._sits_upstairs(connection):
                continue
            seat = connection.seat
            if seat not in letters:
                (events,) = entries_message(core, seat, entry.seq, entry.seq)
                letters[seat] = (events, self._view_for(seat, standing))
            if connection is sender and cid is not None:
                connection.post(encode(messages.Ack(cid, entry.seq)), *letters[seat])
            else:
                connection.post(*letters[seat])
        table.balcony.entry(entry)
        if table.row.state == "finished":
            self.tell_table()

    def tell_views(self) -> None:
        """How things stand, though nothing happened in the game: a clock was set back."""
        standing = self._standing()
        for connection in self._table.connections:
            if not self._sits_upstairs(connection):
                connection.post(self._view_for(connection.seat, standing))

    def _view_for(self, seat: Seat | None, standing: Standing) -> bytes:
        assert self._table.core is not None
        prompts = () if seat is None else self._table.pending.get(seat, ())
        return view_message(self._table.core, seat, prompts, standing)

    def _standing(self) -> Standing:
        return Standing(waiting_for(self._table.pending), self._table.clock.deadlines(time.time()))

    def _sits_upstairs(self, connection: Connection) -> bool:
        return connection.seat is None and self._table.balcony.delayed
