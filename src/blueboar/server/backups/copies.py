"""A store as one SQLite file, and back: the same for SQLite and PostgreSQL, so it also moves an inn between them."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from blueboar.server.store.database import StoreFailure, migrations, must_not_be_newer, statements_of
from blueboar.server.store.store import is_postgres, sqlite_path, store_at

_ROWS_AT_ONCE = 500
_OWNER_ALONE = 0o600


class BackupFailed(Exception):
    """It was not done, and nothing was changed. Says why, for people."""


def back_up(address: str, file: Path) -> int:
    """Copies a store, even one in use, as it is at one moment. How many rows are in the copy."""
    if file.exists():
        raise BackupFailed(f"{file} exists already; name another file")
    if not is_postgres(address) and not sqlite_path(address).exists():
        raise BackupFailed(f"there is no inn at {sqlite_path(address)}")
    unfinished = file.with_name(file.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OWNER_ALONE))
    try:
        with closing(sqlite3.connect(unfinished)) as copy:
            if is_postgres(address):
                asyncio.run(_copy_from_postgres(address, copy))
            else:
                with closing(sqlite3.connect(f"file:{sqlite_path(address)}?mode=ro", uri=True)) as source:
                    source.backup(copy)
            must_be_whole(copy)
            rows = sum(_count(copy, table) for table in _tables(copy))
        os.replace(unfinished, file)
    except (sqlite3.Error, StoreFailure, OSError) as error:
        raise BackupFailed(str(error)) from error
    finally:
        unfinished.unlink(missing_ok=True)
    return rows


def restore(file: Path, address: str) -> int:
    """Into a store that is empty or not there yet. How many rows it has then."""
    if not file.exists():
        raise BackupFailed(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as copy:
            must_be_whole(copy)
            rows = sum(_count(copy, table) for table in _tables(copy))
            if is_postgres(address):
                asyncio.run(_copy_to_postgres(copy, address))
            else:
                _copy_to_sqlite(copy, sqlite_path(address))
        # Opened once: a backup of an older version is brought up to date, or it is said why it cannot be.
        asyncio.run(_open_once(address))
    except (sqlite3.Error, StoreFailure, OSError) as error:
        raise BackupFailed(str(error)) from error
    return rows


def must_be_whole(copy: sqlite3.Connection) -> None:
    version = copy.execute("PRAGMA user_version").fetchone()[0]
    if version == 0 or "entries" not in _tables(copy):
        raise BackupFailed("that is no backup of an inn")
    must_not_be_newer(version)
    if copy.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
        raise BackupFailed("the file is damaged")


def _copy_to_sqlite(copy: sqlite3.Connection, path: Path) -> None:
    if path.exists():
        raise BackupFailed(f"{path} exists already; move it away, or name another place with --db")
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OWNER_ALONE))
    with closing(sqlite3.connect(path)) as target:
        copy.backup(target)


async def _copy_from_postgres(address: str, copy: sqlite3.Connection) -> None:
    async with _postgres(address) as connection:
        version = await connection.fetchval("SELECT max(number) FROM schema_version")
        _make_tables(copy, version)
        for table in _tables(copy):
            columns = _columns(copy, table)
            holes = ", ".join("?" * len(columns))
            insert = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({holes})"
            batch: list[tuple[Any, ...]] = []
            async for row in connection.cursor(f"SELECT {', '.join(columns)} FROM {table}"):
                batch.append(tuple(row))
                if len(batch) == _ROWS_AT_ONCE:
                    copy.executemany(insert, batch)
                    batch.clear()
            copy.executemany(insert, batch)
        copy.execute(f"PRAGMA user_version = {version}")
        copy.commit()


async def _copy_to_postgres(copy: sqlite3.Connection, address: str) -> None:
    await _open_once(address)
    async with _postgres(address, readonly=False) as connection:
        if await connection.fetchval("SELECT 1 FROM people") or await connection.fetchval("SELECT 1 FROM tables"):
            raise BackupFailed("there is an inn in that database already; name an empty one with --db")
        for table in _in_order(_tables(copy)):
            columns = _columns(copy, table)
            holes = ", ".join(f"${place}" for place in range(1, len(columns) + 1))
            insert = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({holes}) ON CONFLICT DO NOTHING"
            rows = copy.execute(f"SELECT {', '.join(columns)} FROM {table}")
            while batch := rows.fetchmany(_ROWS_AT_ONCE):
                await connection.executemany(insert, batch)


async def _open_once(address: str) -> None:
    store = store_at(address)
    await store.open()
    await store.close()


@asynccontextmanager
async def _postgres(address: str, *, readonly: bool = True) -> AsyncIterator[Any]:
    """One transaction: what is read is of one moment, what is written is there whole or not at all."""
    try:
        import asyncpg  # type: ignore[import-untyped]
    except ImportError:
        raise BackupFailed("PostgreSQL needs its driver: pip install blueboar[postgres]") from None
    try:
        connection = await asyncpg.connect(address)
    except (OSError, asyncpg.PostgresError) as error:
        raise BackupFailed(f"PostgreSQL cannot be reached: {error}") from None
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=readonly):
            yield connection
    except asyncpg.PostgresError as error:
        raise BackupFailed(str(error)) from error
    finally:
        await connection.close()


def _make_tables(copy: sqlite3.Connection, version: int) -> None:
    for number, migration in migrations():
        if number <= version:
            for statement in statements_of(migration, blob="BLOB", clustered="WITHOUT ROWID"):
                copy.execute(statement)


def _tables(copy: sqlite3.Connection) -> list[str]:
    found = copy.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    return sorted(row[0] for row in found)


def _in_order(tables: Iterable[str]) -> list[str]:
    """People first: their tokens and links point at them."""
    return sorted(tables, key=lambda table: (table != "people", table))


def _columns(copy: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in copy.execute(f"PRAGMA table_info({table})")]


def _count(copy: sqlite3.Connection, table: str) -> int:
    counted: int = copy.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
    return counted
