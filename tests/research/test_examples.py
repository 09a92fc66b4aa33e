"""The examples run, in a short form."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"
NEEDS = {
    "random_agents.py": ("gymnasium", "pettingzoo", "pyspiel", "textarena"),
    "numpy_learner.py": ("numpy", "gymnasium"),
    "mccfr_small_sheriff.py": ("pyspiel",),
}
SHORT = {
    "numpy_learner.py": ["--minutes", "0.02", "--batch", "1"],
    "mccfr_small_sheriff.py": ["--iterations", "10"],
}


@pytest.mark.parametrize("name", sorted(NEEDS))
def test_an_example_runs(name: str, tmp_path: Path):
    for library in NEEDS[name]:
        pytest.importorskip(library, reason="the extra `research` is not installed")
    arguments = [*SHORT.get(name, []), *(["--out", str(tmp_path)] if "learner" in name else [])]
    ran = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert ran.stdout
    if "learner" in name:
        assert (tmp_path / "curve.svg").read_text().startswith("<svg")


def test_every_example_is_tried():
    assert {path.name for path in EXAMPLES.glob("*.py")} == set(NEEDS)
