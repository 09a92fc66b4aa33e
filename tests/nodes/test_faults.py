"""Sleepers, lost engines, cut cables, wrong clocks and upgrades: nothing is lost, and everyone goes on by themselves.

In CI each fault lasts a little longer than a lease; with BLUEBOAR_CHAOS=1 (`make chaos`) ten seconds, at many tables.
"""

from __future__ import annotations

import asyncio
import os
import time

import asyncpg  # type: ignore[import-untyped]
import pytest
from engines import Nats, new_database, start_postgres
from several import Cable, crowd_at, ready

CHAOS = os.environ.get("BLUEBOAR_CHAOS") == "1"
SECONDS = 10.0 if CHAOS else 3.5
TABLES = int(os.environ.get("BLUEBOAR_NODE_TABLES", "6"))
TRY_AGAIN = {"server.not-stored", "server.closing"}


def refused_otherwise(crowd) -> set[str]:
    """What was refused for another reason than that it shall be tried again. Who was late for a prize was just late."""
    codes = {code for player in crowd.players for code in player.refusals}
    return {code for code in codes if code not in TRY_AGAIN and not code.startswith("pebbles.")}


async def test_a_sleeper_that_wakes_has_lost_its_tables_and_acknowledges_nothing(postgres_address, nats):
    async with crowd_at(postgres_address, [{"bus": nats}] * 2, TABLES) as crowd:
        await crowd.busy(2 * TABLES)
        sleeper = crowd.nodes[await crowd.owner_of_most()]
        sleeper.freeze()
        await asyncio.sleep(SECONDS)
        connection = await asyncpg.connect(postgres_address)
        taken = await connection.fetchval("SELECT count(*) FROM leases WHERE epoch > 1")
        assert taken > 0, "another took over"
        sleeper.thaw()
        await crowd.everyone_moves()
        # Whatever was written was written under the newest epoch: the store would not have taken it otherwise.
        await connection.close()
        await crowd.check()


async def test_the_bus_stops_for_a_while(postgres_address):
    bus = Nats()
    bus.start()
    try:
        async with crowd_at(postgres_address, [{"bus": bus.address}] * 2, TABLES) as crowd:
            await crowd.busy(2 * TABLES)
            bus.stop()
            await asyncio.sleep(SECONDS)
            bus.start()
            await crowd.everyone_moves()
    finally:
        bus.stop()


async def test_postgresql_stops_for_a_while(nats):
    server = start_postgres()
    try:
        db = await asyncio.to_thread(new_database, server.get_uri())
        async with crowd_at(db, [{"bus": nats}] * 2, TABLES) as crowd:
            await crowd.busy(2 * TABLES)
            await asyncio.to_thread(server.stop)
            before = crowd.acknowledged
            await asyncio.sleep(SECONDS)
            assert crowd.acknowledged == before, "what cannot be stored is not acknowledged"
            await asyncio.to_thread(server.start)
            await crowd.everyone_moves()
            await crowd.check()
    finally:
        server.cleanup()


@pytest.mark.parametrize("engine", ["bus", "database"])
async def test_a_node_is_cut_off_from(engine, postgres_address, nats, tmp_path):
    cable = Cable(tmp_path / "cable", nats if engine == "bus" else postgres_address)
    await cable.lay()
    whole = {"bus": nats, "db": postgres_address}
    try:
        far = whole | ({"bus": cable.address} if engine == "bus" else {"db": cable.address})
        async with crowd_at(postgres_address, [far, whole], TABLES) as crowd:
            await crowd.busy(2 * TABLES)
            cable.cut()
            # Its tables go on at the other node while it is cut off; its guests find their way there.
            await crowd.everyone_moves()
            cable.mend()
            await crowd.everyone_moves()
            await ready(crowd.nodes[0])
    finally:
        await cable.close()


async def test_every_node_is_replaced_in_turn_and_nobody_is_refused(postgres_address, nats):
    pauses = []
    async with crowd_at(postgres_address, [{"bus": nats, "lease_seconds": 20.0}] * 3, TABLES) as crowd:
        # Far longer than anybody waits: tables are handed over, not left to expire.
        for node in crowd.nodes:
            await crowd.busy(2 * TABLES)
            stopped = time.monotonic()
            crowd.out(node)
            stopping = asyncio.create_task(asyncio.to_thread(node.stop))
            await crowd.everyone_moves()
            pauses += await crowd.pauses_after(stopped)
            await stopping
            node.start()
            await ready(node)
            crowd.back(node)
        assert refused_otherwise(crowd) == set()
    pauses.sort()
    print(f"from SIGTERM to the next move: p50 {pauses[len(pauses) // 2]:.2f} s, longest {pauses[-1]:.2f} s")


async def test_clocks_that_differ_by_an_hour_decide_nothing(postgres_address, nats):
    each = [{"bus": nats, "clock": wrong} for wrong in (-3600.0, 0.0, 3600.0)]
    async with crowd_at(postgres_address, each, TABLES) as crowd:
        await crowd.busy(2 * TABLES)
        victim = crowd.nodes[await crowd.owner_of_most()]
        victim.kill()
        crowd.out(victim)
        await crowd.everyone_moves()
