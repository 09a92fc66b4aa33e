"""An error in the reader's language: what was wrong, where, and what is allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from blueboar.cli import main
from blueboar.core.errors import DataError, GameError, SetupError
from blueboar.core.game import find_game
from blueboar.terminal.errors import error_in_words, fault_in_words
from blueboar.terminal.phrasebook import LANGUAGES, Phrasebook


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "sheriff", "--players", "9"),
        ("simulate", "sheriff", "--set", "hand_size=9"),
        ("simulate", "sheriff", "--set", "first_sheriff=99"),
        ("simulate", "sheriff", "--set", "black_market_prices=dear"),
        ("simulate", "sheriff", "--set", "black_market=on"),
        ("simulate", "sheriff", "--games", "0"),
        ("simulate", "sheriff", "--goods", "nowhere.toml"),
        ("watch", "sheriff", "--bots", "novice"),
        ("replay", "nowhere.json"),
    ],
    ids=" ".join,
)
def test_no_english_is_mixed_in(language: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]):
    assert main(["--language", language, *words]) == 2
    told = capsys.readouterr().err
    assert "=" not in told
    for english in ("allowed", " or ", "it ", " two ", "levels", "reason"):
        assert (english in told.lower()) <= (language == "en"), told


FILE = """
[[goods]]
name = "lace"
kind = "contraband"
copies = [5, 5]
value = 6
fine = 3
king = 5
"""


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "ours.toml, line 2, [[goods]] number 1: only legal goods have a king and a queen."),
        ("ru", "ours.toml, строка 2, [[goods]] номер 1: король и королева бывают только у разрешённых товаров."),
        ("pl", "ours.toml, wiersz 2, [[goods]] numer 1: króla i królową mają tylko legalne towary."),
    ],
)
def test_a_bad_file_is_explained_in_the_language(language: str, told: str, tmp_path: Path):
    (tmp_path / "ours.toml").write_text(FILE, "utf-8")
    with pytest.raises(DataError) as error:
        find_game("sheriff").load_data(str(tmp_path / "ours.toml"))
    assert error_in_words(Phrasebook(language), error.value).endswith(told)


def test_a_code_that_no_catalogue_has_is_shown_as_it_is():
    assert "x.y" in error_in_words(Phrasebook("fa"), GameError("x.y"))


MIXES = [
    ("sheriff", 4, "first", {"black_market": True}),
    ("sheriff", 4, "second", {"promo_cards": True}),
    ("sheriff", 4, "second", {"black_market_prices": {"silk": [9, 8]}}),
    ("sheriff", 4, "second", {"deputy_cycles": 2}),
    ("sheriff", 6, "second", {"sheriff_terms": 2}),
    ("sheriff", 6, "second", {"first_sheriff": 2}),
    ("sheriff", 3, "first", {"first_sheriff": 4}),
    ("sheriff", 5, "first", {"removed_cards": 200}),
    ("sheriff", 4, "second", {"black_market": True, "black_market_prices": {"apples": [9, 8]}}),
    ("sheriff", 4, "second", {"black_market": True, "black_market_prices": {"silk": [8, 9]}}),
    ("blacksheep", 2, "standard", {"first_player": 3}),
    ("blacksheep", 2, "tasks", {"set_bonus": 3}),
]


@pytest.mark.parametrize(("name", "players", "edition", "options"), MIXES)
def test_an_impossible_mix_says_why_in_every_language(name, players, edition, options):
    with pytest.raises(SetupError) as raised:
        find_game(name).configure(players, edition, options)
    told = {each: error_in_words(Phrasebook(each), raised.value) for each in LANGUAGES}
    assert raised.value.fault is not None
    assert f": {fault_in_words(Phrasebook('en'), raised.value.fault)}. (rules " in told["en"]
    assert len(set(told.values())) == len(LANGUAGES)
    assert not [words for words in told.values() if "fault-" in words or "{" in words]
