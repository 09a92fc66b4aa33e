"""One socket's outgoing side: a mailbox that takes anything at once, and a task that empties it.

Nobody ever waits for a reader: who does not read fast enough is asked to connect again, and resumes then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from blueboar.protocol.messages import CloseReason, Goodbye, encode
from blueboar.server.metrics import Metrics
from blueboar.server.settings import Limits

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

_POLICY_VIOLATION = 1008
_SERVICE_RESTART = 1012
_TRY_AGAIN_LATER = 1013
_CODES: dict[CloseReason, int] = {
    "restart": _SERVICE_RESTART,
    "too-slow": _TRY_AGAIN_LATER,
    "kicked": _POLICY_VIOLATION,
    "flood": _POLICY_VIOLATION,
    "logged-out": _POLICY_VIOLATION,
}
_PARTING_SECONDS = 2.0
_LITTLE = 64 * 1024
"""Waiting for one reader: not worth losing them for."""


class Mailboxes:
    """What waits for all readers together, in bytes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting = 0


class Connection:
    __slots__ = (
        "_all",
        "_bytes",
        "_closing",
        "_filled",
        "_mailbox",
        "_metrics",
        "_most",
        "_most_bytes",
        "_send",
        "_stuck",
        "_writer",
        "address",
        "as_seat",
        "busy",
        "device",
        "gone",
        "person",
        "seat",
        "session",
    )

    def __init__(
        self,
        send: Send,
        person: str | None,
        session: str | None,
        address: str,
        limits: Limits,
        mailboxes: Mailboxes,
        metrics: Metrics,
    ) -> None:
        self._send = send
        self._most = limits.mailbox
        self._most_bytes = limits.mailbox_bytes
        self._all = mailboxes
        self._bytes = 0
        self._metrics = metrics
        self._mailbox: list[bytes] = []
        self._filled = asyncio.Event()
        self._closing: int | None = None
        self.person = person
        self.device = person
        """Whose device it is: who looks on from there, or plays for somebody beside them, is there all the same."""
        self.as_seat: int | None = None
        """The seat of somebody at this device, for whom it is held now."""
        self.session = session
        """The hash of the token that it came in with."""
        self.address = address
        self._writer: asyncio.Task[None] | None = None
        self._stuck: asyncio.TimerHandle | None = None
        self.seat: int | None = None
        self.gone = asyncio.Event()
        self.busy = False
        """A message of this connection is being carried out; it must not be cut off in the middle."""

    def post(self, *messages: bytes) -> None:
        if self._closing is not None:
            return
        size = sum(map(len, messages))
        if len(self._mailbox) + len(messages) > self._most or self._is_too_much(size):
            self._metrics.slow.inc()
            self.close("too-slow")
            return
        self._mailbox += messages
        self._bytes += size
        self._all.waiting += size
        self._filled.set()

    def _is_too_much(self, size: int) -> bool:
        if self._bytes + size > self._most_bytes:
            return True
        return self._all.waiting > self._all.most and self._bytes > _LITTLE

    def close(self, why: CloseReason) -> None:
        """Say goodbye; what was still in the mailbox is dropped when the reader was too slow for it anyway."""
        if self._closing is not None:
            return
        if len(self._mailbox) + 1 > self._most or self._bytes > _LITTLE:
            self._empty()
        self._mailbox.append(encode(Goodbye(why)))
        self._closing = _CODES[why]
        self._filled.set()
        if self._writer is not None:
            # It may not even read the goodbye.
            self._stuck = asyncio.get_running_loop().call_later(_PARTING_SECONDS, self._writer.cancel)

    async def write_all(self) -> None:
        """Until the connection closes. Everything that waits goes into one frame."""
        self._writer = asyncio.current_task()
        try:
            while True:
                await self._filled.wait()
                self._filled.clear()
                waiting = self._empty()
                if waiting:
                    frame = b"[" + b",".join(waiting) + b"]"
                    await self._send({"type": "websocket.send", "text": frame.decode()})
                if self._closing is not None:
                    await self._send({"type": "websocket.close", "code": self._closing})
                    return
        finally:
            self._empty()
            self.gone.set()
            if self._stuck is not None:
                self._stuck.cancel()

    def _empty(self) -> list[bytes]:
        """What was in the mailbox."""
        waiting, self._mailbox = self._mailbox, []
        self._all.waiting -= self._bytes
        self._bytes = 0
        return waiting
