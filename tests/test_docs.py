"""What README and docs show works as it stands: every Python block is a session that runs as a doctest."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WITH_EXAMPLES = ("README.md", "docs/python.md", "docs/research.md")
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)


def blocks(page: str) -> list[str]:
    return BLOCK.findall((ROOT / page).read_text("utf-8"))


@pytest.mark.parametrize("page", WITH_EXAMPLES)
def test_the_examples_run(page: str, tmp_path: Path):
    """In a process of their own: there are no games but those of the house."""
    session = tmp_path / "session.txt"
    session.write_text("\n".join(blocks(page)), "utf-8")
    command = [sys.executable, "-m", "doctest", "-o", "ELLIPSIS", str(session)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_python_block_is_run():
    """A block that is no session, or on another page, would be shown and never tried."""
    for path in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        page = path.relative_to(ROOT).as_posix()
        for block in blocks(page):
            assert page in WITH_EXAMPLES, page
            assert block.startswith(">>> "), (page, block)


def test_every_picture_that_is_shown_is_there():
    pictures = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert pictures
    assert [picture for picture in pictures if not (ROOT / picture).is_file()] == []
