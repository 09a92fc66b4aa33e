"""A node that has died is gone from the bus and from the store: nobody waits for the end of its lease."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import asyncpg  # type: ignore[import-untyped]
from guests import PATIENCE
from several import crowd_at

from blueboar.server.store.store import Store, store_at

LONGER_THAN_ANYBODY_WAITS = 3600.0


async def test_the_tables_of_a_killed_node_go_on_long_before_its_lease_is_over(postgres_address, nats):
    each = [{"bus": nats, "lease_seconds": LONGER_THAN_ANYBODY_WAITS}] * 2
    async with crowd_at(postgres_address, each, 4) as crowd:
        await crowd.busy(8)
        victim = crowd.nodes[await crowd.owner_of_most()]
        victim.kill()
        crowd.out(victim)
        await crowd.everyone_moves()


@contextlib.asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = store_at(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def without_its_session(address: str, node: str, watcher) -> None:
    """A node that has joined, and whose process is gone."""
    async with opened(address) as store:
        await store.leases.join(node, LONGER_THAN_ANYBODY_WAITS, bus=True, takes_tables=True)
        session = await watcher.fetchval("SELECT bus FROM nodes WHERE node = $1", node)
    async with asyncio.timeout(PATIENCE):
        while await watcher.fetchval("SELECT count(*) FROM pg_stat_activity WHERE pid = $1", session):
            await asyncio.sleep(0.01)


async def test_a_node_is_ended_only_if_its_session_is_gone(postgres_address):
    watcher = await asyncpg.connect(postgres_address)
    try:
        async with opened(postgres_address) as alive, opened(postgres_address) as other:
            await alive.leases.join("alive", LONGER_THAN_ANYBODY_WAITS, bus=True, takes_tables=True)
            await other.leases.join("other", LONGER_THAN_ANYBODY_WAITS, bus=True, takes_tables=True)
            await without_its_session(postgres_address, "dead", watcher)
            assert not await other.leases.end_if_gone("alive")
            assert await other.leases.end_if_gone("dead")
            assert not await other.leases.end_if_gone("dead"), "it is over already"
            renewed = await other.leases.renew("other", LONGER_THAN_ANYBODY_WAITS, bus=True)
            assert renewed is not None
            assert [each.node for each in renewed.others] == ["alive"]
            assert await other.leases.renew("dead", LONGER_THAN_ANYBODY_WAITS, bus=True) is None
    finally:
        await watcher.close()


async def test_an_older_node_does_not_say_which_session_is_its_own_and_is_not_ended(postgres_address):
    watcher = await asyncpg.connect(postgres_address)
    try:
        async with opened(postgres_address) as other:
            await watcher.execute("INSERT INTO nodes VALUES ('older', extract(epoch FROM now()) + 3600, 1, 1)")
            assert not await other.leases.end_if_gone("older")
            await watcher.execute("INSERT INTO nodes VALUES ('no bus', extract(epoch FROM now()) + 3600, 0, 1)")
            assert not await other.leases.end_if_gone("no bus")
    finally:
        await watcher.close()
