"""How long what was sent may lie unread: then the connection is cut, so that nobody's answers are kept for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class UnreadTimer:
    def __init__(self) -> None:
        self._running: asyncio.TimerHandle | None = None

    def start(self, loop: asyncio.AbstractEventLoop, seconds: float, cut: Callable[[], None]) -> None:
        if self._running is None:
            self._running = loop.call_later(seconds, cut)

    def stop(self) -> None:
        if self._running is not None:
            self._running.cancel()
            self._running = None
