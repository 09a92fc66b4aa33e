"""An older revision and this one as nodes of one inn, as they are while it is upgraded: tables go to and fro."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import pytest
from several import crowd_at, ready

ROOT = Path(__file__).parents[2]
OLDER = "b4f0544"
"""Of the same schema. When the schema grows, take the last revision before that."""
TRY_AGAIN = {"server.not-stored", "server.closing"}


@pytest.fixture(scope="session")
def older(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with that revision; a clone without its past cannot have it."""
    folder = tmp_path_factory.mktemp("older")
    with (folder / "older.tar").open("wb") as out:
        packed = subprocess.run(
            ["git", "archive", OLDER, "src", "tests/server/support"], cwd=ROOT, stdout=out, check=False
        )
    if packed.returncode:
        pytest.skip(f"revision {OLDER} is not in this clone")
    subprocess.run(["tar", "xf", "older.tar"], cwd=folder, check=True)
    return folder


async def test_tables_go_from_the_older_to_the_newer_and_back(postgres_address, nats, older):
    each = [{"bus": nats, "lease_seconds": 20.0, "revision": older}, {"bus": nats, "lease_seconds": 20.0}]
    async with crowd_at(postgres_address, each, 3) as crowd:
        await crowd.busy(12)
        for node in crowd.nodes:
            # Handed over, not left to expire: that would take longer than anybody waits.
            crowd.out(node)
            stopping = asyncio.create_task(asyncio.to_thread(node.stop))
            await crowd.everyone_moves()
            await stopping
            node.start()
            await ready(node)
            crowd.back(node)
            await crowd.everyone_moves()
        refused = {code for player in crowd.players for code in player.refusals}
        assert {code for code in refused - TRY_AGAIN if not code.startswith("pebbles.")} == set()
