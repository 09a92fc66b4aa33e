"""What the README shows works as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_the_example_for_researchers_runs(capsys: pytest.CaptureFixture[str]):
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert "MarketPrompt" in capsys.readouterr().out


def test_every_picture_that_is_shown_is_there():
    pictures = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert pictures
    assert [picture for picture in pictures if not (ROOT / picture).is_file()] == []
