"""WebSocket frames (RFC 6455, 5.2) that have come in whole: told from all others by their first bytes."""
# compiled: every frame that comes in

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover - a wheel without C
    from websockets.utils import apply_mask

_FINAL = 0x80
_OPCODE = 0x0F
_MASKED = 0x80
_LENGTH = 0x7F
_TWO_BYTES, _EIGHT_BYTES = 126, 127
_TEXT = 0x81
"""Final, and nothing but text."""
_LONGEST = 1024
_SHORT_HEAD, _LONGER_HEAD, _LONGEST_HEAD = 6, 8, 14
"""With the mask."""


def only_text(data: bytes) -> bytes | None:
    """What is said in it, if this is one whole short text as clients send it, and nothing else."""
    size = len(data)
    if size < _SHORT_HEAD or size > _LONGEST or data[0] != _TEXT or not data[1] & _MASKED:
        return None
    length = data[1] & _LENGTH
    if length < _TWO_BYTES:
        if size != length + _SHORT_HEAD:
            return None
        return apply_mask(data[_SHORT_HEAD:], data[2:_SHORT_HEAD])
    if length == _EIGHT_BYTES or size < _LONGER_HEAD:
        return None
    length = (data[2] << 8) | data[3]
    if length < _TWO_BYTES or size != length + _LONGER_HEAD:
        return None
    return apply_mask(data[_LONGER_HEAD:], data[4:_LONGER_HEAD])


def ends_with_a_frame(data: bytes) -> bool:
    """Whether this, which begins with a frame, is made of whole frames, none of them a part of a longer message."""
    start = 0
    while start < len(data):
        head = data[start : start + _LONGEST_HEAD]
        if len(head) < _SHORT_HEAD or not head[1] & _MASKED:
            return False
        if not head[0] & _FINAL or not head[0] & _OPCODE:
            return False
        length = head[1] & _LENGTH
        if length == _TWO_BYTES:
            start += _LONGER_HEAD + int.from_bytes(head[2:4], "big")
        elif length == _EIGHT_BYTES:
            start += _LONGEST_HEAD + int.from_bytes(head[2:10], "big")
        else:
            start += _SHORT_HEAD + length
    return start == len(data)
