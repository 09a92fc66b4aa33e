"""`/ws/table/{id}`: a table's socket."""

from __future__ import annotations

from starlette.datastructures import QueryParams

from blueboar.server.connections.socket_protocol import PLACE
from blueboar.server.refusals import RequestRefused
from blueboar.server.sockets.admission import Admission, Scope
from blueboar.server.sockets.connection import Connection, Send
from blueboar.server.sockets.reading import Receive
from blueboar.server.sockets.table_line import TableLine, TableLines

_MOST_DIGITS = 9
_FOR_GOOD = (403, 404)
"""Refused by the table itself. A page cannot read why its socket was not opened, and would try for ever."""


class TableSocket:
    def __init__(self, admission: Admission, lines: TableLines | None = None) -> None:
        """`lines`: of a node, whose guests may be at tables elsewhere."""
        self._admission = admission
        self._lines = lines

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        try:
            connection = await self._admission.connection(scope, send)
        except Exception as error:
            await self._admission.refuse(send, error)
            return
        try:
            await self._serve_table(connection, scope, send)
        finally:
            self._admission.leave(connection)

    async def _serve_table(self, connection: Connection, scope: Scope, send: Send) -> None:
        line = TableLine(self._admission.services, connection, scope["path_params"]["id"], self._lines)
        try:
            connection.as_seat = _companions_seat(scope)
            connection.changes = QueryParams(scope.get("query_string", b"")).get("changes") == "1"
            await line.open(_first_entry(scope))
        except Exception as error:
            line.close()
            if isinstance(error, RequestRefused) and error.status in _FOR_GOOD:
                await self._admission.turn_away(connection, scope, send, error.problem.code)
            else:
                await self._admission.refuse(send, error)
            return
        try:
            await send({"type": "websocket.accept"})
            keep_place(scope, connection)
            await self._admission.serve(connection, scope, line.hear)
        finally:
            line.close()


def keep_place(scope: Scope, connection: Connection) -> None:
    """Who sits at the table is not sent away when all places are taken."""
    place = scope.get("extensions", {}).get(PLACE)
    if place is not None:
        place.kept = connection.seat is not None


def _first_entry(scope: Scope) -> int | None:
    """`?from=` of the socket's address: the first entry that this client lacks."""
    wished = QueryParams(scope.get("query_string", b"")).get("from")
    if wished is None:
        return None
    if not wished.isascii() or not wished.isdigit() or len(wished) > _MOST_DIGITS:
        raise RequestRefused(400, "request.malformed", parameter="from")
    return int(wished)


def _companions_seat(scope: Scope) -> int | None:
    """`?as=2`: whoever holds the device plays for the one beside them, who sits there."""
    wished = QueryParams(scope.get("query_string", b"")).get("as")
    if wished is None:
        return None
    if not wished.isascii() or not wished.isdigit() or len(wished) > _MOST_DIGITS:
        raise RequestRefused(400, "request.malformed", parameter="as")
    return int(wished)
