"""One connection's HTTP, before any request of it is answered: uvicorn's own, with a bound on everything.

What has no bound there: how long a head may be and may take, how much may follow it, how many requests may wait on one
connection, how long an answer may go unread.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn._types import ASGI3Application, ASGIReceiveCallable, ASGISendCallable, ASGISendEvent, Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from blueboar.server.connections.places import Place, Places
from blueboar.server.connections.unread import UnreadTimer
from blueboar.server.settings import Limits

_PIECE = 4096
"""Read at once: what is too much is noticed after so many bytes."""


class TooMuch(Exception):
    """Raised into the parser, which then stops."""


class BoundedHttp(HttpToolsProtocol):
    places: Places
    limits: Limits

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._place: Place | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._unread = UnreadTimer()
        self._bytes = 0
        """Of the request that is coming in."""
        self._head = True
        self._too_much = False
        self._gone = False
        self._answering: RequestResponseCycle | None = None

    # the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._place = self.places.take(self.client[0] if self.client else "", transport)
        if self._place is None:
            self._too_much = True
            transport.abort()
            return
        self._set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone = True
        self._clear_deadline()
        self._unread.stop()
        if self._place is not None:
            self.places.leave(self._place)
        # Who is gone needs no answers to what else they asked; and none of it is a fault of ours.
        self.pipeline.clear()
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    # what comes in

    def data_received(self, data: bytes) -> None:
        if self._deadline is None and self._head:
            self._set_deadline()
        for start in range(0, len(data), _PIECE):
            if self._too_much or self._gone or self.transport.is_closing():
                return
            piece = data[start : start + _PIECE]
            self._bytes += len(piece)
            if self._bytes > self._most_bytes():
                self._cut()
                return
            super().data_received(piece)
            if self.transport.get_protocol() is not self:
                # It is a socket's from now on.
                return

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Who has hung up is told nothing more: uvicorn notices that for the last of several requests alone."""

        async def while_there(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
            async def send_if_there(message: ASGISendEvent) -> None:
                if self._gone or self.transport.is_closing():
                    cycle.disconnected = True
                    return
                await send(message)

            await app(scope, receive, send_if_there)

        self._answering = cycle
        super()._start_asgi_task(cycle, while_there)

    def _most_bytes(self) -> int:
        return self.limits.head_bytes if self._head else self.limits.head_bytes + self.limits.body_bytes + _PIECE

    def on_message_begin(self) -> None:
        self._head = True
        if len(self.pipeline) >= self.limits.pipelined:
            self._too_much = True
            raise TooMuch
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = False
        self._clear_deadline()
        if self._place is not None:
            self._place.asked = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._bytes = 0
        self._head = True
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if self._too_much:
            self._cut()
            return
        super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        self._clear_deadline()
        self._unread.stop()
        super().handle_websocket_upgrade()

    def _cut(self) -> None:
        self._too_much = True
        if self._place is not None:
            self.places.flooded(self._place)
        self.transport.abort()

    # time

    def _set_deadline(self) -> None:
        self._deadline = self.loop.call_later(self.limits.head_seconds, self._late)

    def _clear_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self) -> None:
        self._deadline = None
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.start(self.loop, self.limits.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._unread.stop()
        super().resume_writing()


def bounded_http(places: Places, limits: Limits) -> type[HttpToolsProtocol]:
    """uvicorn makes the protocols of its connections itself: so a class of our own for each server."""
    made = type("ServersHttp", (BoundedHttp,), {"places": places, "limits": limits})
    return cast("type[HttpToolsProtocol]", made)
