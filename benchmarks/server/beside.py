"""`python -m benchmarks.server.beside b4b3504`: this revision, another one and boardgame.io, by turns on this machine.

Every server is compiled (`make build` for this one), has a process of its own, and the load of its own revision. What
can be compared on a busy machine are the moves for each CPU-second of the server process, and bytes and memory.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.revisions import ROOT, checked_out, short_name
from benchmarks.server.__main__ import Server, free_port, measure_peer, peer_modules, run

Measure = Callable[[int, int, int], dict[str, Any]]
_COLUMNS = (
    "moves_per_cpu_s",
    "kernel_us_a_move",
    "bytes_a_move",
    "p50_ms",
    "p99_ms",
    "kib_a_connection",
    "kib_a_table",
)


def inn_of(folder: Path, *how: str) -> Measure:
    """A server of this revision, and its own load."""

    def measure(tables: int, moves: int, rate: int) -> dict[str, Any]:
        port = free_port()
        environment = os.environ | {"PYTHONPATH": f"{folder}/build/compiled:{folder}/src:{folder}"}
        with tempfile.TemporaryDirectory() as store:
            command = [sys.executable, "-m", "benchmarks.server.serve", str(port), f"{store}/inn.sqlite3"]
            server = Server(command, port, "/readyz", environment, folder=folder)
            try:
                load = [sys.executable, "-m", "benchmarks.server.players", f"127.0.0.1:{port}"]
                size = [str(tables), str(moves), str(rate)]
                return run(server, [*load, *size, *how], tables, environment, folder=folder)
            finally:
                server.end()

    return measure


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revision", nargs="?", default="b4b3504")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=100, help="a table")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rates", type=int, nargs="*", default=[0], help="moves a second; 0: as fast as it goes")
    parser.add_argument("--peer", type=Path, default=None, help="where boardgame.io is installed")
    parser.add_argument("--without-peer", action="store_true")
    parser.add_argument("--without-revision", action="store_true")
    parser.add_argument("--whole", action="store_true", help="with clients that take whole views, too")
    wishes = parser.parse_args()
    if not (ROOT / "build" / "compiled").is_dir():
        subprocess.run(["make", "build"], cwd=ROOT, check=True)
    servers: dict[str, Measure] = {"this": inn_of(ROOT)}
    if wishes.whole:
        servers["this, whole views"] = inn_of(ROOT, "whole")
    if not wishes.without_revision:
        servers[short_name(wishes.revision)] = inn_of(checked_out(wishes.revision))
    modules = None if wishes.without_peer else peer_modules(wishes.peer)
    if modules is not None:
        servers["boardgame.io"] = lambda tables, moves, rate: measure_peer(modules, tables, moves, rate)
    for rate in wishes.rates:
        moves = wishes.moves if not rate else max(10, rate * 8 // wishes.tables)
        compare(servers, wishes.rounds, wishes.tables, moves, rate)
    return 0


def compare(servers: dict[str, Measure], rounds: int, tables: int, moves: int, rate: int) -> None:
    print(f"\n{tables} tables of five, {f'{rate} moves/s' if rate else 'as fast as it goes'}", flush=True)
    print(f"{'':24} " + " ".join(f"{name:>16}" for name in _COLUMNS), flush=True)
    results: dict[str, list[dict[str, Any]]] = {name: [] for name in servers}
    for _ in range(rounds):
        for name, measure in servers.items():
            result = measure(tables, moves, rate)
            result["bytes_a_move"] = result.get("bytes", 0) / result["moves"]
            results[name].append(result)
            show(name, result)
    print("medians, and this beside each other", flush=True)
    medians = {
        name: {column: statistics.median(result[column] for result in all_of) for column in _COLUMNS}
        for name, all_of in results.items()
    }
    for name, median in medians.items():
        ratio = medians["this"]["moves_per_cpu_s"] / median["moves_per_cpu_s"]
        show(name, median, f"  {ratio:.2f} times its moves a CPU-second")


def show(name: str, result: dict[str, Any], told: str = "") -> None:
    print(f"{name:24} " + " ".join(f"{result[column]:16,.1f}" for column in _COLUMNS) + told, flush=True)


if __name__ == "__main__":
    sys.exit(main())
