"""A game owns all its words: nothing above `games/` knows one of them, in Python, in the browser or in a catalogue.

What the words of a game are is read off the game itself (its name, cards, moves, events, prompts, options, levels and
statistics), and beside that each game has nouns that everyone at its table would use.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

import blueboar.bots  # noqa: F401  registers every level
from blueboar.bots.levels import levels
from blueboar.core.game import find_game
from blueboar.terminal.phrasebook import LANGUAGES, Phrasebook
from tests.contract.tables import NAMES, every_game

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "blueboar"
WEB = ROOT / "web" / "src"
ENGLISH = SOURCE / "locales" / "en"

NOUNS = {
    "sheriff": "nottingham merchant deputy bag stall bribe bargain contraband smuggle inspection favour badge goods",
    "blacksheep": "knizia corral herd meadow moo farm animal",
}
"""What is said at the table, and is no name in the code of the game."""

PLAIN = """
    accept agreed answer answered asked bread cards caught deals declare decide discard discards ended figures hidden
    left lies load mark offer offers open opened passed passes phase play promised refuse round settled shown split
    promises-broken proof tasks tie turn turns
"""
"""Tags and names of games that are ordinary English, and say nothing of the game where they stand alone."""

KEPT = {"goods"}
"""Not the plural of what it seems to be."""

EXAMPLES = {
    "src/blueboar/__init__.py": "the front door shows how to play a game",
    "src/blueboar/commands/setup.py": "the option --cards was called --goods, and scripts know it by that name",
    "src/blueboar/research/solve/": "one of the small games that are solved there bears the name of one of ours",
}


def in_words(text: str) -> list[str]:
    """`dealStruck`, `deal_struck` and `deal-struck` are the same words; a plural is its singular."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", re.sub("-apple-system|apple-touch-icon", "", text))
    return [
        one if one in KEPT or len(one) < 4 else one.removesuffix("s") for one in re.findall("[a-z]+", apart.lower())
    ]


def tags(union: Any) -> Iterator[str]:
    for struct in get_args(union) or (union,):
        tag = getattr(struct, "__struct_config__", None) and struct.__struct_config__.tag
        if isinstance(tag, str):
            yield tag


def printed(game: str) -> Iterator[str]:
    """The names of the cards in its data."""
    for path in (SOURCE / "games" / game / "data").glob("*.toml"):
        for rows in tomllib.loads(path.read_text("utf-8")).values():
            yield from (row["name"] for row in rows if isinstance(row, dict) and "name" in row)


def own_words(name: str) -> set[tuple[str, ...]]:
    game = find_game(name)
    catalogue = "".join(path.read_text("utf-8") for path in ENGLISH.glob(f"{name}-*.ftl"))
    found = {
        name,
        *NOUNS.get(name, "").split(),
        *printed(name),
        *(level.name for level in levels(name)),
        *(option.name for option in game.options),
        *re.findall(rf"^stat-{name}-([a-z-]+) =", catalogue, re.M),
        *tags(game.move_type),
        *tags(game.event_type),
        *tags(game.prompt_type),
    }
    return {tuple(in_words(word)) for word in found - set(PLAIN.split())}


def of_a_game(path: Path) -> bool:
    """Whether it lies in the folder of a game, or is a file named by one."""
    place = path.relative_to(ROOT)
    return any(part in NAMES or part.split("-")[0].split(".")[0] in NAMES for part in place.parts)


def is_example(path: Path) -> bool:
    return str(path.relative_to(ROOT)).startswith(tuple(EXAMPLES))


def above_games() -> list[Path]:
    places = [
        *SOURCE.rglob("*.py"),
        *(path for kind in ("ts", "svelte", "css") for path in WEB.rglob(f"*.{kind}")),
        *ENGLISH.glob("*.ftl"),
        ROOT / "web" / "index.html",
        ROOT / "web" / "vite.config.ts",
    ]
    return [path for path in places if not of_a_game(path) and not is_example(path)]


def test_there_is_something_above_the_games():
    files = {str(path.relative_to(ROOT)) for path in above_games()}
    assert {"src/blueboar/core/game.py", "web/src/app/Door.svelte", "src/blueboar/locales/en/ui.ftl"} <= files
    assert not [path for path in files if "sheriff" in path]


@every_game
def test_no_word_of_a_game_stands_above_games(name: str):
    words = own_words(name)
    longest = max(map(len, words))
    found = []
    for path in above_games():
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            said = in_words(line)
            runs = {tuple(said[at : at + size]) for at in range(len(said)) for size in range(1, longest + 1)}
            found += [f"{path.relative_to(ROOT)}:{number}: {' '.join(word)}" for word in sorted(runs & words)]
    listed = "\n".join(found)
    assert found == [], f"these belong into a folder of {name}, or into a file that bears its name:\n{listed}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_in_two_files(language: str):
    """The terminal and some screens read all files together."""
    places: dict[str, list[str]] = {}
    for path in sorted((SOURCE / "locales" / language).glob("*.ftl")):
        for message in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.M):
            places.setdefault(message, []).append(path.name)
    assert {message: files for message, files in places.items() if len(files) > 1} == {}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_words_for_what_it_offers(name: str, language: str):
    game, known = find_game(name), Phrasebook(language)
    wanted = [
        *(f"game-{name}{more}" for more in ("", "-about", "-facts")),
        *(f"edition-{name}-{edition}" for edition in game.editions),
        *(f"level-{name}-{level.name}" for level in levels(name)),
        *(f"option-{name}-{option.name.replace('_', '-')}" for option in game.options),
        *(f"say-{phrase.replace('.', '-')}" for phrase in game.words.phrases),
    ]
    assert [message for message in wanted if not known.has(message)] == []
