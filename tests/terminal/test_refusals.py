"""A refusal in the reader's language: what was wrong, what is allowed, by the names that he knows."""

from __future__ import annotations

from pathlib import Path

import pytest

from blueboar.cli import main
from blueboar.core.errors import DataError, SetupError
from blueboar.core.game import find_game
from blueboar.core.table import Table
from blueboar.games.blacksheep.moves import PlayCards
from blueboar.games.sheriff.moves import Declare, GoToMarket, LoadBag
from blueboar.terminal.phrasebook import LANGUAGES, Phrasebook
from blueboar.terminal.refusals import refusal_in_words

NAMES = ("Anne", "Ben", "Cy")


def sheriff() -> Table:
    game = find_game("sheriff")
    config = game.configure(3, "first", {"first_sheriff": 0, "market_first": "left"})
    return Table.opened(game, config, "refused", NAMES)


def refused(table: Table, seat: int, move: object, language: str) -> str:
    refusal = table.submit(seat, move)
    assert refusal is not None
    return refusal_in_words(Phrasebook(language), refusal.code, refusal.clause, refusal.params, NAMES)


def test_the_player_whose_turn_it_is_has_a_name():
    assert refused(sheriff(), 2, GoToMarket(), "en") == "It is not your turn, it is Ben’s. (rules 3.1)"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Allowed: Apples, Cheese, Chickens. (rules 4.3)"),
        ("uk", "Можна: Яблука, Сир, Курка. (п. 4.3 правил)"),
        ("fa", "مجاز: سیب، پنیر، مرغ. (قانون 4.3)"),
    ],
)
def test_the_goods_that_may_be_declared_are_named(language: str, told: str):
    table = sheriff()
    for seat in (1, 2):
        assert table.submit(seat, GoToMarket()) is None
    for seat in (1, 2):
        assert table.submit(seat, LoadBag(table.view(seat).players[seat].hand[:1])) is None
    assert refused(table, 1, Declare("silk", 1), language).endswith(told)


@pytest.mark.parametrize(("language", "told"), [("en", "Allowed: 1, 2, 3."), ("pl", "Dozwolone: 1, 2, 3.")])
def test_fields_are_counted_as_players_count_them(language: str, told: str):
    game = find_game("blacksheep")
    table = Table.opened(game, game.configure(3, "standard", {"first_player": 0}), "refused", NAMES)
    hand = table.view(0).players[0].hand
    assert told in refused(table, 0, PlayCards(9, hand[:1], None), language)


def test_partners_are_people():
    params = {"allowed": [[0], [0, 2]]}
    told = refusal_in_words(Phrasebook("en"), "offer.partners", None, params, NAMES)
    assert told == "You cannot deal with these partners. Allowed: Anne, Anne and Cy."


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
    assert refusal_in_words(Phrasebook(language), error.value.code, None, error.value.params).endswith(told)


def test_a_code_that_no_catalogue_has_is_shown_as_it_is():
    assert "x.y" in refusal_in_words(Phrasebook("fa"), "x.y", None, {})


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
    error = raised.value
    told = {each: refusal_in_words(Phrasebook(each), error.code, error.clause, error.params) for each in LANGUAGES}
    assert f": {error.params['reason']}. (rules " in told["en"]
    assert len(set(told.values())) == len(LANGUAGES)
    assert not [words for words in told.values() if "fault-" in words or "{" in words]
