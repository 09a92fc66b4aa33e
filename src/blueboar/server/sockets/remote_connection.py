"""A guest whose socket is at another node, as the table sees them: what they are told goes over the bus."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from blueboar.protocol.messages import CloseReason
from blueboar.server.nodes.envelopes import Attach, ToldGuest

_MOST_AT_ONCE = 256 * 1024
"""Bytes in one message on the bus, which takes a megabyte."""


class RemoteConnection:
    __slots__ = (
        "_closing",
        "_mailbox",
        "_number",
        "_tell",
        "_waits",
        "address",
        "as_seat",
        "changes",
        "device",
        "gone",
        "line",
        "person",
        "seat",
        "session",
    )

    def __init__(self, guest: Attach, tell: Callable[[ToldGuest], None]) -> None:
        self.person = guest.person
        self.device = guest.device
        self.as_seat = guest.as_seat
        self.session = guest.session
        self.address = guest.address
        self.line = guest.line
        self.changes = guest.changes
        self.seat: int | None = None
        self.gone = asyncio.Event()
        self._tell = tell
        self._mailbox: list[bytes] = []
        self._number = 0
        self._waits = False
        self._closing = False

    def post(self, *messages: bytes) -> None:
        if self._closing:
            return
        self._mailbox += messages
        if not self._waits:
            # What is told in one turn of the loop travels together.
            self._waits = True
            asyncio.get_running_loop().call_soon(self.flush)

    def close(self, why: CloseReason) -> None:
        """With `restart` the other node looks for the table anew, and the guest's socket stays open."""
        if self._closing:
            return
        self.flush()
        self._closing = True
        self._say([], why)
        self.gone.set()

    def end(self) -> None:
        """Nobody is there to be told anything any more."""
        self._closing = True
        self._mailbox.clear()
        self.gone.set()

    def flush(self) -> None:
        self._waits = False
        together: list[bytes] = []
        size = 0
        for message in self._mailbox:
            if together and size + len(message) > _MOST_AT_ONCE:
                self._say(together, None)
                together, size = [], 0
            together.append(message)
            size += len(message)
        self._mailbox = []
        if together:
            self._say(together, None)

    def _say(self, messages: list[bytes], close: CloseReason | None) -> None:
        self._tell(ToldGuest(self.line, self._number, messages, close))
        self._number += 1
