"""Whose a table is. A server alone owns all of them; a node of a larger inn asks for each, and may be refused."""

from __future__ import annotations

from typing import Any, Protocol

from blueboar.server.store.database import Statement
from blueboar.server.store.store import Store


class OwnedElsewhere(Exception):
    """Another node has this table: it has to be asked.

    `instead`: not for what was wanted here, but for this endpoint, with these parts of its path and this body.
    """

    def __init__(self, node: str, instead: tuple[str, dict[str, str], Any] | None = None) -> None:
        super().__init__(node)
        self.node = node
        self.instead = instead


class Owners(Protocol):
    @property
    def alone(self) -> bool:
        """Whether nobody else can have a table of this store awake."""

    async def take(self, table: str) -> Store:
        """The store to write the table to, from now on. Raises OwnedElsewhere, or RequestRefused."""

    def new(self, table: str) -> tuple[Store, tuple[Statement, ...]]:
        """The same for a table that is about to be added, and what is to be stored with it."""

    def give_back(self, table: str) -> None:
        """It sleeps, or is lost: whoever needs it next may have it."""

    async def to_wake(self, now: float, most: int) -> list[str]:
        """Tables whose time is over and that nobody else takes care of."""


class SoleOwner:
    alone = True

    def __init__(self, store: Store) -> None:
        self._store = store

    async def take(self, table: str) -> Store:
        return self._store

    def new(self, table: str) -> tuple[Store, tuple[Statement, ...]]:
        return self._store, ()

    def give_back(self, table: str) -> None:
        pass

    async def to_wake(self, now: float, most: int) -> list[str]:
        return await self._store.tables.to_wake(now, most)
