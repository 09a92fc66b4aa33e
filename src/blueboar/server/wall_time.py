"""What time it is on the wall, for all that is kept over restarts. While the inn is open it never goes back.

A clock that is set back (by hand, or by the network's time) would stop every deadline for as long. So the time goes on
as the machine's steady clock does; it follows the wall forward, for a machine that has slept.
"""

from __future__ import annotations

import time
from collections.abc import Callable


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

    def __call__(self) -> float:
        steady = self._steady()
        self.ahead = max(self.ahead, self._wall() - steady)
        return steady + self.ahead


wall_now = WallTime()
