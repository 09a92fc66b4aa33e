"""An inn of several nodes, each a process of its own, and what may happen to it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from guests import PATIENCE
from separate import SeparateInn
from tireless import ENTRIES, Player, check, seat_everyone

_UNHURRIED_TABLES = 20
"""At more tables than these people think before they move, so that all of them fit on a small machine:"""
_MOVES_A_SECOND = 100


class Cable:
    """Between a node and an engine: can be cut, so that nothing comes through and nobody is told."""

    def __init__(self, folder: Path, address: str) -> None:
        """`address`: nats://host:port, or that of a PostgreSQL at a socket in a folder of this machine."""
        self._engine = address
        self._folder = folder
        self._server: asyncio.Server | None = None
        self._whole = asyncio.Event()
        self._whole.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []
        self.address = ""

    async def lay(self) -> None:
        if self._engine.startswith("nats://"):
            self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
            self.address = f"nats://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        else:
            self._folder.mkdir(parents=True)
            before, _, socket = self._engine.partition("host=")
            self._socket = Path(socket) / ".s.PGSQL.5432"
            self._server = await asyncio.start_unix_server(self._carry, self._folder / ".s.PGSQL.5432")
            self.address = f"{before}host={self._folder}"

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        """Whoever is connected stays so; what was sent meanwhile arrives late."""
        self._whole.set()

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.sleep(0.01)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._engine.startswith("nats://"):
            host, _, port = self._engine.removeprefix("nats://").partition(":")
            other_reader, other_writer = await asyncio.open_connection(host, int(port))
        else:
            other_reader, other_writer = await asyncio.open_unix_connection(self._socket)
        self._writers += [writer, other_writer]
        for source, sink in ((reader, other_writer), (other_reader, writer)):
            task = asyncio.create_task(self._pump(source, sink))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65_536):
                await self._whole.wait()
                sink.write(data)
                await sink.drain()
        sink.close()


class Crowd:
    """Two people at each of many tables, of an inn of several nodes."""

    def __init__(self, nodes: list[SeparateInn], db: str) -> None:
        self.nodes = nodes
        self._db = db
        self.players: list[Player] = []
        self._addresses = [node.address for node in nodes]
        self._stop = asyncio.Event()
        self._playing: list[asyncio.Task[None]] = []

    async def sit_down(self, tables: int, rounds: int) -> None:
        self.players = await seat_everyone([node.address for node in self.nodes], tables, rounds)
        for player in self.players:
            player.addresses = self._addresses
            player.thinks = len(self.players) / _MOVES_A_SECOND if tables > _UNHURRIED_TABLES else 0.0
        self._playing = [asyncio.create_task(player.play(self._stop)) for player in self.players]

    def out(self, node: SeparateInn) -> None:
        """As a balancer has it: nobody is sent to a node that is gone. (Its port is still held here.)"""
        self._addresses.remove(node.address)

    def back(self, node: SeparateInn) -> None:
        self._addresses.append(node.address)

    async def busy(self, moves: int) -> None:
        """Until so many more moves were acknowledged."""
        before = self.acknowledged
        async with asyncio.timeout(PATIENCE):
            while self.acknowledged < before + moves and not all(player.over for player in self.players):
                self._must_go_on()
                await asyncio.sleep(0.01)

    async def everyone_moves(self) -> float:
        """Until something was acknowledged at every table from now on. The longest that anybody waited."""
        begun = time.monotonic()
        for player in self.players:
            player.hurry()
        waiting = {player.table for player in self.players if not player.over}
        while waiting:
            self._must_go_on()
            for player in self.players:
                if player.over or (player.answered_at and player.answered_at[-1] > begun):
                    waiting.discard(player.table)
            await asyncio.sleep(0.01)
            if time.monotonic() > begun + PATIENCE:
                stuck = [player.state() for player in self.players if player.table in waiting]
                raise AssertionError(f"nobody goes on: {stuck}")
        return time.monotonic() - begun

    async def pauses_after(self, moment: float) -> list[float]:
        """Of each table: how long after this moment the next move was acknowledged."""
        by_table: dict[str, list[float]] = {}
        for player in self.players:
            later = [at for at in player.answered_at if at > moment]
            by_table.setdefault(player.table, []).extend(later[:1])
        return sorted(min(times) - moment for times in by_table.values() if times)

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def _must_go_on(self) -> None:
        for task in self._playing:
            if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                raise error

    async def check(self) -> None:
        # They play on while the store is read: what they have seen by now must be in it.
        seen = [player.so_far() for player in self.players]
        connection = await asyncpg.connect(self._db)
        try:
            check([tuple(row) for row in await connection.fetch(ENTRIES)], seen)
        finally:
            await connection.close()

    async def owner_of_most(self) -> int:
        """The place of the node that has the most tables."""
        counts = [0] * len(self.nodes)
        for place, node in enumerate(self.nodes):
            counts[place] = await tables_awake(node)
        return counts.index(max(counts))

    async def go_home(self) -> None:
        self._stop.set()
        for task in self._playing:
            task.cancel()
        ended = await asyncio.gather(*self._playing, return_exceptions=True)
        failures = [error for error in ended if isinstance(error, Exception)]
        if failures:
            raise failures[0]


async def tables_awake(node: SeparateInn) -> int:
    import httpx

    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
        text = (await http.get(f"http://{node.address}/metrics")).text
    line = next(line for line in text.splitlines() if line.startswith("blueboar_tables_awake "))
    return int(float(line.split()[1]))


async def ready(node: SeparateInn) -> None:
    import httpx

    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if (await http.get(f"http://{node.address}/readyz")).status_code == 200:
                    return
            await asyncio.sleep(0.05)


@contextlib.asynccontextmanager
async def crowd_at(db: str, each: list[dict[str, Any]], tables: int, rounds: int = 500) -> AsyncIterator[Crowd]:
    """`each`: the settings of every node."""
    nodes = [SeparateInn(settings.pop("db", db), **settings) for settings in map(dict, each)]
    for node in nodes:
        node.start()
    crowd = Crowd(nodes, db)
    try:
        for node in nodes:
            await ready(node)
        await crowd.sit_down(tables, rounds)
        yield crowd
        await crowd.check()
    finally:
        try:
            await crowd.go_home()
        finally:
            for node in nodes:
                node.thaw()
                node.close()
