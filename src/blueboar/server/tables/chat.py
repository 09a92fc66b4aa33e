"""What is said at a table: kept with it, and told to whoever comes later."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from blueboar.bots.bot import Saying
from blueboar.core.seats import Seat
from blueboar.protocol import messages
from blueboar.protocol.messages import Said, Say, encode
from blueboar.server.clean_text import clean
from blueboar.server.rate_limits import RateLimiters
from blueboar.server.refusals import Refused
from blueboar.server.store.rows import StoredSaid
from blueboar.server.tables.phrases import PHRASES

if TYPE_CHECKING:
    from blueboar.server.sockets.connection import Connection
    from blueboar.server.tables.live_table import LiveTable

KEPT = 50
_MOST_REMEMBERED = 1000


class Chat:
    def __init__(self, table: LiveTable, said: list[StoredSaid]) -> None:
        self._table = table
        self._said = [message.body for message in said]
        self._rate = RateLimiters(table.live_tables.settings.limits.says)
        self._next = said[-1].number + 1 if said else 0
        self._cids = {(message.seat, message.cid): None for message in said if message.cid is not None}

    def last(self) -> list[bytes]:
        return self._said

    async def say(self, connection: Connection, message: Say) -> None:
        """Heard by all, or refused; said again with the same `cid` it is heard once."""
        async with self._table.writing():
            seat = connection.seat
            if seat is None:
                raise Refused(403, "say.spectator")
            if (seat, message.cid) not in self._cids:
                if not self._rate.take(str(seat), time.monotonic()):
                    raise Refused(429, "socket.too-fast")
                text = clean(message.text) if message.text is not None else ""
                if bool(text) == (message.phrase is not None):
                    raise Refused(400, "say.nothing")
                if message.phrase is not None and message.phrase not in PHRASES:
                    raise Refused(400, "say.unknown-phrase")
                if message.to is not None and message.to >= len(self._table.row.seats):
                    raise Refused(400, "say.no-such-seat")
                await self._add(seat, message.cid, text or None, message.phrase, {}, message.to)
            connection.post(encode(messages.Ack(message.cid, self._table.seq)))

    def forget(self, seat: Seat) -> None:
        """What was said from this seat; it is no longer stored."""
        self._said = [message for message in self._said if msgspec.json.decode(message, type=Said).seat != seat]

    async def bot_says(self, seat: Seat, saying: Saying) -> None:
        async with self._table.writing():
            await self._add(seat, None, None, saying.code, saying.params, saying.to)

    async def _add(
        self,
        seat: Seat,
        cid: str | None,
        text: str | None,
        code: str | None,
        params: dict[str, object],
        to: Seat | None,
    ) -> None:
        name = self._table.row.seats[seat].name or ""
        message = encode(Said(self._next, seat, name, round(time.time(), 3), text, code, params, to))
        await self._table.live_tables.store.tables.add_said(
            self._table.row.id, StoredSaid(self._next, seat, cid, message)
        )
        self._next += 1
        if cid is not None:
            self._cids[seat, cid] = None
            if len(self._cids) > _MOST_REMEMBERED:
                self._cids.pop(next(iter(self._cids)))
        self._said.append(message)
        del self._said[:-KEPT]
        self._table.broadcast.send(message)
