"""Nobody notices when a node dies: what was acknowledged is there, once, and everyone goes on without help.

In CI a short form; the long one is `make chaos`.
"""

from __future__ import annotations

import os
import random
import time

from guests import House
from separate import SeparateInn
from several import crowd_at, ready

KILLS = int(os.environ.get("BLUEBOAR_NODE_KILLS", "1"))
TABLES = int(os.environ.get("BLUEBOAR_NODE_TABLES", "8"))
NODES = 3


async def test_a_node_is_killed_and_its_tables_go_on_elsewhere(postgres_address, nats):
    pauses = []
    chance = random.Random(1)
    async with crowd_at(postgres_address, [{"bus": nats}] * NODES, TABLES) as crowd:
        for _ in range(KILLS):
            await crowd.busy(4 * TABLES)
            victim = crowd.nodes[chance.randrange(NODES)]
            died = time.monotonic()
            victim.kill()
            crowd.out(victim)
            await crowd.everyone_moves()
            pauses += await crowd.pauses_after(died)
            await crowd.check()
            victim.start()
            await ready(victim)
            crowd.back(victim)
        moves = crowd.acknowledged
    pauses.sort()
    half, nearly_all = pauses[len(pauses) // 2], pauses[int(len(pauses) * 0.99)]
    print(f"{KILLS} kills, {NODES} nodes, {TABLES} tables: {moves} acknowledged moves, all there and none twice")
    print(f"from a death to the next move: p50 {half:.2f} s, p99 {nearly_all:.2f} s")


async def test_a_question_about_a_move_outlives_the_node_that_it_was_asked_at(postgres_address, nats):
    """Ann asks at the node that dies; Bob, who is at the other, agrees there."""
    nodes = [SeparateInn(postgres_address, bus=nats) for _ in range(2)]
    houses = [House(None, node.address) for node in nodes]
    try:
        for node in nodes:
            node.start()
            await ready(node)
        ann, bob = await houses[0].guest("Ann"), await houses[1].guest("Bob")
        table = (await ann.open_table(players=2))["id"]
        own = await ann.connect(table)
        await bob.sit(table)
        await ann.post(f"/api/tables/{table}/start")
        await own.until("view")
        before = own.view
        seq = (await own.seal())["seq"]
        await own.send(type="undo", cid="undo", seq=seq)
        await own.until("ack", cid="undo")
        nodes[0].kill()
        wire = await bob.connect(table)
        info = (await wire.until("welcome"))["table"]
        assert (info["undo"]["seq"], info["undo"]["waits_for"]) == (seq, [1])
        await wire.send(type="agree-undo", cid="yes", seq=seq)
        assert (await wire.until("ack", cid="yes"))["seq"] == seq + 1
        again = houses[1].stranger("Ann")
        again.http.cookies = ann.http.cookies
        own = await again.connect(table)
        await own.until("view")
        assert own.view == before
        assert (await own.seal())["seq"] == seq + 2
    finally:
        for house in houses:
            await house.close()
        for node in nodes:
            node.close()
