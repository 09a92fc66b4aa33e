"""The map of the house has every room, and every room says what lives there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from blueboar.terminal.phrasebook import LANGUAGES

ROOT = Path(__file__).parents[1]
MAP = ROOT / "docs" / "architecture.md"
GAMES = [path.parent.name for path in (ROOT / "src" / "blueboar" / "games").glob("*/game.py")]


def rooms_on_the_map() -> dict[str, str]:
    """The folders in the trees of the map, with what is said of each."""
    found: dict[str, str] = {}
    for tree in re.findall(r"^```\n(.*?)^```", MAP.read_text("utf-8"), re.MULTILINE | re.DOTALL):
        above: list[tuple[int, str]] = []
        for line in tree.splitlines():
            named = re.match(r"( *)(\S+)/ *(.*)", line)
            assert named, f"not a folder and its line: {line}"
            indent = len(named[1])
            above = [(depth, folder) for depth, folder in above if depth < indent] + [(indent, named[2])]
            found["/".join(folder for _, folder in above)] = named[3]
    return found


def rooms_of_the_house() -> set[str]:
    """Every folder, with games and languages by their kind: the rooms of one are those of all."""
    found = set()
    for top in ("src/blueboar", "web/src"):
        for folder in [ROOT / top, *(ROOT / top).rglob("*/")]:
            if folder.is_dir() and "__pycache__" not in folder.parts and any(folder.iterdir()):
                place = folder.relative_to(ROOT).as_posix()
                place = re.sub(rf"(?<=/)({'|'.join(GAMES)})(?=/|$)", "<game>", place)
                found.add(re.sub(rf"(?<=/locales/)({'|'.join(LANGUAGES)})(?=/|$)", "<language>", place))
    return {place for place in found if "static" not in place}


def test_every_folder_is_on_the_map():
    lacking = sorted(rooms_of_the_house() - rooms_on_the_map().keys())
    assert lacking == [], f"add a line about each of these to a tree in {MAP.relative_to(ROOT)}: {', '.join(lacking)}"


def test_every_folder_on_the_map_is_there():
    gone = sorted(rooms_on_the_map().keys() - rooms_of_the_house())
    assert gone == [], f"these are in {MAP.relative_to(ROOT)}, but not in the house: {', '.join(gone)}"


def test_every_folder_on_the_map_has_its_line():
    assert [room for room, line in rooms_on_the_map().items() if not line] == []


@pytest.mark.parametrize("place", sorted((ROOT / "src").rglob("__init__.py")), ids=lambda path: path.parent.name)
def test_every_package_says_what_lives_there(place: Path):
    said = ast.get_docstring(ast.parse(place.read_text("utf-8")))
    assert said, f"{place.relative_to(ROOT)} has no line"


def test_the_files_that_the_map_names_are_there():
    text = re.sub(r"^```\n.*?^```", "", MAP.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    named = set(re.findall(r"`((?:web/|server/|core/|sockets/|tables/|connection/|table/|tests/)[\w./-]+\.\w+)`", text))
    assert len(named) > 8
    homes = ("", "src/blueboar", "src/blueboar/server", "web/src")
    assert [path for path in sorted(named) if not any((ROOT / home / path).is_file() for home in homes)] == []


@pytest.mark.parametrize(
    "page",
    [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "CONTRIBUTING.md", ROOT / "README.md"],
    ids=lambda path: path.name,
)
def test_the_files_that_other_pages_name_are_there(page: Path):
    named = set(re.findall(r"`([\w./-]+/[\w.-]+\.(?:py|ts|svelte|mjs|sh|toml))`", page.read_text("utf-8")))
    homes = ("src", "web/src", "web/scripts", "tests", "scripts", "benchmarks", "examples")
    there = [path.as_posix() for home in homes for path in (ROOT / home).rglob("*.*")]
    assert [name for name in sorted(named) if not any(path.endswith(f"/{name}") for path in there)] == []
