"""Nobody notices when a node dies: what was acknowledged is there, once, and everyone goes on without help.

In CI a short form; the long one is `make chaos`.
"""

from __future__ import annotations

import os
import random
import time

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
