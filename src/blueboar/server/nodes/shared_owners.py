"""Tables that several nodes share: each belongs to one at a time, by a lease in the store."""

from __future__ import annotations

import asyncio
import logging

from blueboar.server.nodes.membership import Lease, Membership
from blueboar.server.refusals import RequestRefused
from blueboar.server.store.database import Statement, StoreFailure
from blueboar.server.store.leases import first_lease
from blueboar.server.store.store import Store
from blueboar.server.tables.owners import OwnedElsewhere

_log = logging.getLogger(__name__)


class SharedOwners:
    alone = False

    def __init__(self, store: Store, membership: Membership) -> None:
        self._store = store
        self._membership = membership
        self._given_back: list[str] = []
        self._giving_back: asyncio.Task[None] | None = None

    async def take(self, table: str) -> Store:
        membership, leases = self._membership, self._store.leases
        if not membership.may_take:
            raise RequestRefused(503, "server.not-stored")
        await self.settled()
        if membership.takes_tables:
            epoch = await leases.take(table, membership.node)
            if epoch is not None:
                return self._store.fenced(Lease(membership, table, epoch))
        owner = (await leases.owners([table])).get(table)
        if owner is None:
            owner = self._somebody_else(table)
        if owner == membership.node:
            raise RequestRefused(503, "server.not-stored")
        if owner is not None:
            raise OwnedElsewhere(owner)
        if await self._store.tables.by_id(table) is None:
            raise RequestRefused(404, "table.unknown", table=table)
        raise RequestRefused(503, "server.not-stored")

    def _somebody_else(self, table: str) -> str | None:
        """For a node without tables of its own: one that has some, always the same as long as it is there."""
        if self._membership.takes_tables:
            return None
        able = sorted(other.node for other in self._membership.others if other.takes_tables and other.bus)
        return able[sum(table.encode()) % len(able)] if able else None

    def new(self, table: str) -> tuple[Store, tuple[Statement, ...]]:
        if not self._membership.may_take:
            raise RequestRefused(503, "server.not-stored")
        if not self._membership.takes_tables:
            other = self._somebody_else(table)
            if other is None:
                raise RequestRefused(503, "server.not-stored")
            raise OwnedElsewhere(other)
        return self._store.fenced(Lease(self._membership, table, 1)), (first_lease(table, self._membership.node),)

    def give_back(self, table: str) -> None:
        """Together with whatever else falls asleep now."""
        self._given_back.append(table)
        if self._giving_back is None:
            self._giving_back = asyncio.create_task(self._give_back())

    async def _give_back(self) -> None:
        await asyncio.sleep(0)
        try:
            tables, self._given_back = self._given_back, []
            if self._membership.is_good:
                await self._store.leases.release(self._membership.node, tables)
        except StoreFailure:
            _log.warning("tables could not be given back; they are still this node's", exc_info=True)
        finally:
            self._giving_back = None
            if self._given_back:
                self._giving_back = asyncio.create_task(self._give_back())

    async def settled(self) -> None:
        """What was given back is free by now."""
        while self._giving_back is not None:
            await asyncio.shield(self._giving_back)

    async def to_wake(self, now: float, most: int) -> list[str]:
        if not self._membership.may_take or not self._membership.takes_tables:
            return []
        return await self._store.leases.to_wake(self._membership.node, now, most)
