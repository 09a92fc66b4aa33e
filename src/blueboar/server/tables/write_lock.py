"""One thing at a time changes a table: it is decided in memory, stored, and only then told to anyone.

If it could not be stored, what is in memory is worth nothing: the table is lost, everyone connects again, and it wakes
as the store has it.
"""
# compiled: every move

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from blueboar.core.errors import GameError
from blueboar.server.refusals import RequestRefused
from blueboar.server.store.database import LeaseLost, StoreConflict, StoreFailure
from blueboar.server.tables.live_state import LiveState
from blueboar.server.tables.table_lock import TableLock

_log = logging.getLogger(__name__)


class WriteLock:
    def __init__(self, state: LiveState, on_lost: Callable[[], None], on_store_fault: Callable[[], None]) -> None:
        self.lock = TableLock()
        """For those who only read what must not change meanwhile."""
        self.lost = False
        """This is not the table any more: whoever still holds it can neither read nor change anything."""
        self._state = state
        self._on_lost = on_lost
        self._on_store_fault = on_store_fault

    def writing(self) -> Writing:
        """The table is one's own, to decide and to store. Raises RequestRefused if it is lost, or becomes so."""
        return Writing(self)

    def failed(self, error: BaseException) -> None:
        """What happened while it was one's own; what nobody can know of is answered in other words."""
        if isinstance(error, RequestRefused | GameError):
            return
        self._lose()
        table = self._state.row.id
        if isinstance(error, LeaseLost):
            _log.warning("a table is another node's by now", extra={"table": table})
        elif isinstance(error, StoreConflict | StoreFailure):
            _log.error("a table could not be stored", exc_info=error, extra={"table": table, "seq": self._state.seq})
            self._on_store_fault()
        else:
            return
        raise RequestRefused(503, "server.not-stored") from error

    def _lose(self) -> None:
        """Everyone connects again, once whoever was at it has been answered."""
        self.lost = True
        asyncio.get_running_loop().call_soon(self._on_lost)


class Writing:
    """For `async with`. Every move does it: a generator that does the same costs five times as much."""

    __slots__ = ("_write_lock",)

    def __init__(self, write_lock: WriteLock) -> None:
        self._write_lock = write_lock

    async def __aenter__(self) -> None:
        lock = self._write_lock.lock
        if not lock.take():
            await lock.acquire()
        if self._write_lock.lost:
            self._write_lock.lock.release()
            raise RequestRefused(503, "server.not-stored")

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        try:
            if error is not None:
                self._write_lock.failed(error)
        finally:
            self._write_lock.lock.release()
