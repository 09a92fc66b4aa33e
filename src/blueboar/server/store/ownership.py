"""One server owns a store: a second one on the same store would deal the same tables otherwise, and refuses to start.

SQLite: a lock on a file beside it, which ends with the process. PostgreSQL: an advisory lock of a session of its own;
the nodes of one inn share it. It only keeps mistakes out at the start: what keeps nodes apart is in `leases`.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from pathlib import Path
from typing import Any, Protocol

from blueboar.server.store.database import StoreFailure

try:
    import fcntl
except ImportError:  # pragma: no cover - Windows: nobody is kept out there
    fcntl = None  # type: ignore[assignment]

TAKEN = "another server keeps its games there; stop it first, or name another store with --db"
_POSTGRES_KEY = 0x496E6E
_TRIES = 10
_TRY_AGAIN_SECONDS = 0.3
"""A server that was just killed may not be forgotten yet."""


class Ownership(Protocol):
    async def take(self) -> None:
        """Raises StoreFailure if another server has it."""

    async def give_back(self) -> None: ...


class FileOwnership:
    def __init__(self, path: Path) -> None:
        self._path = path.with_name(path.name + ".lock")
        self._file: int | None = None

    async def take(self) -> None:
        if fcntl is None:  # pragma: no cover
            return
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        for tried in range(_TRIES):
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                if tried + 1 < _TRIES:
                    await asyncio.sleep(_TRY_AGAIN_SECONDS)
                continue
            self._file = file
            return
        os.close(file)
        raise StoreFailure(TAKEN)

    async def give_back(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


class PostgresOwnership:
    def __init__(self, address: str, *, shared: bool = False) -> None:
        self._address = address
        self._try = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
        self._session: Any = None

    async def take(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        session = await asyncpg.connect(self._address)
        for tried in range(_TRIES):
            if await session.fetchval(f"SELECT {self._try}($1)", _POSTGRES_KEY):
                self._session = session
                return
            if tried + 1 < _TRIES:
                await asyncio.sleep(_TRY_AGAIN_SECONDS)
        await session.close()
        raise StoreFailure(TAKEN)

    async def give_back(self) -> None:
        session, self._session = self._session, None
        if session is not None and not session.is_closed():
            # A database that does not answer: the connection is cut then, and the lock goes with it.
            with contextlib.suppress(TimeoutError, OSError):
                await session.close(timeout=2)
