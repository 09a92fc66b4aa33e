"""This server as a node of an inn: its name, its place among the others, and its end of the bus."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

from blueboar.server.nodes.bus import Bus
from blueboar.server.nodes.envelopes import NotThere
from blueboar.server.nodes.membership import Membership
from blueboar.server.nodes.shared_owners import SharedOwners
from blueboar.server.store.store import Store

_NAME_BYTES = 6
_PREFIX_BYTES = 12


class Node:
    def __init__(
        self, store: Store, bus: str, credentials: Path | None, lease_seconds: float, *, takes_tables: bool
    ) -> None:
        self.name = secrets.token_hex(_NAME_BYTES)
        """New at every start: a server that was restarted is another node."""
        self.bus = Bus(bus, credentials, self.name)
        self.membership = Membership(store.leases, self.bus, self.name, lease_seconds, takes_tables=takes_tables)
        self.owners = SharedOwners(store, self.membership)
        self._store = store

    async def start(self) -> None:
        """The store is open, and everything that is to be heard and answered is known. Raises NotThere."""
        prefix = await self._store.inn.key("bus", lambda: secrets.token_hex(_PREFIX_BYTES).encode())
        await self.bus.open(prefix.decode())
        await self.membership.start()

    async def stop(self) -> None:
        await self.owners.settled()
        await self.membership.stop()
        await self.bus.close()


def why_not_reached(address: str, credentials: Path | None) -> str | None:
    async def tried() -> None:
        bus = Bus(address, credentials, "probe")
        await bus.open("probe")
        await bus.close()

    try:
        asyncio.run(tried())
    except NotThere as error:
        return str(error)
    return None
