"""How a socket is read: one message after another, each carried out before the next."""
# compiled: every message of every guest

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from blueboar.protocol.messages import Refused, encode
from blueboar.server.connections.inbox import Inbox
from blueboar.server.rate_limits import RateLimiters
from blueboar.server.services import Services
from blueboar.server.sockets.connection import Connection

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Frames = Inbox[dict[str, Any] | str | bytes]
"""Messages as they came; and as ASGI tells it that the client is gone."""
Hear = Callable[[Connection, str | bytes], Awaitable[None]]


async def read_all(
    connection: Connection, frames: Frames, hear: Hear, messages: RateLimiters, services: Services
) -> None:
    """Until the client goes, or floods. `messages`: how many each person may send."""
    # Who has many sockets still has one pair of hands; who only looks on is known by nothing but the socket.
    key = connection.device or f"socket {id(connection)}"
    floods = 0
    while True:
        while frames.empty():
            await frames.filled()
        frame = frames.get_nowait()
        if isinstance(frame, dict):
            # Nothing else comes once it is open.
            return
        if not messages.take(key, time.monotonic()):
            floods += 1
            if floods > services.settings.limits.flood:
                services.metrics.floods.inc()
                connection.close("flood")
                return
            connection.post(encode(Refused(None, "socket.too-fast")))
            continue
        connection.busy = True
        try:
            await hear(connection, frame)
        finally:
            connection.busy = False
