"""`python -m benchmarks.attack`: each attack alone, then all together, against a server of its own on loopback.

The server runs with its default settings in a process of its own, the honest guests in another, the attackers in a
third; everything is bounded in time. Exits with 1 if the door did not hold.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.attack.attacks import ATTACKS, NICE
from benchmarks.server.__main__ import Server, free_port

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "dist"
MOST_MS = 250
MOST_MB = 100
_CALM = "calm"
_ALL = "all together"
_BUCKET = r"^blueboar_{}_seconds_bucket\{{le=\"([^\"]+)\"\}} (\S+)$"
Counts = list[tuple[float, float]]
"""Of a histogram: how many were at most so long."""


class Loop(msgspec.Struct):
    """The server from inside. Its loop ran, or was ready and waited for a processor, so many seconds a second."""

    ran: float
    waited: float
    late_ms: float
    """p99 of how late it came to what was due."""
    commit_ms: float
    """p99 of a commit of the store: what the disk makes everybody wait."""


class Result(msgspec.Struct):
    attack: str
    moves: int
    p50_ms: float
    p99_ms: float
    bots_p99_s: float
    newcomers_p99_ms: float
    lost: int
    peak_mb: float
    after_mb: float
    cpu: float
    """The server's, in seconds a second."""
    loop: Loop
    did: dict[str, Any]

    @property
    def holds(self) -> bool:
        return self.moves > 0 and self.p99_ms < MOST_MS and self.peak_mb < MOST_MB


class Memory(threading.Thread):
    """The most that the server had while it was watched."""

    def __init__(self, server: Server) -> None:
        super().__init__(daemon=True)
        self._server = server
        self._ended = threading.Event()
        self.peak = server.memory()

    def run(self) -> None:
        while not self._ended.wait(0.05):
            self.peak = max(self.peak, self._server.memory())

    def stop(self) -> float:
        self._ended.set()
        self.join()
        return self.peak


