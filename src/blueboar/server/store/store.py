"""The store behind one address: a file for SQLite, `postgresql://...` for PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from blueboar.server.store.company import CompanyStore
from blueboar.server.store.database import Database
from blueboar.server.store.inn import InnStore
from blueboar.server.store.leases import LeaseStore
from blueboar.server.store.notices import NoticeStore
from blueboar.server.store.ownership import FileOwnership, Ownership, PostgresOwnership
from blueboar.server.store.people import PeopleStore
from blueboar.server.store.sqlite import OnCommit, SQLite
from blueboar.server.store.tables import Fence, TableStore

ANSWER_SECONDS = 30.0
"""A network that swallows everything must not stop the writer for ever."""


class Store:
    def __init__(self, database: Database, fence: Fence | None = None) -> None:
        self.database = database
        self.people = PeopleStore(database)
        self.tables = TableStore(database, fence)
        self.leases = LeaseStore(database)
        self.inn = InnStore(database)
        self.notices = NoticeStore(database)
        self.company = CompanyStore(database)

    def fenced(self, fence: Fence) -> Store:
        """The same, for one table: it is written only while its lease holds."""
        return Store(self.database, fence)

    async def open(self) -> None:
        await self.database.open()

    async def close(self) -> None:
        await self.database.close()


def store_at(address: str, *, on_commit: OnCommit | None = None, answer_seconds: float = ANSWER_SECONDS) -> Store:
    """`answer_seconds`: how long a database somewhere else may take to answer, or to be reached."""
    if is_postgres(address):
        # Only who uses PostgreSQL needs its driver.
        from blueboar.server.store.postgres import Postgres

        return Store(Postgres(address, answer_seconds))
    return Store(SQLite(sqlite_path(address), on_commit=on_commit))


def is_postgres(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))


def ownership_of(address: str, *, shared: bool = False) -> Ownership:
    """`shared`: with other nodes of the same inn, but with nobody who thinks to be alone."""
    if is_postgres(address):
        return PostgresOwnership(address, shared=shared)
    return FileOwnership(sqlite_path(address))


def sqlite_path(address: str) -> Path:
    return Path(address.removeprefix("sqlite:///")).expanduser()
