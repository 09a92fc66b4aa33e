"""What the store asks of a database: durable writes in one order, and reads beside them."""

from __future__ import annotations

from collections.abc import Awaitable
from importlib import resources
from typing import Any, Protocol

import msgspec

Row = tuple[Any, ...]


class StoreConflict(Exception):
    """Something that may be there once was there already: an entry's number, an account's name."""


class StoreFailure(Exception):
    """The database could not do it: a full disk, a lost connection. Nothing of it was written."""


class LeaseLost(StoreFailure):
    """The table is another node's by now. Nothing was written."""


class RatingsMoved(StoreConflict):
    """Another game has ended meanwhile and changed what these ratings were reckoned from. Nothing was written."""


class Statement(msgspec.Struct, frozen=True):
    """SQL with `?` for each argument; it must mean the same to every database."""

    sql: str
    arguments: tuple[Any, ...] = ()
    needed: type[StoreConflict] | type[StoreFailure] | None = None
    """Unless it touches a row, nothing of what it belongs to is written, and this is raised."""

    def must_have_touched(self, rows: int) -> None:
        if self.needed is not None and rows < 1:
            raise self.needed("what it depends on is not so any more")


class Database(Protocol):
    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    async def close(self) -> None:
        """Finish what was begun."""

    async def start_afresh(self) -> None:
        """With new connections: the old ones may lead nowhere. Whatever is under way on them fails now."""

    def write(self, *statements: Statement) -> Awaitable[int]:
        """To be awaited at once. All or nothing, and durable on return. How many rows the last statement touched."""

    async def read(self, sql: str, *arguments: Any) -> list[Row]: ...

    async def read_first(self, sql: str, *arguments: Any) -> list[Row]:
        """Before all that waits: for what keeps a node alive."""


def migrations() -> list[tuple[int, str]]:
    """Every numbered migration, in order. One that was published is never changed again."""
    folder = resources.files("blueboar.server.store") / "migrations"
    found = [(int(file.name[:4]), file.read_text("utf-8")) for file in folder.iterdir() if file.name.endswith(".sql")]
    return sorted(found)


def must_not_be_newer(version: int) -> None:
    """A schema that this program does not know is left alone: it would lose what is new in it."""
    newest = migrations()[-1][0]
    if version > newest:
        raise StoreFailure(f"it was written by a newer version of blueboar (schema {version}, known is {newest})")


def statements_of(migration: str, *, blob: str, clustered: str) -> list[str]:
    """The statements of a migration in one database's dialect."""
    lines = [line for line in migration.splitlines() if not line.lstrip().startswith("--")]
    text = "\n".join(lines).replace("{blob}", blob).replace("{clustered}", clustered)
    return [statement.strip() for statement in text.split(";") if statement.strip()]