class Honest:
    def __init__(self, port: int, seconds: float) -> None:
        command = [sys.executable, "-m", "benchmarks.attack.honest", str(port), "127.0.0.9", str(seconds)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        self._line()

    def _line(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the honest guests are gone")
        told: dict[str, Any] = json.loads(line)
        return told

    def measured(self) -> dict[str, Any]:
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return self._line()

    def stop(self) -> None:
        self._process.kill()
        self._process.communicate()


def at(share: float, times: list[float]) -> float:
    """A quantile; one that was never measured is endless."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] if times else float("inf")


def scheduled(server: Server) -> tuple[float, float]:
    """Seconds that the server's loop, its first thread, has run and has waited for a processor. Linux tells it."""
    told = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/schedstat")
    if not told.exists():
        return 0.0, 0.0
    ran, waited, _ = told.read_text().split()
    return int(ran) / 1e9, int(waited) / 1e9


def histograms(port: int) -> list[Counts]:
    """What the server counted itself: how late its loop was, and how long commits took."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        told = answer.read().decode()
    names = ("loop_late", "commit")
    return [
        [(float(most), float(count)) for most, count in re.findall(_BUCKET.format(name), told, re.MULTILINE)]
        for name in names
    ]


def quantile(share: float, now: Counts, before: Counts) -> float:
    """In milliseconds: the bound of the bucket that it is in."""
    counts = [(most, count - old) for (most, count), (_, old) in zip(now, before, strict=True)]
    if not counts or not counts[-1][1]:
        return float("nan")
    return next(most for most, count in counts if count >= share * counts[-1][1]) * 1000


def attacked(
    names: list[str],
    title: str,
    seconds: float,
    recovery: float,
    source: Path | None,
    *,
    folder: Path | None = None,
    nice: int = NICE,
) -> Result:
    """A server of its own for each, so that nothing is carried over."""
    port = free_port()
    environment = dict(os.environ)
    if source is not None:
        environment["PYTHONPATH"] = str(source)
    with tempfile.TemporaryDirectory(dir=folder) as kept:
        command = [sys.executable, "-m", "blueboar", "serve", "--port", str(port), "--db", f"{kept}/inn.sqlite3"]
        command += ["--log-level", "error"]
        if CLIENT.is_dir():
            command += ["--client", str(CLIENT)]
        server = Server(command, port, "/readyz", environment, quiet=True)
        honest: Honest | None = None
        try:
            honest = Honest(port, seconds + recovery + 60)
            honest.measured()
            before, cpu, begun = server.memory(), server.cpu(), time.monotonic()
            ran, waited = scheduled(server)
            counted = histograms(port)
            memory = Memory(server)
            memory.start()
            did: dict[str, Any] = {}
            if names:
                command = [
                    sys.executable,
                    "-m",
                    "benchmarks.attack.attacks",
                    str(port),
                    str(seconds),
                    str(nice),
                    *names,
                ]
                attackers = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=seconds + 60)
                if not attackers.stdout:
                    raise RuntimeError(f"the attackers failed: {attackers.stderr[-2000:]}")
                did = json.loads(attackers.stdout)
            else:
                time.sleep(seconds)
            told = honest.measured()
            took = time.monotonic() - begun
            used = (server.cpu() - cpu) / took
            now_ran, now_waited = scheduled(server)
            late, commit = (quantile(0.99, now, then) for now, then in zip(histograms(port), counted, strict=True))
            loop = Loop((now_ran - ran) / took, (now_waited - waited) / took, late, commit)
            peak = memory.stop()
            time.sleep(recovery)
            after = server.memory()
        finally:
            if honest is not None:
                honest.stop()
            server.end()
    return Result(
        title,
        len(told["moves"]),
        at(0.5, told["moves"]) * 1000,
        at(0.99, told["moves"]) * 1000,
        at(0.99, told["bots"]),
        at(0.99, told["newcomers"]) * 1000,
        told["lost"],
        peak - before,
        after - before,
        used,
        loop,
        did,
    )


def show(result: Result, *, verbose: bool) -> None:
    print(
        f"{result.attack:18} {result.moves:6} {result.p50_ms:8.1f} {result.p99_ms:8.1f} {result.bots_p99_s:8.2f}"
        f" {result.newcomers_p99_ms:10.1f} {result.lost:5} {result.peak_mb:8.0f} {result.after_mb:8.0f}"
        f" {result.cpu:6.2f} {result.loop.ran:6.2f} {result.loop.waited:6.2f} {result.loop.late_ms:6.0f}"
        f" {result.loop.commit_ms:7.0f}  {'holds' if result.holds else 'FAILS'}",
        flush=True,
    )
    if verbose:
        print(f"    {json.dumps(result.did)[:400]}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each attack")
    parser.add_argument("--recovery", type=float, default=15.0, help="seconds until memory is measured again")
    parser.add_argument("--only", nargs="*", default=None, metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--together", action="store_true", help="calm, and all together; none alone")
    parser.add_argument("--source", type=Path, default=None, help="the folder `src` of another revision to attack")
    parser.add_argument("--folder", type=Path, default=None, help="for the store; /dev/shm leaves the disk out of it")
    parser.add_argument("--verbose", action="store_true", help="say what the attackers did")
    parser.add_argument("--json", type=Path, default=None, help="keep the figures here, too")
    arguments = parser.parse_args()
    chosen = list(ATTACKS) if arguments.only is None else [name for name in arguments.only if name in ATTACKS]
    rounds: list[tuple[str, list[str]]] = [(_CALM, [])]
    if not arguments.together:
        rounds += [(name, [name]) for name in chosen]
    if len(chosen) > 1:
        rounds.append((_ALL, chosen))
    print(
        f"{len(rounds)} rounds of {arguments.seconds:.0f} s, each from eight addresses; default settings; the attackers"
        f" are nice ({NICE}): those of other machines would not take the server's processor either"
    )
    print(
        f"{'':18} {'moves':>6} {'p50 ms':>8} {'p99 ms':>8} {'bots s':>8} {'newcomers':>10} {'lost':>5}"
        f" {'peak MB':>8} {'after':>8} {'CPU':>6} {'loop':>6} {'waits':>6} {'late':>6} {'commit':>7}"
    )
    results = []
    for title, names in rounds:
        result = attacked(
            names, title, arguments.seconds, arguments.recovery, arguments.source, folder=arguments.folder
        )
        show(result, verbose=arguments.verbose)
        results.append(result)
    if arguments.json is not None:
        arguments.json.write_bytes(msgspec.json.format(msgspec.json.encode(results)))
    failed = [result.attack for result in results if not result.holds]
    print(f"the door holds: p99 < {MOST_MS} ms, memory < +{MOST_MB} MB" if not failed else f"FAILED: {failed}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
