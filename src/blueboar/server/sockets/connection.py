"""One socket's outgoing side: a mailbox that takes anything at once, and is emptied when the loop comes round.

Nobody ever waits for a reader: who does not read fast enough is asked to connect again, and resumes then.
"""
# compiled: every move posts to everyone at a table

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from blueboar.protocol.messages import CloseReason, Goodbye, encode
from blueboar.server.connections.line import Line
from blueboar.server.metrics import Metrics
from blueboar.server.settings import Limits

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

_log = logging.getLogger(__name__)
_POLICY_VIOLATION = 1008
_SERVICE_RESTART = 1012
_TRY_AGAIN_LATER = 1013
_CODES: dict[CloseReason, int] = {
    "restart": _SERVICE_RESTART,
    "too-slow": _TRY_AGAIN_LATER,
    "kicked": _POLICY_VIOLATION,
    "flood": _POLICY_VIOLATION,
    "logged-out": _POLICY_VIOLATION,
    "refused": _POLICY_VIOLATION,
}
_PARTING_SECONDS = 2.0
_LITTLE = 64 * 1024
"""Waiting for one reader: not worth losing them for."""


class Mailboxes:
    """What waits for all readers together; it is written when the loop comes round, for all of them in one go."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting = 0
        """In bytes."""
        self._full: list[Connection] = []

    def empty_soon(self, connection: Connection, loop: asyncio.AbstractEventLoop) -> None:
        if not self._full:
            loop.call_soon(self._empty_all)
        self._full.append(connection)

    def _empty_all(self) -> None:
        full, self._full = self._full, []
        for connection in full:
            try:
                connection.empty_mailbox()
            except Exception:
                # The others' mail does not wait for this one's.
                _log.exception("a frame could not be written")
                connection.parted.cancel()


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
        "as_seat",
        "busy",
        "changes",
        "device",
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
        self.device = person
        """Whose device it is: who looks on from there, or plays for somebody beside them, is there all the same."""
        self.as_seat: int | None = None
        """The seat of somebody at this device, for whom it is held now."""
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
        size = 0
        for message in messages:
            size += len(message)
        mailboxes = self._all
        if (
            len(self._mailbox) + len(messages) > self._most
            or self._bytes + size > self._most_bytes
            or (mailboxes.waiting > mailboxes.most and self._bytes > _LITTLE)
        ):
            self._metrics.slow.inc()
            self.close("too-slow")
            return
        self._mailbox += messages
        self._bytes += size
        mailboxes.waiting += size
        if not self._emptied_soon:
            self._emptied_soon = True
            mailboxes.empty_soon(self, self._loop)

    def close(self, why: CloseReason, code: str | None = None) -> None:
        """Say goodbye; what was still in the mailbox is dropped when the reader was too slow for it anyway."""
        if self._closing is not None:
            return
        if len(self._mailbox) + 1 > self._most or self._bytes > _LITTLE:
            self._empty()
        self._mailbox.append(encode(Goodbye(why, code)))
        self._closing = _CODES[why]
        if not self._emptied_soon:
            self._emptied_soon = True
            self._all.empty_soon(self, self._loop)
        # It may not even read the goodbye.
        self._stuck = self._loop.call_later(_PARTING_SECONDS, self.parted.cancel)

    def opened(self) -> None:
        """What has been told so far, and everything from now on, can be written."""
        self.empty_mailbox()

    def ended(self) -> None:
        """Nobody is there any more."""
        self._empty()
        self.parted.cancel()
        self.gone.set()
        if self._stuck is not None:
            self._stuck.cancel()

    def empty_mailbox(self) -> None:
        """Everything that waits goes into one frame."""
        mailbox = self._mailbox
        if mailbox:
            if not self._line.write_text(b"[" + b",".join(mailbox) + b"]"):
                self._line.when_writable(self.empty_mailbox)
                return
            self._mailbox = []
            self._all.waiting -= self._bytes
            self._bytes = 0
        self._emptied_soon = False
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
