"""`/ws/lobby`: the lobby's socket, which only tells."""

from __future__ import annotations

from blueboar.server.sockets.admission import Admission, Scope
from blueboar.server.sockets.connection import Connection, Send
from blueboar.server.sockets.reading import Receive


class LobbySocket:
    def __init__(self, admission: Admission) -> None:
        self._admission = admission

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        lobby = self._admission.services.live_tables.lobby
        try:
            connection = await self._admission.connection(scope, send)
        except Exception as error:
            await self._admission.refuse(send, error)
            return
        try:
            await send({"type": "websocket.accept"})
            lobby.connections.add(connection)
            await self._admission.serve(connection, scope, _ignore)
        finally:
            lobby.connections.discard(connection)
            self._admission.leave(connection)


async def _ignore(connection: Connection, frame: str | bytes) -> None:
    """The lobby only tells."""
