"""PostgreSQL through asyncpg. Jobs that came in together share a transaction, and entries a single batch."""

from __future__ import annotations

import asyncio
import os
from functools import lru_cache
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from blueboar.server.store.database import (
    LeaseLost,
    Row,
    Statement,
    StoreConflict,
    StoreFailure,
    migrations,
    must_not_be_newer,
    statements_of,
)
from blueboar.server.store.leases import LOCK_LEASE

_MOST_IN_A_COMMIT = 512
_REACHED_SECONDS = 10.0
_MIGRATION_LOCK = 0x426F6172
_MOST_CONNECTIONS = 6
_LOCK_LEASES = (
    "SELECT count(*) FROM (SELECT 1 FROM leases JOIN unnest($1::text[], $2::bigint[]) AS held (table_id, epoch) "
    "ON leases.table_id = held.table_id AND leases.epoch = held.epoch FOR SHARE OF leases) AS locked"
)
"""What LOCK_LEASE does, for many tables at once."""

_Job = tuple[tuple[Statement, ...], asyncio.Future[int]]


class Postgres:
    def __init__(self, address: str, answer_seconds: float) -> None:
        self._address = address
        self._answer_seconds = answer_seconds
        self._pool: Any = None
        self._first: Any = None
        """One connection beside them: hundreds of guests who come at once hold all others."""
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._pool = await self._new_pool(min_size=1)
        self._first = await self._new_pool(max_size=1)
        try:
            async with self._pool.acquire() as connection:
                await _migrate(connection)
        except BaseException:
            await self._pool.close()
            await self._first.close()
            raise
        self._writer = asyncio.create_task(self._write_all(), name="store-writer")

    async def start_afresh(self) -> None:
        """With new connections: the old ones may lead nowhere. Whatever is under way on them fails now."""
        old = self._pool, self._first
        self._pool, self._first = await self._new_pool(), await self._new_pool(max_size=1)
        for pool in old:
            pool.terminate()

    async def _new_pool(self, *, min_size: int = 0, max_size: int = _MOST_CONNECTIONS) -> Any:
        return await asyncpg.create_pool(
            self._address,
            min_size=min_size,
            max_size=max_size,
            command_timeout=self._answer_seconds,
            # Without it a connection is waited for for a minute, by everyone who asks anything.
            timeout=self._answer_seconds,
        )

    async def close(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            self._jobs.put_nowait(None)
            await writer
        for pool in (self._pool, self._first):
            if pool is None:
                continue
            try:
                await asyncio.wait_for(pool.close(), _REACHED_SECONDS)
            except TimeoutError:
                pool.terminate()

    async def write(self, *statements: Statement) -> int:
        if self._writer is None:
            raise StoreFailure("the store is closed")
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((statements, future))
        return await future

    async def read(self, sql: str, *arguments: Any) -> list[Row]:
        return await self._fetch(self._pool, sql, arguments)

    async def read_first(self, sql: str, *arguments: Any) -> list[Row]:
        return await self._fetch(self._first, sql, arguments)

    async def _fetch(self, pool: Any, sql: str, arguments: tuple[Any, ...]) -> list[Row]:
        if any(isinstance(argument, str) and "\0" in argument for argument in arguments):
            # PostgreSQL cannot even be asked for such a text; so it has none.
            return []
        try:
            rows = await pool.fetch(_numbered(sql), *arguments)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError) as error:
            # The third: what asyncpg makes of connections that are given up (`start_afresh`) while one is taken.
            raise StoreFailure(str(error)) from error
        return [tuple(row) for row in rows]

    async def _write_all(self) -> None:
        last = False
        while not last:
            jobs = [await self._jobs.get()]
            while len(jobs) < _MOST_IN_A_COMMIT and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            last = None in jobs
            await self._commit([job for job in jobs if job is not None])

    async def _commit(self, jobs: list[_Job]) -> None:
        try:
            touched = await self._together(jobs)
        except Exception:
            # One of them cannot be done: each alone, so that it does not spoil the others.
            for job in jobs:
                await self._alone(job)
            return
        for (_, future), count in zip(jobs, touched, strict=True):
            if not future.done():
                future.set_result(count)

    async def _together(self, jobs: list[_Job]) -> list[int]:
        touched = [1] * len(jobs)
        batches: dict[str, list[tuple[Any, ...]]] = {}
        held = {
            statement.arguments for statements, _ in jobs for statement in statements if statement.sql == LOCK_LEASE
        }
        async with self._pool.acquire() as connection, connection.transaction():
            if held:
                await _lock_leases(connection, held)
            for place, (job, _) in enumerate(jobs):
                statements = tuple(statement for statement in job if statement.sql != LOCK_LEASE)
                if len(statements) == 1 and statements[0].sql.startswith("INSERT INTO entries"):
                    batches.setdefault(statements[0].sql, []).append(statements[0].arguments)
                else:
                    touched[place] = await _run(connection, statements)
            for sql, arguments in batches.items():
                await connection.executemany(_numbered(sql), arguments)
        return touched

    async def _alone(self, job: _Job) -> None:
        statements, future = job
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                count = await _run(connection, statements)
        except asyncpg.IntegrityConstraintViolationError as error:
            result: int | Exception = StoreConflict(str(error))
        except (StoreConflict, StoreFailure) as error:
            result = error
        except Exception as error:
            # Whatever it was, the writer goes on: without it every table would wait for ever.
            result = StoreFailure(str(error))
        else:
            result = count
        if future.done():
            return
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


async def why_not_reached(address: str) -> str | None:
    try:
        connection = await asyncpg.connect(address, timeout=_REACHED_SECONDS)
        await connection.close()
    except TimeoutError:
        return "it does not answer"
    except OSError as error:
        return os.strerror(error.errno) if error.errno else type(error).__name__
    except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        return str(error)
    return None


async def _lock_leases(connection: Any, held: set[tuple[Any, ...]]) -> None:
    tables, epochs = zip(*sorted(held), strict=True)
    if await connection.fetchval(_LOCK_LEASES, tables, epochs) != len(held):
        raise LeaseLost("a table is another node's by now")


async def _run(connection: Any, statements: tuple[Statement, ...]) -> int:
    touched = 0
    for statement in statements:
        status = await connection.execute(_numbered(statement.sql), *statement.arguments)
        words = status.split()
        touched = int(words[-1]) if words and words[-1].isdigit() else 0
        statement.must_have_touched(touched)
    return touched


async def _migrate(connection: Any) -> None:
    async with connection.transaction():
        # Two nodes that start together must not both migrate.
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATION_LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (number BIGINT NOT NULL)")
        version = await connection.fetchval("SELECT max(number) FROM schema_version") or 0
        must_not_be_newer(version)
        for number, text in migrations():
            if number <= version:
                continue
            for statement in statements_of(text, blob="BYTEA", clustered=""):
                await connection.execute(statement)
            await connection.execute("INSERT INTO schema_version (number) VALUES ($1)", number)


@lru_cache(maxsize=256)
def _numbered(sql: str) -> str:
    """`?` as PostgreSQL writes it: $1, $2, ..."""
    pieces = sql.split("?")
    return pieces[0] + "".join(f"${place}{piece}" for place, piece in enumerate(pieces[1:], start=1))
