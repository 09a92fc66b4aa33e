"""The examples run, in a short form."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"
NEEDS = {
    "random_agents.py": ("gymnasium", "pettingzoo", "pyspiel"),
    "mccfr_small_sheriff.py": ("pyspiel",),
}
SHORT = {
    "mccfr_small_sheriff.py": ["--iterations", "10"],
    # TextArena takes long to import, and has its own test beside this one.
    "random_agents.py": ["pettingzoo", "openspiel", "gymnasium", "many-tables"],
}


@pytest.mark.parametrize("name", sorted(NEEDS))
def test_an_example_runs(name: str):
    for library in NEEDS[name]:
        pytest.importorskip(library, reason="the extra `research` is not installed")
    command = [sys.executable, str(EXAMPLES / name), *SHORT.get(name, [])]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert ran.stdout


def test_every_example_is_tried():
    assert {path.name for path in EXAMPLES.glob("*.py")} == set(NEEDS)
