"""One WebSocket's frames: every one is counted as it arrives, pings and fragments too; a flood is cut off."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from blueboar.server.connections.line import LINE, text_frame
from blueboar.server.connections.places import Place, Places, frame_limiter
from blueboar.server.connections.unread import UnreadTimer
from blueboar.server.rate_limits import RateLimiter
from blueboar.server.settings import Limits

_PIECE = 1024
"""Parsed at once: no more than some hundred frames can be in it."""
_PARTING_SECONDS = 1.0
_UNREAD_BYTES = 16 * 1024
PLACE = "blueboar.place"
"""Where a socket's scope has its place."""


class CountedFrames(ServerProtocol):
    """The parser, and how many frames it has found since somebody last looked."""

    found = 0

    def recv_frame(self, frame: Frame) -> None:
        self.found += 1
        super().recv_frame(frame)


class BoundedSocket(WebSocketsSansIOProtocol):
    places: Places
    limits: Limits
    on_flood: Any

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._counted = self.conn = CountedFrames(max_size=self.config.ws_max_size, logger=self.logger)
        self._place: Place | None = None
        self._frames = frame_limiter(self.limits)
        self._bytes = RateLimiter(self.limits.socket_bytes, time.monotonic())
        self._ended = False
        self._unread = UnreadTimer()
        self._again: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        before = getattr(transport.get_protocol(), "_place", None)
        self._place = before if isinstance(before, Place) else None
        super().connection_made(transport)
        # What one reader leaves lying must be little: there are many of them.
        self.transport.set_write_buffer_limits(high=_UNREAD_BYTES)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.start(self.loop, self.limits.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._unread.stop()
        super().resume_writing()
        again, self._again = self._again, None
        if again is not None:
            again()

    def write_text(self, payload: bytes) -> bool:
        if not self.writable.is_set():
            return False
        if not self.close_sent and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(text_frame(payload))
        return True

    def when_writable(self, again: Callable[[], None]) -> None:
        self._again = again

    def connection_lost(self, exc: Exception | None) -> None:
        self._ended = True
        self._again = None
        self._unread.stop()
        if self._place is not None:
            self.places.leave(self._place)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[PLACE] = self._place
            extensions[LINE] = self

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _PIECE):
            if self._ended or (self.close_sent and self.transport.is_closing()):
                return
            piece = data[start : start + _PIECE]
            super().data_received(piece)
            if self._is_flood(len(piece)):
                self._cut()
                return

    def _is_flood(self, size: int) -> bool:
        now = time.monotonic()
        found, self._counted.found = self._counted.found, 0
        if not self._bytes.take(now, size) or (found and not self._frames.take(now, found)):
            return True
        if found and self._place is not None and not self.places.frames(self._place, found):
            # Many sockets of one address together: those who sent most of it go.
            return self._frames.is_half_empty
        return False

    def _cut(self) -> None:
        if self._ended:
            return
        self._ended = True
        self.on_flood()
        if self._place is not None:
            self.places.flooded(self._place)
        self._fail(CloseCode.POLICY_VIOLATION, "flood")

    def _fail(self, code: int, reason: str) -> None:
        """Say why, if there is still somebody to say it to, and close."""
        if self.close_sent or self.transport.is_closing():
            self.transport.abort()
            return
        self._ended = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.close_sent = True
        try:
            self.conn.fail(code, reason)
        except InvalidState:
            self.transport.abort()
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        # Who does not read holds it open no longer than this.
        self.loop.call_later(_PARTING_SECONDS, self.transport.abort)

    async def send(self, message: ASGISendEvent) -> None:
        await self.writable.wait()
        if self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """Text that is none is the client's mistake, and told to the client alone."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._fail(CloseCode.INVALID_DATA, "text that is not UTF-8")
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """What cannot be understood ends the connection once, however much of it comes."""
        self._ended = True
        if self.close_sent or self.conn.close_sent is None:
            self.transport.abort()
            return
        super().handle_parser_exception()
        self.loop.call_later(_PARTING_SECONDS, self.transport.abort)


def bounded_socket(places: Places, limits: Limits, on_flood: Any) -> type[WebSocketsSansIOProtocol]:
    named = {"places": places, "limits": limits, "on_flood": staticmethod(on_flood)}
    return cast("type[WebSocketsSansIOProtocol]", type("ServersSocket", (BoundedSocket,), named))
