"""How long a bot that thinks ahead may go on: so many seconds, or so many steps, then the same on every machine."""

from __future__ import annotations

import time

from blueboar.bots.levels import BotSetup


class Budget:
    def __init__(self, setup: BotSetup, share: float = 0.9) -> None:
        self._steps = setup.think_steps
        self._ends = None if setup.think_steps is not None else time.perf_counter() + setup.think_seconds * share

    def spend(self) -> bool:
        """Whether there is a step left; takes it."""
        if self._steps is not None:
            self._steps -= 1
            return self._steps >= 0
        return not self.is_late()

    def is_late(self) -> bool:
        """Whether the seconds are over; steps are never late."""
        return self._ends is not None and time.perf_counter() >= self._ends
