"""Every clause of a game's rules page has a test, and what tests and code cite is there."""

import ast
from pathlib import Path

from tests.clauses import ROOT, clauses_named_by_tests, clauses_of
from tests.contract.tables import every_game

GAMES = ROOT / "src" / "blueboar" / "games"


@every_game
def test_a_page_numbers_its_clauses_in_order(name: str) -> None:
    clauses = clauses_of(name)
    assert clauses
    assert len(clauses) == len(set(clauses))
    by_section: dict[str, list[int]] = {}
    for clause in clauses:
        section, number = clause.split(".")
        by_section.setdefault(section, []).append(int(number))
    for section, numbers in by_section.items():
        assert numbers == list(range(1, len(numbers) + 1)), section


@every_game
def test_every_clause_is_named_by_a_test(name: str) -> None:
    named = clauses_named_by_tests(name)
    assert [clause for clause in clauses_of(name) if clause not in named] == []


@every_game
def test_no_test_names_a_clause_that_is_not_there(name: str) -> None:
    assert clauses_named_by_tests(name) - set(clauses_of(name)) == set()


@every_game
def test_the_code_cites_only_clauses_that_are_there(name: str) -> None:
    known = set(clauses_of(name))
    for file in sorted((GAMES / name).rglob("*.py")):
        for cited, line in cited_clauses(file):
            assert cited in known, f"{file.name}:{line} cites {cited}"


def cited_clauses(file: Path) -> list[tuple[str, int]]:
    """Strings that look like a clause: refusals and errors carry them."""
    found: list[tuple[str, int]] = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            section, _, number = node.value.partition(".")
            if section.isdigit() and number.isdigit():
                found.append((node.value, node.lineno))
    return found
