"""The way out of a socket: a whole text frame is written at once, past everything that waits and wraps.

Everyone at a table is sent a frame for every move. By way of a task, three coroutines and a parser that knows frames of
every kind this cost more than all that is told in them.
"""
# compiled: every frame that is sent

from __future__ import annotations

import struct
from asyncio import WriteTransport
from collections.abc import Callable

LINE = "blueboar.line"
"""Where a socket's scope has its line."""
_TEXT = 0x81
_SHORT, _TWO_BYTES, _EIGHT_BYTES = 125, 126, 127
_MOST_IN_TWO = 0xFFFF


class Line:
    __slots__ = ("_again", "_is_closing", "_is_full", "_over", "_write")

    def __init__(self, transport: WriteTransport) -> None:
        self._write: Callable[[bytes], None] = transport.write
        self._is_closing: Callable[[], bool] = transport.is_closing
        self._is_full = False
        """What was written last has not gone out yet."""
        self._over = False
        self._again: Callable[[], None] | None = None

    def write_text(self, payload: bytes) -> bool:
        """Whether it was taken. If not, `when_writable` says when to try again."""
        if self._is_full:
            return False
        if not self._over and not self._is_closing():
            self._write(text_frame(payload))
        return True

    def when_writable(self, again: Callable[[], None]) -> None:
        self._again = again

    # what the socket tells

    def full(self) -> None:
        self._is_full = True

    def emptied(self) -> None:
        self._is_full = False
        again, self._again = self._again, None
        if again is not None:
            again()

    def over(self) -> None:
        """Goodbye was said, or nobody is there: what is written now goes nowhere."""
        self._over = True
        self._is_full = False
        self._again = None


def text_frame(payload: bytes) -> bytes:
    """RFC 6455, 5.2: final, text, not masked, as a server sends it."""
    size = len(payload)
    if size <= _SHORT:
        return bytes((_TEXT, size)) + payload
    if size <= _MOST_IN_TWO:
        return struct.pack("!BBH", _TEXT, _TWO_BYTES, size) + payload
    return struct.pack("!BBQ", _TEXT, _EIGHT_BYTES, size) + payload
