"""A lock that costs a move nothing as long as nobody else wants it. Whoever has to wait gets it in their turn."""
# compiled: every move

from __future__ import annotations

import asyncio
from collections import deque


class TableLock:
    """As `asyncio.Lock`, and `take` beside it, which needs no coroutine."""

    __slots__ = ("_locked", "_waiters")

    def __init__(self) -> None:
        self._locked = False
        self._waiters: deque[asyncio.Future[None]] | None = None

    def locked(self) -> bool:
        return self._locked

    def take(self) -> bool:
        """At once, if it is free and nobody waits for it. Whether it was."""
        if self._locked or self._waiters:
            return False
        self._locked = True
        return True

    async def acquire(self) -> bool:
        if self.take():
            return True
        if self._waiters is None:
            self._waiters = deque()
        waiters = self._waiters
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiters.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            waiters.remove(waiter)
            if not self._locked:
                # It may have been this one's turn, and it is gone.
                self._wake_next()
            raise
        waiters.remove(waiter)
        self._locked = True
        return True

    def release(self) -> None:
        if not self._locked:
            raise RuntimeError("it is not locked")
        self._locked = False
        self._wake_next()

    def _wake_next(self) -> None:
        if self._waiters:
            first = self._waiters[0]
            if not first.done():
                first.set_result(None)

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        self.release()
