"""How much one socket may send: bytes and frames of its own, and frames of all sockets of its address together."""
# compiled: every frame that comes in

from __future__ import annotations

import time

from blueboar.server.rate_limits import RateLimiter, RateLimiters
from blueboar.server.settings import Limits


class FrameLimits:
    __slots__ = ("_bytes", "_frames", "_of_addresses", "address")

    def __init__(self, limits: Limits, of_addresses: RateLimiters) -> None:
        now = time.monotonic()
        self._bytes = RateLimiter(limits.socket_bytes, now)
        self._frames = RateLimiter(limits.frames, now)
        self._of_addresses = of_addresses
        self.address: str | None = None
        """Where it comes from, once that is known."""

    def is_flood(self, size: int, frames: int) -> bool:
        """Whether so many bytes, and the frames that ended in them, are more than may come now."""
        now = time.monotonic()
        if not self._bytes.take(now, size):
            return True
        if frames == 0:
            return False
        if not self._frames.take(now, frames):
            return True
        if self.address is not None and not self._of_addresses.take(self.address, now, frames):
            # Many sockets of one address together: those who sent most of it go.
            return self._frames.is_half_empty
        return False
