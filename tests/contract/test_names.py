"""One name means one thing: no two classes above the games bear the same one, and a file's name can be guessed."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "blueboar"

TO_BE_LEARNT = {
    "asking", "balcony", "crier", "floor", "gathering", "pen", "settling", "steward", "wording",
    "common", "helpers", "mgr", "misc", "utils",
}  # fmt: skip
"""Names that files had once, or should never have: nobody could guess what is in them."""


def classes_above_the_games() -> dict[str, list[str]]:
    found = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        if path.is_relative_to(SOURCE / "games"):
            continue  # the rooms of one game are those of all, and so are their names
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path.relative_to(SOURCE).as_posix())
    return found


def test_no_two_classes_above_the_games_bear_one_name() -> None:
    found = classes_above_the_games()
    assert {"Table", "Refused", "Fault", "Bot"} <= found.keys()
    assert {name: places for name, places in found.items() if len(places) > 1} == {}


def test_what_had_one_name_for_two_things_has_two() -> None:
    everywhere = [
        node.name
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    once = ("Fault", "Guard", "Refused", "Rating", "BotSeat", "Table")
    assert [name for name in once if everywhere.count(name) > 1] == []


def test_files_and_folders_have_names_that_can_be_guessed() -> None:
    places = [*SOURCE.rglob("*"), *(ROOT / "web" / "src").rglob("*")]
    assert [place.as_posix() for place in places if place.name.split(".")[0].lower() in TO_BE_LEARNT] == []
