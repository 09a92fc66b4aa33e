"""What is said at a table: chat, quick phrases, and the bots' remarks. Stored, so that a reload shows it again."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from blueboar.bots.bot import Saying
from blueboar.core.seats import Seat
from blueboar.protocol import messages
from blueboar.protocol.messages import Said, Say, encode
from blueboar.server.words import PHRASES, clean

if TYPE_CHECKING:
    from blueboar.server.connection import Connection
    from blueboar.server.live import LiveTable

KEPT = 50
_MOST_REMEMBERED = 1000


class Talk:
    def __init__(self, table: LiveTable, said: list[bytes]) -> None:
        self._table = table
        self._said = said
        self._next = msgspec.json.decode(said[-1], type=Said).number + 1 if said else 0
        self._cids: dict[tuple[Seat, str], int] = {}

    def last(self) -> list[bytes]:
        return self._said

    async def say(self, connection: Connection, message: Say) -> None:
        """Heard by all, or refused; said again with the same `cid` it is heard once."""
        seat = connection.seat
        if seat is None:
            return self._refuse(connection, message.cid, "say.spectator")
        if (seat, message.cid) in self._cids:
            return connection.post(encode(messages.Ack(message.cid, self._cids[seat, message.cid])))
        text = clean(message.text) if message.text is not None else ""
        if bool(text) == (message.phrase is not None):
            return self._refuse(connection, message.cid, "say.nothing")
        if message.phrase is not None and message.phrase not in PHRASES:
            return self._refuse(connection, message.cid, "say.unknown-phrase")
        if message.to is not None and message.to >= len(self._table.row.seats):
            return self._refuse(connection, message.cid, "say.no-such-seat")
        async with self._table.lock:
            number = await self._add(seat, text or None, message.phrase, {}, message.to)
        self._cids[seat, message.cid] = number
        if len(self._cids) > _MOST_REMEMBERED:
            self._cids.pop(next(iter(self._cids)))
        return connection.post(encode(messages.Ack(message.cid, self._table.seq)))

    async def bot_says(self, seat: Seat, saying: Saying) -> None:
        async with self._table.lock:
            await self._add(seat, None, saying.code, saying.params, saying.to)

    async def _add(
        self, seat: Seat, text: str | None, code: str | None, params: dict[str, object], to: Seat | None
    ) -> int:
        number = self._next
        self._next += 1
        name = self._table.row.seats[seat].name or ""
        letter = encode(Said(number, seat, name, round(time.time(), 3), text, code, params, to))
        await self._table.hub.store.tables.add_said(self._table.row.id, number, letter)
        self._said.append(letter)
        del self._said[:-KEPT]
        self._table.tell(letter)
        return number

    def _refuse(self, connection: Connection, cid: str, code: str) -> None:
        self._table.hub.metrics.refusals.labels(code).inc()
        connection.post(encode(messages.Refused(cid, code)))
