"""What it costs to keep the clock with every move: `python -m benchmarks.clock_writes`.

Moves of many tables at once, stored durably on SQLite, alternately without and with the table's clock in the same
transaction. A clock is written only when it has changed, so a table without one pays nothing.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from msgspec.structs import replace

import blueboar.games
from blueboar.protocol.http import NewTable
from blueboar.protocol.messages import encode
from blueboar.server.store.rows import StoredEntry, StoredPerson
from blueboar.server.store.store import Store, store_at
from blueboar.server.tables.clock import Clock
from blueboar.server.tables.new_tables import new_table

assert blueboar.games
TABLES = 50
MOVES = 20
"""Of each table in one round."""
ROUNDS = 12


class Measured:
    def __init__(self) -> None:
        self.wall: list[float] = []
        self.cpu: list[float] = []

    def figures(self) -> str:
        moves = TABLES * MOVES
        return (
            f"{moves / statistics.median(self.wall):7.0f} moves/s   "
            f"{statistics.median(self.cpu) / moves * 1e6:6.1f} µs of CPU a move"
        )


async def opened(store: Store) -> list[str]:
    host = StoredPerson("ann", "Ann", "en")
    await store.people.add(host, "token", time.time())
    found = []
    for number in range(TABLES):
        row = replace(
            new_table(NewTable("blacksheep", players=2), host, time.time(), "seed"), id=f"t{number}", code=f"c{number}"
        )
        await store.tables.add(row)
        found.append(row.id)
    return found


async def stored(store: Store, table: str, first: int, clock: bytes | None) -> None:
    for seq in range(first, first + MOVES):
        entry = StoredEntry(seq, 0, f"{seq}", time.time(), b'{"move":"play","field":1,"cards":["cow"]}', b"[]" * 60)
        if clock is None:
            await store.tables.append(table, entry)
        else:
            await store.tables.append_with_clock(table, entry, clock, time.time() + 60)


async def measure() -> None:
    clock = encode(Clock())
    kinds = {"the move alone": Measured(), "with its clock": Measured()}
    with tempfile.TemporaryDirectory() as folder:
        store = store_at(str(Path(folder) / "inn.sqlite3"))
        await store.open()
        tables = await opened(store)
        first = 0
        for _ in range(ROUNDS):
            for name, measured in kinds.items():
                body = None if name == "the move alone" else clock
                wall, cpu = time.perf_counter(), time.process_time()
                await asyncio.gather(*(stored(store, table, first, body) for table in tables))
                measured.wall.append(time.perf_counter() - wall)
                measured.cpu.append(time.process_time() - cpu)
                first += MOVES
        await store.close()
    for name, measured in kinds.items():
        print(f"{name:15} {measured.figures()}")
    alone, both = kinds.values()
    print(
        f"with its clock: {statistics.median(both.cpu) / statistics.median(alone.cpu):.2f} times the CPU, "
        f"{statistics.median(both.wall) / statistics.median(alone.wall):.2f} times the time"
    )


if __name__ == "__main__":
    asyncio.run(measure())
