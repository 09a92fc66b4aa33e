"""The command as people use it: what it prints, and what it says when something is wrong."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from blueboar.cli import main


def say(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    try:
        status = main(["--language", "en", *words])
    except SystemExit as stop:
        status = int(stop.code or 0)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


@pytest.fixture
def one_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    say(capsys, "simulate", "sheriff", "--games", "1", "--seed", "9", "--records", str(tmp_path), "--json")
    return tmp_path / "sheriff-000000.json"


@pytest.mark.parametrize("game", ["sheriff", "blacksheep"])
def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str], game: str):
    status, out, _ = say(capsys, "simulate", game, "--games", "3", "--seed", "1", "--json")
    summary = json.loads(out)
    assert status == 0
    assert summary["games"] == 3
    assert summary["moves"] > 0
    assert len(summary["mean_scores"]) == 4
    assert summary["invariants_checked"] > 3
    assert summary["invariants_broken"] == 0
    for key in ("seconds", "games_per_second", "moves_per_second", "compiled"):
        assert key in summary


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]):
    runs = [json.loads(say(capsys, "simulate", "sheriff", "--games", "2", "--json")[1]) for _ in range(2)]
    assert runs[0]["mean_scores"] == runs[1]["mean_scores"]
    assert runs[0]["moves"] == runs[1]["moves"]


def test_simulate_sums_up_for_people(capsys: pytest.CaptureFixture[str]):
    _, out, _ = say(capsys, "simulate", "sheriff", "--games", "1")
    assert "games/s" in out
    assert "0 broken" in out


def test_options_are_read_by_their_kind(capsys: pytest.CaptureFixture[str]):
    words: tuple[str, ...] = ("--edition", "second", "--set", "black_market=on", "--set", "hand_size=7")
    words += ("--set", "black_market_prices=pepper:30/20", "--set", "first_sheriff=2")
    status, _, err = say(capsys, "simulate", "sheriff", "--games", "1", *words, "--json")
    assert (status, err) == (0, "")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("simulate", "poker"), "sheriff"),
        (("simulate", "sheriff", "--players", "9"), "3, 4, 5"),
        (("simulate", "sheriff", "--edition", "third"), "persian"),
        (("simulate", "sheriff", "--set", "tax=3"), "royal_goods"),
        (("simulate", "sheriff", "--set", "tax"), "tax"),
        (("simulate", "sheriff", "--set", "hand_size=9"), "6 to 7"),
        (("simulate", "sheriff", "--set", "black_market=on"), "black_market"),
        (("simulate", "sheriff", "--games", "0"), "1"),
        (("simulate", "sheriff", "--goods", "nowhere.toml"), "nowhere.toml"),
        (("replay", "nowhere.json"), "nowhere.json"),
        (("verify", "nowhere.json"), "nowhere.json"),
        (("rules", "poker"), "blacksheep"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], told: str):
    status, out, err = say(capsys, *words)
    assert status == 2
    assert out == ""
    assert err.startswith("blueboar: ")
    assert err.count("\n") == 1
    assert told in err


def test_a_record_is_told_and_verified(capsys: pytest.CaptureFixture[str], one_record: Path):
    status, out, _ = say(capsys, "replay", str(one_record))
    assert status == 0
    assert "Round 8" in out
    status, out, _ = say(capsys, "verify", str(one_record))
    assert status == 0
    assert "Honest" in out


def test_a_seat_reads_of_its_own_cards_and_a_spectator_of_none(capsys: pytest.CaptureFixture[str], one_record: Path):
    own = say(capsys, "replay", str(one_record), "--seat", "1")[1]
    watched = say(capsys, "replay", str(one_record), "--spectator")[1]
    assert "Seat 1 (you) packs" in own
    assert "Seat 0 packs" not in own
    assert "(you)" not in watched
    assert " packs " not in watched


def test_a_seat_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str], one_record: Path):
    status, _, err = say(capsys, "replay", str(one_record), "--seat", "7")
    assert status == 2
    assert "0 to 3" in err


def test_an_edited_record_is_found_out(capsys: pytest.CaptureFixture[str], one_record: Path):
    text = one_record.read_text("utf-8")
    one_record.write_text(text.replace('"amount":50', '"amount":60', 1), "utf-8")
    status, out, _ = say(capsys, "verify", str(one_record))
    assert status == 1
    assert "Not honest" in out


def test_a_truncated_record_is_an_error_not_a_traceback(capsys: pytest.CaptureFixture[str], one_record: Path):
    one_record.write_bytes(one_record.read_bytes()[:5000])
    for command in ("replay", "verify"):
        status, _, err = say(capsys, command, str(one_record))
        assert status == 2
        assert err.startswith("blueboar: ")


@pytest.mark.parametrize("game", ["sheriff", "blacksheep"])
def test_the_printed_rules_are_those_of_the_page(capsys: pytest.CaptureFixture[str], game: str):
    page = Path(__file__).parents[2] / "src" / "blueboar" / "locales" / "en" / "rules" / f"{game}.md"
    assert say(capsys, "rules", game, "--markdown")[1] == page.read_text("utf-8")


@pytest.mark.parametrize("game", ["sheriff", "blacksheep"])
def test_watch_tells_a_whole_game(capsys: pytest.CaptureFixture[str], game: str):
    status, out, _ = say(capsys, "watch", game, "--pace", "0", "--seed", "3")
    assert status == 0
    assert "wins" in out or "share the victory" in out


def test_the_seed_that_watch_names_shows_the_same_game_of_bots_that_think(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    """On a machine that is far slower as well: they had thought by the clock."""
    words = ["watch", "sheriff", "--pace", "0", "--seed", "3", "--players", "3", "--bots", "outlaw,novice,novice"]
    told = say(capsys, *words)[1]
    hours = count(0, 3600)
    monkeypatch.setattr("blueboar.bots.budget.time", SimpleNamespace(perf_counter=lambda: next(hours)))
    assert say(capsys, *words)[1] == told


def test_a_game_is_told_with_a_title_a_line_for_each_score_and_how_to_see_it_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("COLUMNS", "200")
    _, out, _ = say(capsys, "watch", "sheriff", "--pace", "0", "--seed", "3")
    lines = out.splitlines()
    assert lines[0] == "Sheriff of Nottingham · First edition · Marian, Tuck, Will, Gilbert"
    first = lines[lines.index("  Declarations") : lines.index("  Inspection")]
    assert len([line for line in first if "“" in line]) == 3, "a bot that swears declares by it, and not once more"
    scores = [line for line in lines if " as King and Queen" in line]
    assert len(scores) == 4
    for line in scores:
        total, *parts = (int(word) for word in line.replace(":", " ").split() if word.isdigit())
        assert total == sum(parts)
    assert lines[-1].endswith("--seed 3")
    assert "1 ×" not in out


def test_the_language_may_be_said_before_and_after_the_command(capsys: pytest.CaptureFixture[str]):
    for words in (["--language", "pl", "rules", "poker"], ["rules", "poker", "--language", "pl"]):
        assert main(words) == 2
        assert "Nie ma gry „poker”." in capsys.readouterr().err


def test_without_a_word_the_commands_are_listed(capsys: pytest.CaptureFixture[str]):
    assert main([]) == 0
    assert "watch" in capsys.readouterr().out


def test_the_language_is_that_of_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    main(["rules", "poker"])
    assert "Гри «poker» немає." in capsys.readouterr().err


def test_version_says_which_build_it_is(capsys: pytest.CaptureFixture[str]):
    _, out, _ = say(capsys, "--version")
    assert out.startswith("blueboar ")
    assert "pure Python" in out or "compiled with mypyc" in out
