"""The two builds in turn, each in a process of its own, so that noise of the machine meets both alike."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
TREES = {"pure": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


def available() -> list[str]:
    return [build for build, tree in TREES.items() if (tree / "blueboar").is_dir()]


def measure(module: str, *arguments: str, turns: int = 3) -> dict[str, dict[str, float]]:
    """The median of each number that `python -m module` prints as JSON, by build."""
    found: dict[str, list[dict[str, Any]]] = {build: [] for build in available()}
    for _ in range(turns):
        for build in found:
            environment = {**os.environ, "PYTHONPATH": f"{TREES[build]}{os.pathsep}{ROOT}"}
            command = [sys.executable, "-m", module, *arguments]
            output = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=ROOT)
            found[build].append(json.loads(output.stdout))
    return {
        build: {key: statistics.median(run[key] for run in runs) for key in runs[0]} for build, runs in found.items()
    }
