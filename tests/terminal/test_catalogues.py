"""Every code that the program can utter has a sentence, in all five languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from blueboar.core.record import Entry
from blueboar.core.words import number_of
from blueboar.games.sheriff.wire import events
from blueboar.games.sheriff.wire.terms import PromiseWhy
from blueboar.terminal.phrasebook import LANGUAGES, Phrasebook, _bundle
from blueboar.terminal.story import Storyteller

SOURCE = Path(__file__).parents[2] / "src" / "blueboar"
UTTERED = re.compile(
    r'(?:refuse|refusal|Refusal|Refused|SetupError|DataError|RecordError)\(\s*(?:\d+,\s*)?"([a-z-]+\.[a-z-]+)"'
)

FAULTY = re.compile(r'\b[fF]ault\(\s*"([a-z-]+)"')


def codes() -> set[str]:
    """The codes of refusals and errors, as they stand in the source."""
    return {code for path in SOURCE.rglob("*.py") for code in UTTERED.findall(path.read_text("utf-8"))}


def faults() -> set[str]:
    """The codes of what can be wrong with a file."""
    return {code for path in SOURCE.rglob("*.py") for code in FAULTY.findall(path.read_text("utf-8"))}


def test_there_are_codes_to_look_for():
    assert len(codes()) > 100
    assert len(faults()) > 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str):
    bundle = _bundle(language)
    lacking = [code for code in codes() if not bundle.has_message("refusal-" + code.replace(".", "-"))]
    assert sorted(lacking) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence_and_every_sentence_a_fault(language: str):
    pages = "".join(path.read_text("utf-8") for path in (SOURCE / "locales" / language).glob("*refusals.ftl"))
    told = re.findall(r"^fault-([a-z-]+) =", pages, re.M)
    assert sorted(told) == sorted(faults())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", sorted(path.stem for path in (SOURCE / "locales" / "en").glob("*.ftl")))
def test_the_catalogues_have_the_same_messages_with_the_same_variables(language: str, file: str):
    pages = [(SOURCE / "locales" / each / f"{file}.ftl").read_text("utf-8") for each in ("en", language)]
    assert variables(pages[0]) == variables(pages[1])


def variables(text: str) -> dict[str, set[str]]:
    """Those of every message of a catalogue, less the counts by which a verb is bent: not every language needs them."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in text.splitlines():
        start = re.match(r"([a-z][\w-]*) =", line)
        name = start[1] if start else name
        if name and not line.startswith("#"):
            found.setdefault(name, set()).update(re.findall(r"\$(?!\w+_count\b)(\w+)", line))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["sheriff", "blacksheep"])
def test_the_rules_have_the_same_clauses_in_every_language(language: str, game: str):
    clause = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.MULTILINE)
    pages = [(SOURCE / "locales" / each / "rules" / f"{game}.md").read_text("utf-8") for each in ("en", language)]
    assert clause.findall(pages[0]) == clause.findall(pages[1])
    assert len(clause.findall(pages[0])) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_declaration_is_told_with_its_number_and_its_good(language: str):
    teller = Storyteller("sheriff", ("Anne", "Ben"), Phrasebook(language))
    told = [sentence for _, sentence in teller.tell(Entry(1, 0, None, (events.Declared(0, "apples", 4),)))]
    assert len(told) == 1
    assert "Anne" in told[0]
    assert Phrasebook(language).counted("good", "apples", 4) in told[0]


COUNTED = {
    "en": ("1 apple", "2 apples", "5 apples", "2 × Pepper"),
    "uk": ("1 яблуко", "2 яблука", "5 яблук", "2 картки перцю"),
    "pl": ("1 jabłko", "2 jabłka", "5 jabłek", "2 karty pieprzu"),
    "ru": ("1 яблоко", "2 яблока", "5 яблок", "2 карты перца"),
    "fa": ("1 سیب", "2 سیب", "5 سیب", "2 کارت فلفل"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_are_counted_as_the_language_counts(language: str):
    phrasebook = Phrasebook(language)
    told = (
        *(phrasebook.counted("good", "apples", count) for count in (1, 2, 5)),
        phrasebook.counted("good", "pepper", 2),
    )
    assert told == COUNTED[language]


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [("en", "Anne opens", "Anne and Ben open "), ("pl", "Anne otwiera ", "Anne i Ben otwierają")],
)
def test_two_deputies_open_a_bag_in_the_plural(language: str, one: str, two: str):
    teller = Storyteller("sheriff", ("Anne", "Ben", "Cy"), Phrasebook(language))
    for by, words in (((0,), one), ((0, 1), two)):
        opened = events.BagOpened(2, by, ("apples",), truthful=True)
        told = [sentence for _, sentence in teller.tell(Entry(1, 0, None, (opened,)))]
        assert len(told) == 1
        assert words in told[0]


def test_a_message_that_no_catalogue_has_is_shown_as_it_is():
    assert Phrasebook("pl").say("no-such-message") == "no-such-message"


@pytest.mark.parametrize(
    ("language", "point"),
    [("en", "1 point"), ("uk", "1 очко"), ("pl", "1 punkt"), ("ru", "1 очко"), ("fa", "1 امتیاز")],
)
def test_one_point_is_one_point(language: str, point: str):
    assert Phrasebook(language).say("terminal-score", name="Ann", points=1) == f"Ann: {point}"


def test_one_point_and_one_card_are_so_on_a_board_too():
    assert [number_of(count, "card") for count in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("message", "reasons"),
    [
        ("sheriff-gold", events.Reason),
        ("sheriff-offer-closed", events.ClosedWhy),
        ("sheriff-promise-settled", PromiseWhy),
    ],
)
def test_no_sentence_is_there_for_a_reason_that_nobody_gives(language: str, message: str, reasons: Any):
    page = (SOURCE / "locales" / language / "sheriff-story.ftl").read_text("utf-8")
    [told] = re.findall(rf"^{message} = \{{ \$why ->\n(.*?)^}}", page, re.M | re.S)
    variants = re.findall(r"^    \[([a-z-]+)\]", told, re.M)
    assert variants
    assert set(variants) <= set(get_args(reasons))
