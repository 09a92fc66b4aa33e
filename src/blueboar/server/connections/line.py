"""The way out of a socket: a whole text frame is written at once, past everything that waits and wraps.

Everyone at a table is sent a frame for every move. By way of a task, three coroutines and a parser that knows frames of
every kind this cost more than all that is told in them.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Protocol

LINE = "blueboar.line"
"""Where a socket's scope has its line."""
_TEXT = 0x81
_SHORT, _TWO_BYTES, _EIGHT_BYTES = 125, 126, 127
_MOST_IN_TWO = 0xFFFF


class Line(Protocol):
    def write_text(self, payload: bytes) -> bool:
        """Whether it was taken. If not, `when_writable` says when to try again."""

    def when_writable(self, again: Callable[[], None]) -> None: ...


def text_frame(payload: bytes) -> bytes:
    """RFC 6455, 5.2: final, text, not masked, as a server sends it."""
    size = len(payload)
    if size <= _SHORT:
        return bytes((_TEXT, size)) + payload
    if size <= _MOST_IN_TWO:
        return struct.pack("!BBH", _TEXT, _TWO_BYTES, size) + payload
    return struct.pack("!BBQ", _TEXT, _EIGHT_BYTES, size) + payload
