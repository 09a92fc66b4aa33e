"""Which clause of docs/rules a test is about.

    @clause("5.19")
    def test_no_card_may_be_given_that_the_debt_does_not_need():

The game is the folder: tests/rules/sheriff cites docs/rules/sheriff.md, tests/rules/blacksheep the other page. The
decorator changes nothing but leaves the numbers on the test, where a reader, and the test that lists the clauses
nobody names, can find them. A test may name several clauses: `@clause("5.8", "5.12")`.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).parents[1]

Test = TypeVar("Test", bound=Callable[..., object])


def clause(*numbers: str) -> Callable[[Test], Test]:
    def name(test: Test) -> Test:
        test.clauses = (*getattr(test, "clauses", ()), *numbers)  # type: ignore[attr-defined]
        return test

    return name


def clauses_of(game: str) -> list[str]:
    """The numbers of all clauses on a game's rules page, in its order."""
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    return re.findall(r"^\*\*(\d+[a-z]?\.\d+)\*\*", page, re.MULTILINE)


def clauses_named_by_tests(game: str) -> set[str]:
    """Every number that stands in a `@clause(...)` under tests/rules/<game>."""
    named: set[str] = set()
    for file in (ROOT / "tests" / "rules" / game).rglob("test_*.py"):
        for call in re.findall(r"^\s*@clause\(([^)]*)\)", file.read_text("utf-8"), re.MULTILINE):
            named.update(re.findall(r'"([^"]+)"', call))
    return named
