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
    "numpy_learner.py": ("gymnasium",),
    "maskable_ppo.py": ("gymnasium",),
}
SHORT = {
    "numpy_learner.py": ["--minutes", "0", "--batch", "2", "--measured", "2", "--out", "OUT"],
    "maskable_ppo.py": ["--steps", "64", "--games", "1"],
    "mccfr_small_sheriff.py": ["--iterations", "10"],
    # TextArena takes long to import, and has its own test beside this one.
    "random_agents.py": ["pettingzoo", "openspiel", "gymnasium", "many-tables"],
}


@pytest.mark.parametrize("name", sorted(NEEDS))
def test_an_example_runs(name: str, tmp_path: Path):
    for library in NEEDS[name]:
        pytest.importorskip(library, reason="the extra `research` is not installed")
    command = [
        sys.executable,
        str(EXAMPLES / name),
        *[str(tmp_path) if word == "OUT" else word for word in SHORT.get(name, [])],
    ]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert ran.stdout
    if name == "numpy_learner.py":
        assert (tmp_path / "curve.svg").read_text().startswith("<svg")


def test_every_example_is_tried():
    assert {path.name for path in EXAMPLES.glob("*.py")} == set(NEEDS)
