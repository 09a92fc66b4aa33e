"""One socket's outgoing side: a mailbox that takes anything at once, and is emptied when the loop comes round.

Nobody ever waits for a reader: who does not read fast enough is asked to connect again, and resumes then.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from blueboar.protocol.messages import CloseReason, Goodbye, encode
from blueboar.server.connections.line import Line
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
        "_emptied_soon",
        "_goodbye",
        "_line",
        "_loop",
        "_mailbox",
        "_metrics",
        "_most",
        "_most_bytes",
        "_send",
        "_stuck",
        "address",
        "busy",
        "changes",
        "gone",
        "parted",
        "person",
        "seat",
        "session",
    )

    def __init__(
        self,
        send: Send,
        line: Line,
        person: str | None,
        session: str | None,
        address: str,
        limits: Limits,
        mailboxes: Mailboxes,
        metrics: Metrics,
    ) -> None:
        self._send = send
        self._line = line
        self._loop = asyncio.get_running_loop()
        self._most = limits.mailbox
        self._most_bytes = limits.mailbox_bytes
        self._all = mailboxes
        self._bytes = 0
        self._metrics = metrics
        self._mailbox: list[bytes] = []
        self._emptied_soon = True
        """Nor is anything written before the socket is open."""
        self._closing: int | None = None
        self.person = person
        self.session = session
        """The hash of the token that it came in with."""
        self.address = address
        self.parted: asyncio.Future[None] = self._loop.create_future()
        """Done when goodbye was said; cancelled when it could not be."""
        self._goodbye: asyncio.Task[None] | None = None
        self._stuck: asyncio.TimerHandle | None = None
        self.seat: int | None = None
        self.gone = asyncio.Event()
        self.changes = False
        """It takes what has changed in place of whole views."""
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
        self._empty_soon()

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
        self._empty_soon()
        # It may not even read the goodbye.
        self._stuck = self._loop.call_later(_PARTING_SECONDS, self.parted.cancel)

    def opened(self) -> None:
        """What has been told so far, and everything from now on, can be written."""
        self._write()

    def ended(self) -> None:
        """Nobody is there any more."""
        self._empty()
        self.parted.cancel()
        self.gone.set()
        if self._stuck is not None:
            self._stuck.cancel()

    def _empty_soon(self) -> None:
        if not self._emptied_soon:
            self._emptied_soon = True
            self._loop.call_soon(self._write)

    def _write(self) -> None:
        """Everything that waits goes into one frame."""
        if self._mailbox and not self._line.write_text(b"[" + b",".join(self._mailbox) + b"]"):
            self._line.when_writable(self._write)
            return
        self._emptied_soon = False
        self._empty()
        if self._closing is not None and self._goodbye is None:
            self._goodbye = self._loop.create_task(self._part(self._closing))

    async def _part(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError):
            await self._send({"type": "websocket.close", "code": code})
        if not self.parted.done():
            self.parted.set_result(None)

    def _empty(self) -> None:
        self._mailbox = []
        self._all.waiting -= self._bytes
        self._bytes = 0
