"""What README and docs show works as it stands: every Python block is a session that runs as a doctest."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WITH_EXAMPLES = ("README.md", "docs/python.md")
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)


def blocks(page: str) -> list[str]:
    return BLOCK.findall((ROOT / page).read_text("utf-8"))


@pytest.mark.parametrize("page", WITH_EXAMPLES)
def test_the_examples_run(page: str):
    session = doctest.DocTestParser().get_doctest("\n".join(blocks(page)), {}, page, page, 0)
    assert session.examples
    told: list[str] = []
    flags = doctest.ELLIPSIS
    doctest.DocTestRunner(optionflags=flags).run(session, out=told.append)
    assert not told, "".join(told)


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
