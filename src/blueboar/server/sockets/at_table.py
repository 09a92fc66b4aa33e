"""A guest at a table of this server, their socket here or at another node: what each of their messages does."""
# compiled: every message of every guest

from __future__ import annotations

import time

from blueboar.protocol import messages
from blueboar.protocol.messages import (
    Act,
    AgreeUndo,
    Busy,
    NeedTime,
    Ping,
    Promise,
    Ready,
    Resume,
    Say,
    Show,
    ToServer,
    Undo,
    VoteForBot,
    Wear,
    decode_to_server,
    encode,
)
from blueboar.protocol.shapes import Problem
from blueboar.server.rate_limits import RateLimiter
from blueboar.server.refusals import MALFORMED, RequestRefused
from blueboar.server.services import Services
from blueboar.server.tables import seating
from blueboar.server.tables.live_table import LiveTable
from blueboar.server.tables.table_connection import TableConnection

_PONG = encode(messages.Pong())
_WELCOME_COST = 10
"""How things stand, and what was said last, in entries."""


class AtTable:
    def __init__(self, services: Services, table: LiveTable, connection: TableConnection) -> None:
        self._services = services
        self._table = table
        self._connection = connection
        self._refusals = services.metrics.refusals
        self._resumes = RateLimiter(services.settings.limits.resumes, time.monotonic())

    def must_be_welcome(self, first: int | None) -> None:
        """Raises RequestRefused."""
        _take_companions_seat(self._table, self._connection)
        check_spectators_limit(self._table, self._connection, self._services)
        if not self._may_be_told(first):
            raise RequestRefused(429, "request.too-fast")

    async def attach(self, first: int | None) -> None:
        await self._table.attach(self._connection, first)

    def leave(self) -> None:
        self._table.detach(self._connection)

    def _may_be_told(self, first: int | None) -> bool:
        """Whether this address may hear so much of the past again: a whole game costs far more than a move."""
        past = 0 if first is None else max(0, self._table.state.seq + 1 - first)
        return self._services.retold_limit.take(self._connection.address, time.monotonic(), _WELCOME_COST + past)

    async def hear(self, frame: str | bytes) -> None:
        try:
            message: ToServer = decode_to_server(frame)
        except MALFORMED as error:
            self._refuse(None, Problem("message.malformed", None, {"reason": str(error)}))
            return
        try:
            if isinstance(message, Act):
                # Nearly every message is one.
                await self._table.act(self._connection, message.cid, message.move)
            else:
                await self._carry_out(self._connection, message)
        except RequestRefused as refused:
            self._refuse(getattr(message, "cid", None), refused.problem)

    async def _carry_out(self, connection: TableConnection, message: ToServer) -> None:
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
            case Undo():
                await self._table.undo(connection, message)
            case AgreeUndo():
                await self._table.agree_undo(connection, message)
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

    def _refuse(self, cid: str | None, problem: Problem) -> None:
        self._refusals.labels(problem.code).inc()
        self._connection.post(encode(messages.Refused(cid, problem.code, problem.clause, problem.params)))


def _take_companions_seat(table: LiveTable, connection: TableConnection) -> None:
    """Who holds the device plays for somebody beside them; nobody else can."""
    seat, seats = connection.as_seat, table.state.row.seats
    if seat is None:
        return
    if connection.person is None or seat >= len(seats) or seats[seat].device != connection.device:
        raise RequestRefused(403, "table.not-seated")
    connection.person = seats[seat].person


def check_spectators_limit(table: LiveTable, connection: TableConnection, services: Services) -> None:
    row = table.state.row
    if connection.person is not None and row.seat_of(connection.person) is not None:
        return
    seating.may_look_on(row, connection.person, connection.device)
    if table.state.watching() >= services.settings.limits.spectators_a_table:
        raise RequestRefused(429, "table.balcony-full")
