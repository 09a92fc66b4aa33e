"""One WebSocket's frames: every one is counted as it arrives, pings and fragments too; a flood is cut off."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from blueboar.server.connections.frame_limits import FrameLimits
from blueboar.server.connections.inbox import INBOX, Inbox
from blueboar.server.connections.line import LINE, Line
from blueboar.server.connections.places import Place, Places
from blueboar.server.connections.unread import UnreadTimer
from blueboar.server.connections.whole_frames import ends_with_a_frame, only_text
from blueboar.server.settings import Limits

_PIECE = 1024
"""Parsed at once: no more than some hundred frames can be in it."""
_PARTING_SECONDS = 1.0
_UNREAD_BYTES = 16 * 1024
_MOST_WAITING = 8
"""Messages that wait to be carried out, before no more are read: to stop and begin reading costs two system calls."""
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
        self._inbox: Inbox[ASGIReceiveEvent | str | bytes] = Inbox()
        """Messages as they came, and what else happens to a socket as ASGI tells it."""
        self.queue = self._inbox  # type: ignore[assignment]  # as much of a queue as is used
        self._place: Place | None = None
        self._frame_limits = FrameLimits(self.limits, self.places.frames)
        self._ended = False
        self._unread = UnreadTimer()
        self._between_frames = True
        """The parser has seen whole, unbroken messages so far: what comes now begins another."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        before = getattr(transport.get_protocol(), "_place", None)
        if isinstance(before, Place):
            self._place = before
            self._frame_limits.address = before.address
        super().connection_made(transport)
        self._line = Line(self.transport)
        # What one reader leaves lying must be little: there are many of them.
        self.transport.set_write_buffer_limits(high=_UNREAD_BYTES)

    def pause_writing(self) -> None:
        self._line.full()
        super().pause_writing()
        self._unread.start(self.loop, self.limits.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._unread.stop()
        super().resume_writing()
        self._line.emptied()

    def connection_lost(self, exc: Exception | None) -> None:
        self._ended = True
        self._line.over()
        self._unread.stop()
        if self._place is not None:
            self.places.leave(self._place)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[PLACE] = self._place
            extensions[LINE] = self._line
            extensions[INBOX] = self._inbox

    def data_received(self, data: bytes) -> None:
        if self._between_frames and not self._ended and self.conn.state is State.OPEN and not self.close_sent:
            # One whole message, as nearly all that clients send is: past a parser that knows frames of every kind.
            payload = only_text(data)
            if payload is not None:
                if not payload.isascii():
                    self._take_in(payload, is_text=True)
                elif self._inbox.put_nowait(payload) >= _MOST_WAITING:
                    self._stop_reading()
                if self._frame_limits.is_flood(len(data), 1):
                    self._cut()
                return
        self._parse(data)

    def _parse(self, data: bytes) -> None:
        begun = self.handshake_initiated
        for start in range(0, len(data), _PIECE):
            if self._ended or (self.close_sent and self.transport.is_closing()):
                return
            piece = data[start : start + _PIECE]
            super().data_received(piece)
            found, self._counted.found = self._counted.found, 0
            if self._frame_limits.is_flood(len(piece), found):
                self._cut()
                return
        if self._between_frames:
            self._between_frames = ends_with_a_frame(data) if begun else data.endswith(b"\r\n\r\n")

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
        if self.close_sent:
            self._line.over()
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            # A refusal is an answer, too: no handshake is owed after it.
            self.handshake_complete = True

    async def receive(self) -> ASGIReceiveEvent:
        inbox = self._inbox
        while inbox.empty():
            await inbox.filled()
        message = inbox.get_nowait()
        if isinstance(message, str):
            return {"type": "websocket.receive", "text": message}
        return {"type": "websocket.receive", "bytes": message} if isinstance(message, bytes) else message

    def send_receive_event_to_app(self) -> None:
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._take_in(data, is_text=self.curr_msg_data_type == "text")

    def _take_in(self, data: bytes, *, is_text: bool) -> None:
        """Text that is none is the client's mistake, and told to the client alone."""
        if is_text:
            try:
                waiting = self._inbox.put_nowait(data.decode())
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA, "text that is not UTF-8")
                return
        else:
            waiting = self._inbox.put_nowait(data)
        if len(data) > _PIECE or waiting >= _MOST_WAITING:
            self._stop_reading()

    def _stop_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
            self._inbox.when_empty(self._read_on)

    def _read_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

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
