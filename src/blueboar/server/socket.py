"""The incoming side of the sockets: who comes in, what he says, and when he is shown the door."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec
from starlette.datastructures import Headers, QueryParams
from starlette.requests import cookie_parser

from blueboar.protocol import messages
from blueboar.protocol.messages import Act, NeedTime, Ready, Resume, Say, ToServer, decode_to_server, encode
from blueboar.protocol.shapes import Problem
from blueboar.server.accounts.tokens import hash_of, token_of
from blueboar.server.connection import POLICY_VIOLATION, Connection
from blueboar.server.live import LiveTable
from blueboar.server.origin import is_ours
from blueboar.server.rate_limits import RateLimiter
from blueboar.server.refusals import MALFORMED, Refused
from blueboar.server.services import Services
from blueboar.server.store.database import StoreFailure

_log = logging.getLogger(__name__)
_BUSY_SECONDS = 0.01
_MOST_DIGITS = 9

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Hear = Callable[[Connection, str | bytes], Awaitable[None]]


class Door:
    """Lets sockets in: from our own pages, not too many for a person or an address."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._inside: Counter[str] = Counter()

    async def connection(self, scope: Scope, send: Send) -> Connection:
        headers = Headers(scope=scope)
        if not is_ours(headers, self.services.settings.origins):
            raise Refused(403, "request.foreign-origin")
        if self.services.hub.closing:
            raise Refused(503, "server.closing")
        address = scope["client"][0] if scope.get("client") else ""
        if not self.services.request_limit.take(address, time.monotonic()):
            raise Refused(429, "request.too-fast")
        token = token_of(headers, cookie_parser(headers.get("cookie", "")))
        person = await self.services.people.by_token(token) if token else None
        session = hash_of(token) if token and person else None
        limits = self.services.settings.limits
        if self._inside[address] >= limits.sockets_an_address:
            raise Refused(429, "socket.too-many")
        if person is not None and self._inside[person.id] >= limits.sockets_a_person:
            raise Refused(429, "socket.too-many")
        who = person.id if person else None
        connection = Connection(send, who, session, address, limits.mailbox, self.services.metrics)
        # Counted at once: others may be on their way in while this one still waits for its table.
        self._count(connection, 1)
        return connection

    async def refuse(self, send: Send, error: Exception) -> None:
        """Whoever cannot come in is told why, as HTTP tells it."""
        match error:
            case Refused():
                status, problem = error.status, error.problem
            case StoreFailure():
                _log.error("the store failed", exc_info=error)
                status, problem = 503, Problem("server.not-stored")
            case _:
                _log.error("a socket could not be opened", exc_info=error)
                self.services.metrics.faults.labels("socket").inc()
                status, problem = 500, Problem("server.fault")
        headers = [(b"content-type", b"application/json")]
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": msgspec.json.encode(problem)})

    def leave(self, connection: Connection) -> None:
        self._count(connection, -1)

    def _count(self, connection: Connection, by: int) -> None:
        for key in (connection.address, connection.person):
            if key is not None:
                self._inside[key] += by
                if self._inside[key] <= 0:
                    del self._inside[key]
        self.services.metrics.sockets.inc(by)

    async def serve(self, connection: Connection, receive: Receive, hear: Hear) -> None:
        """Until one side closes. A message that is being carried out is never cut off."""
        writer = asyncio.create_task(connection.write_all())
        reader = asyncio.create_task(self._read_all(connection, receive, hear))
        try:
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
            if writer.done():
                # After a goodbye the client has a moment to close; a stuck one is left behind.
                await asyncio.wait({reader}, timeout=1.0 if not writer.cancelled() else 0)
            while connection.busy:
                await asyncio.sleep(_BUSY_SECONDS)
        finally:
            for task in (reader, writer):
                task.cancel()
            for ended in await asyncio.gather(reader, writer, return_exceptions=True):
                if isinstance(ended, Exception) and not _is_disconnect(ended):
                    _log.error("a socket failed", exc_info=ended)
                    self.services.metrics.faults.labels("socket").inc()

    async def _read_all(self, connection: Connection, receive: Receive, hear: Hear) -> None:
        limits = self.services.settings.limits
        limiter = RateLimiter(limits.messages, time.monotonic())
        floods = 0
        while True:
            frame = await receive()
            if frame["type"] == "websocket.disconnect":
                return
            if not limiter.take(time.monotonic()):
                floods += 1
                if floods > limits.flood:
                    self.services.metrics.floods.inc()
                    connection.close("flood", POLICY_VIOLATION)
                    return
                connection.post(encode(messages.Refused(None, "socket.too-fast")))
                continue
            connection.busy = True
            try:
                await hear(connection, frame.get("text") or frame.get("bytes") or "")
            finally:
                connection.busy = False


