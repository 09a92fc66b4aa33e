"""What time it is on the wall, for all that is kept over restarts. While the inn is open it never goes back.

A clock that is set back (by hand, or by the network's time) would stop every deadline for as long. So the time goes on
as the machine's steady clock does; it follows the wall forward, for a machine that has slept.
"""

from __future__ import annotations

import time
from collections.abc import Callable

_NEAR_SECONDS = 0.5
"""Clocks that differ by less are taken for equal: a question to the store takes a moment itself."""


class WallTime:
    def __init__(
        self,
        wall: Callable[[], float] = lambda: time.time(),
        steady: Callable[[], float] = lambda: time.monotonic(),
    ) -> None:
        self._wall = wall
        self._steady = steady
        self.ahead = wall() - steady()
        """Of the steady clock, which begins on no particular day."""
        self._follows = False

    def follow(self, right: float) -> None:
        """Nodes of one inn go by the clock of their store, which says this now: their own may differ by hours."""
        ahead = right - self._steady()
        if not self._follows or abs(ahead - self.ahead) > _NEAR_SECONDS:
            self.ahead = ahead
        self._follows = True

    def go_alone(self) -> None:
        self._follows = False

    def __call__(self) -> float:
        steady = self._steady()
        if self._follows:
            return steady + self.ahead
        self.ahead = max(self.ahead, self._wall() - steady)
        return steady + self.ahead


wall_now = WallTime()
