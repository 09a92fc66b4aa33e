"""`/ws/table/{id}`: a table's socket, and what each message of a client does."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from starlette.datastructures import QueryParams

from blueboar.protocol import messages
from blueboar.protocol.messages import (
    Act,
    Busy,
    NeedTime,
    Ping,
    Promise,
    Ready,
    Resume,
    Say,
    Show,
    ToServer,
    VoteForBot,
    Wear,
    decode_to_server,
    encode,
)
from blueboar.protocol.shapes import Problem
from blueboar.server.connections.socket_protocol import PLACE
from blueboar.server.rate_limits import RateLimiter
from blueboar.server.refusals import MALFORMED, RequestRefused
from blueboar.server.services import Services
from blueboar.server.sockets.admission import Admission, Receive, Scope, Send
from blueboar.server.sockets.connection import Connection
from blueboar.server.tables.live_table import LiveTable

_PONG = encode(messages.Pong())
_MOST_DIGITS = 9
_WELCOME_COST = 10
"""How things stand, and what was said last, in entries."""


class TableSocket:
    def __init__(self, admission: Admission) -> None:
        self._admission = admission

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        try:
            connection = await self._admission.connection(scope, send)
        except Exception as error:
            await self._admission.refuse(send, error)
            return
        try:
            await self._serve_table(connection, scope, receive, send)
        finally:
            self._admission.leave(connection)

    async def _serve_table(self, connection: Connection, scope: Scope, receive: Receive, send: Send) -> None:
        services = self._admission.services
        try:
            table = await services.live_tables.wake(scope["path_params"]["id"])
            _check_spectators_limit(table, connection, services)
            first = _first_entry(scope)
            connection.changes = QueryParams(scope.get("query_string", b"")).get("changes") == "1"
            if not self._may_be_told(connection, table, first):
                raise RequestRefused(429, "request.too-fast")
        except Exception as error:
            await self._admission.refuse(send, error)
            return
        await send({"type": "websocket.accept"})
        try:
            await table.attach(connection, first)
            keep_place(scope, connection)
            heard = _TableMessages(table, services, partial(self._may_be_told, connection, table))
            await self._admission.serve(connection, receive, heard.hear)
        finally:
            table.detach(connection)

    def _may_be_told(self, connection: Connection, table: LiveTable, first: int | None) -> bool:
        """Whether this address may hear so much of the past again: a whole game costs far more than a move."""
        past = 0 if first is None else max(0, table.state.seq + 1 - first)
        limit = self._admission.services.retold_limit
        return limit.take(connection.address, time.monotonic(), _WELCOME_COST + past)


def keep_place(scope: Scope, connection: Connection) -> None:
    """Who sits at the table is not sent away when all places are taken."""
    place = scope.get("extensions", {}).get(PLACE)
    if place is not None:
        place.kept = connection.seat is not None


class _TableMessages:
    def __init__(self, table: LiveTable, services: Services, may_be_told: Callable[[int], bool]) -> None:
        self._table = table
        self._may_be_told = may_be_told
        self._refusals = services.metrics.refusals
        self._resumes = RateLimiter(services.settings.limits.resumes, time.monotonic())

    async def hear(self, connection: Connection, frame: str | bytes) -> None:
        try:
            message: ToServer = decode_to_server(frame)
        except MALFORMED as error:
            self._refuse(connection, None, Problem("message.malformed", None, {"reason": str(error)}))
            return
        try:
            await self._carry_out(connection, message)
        except RequestRefused as refused:
            self._refuse(connection, getattr(message, "cid", None), refused.problem)

    async def _carry_out(self, connection: Connection, message: ToServer) -> None:
        match message:
            case Act(cid, move):
                await self._table.act(connection, cid, move)
            case Resume(first):
                # The whole past may have to be told again: that costs more than a move.
                if not self._resumes.take(time.monotonic()) or not self._may_be_told(first):
                    raise RequestRefused(429, "socket.too-fast")
                await self._table.resume(connection, first)
            case Say():
                await self._table.chat.say(connection, message)
            case NeedTime(cid):
                await self._table.need_time(connection, cid)
            case Ping():
                connection.post(_PONG)
            case VoteForBot():
                await self._table.vote_for_bot(connection, message)
            case Ready(ready):
                self._table.set_ready(connection, ready)
            case Busy():
                self._table.set_busy(connection, message)
            case Wear(face):
                self._table.set_face(connection, face)
            case Promise(promise):
                self._table.deal_entropy.promise(connection, promise)
            case Show(entropy):
                self._table.deal_entropy.show(connection, entropy)

    def _refuse(self, connection: Connection, cid: str | None, problem: Problem) -> None:
        self._refusals.labels(problem.code).inc()
        connection.post(encode(messages.Refused(cid, problem.code, problem.clause, problem.params)))


def _first_entry(scope: Scope) -> int | None:
    """`?from=` of the socket's address: the first entry that this client lacks."""
    wished = QueryParams(scope.get("query_string", b"")).get("from")
    if wished is None:
        return None
    if not wished.isascii() or not wished.isdigit() or len(wished) > _MOST_DIGITS:
        raise RequestRefused(400, "request.malformed", parameter="from")
    return int(wished)


def _check_spectators_limit(table: LiveTable, connection: Connection, services: Services) -> None:
    row = table.state.row
    seated = connection.person is not None and row.seat_of(connection.person) is not None
    if seated:
        return
    if connection.person in row.kicked:
        raise RequestRefused(403, "table.kicked")
    if row.state == "running" and not row.spectators.allowed:
        raise RequestRefused(403, "table.no-spectators")
    if table.state.watching() >= services.settings.limits.spectators_a_table:
        raise RequestRefused(429, "table.balcony-full")