class TableSocket:
    """`/ws/table/{id}`"""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        try:
            connection = await self._door.connection(scope, send)
        except Exception as error:
            await self._door.refuse(send, error)
            return
        try:
            await self._at_the_table(connection, scope, receive, send)
        finally:
            self._door.leave(connection)

    async def _at_the_table(self, connection: Connection, scope: Scope, receive: Receive, send: Send) -> None:
        services = self._door.services
        try:
            table = await services.hub.table(scope["path_params"]["id"])
            _check_room(table, connection, services)
            first = _first_entry(scope)
        except Exception as error:
            await self._door.refuse(send, error)
            return
        await send({"type": "websocket.accept"})
        try:
            await table.attach(connection, first)
            await self._door.serve(connection, receive, _Guest(table).hear)
        finally:
            table.detach(connection)


class LobbySocket:
    """`/ws/lobby`"""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        lobby = self._door.services.hub.lobby
        try:
            connection = await self._door.connection(scope, send)
        except Exception as error:
            await self._door.refuse(send, error)
            return
        try:
            await send({"type": "websocket.accept"})
            lobby.connections.add(connection)
            await self._door.serve(connection, receive, _ignore)
        finally:
            lobby.connections.discard(connection)
            self._door.leave(connection)


class _Guest:
    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._resumes = RateLimiter(table.hub.settings.limits.resumes, time.monotonic())

    async def hear(self, connection: Connection, frame: str | bytes) -> None:
        try:
            message: ToServer = decode_to_server(frame)
        except MALFORMED as error:
            self._refuse(connection, None, Problem("message.malformed", None, {"reason": str(error)}))
            return
        try:
            await self._carry_out(connection, message)
        except Refused as refused:
            self._refuse(connection, getattr(message, "cid", None), refused.problem)

    async def _carry_out(self, connection: Connection, message: ToServer) -> None:
        match message:
            case Act(cid, move):
                await self._table.act(connection, cid, move)
            case Resume(first):
                # The whole past may have to be told again: that costs more than a move.
                if not self._resumes.take(time.monotonic()):
                    raise Refused(429, "socket.too-fast")
                await self._table.resume(connection, first)
            case Say():
                await self._table.talk.say(connection, message)
            case NeedTime(cid):
                await self._table.need_time(connection, cid)
            case Ready(ready):
                self._table.set_ready(connection, ready)

    def _refuse(self, connection: Connection, cid: str | None, problem: Problem) -> None:
        self._table.hub.metrics.refusals.labels(problem.code).inc()
        connection.post(encode(messages.Refused(cid, problem.code, problem.clause, problem.params)))


def _first_entry(scope: Scope) -> int | None:
    """`?from=` of the socket's address: the first entry that this client lacks."""
    wished = QueryParams(scope.get("query_string", b"")).get("from")
    if wished is None:
        return None
    if not wished.isascii() or not wished.isdigit() or len(wished) > _MOST_DIGITS:
        raise Refused(400, "request.malformed", parameter="from")
    return int(wished)


async def _ignore(connection: Connection, frame: str | bytes) -> None:
    """The lobby only tells."""


def _check_room(table: LiveTable, connection: Connection, services: Services) -> None:
    seated = connection.person is not None and table.row.seat_of(connection.person) is not None
    if seated:
        return
    if table.row.state == "running" and not table.row.spectators.allowed:
        raise Refused(403, "table.no-spectators")
    watching = sum(other.seat is None for other in table.connections)
    if watching >= services.settings.limits.spectators_a_table:
        raise Refused(429, "table.balcony-full")


def _is_disconnect(error: Exception) -> bool:
    """Servers tell that the client is gone by an OSError of their own."""
    return isinstance(error, OSError)
