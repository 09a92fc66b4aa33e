"""Builds in turn, each in a process of its own, so that noise of the machine meets all alike.

There are two of this revision, pure and compiled, and two more of another one where `BASE` names it.
"""

from __future__ import annotations

import functools
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from benchmarks.revisions import KEPT_IN, ROOT, checked_out, short_name

PURE = "pure"
COMPILED = "compiled"


def base() -> str | None:
    """The short name of the revision to compare with."""
    asked = os.environ.get("BASE", "")
    return short_name(asked) if asked else None


@functools.cache
def trees() -> dict[str, Path]:
    """Where each build lies, by name: `pure`, `compiled`, `pure b4b3504`, `compiled b4b3504`."""
    found = _builds_in(ROOT, "")
    other = base()
    if other is not None:
        found |= _builds_in(checked_out(other), f" {other}")
    return found


def _builds_in(folder: Path, suffix: str) -> dict[str, Path]:
    places = {PURE: folder / "src", COMPILED: folder / "build" / "compiled"}
    return {build + suffix: tree for build, tree in places.items() if (tree / "blueboar").is_dir()}


def measure(module: str, *arguments: str, turns: int = 3) -> dict[str, dict[str, float]]:
    """The median of each number that `python -m module` prints as JSON, by build."""
    found: dict[str, list[dict[str, Any]]] = {build: [] for build in trees()}
    for _ in range(turns):
        for build in found:
            output = _run([sys.executable, "-m", module, *arguments], build)
            found[build].append(json.loads(output.stdout))
    return {
        build: {key: statistics.median(run[key] for run in runs) for key in runs[0]} for build, runs in found.items()
    }


def _run(command: list[str], build: str) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "PYTHONPATH": f"{trees()[build]}{os.pathsep}{ROOT}",
        "PYTHONHASHSEED": "0",
        "PYTHONPYCACHEPREFIX": str(KEPT_IN / "pycache"),  # of all builds, so that none has to parse its sources
        "PYTHONDONTWRITEBYTECODE": "",
    }
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=ROOT)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed on the build {build}:\n{done.stderr[-2000:]}")
    return done


def can_count_instructions() -> bool:
    return shutil.which("valgrind") is not None


def instructions(module: str, hows: tuple[str, ...], *arguments: str, build: str, games: int = 60) -> dict[str, float]:
    """How many instructions a game takes, for each way to play it: more than a run that plays none.

    Callgrind counts, and does not time: the same on a busy machine. `module` is given the way first, and the number of
    games last. The four runs go side by side: most of each is the start.
    """

    def counted(run: tuple[str, int]) -> int:
        how, number = run
        return _count([sys.executable, "-m", module, how, *arguments, str(number)], build)

    with ThreadPoolExecutor(os.cpu_count()) as cores:
        nothing, *found = cores.map(counted, [(hows[0], 0), *[(how, games) for how in hows]])
    return {how: (count - nothing) / games for how, count in zip(hows, found, strict=True)}


def _count(command: list[str], build: str) -> int:
    told = _run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command], build).stderr
    collected = re.search(r"Collected : (\d+)", told)
    if collected is None:
        raise RuntimeError(f"callgrind counted nothing: {told[-500:]}")
    return int(collected[1])
