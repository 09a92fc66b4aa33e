"""`python -m benchmarks.server`: the inn and boardgame.io, one after the other, on this machine's loopback.

Each server runs in a process of its own, its load in another; both are bounded in count and time. What is compared is
the CPU time of the server process for a move, and the time that a player waits.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PEER = HERE / "peer"
RATE = 500
STARTING_SECONDS = 120.0
"""On a machine with much else to do; one that cannot start ends, and is not waited for."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server process, and what it has used of the machine."""

    def __init__(
        self,
        command: list[str],
        port: int,
        probe: str,
        environment: dict[str, str] | None = None,
        *,
        quiet: bool = False,
        folder: Path = HERE.parents[1],
    ) -> None:
        out = subprocess.DEVNULL if quiet else None
        self.process = subprocess.Popen(command, cwd=folder, env=environment, stdout=out)
        given_up = time.monotonic() + STARTING_SECONDS
        while self.process.poll() is None and time.monotonic() < given_up:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}{probe}", timeout=10).close()
                return
            except urllib.error.HTTPError:
                return
            except OSError:
                time.sleep(0.05)
        self.end()
        raise RuntimeError("the server did not start")

    def cpu(self) -> float:
        return self._seconds(11) + self.kernel()

    def kernel(self) -> float:
        """What of it the kernel worked."""
        return self._seconds(12)

    def _seconds(self, field: int) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return int(fields[field]) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Resident, in MiB."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(15)

    def end(self) -> None:
        """Even if it does not listen any more."""
        try:
            self.stop()
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def run(
    server: Server,
    load: list[str],
    tables: int,
    environment: dict[str, str] | None = None,
    *,
    folder: Path = HERE.parents[1],
) -> dict[str, Any]:
    before = server.memory()
    pipe = subprocess.PIPE
    players = subprocess.Popen(load, stdin=pipe, stdout=pipe, text=True, cwd=folder, env=environment)
    assert players.stdin
    assert players.stdout

    def phase() -> dict[str, Any]:
        line = players.stdout.readline()  # type: ignore[union-attr]
        if not line:
            raise RuntimeError("the load has failed")
        told: dict[str, Any] = json.loads(line)
        return told

    def go_on() -> None:
        players.stdin.write("go\n")  # type: ignore[union-attr]
        players.stdin.flush()  # type: ignore[union-attr]

    phase()
    seated = server.memory()
    go_on()
    phase()
    connected = server.memory()
    cpu, kernel = server.cpu(), server.kernel()
    go_on()
    result = phase()
    result["cpu"] = server.cpu() - cpu
    result["kernel_us_a_move"] = (server.kernel() - kernel) / result["moves"] * 1e6
    players.wait(30)
    result["moves_per_s"] = result["moves"] / result["seconds"]
    result["moves_per_cpu_s"] = result["moves"] / result["cpu"]
    result["kib_a_table"] = (seated - before) * 1024 / tables
    result["kib_a_connection"] = (connected - seated) * 1024 / (tables * 5)
    return result


def measure_inn(tables: int, moves: int, rate: int) -> dict[str, Any]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(
            [sys.executable, "-m", "benchmarks.server.serve", str(port), f"{folder}/inn.sqlite3"], port, "/readyz"
        )
        try:
            load = [sys.executable, "-m", "benchmarks.server.players", f"127.0.0.1:{port}"]
            return run(server, [*load, str(tables), str(moves), str(rate)], tables)
        finally:
            server.stop()


def measure_peer(modules: Path, tables: int, moves: int, rate: int) -> dict[str, Any]:
    port = free_port()
    os.environ["NODE_PATH"] = str(modules)
    server = Server(["node", str(PEER / "server.cjs"), str(port)], port, "/games")
    try:
        load = ["node", str(PEER / "players.cjs"), str(port), str(tables), str(moves), str(rate)]
        return run(server, load, tables)
    finally:
        server.stop()


def peer_modules(given: Path | None) -> Path | None:
    """boardgame.io from npm, put beside nothing of ours."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return None
    folder = given or Path(tempfile.gettempdir()) / "blueboar-peer"
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(PEER / "package.json", folder)
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)
    return folder / "node_modules"


def show(name: str, result: dict[str, Any]) -> None:
    print(
        f"{name:34} {result['moves_per_s']:8.0f} {result['moves_per_cpu_s']:10.0f} {result['p50_ms']:9.2f}"
        f" {result['p99_ms']:9.2f} {result['kib_a_connection']:10.1f} {result['kib_a_table']:9.1f}",
        flush=True,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=100, help="a table")
    parser.add_argument("--peer", type=Path, default=None, help="where boardgame.io is installed")
    parser.add_argument("--without-peer", action="store_true")
    arguments = parser.parse_args()
    size = (arguments.tables, arguments.moves)
    paced = (arguments.tables, max(10, RATE * 8 // arguments.tables), RATE)
    print(f"{arguments.tables} tables of five; CPU: the server process alone")
    print(f"{'':34} {'moves/s':>8} {'per CPU-s':>10} {'p50 ms':>9} {'p99 ms':>9} {'KiB/conn':>10} {'KiB/table':>9}")
    results = {"full": measure_inn(*size, 0), "paced": measure_inn(*paced)}
    show("Blue Boar, SQLite (fsync), full", results["full"])
    show(f"Blue Boar, SQLite (fsync), {RATE}/s", results["paced"])
    modules = None if arguments.without_peer else peer_modules(arguments.peer)
    if modules is None:
        print("boardgame.io: not measured (no Node, or not wanted)")
        return 0
    peer = {"full": measure_peer(modules, *size, 0), "paced": measure_peer(modules, *paced)}
    show("boardgame.io, in memory, full", peer["full"])
    show(f"boardgame.io, in memory, {RATE}/s", peer["paced"])
    factor = results["full"]["moves_per_cpu_s"] / peer["full"]["moves_per_cpu_s"]
    print(f"moves a CPU-second: {factor:.1f}x; p99 at {RATE}/s: ", end="")
    print(f"{results['paced']['p99_ms']:.1f} ms against {peer['paced']['p99_ms']:.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
