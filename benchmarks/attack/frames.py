"""Frames of a client's side of a WebSocket."""

from __future__ import annotations

import struct

TEXT, BINARY, PING = 1, 2, 9
FIN = 128
_MASK = b"\0\0\0\0"
"""A mask of nothing is a mask."""


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True) -> bytes:
    length = len(payload)
    first = bytes([(FIN if fin else 0) | opcode])
    if length < 126:
        return first + bytes([128 | length]) + _MASK + payload
    if length < 2**16:
        return first + bytes([128 | 126]) + struct.pack("!H", length) + _MASK + payload
    return first + bytes([128 | 127]) + struct.pack("!Q", length) + _MASK + payload
