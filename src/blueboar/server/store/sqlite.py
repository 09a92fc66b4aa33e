"""SQLite: one writer thread that commits together whatever has come in (group commit), readers beside it.

A commit costs one sync of the disk, however many moves are in it; so many tables share it, and the event loop never
waits for the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from blueboar.server.store.checkpoints import MOST_PAGES, Checkpoints
from blueboar.server.store.database import (
    Row,
    Statement,
    StoreConflict,
    StoreFailure,
    migrations,
    must_not_be_newer,
    statements_of,
)

_MOST_IN_A_COMMIT = 512
_READERS = 2
_BUSY_SECONDS = 10.0
_TRY_AGAIN_SECONDS = 0.01

_Future = asyncio.Future[int]
_Job = tuple[tuple[Statement, ...], _Future]
_Settled = tuple[_Future, int | Exception]
OnCommit = Callable[[int, float], None]
"""Told how many writes shared a commit, and how many seconds that took."""


class SQLite:
    def __init__(self, path: Path, *, on_commit: OnCommit | None = None) -> None:
        self._path = path
        self._on_commit = on_commit
        self._checkpoints = Checkpoints(self._connect)
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._coming: list[_Job] = []
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="store-reader")
        self._reader = threading.local()
        self._open_readers: list[sqlite3.Connection] = []

    async def open(self) -> None:
        create_for_owner(self._path)
        loop = asyncio.get_running_loop()
        connection = await asyncio.to_thread(self._prepare)
        self._writer = threading.Thread(target=self._write_all, args=(connection, loop), name="store-writer")
        self._writer.start()

    async def close(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(writer.join)
            await asyncio.to_thread(self._checkpoints.close)
        self._readers.shutdown()
        for connection in self._open_readers:
            connection.close()
        self._open_readers.clear()

    async def start_afresh(self) -> None:
        """A file does not go away."""

    def write(self, *statements: Statement) -> asyncio.Future[int]:
        if self._writer is None:
            raise StoreFailure("the store is closed")
        loop = asyncio.get_running_loop()
        future: _Future = loop.create_future()
        # Waking the writer costs more than a write: what comes in one turn of the loop is handed over together.
        if not self._coming:
            loop.call_soon(self._hand_over)
        self._coming.append((statements, future))
        return future

    def _hand_over(self) -> None:
        if self._coming:
            self._jobs.put(self._coming)
            self._coming = []

    async def read(self, sql: str, *arguments: Any) -> list[Row]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._fetch, sql, arguments)

    async def read_first(self, sql: str, *arguments: Any) -> list[Row]:
        """A file has no nodes whose life depends on it."""
        return await self.read(sql, *arguments)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=_BUSY_SECONDS)
        try:
            _keep_a_log(connection)
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute(f"PRAGMA wal_autocheckpoint = {MOST_PAGES}")
        except BaseException:
            connection.close()
            raise
        return connection

    def _prepare(self) -> sqlite3.Connection:
        connection = self._connect()
        try:
            _migrate(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _fetch(self, sql: str, arguments: tuple[Any, ...]) -> list[Row]:
        connection: sqlite3.Connection | None = getattr(self._reader, "connection", None)
        if connection is None:
            connection = self._connect()
            connection.execute("PRAGMA query_only = ON")
            self._reader.connection = connection
            self._open_readers.append(connection)
        try:
            return connection.execute(sql, arguments).fetchall()
        except (sqlite3.Error, OverflowError) as error:
            raise StoreFailure(str(error)) from error

    def _write_all(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        last = False
        while not last:
            batches = [self._jobs.get()]
            while sum(len(batch) for batch in batches if batch is not None) < _MOST_IN_A_COMMIT:
                try:
                    batches.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            last = None in batches
            settled = self._commit(connection, [job for batch in batches if batch is not None for job in batch])
            if settled:
                loop.call_soon_threadsafe(_settle, settled)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, jobs: list[_Job]) -> list[_Settled]:
        settled: list[_Settled] = []
        if not jobs:
            return settled
        begun = time.perf_counter()
        try:
            connection.execute("BEGIN IMMEDIATE")
            for statements, future in jobs:
                settled.append((future, _run(connection, statements)))
            connection.execute("COMMIT")
        except Exception as error:
            # Whatever it was, the writer goes on: without it every table would wait for ever.
            with contextlib.suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            failure = StoreFailure(str(error))
            return [(future, failure) for _, future in jobs]
        self._checkpoints.committed()
        if self._on_commit is not None:
            self._on_commit(len(jobs), time.perf_counter() - begun)
        return settled


def create_for_owner(path: Path) -> None:
    """Nobody else on this machine reads games or hashes. What is there already stays as its owner made it."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def _keep_a_log(connection: sqlite3.Connection) -> None:
    """Readers then never wait for the writer. SQLite itself does not wait for others who open the same new file."""
    ends = time.monotonic() + _BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > ends:
                raise
        time.sleep(_TRY_AGAIN_SECONDS)


def _migrate(connection: sqlite3.Connection) -> None:
    """Each migration whole or not at all; two servers that start together do not both do it."""
    for number, text in migrations():
        connection.execute("BEGIN IMMEDIATE")
        try:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            must_not_be_newer(version)
            if number > version:
                for statement in statements_of(text, blob="BLOB", clustered="WITHOUT ROWID"):
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {number}")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")


def _run(connection: sqlite3.Connection, statements: tuple[Statement, ...]) -> int | Exception:
    """One job inside the common transaction; if it cannot be done it leaves no trace, and the others go on."""
    touched = 0
    alone = len(statements) == 1
    if not alone:
        connection.execute("SAVEPOINT job")
    try:
        for statement in statements:
            touched = connection.execute(statement.sql, statement.arguments).rowcount
            statement.must_have_touched(touched)
    except (sqlite3.IntegrityError, StoreConflict, StoreFailure) as error:
        if not alone:
            connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
        return StoreConflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
    if not alone:
        connection.execute("RELEASE job")
    return touched


def _settle(settled: list[_Settled]) -> None:
    for future, result in settled:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
