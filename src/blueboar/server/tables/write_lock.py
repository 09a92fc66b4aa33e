"""One thing at a time changes a table: it is decided in memory, stored, and only then told to anyone.

If it could not be stored, what is in memory is worth nothing: the table is lost, everyone connects again, and it wakes
as the store has it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable

from blueboar.core.errors import GameError
from blueboar.server.refusals import RequestRefused
from blueboar.server.store.database import LeaseLost, StoreConflict, StoreFailure
from blueboar.server.tables.live_state import LiveState

_log = logging.getLogger(__name__)


class WriteLock:
    def __init__(self, state: LiveState, on_lost: Callable[[], None], on_store_fault: Callable[[], None]) -> None:
        self.lock = asyncio.Lock()
        """For those who only read what must not change meanwhile."""
        self.lost = False
        """This is not the table any more: whoever still holds it can neither read nor change anything."""
        self._state = state
        self._on_lost = on_lost
        self._on_store_fault = on_store_fault

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        """The table is one's own, to decide and to store. Raises RequestRefused if it is lost, or becomes so."""
        async with self.lock:
            if self.lost:
                raise RequestRefused(503, "server.not-stored")
            try:
                yield
            except (RequestRefused, GameError):
                raise
            except LeaseLost as error:
                self._lose()
                _log.warning("a table is another node's by now", extra={"table": self._state.row.id})
                raise RequestRefused(503, "server.not-stored") from error
            except (StoreConflict, StoreFailure) as error:
                self._lose()
                _log.exception(
                    "a table could not be stored", extra={"table": self._state.row.id, "seq": self._state.seq}
                )
                self._on_store_fault()
                raise RequestRefused(503, "server.not-stored") from error
            except BaseException:
                self._lose()
                raise

    def _lose(self) -> None:
        """Everyone connects again, once whoever was at it has been answered."""
        self.lost = True
        asyncio.get_running_loop().call_soon(self._on_lost)
