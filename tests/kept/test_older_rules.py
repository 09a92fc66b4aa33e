"""What was decided under older rules says so, and what began without an option goes on as if there were none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import blueboar.games  # noqa: F401  registers them
from blueboar.cli import main
from blueboar.core.chance import Chance
from blueboar.core.game import find_game
from blueboar.core.play import play_randomly
from blueboar.core.record import load, save
from blueboar.core.table import Table
from blueboar.games.sheriff.data.editions import Config
from blueboar.terminal.phrasebook import LANGUAGES
from tests.kept.conftest import KEPT

OLD = sorted(file for file in (KEPT / "records").glob("*.json") if '"game":"sheriff"' in file.read_text("utf-8"))
YOUNG = ("stall_lies", "proof", "timer_runs")
"""Options that no game of b4b3504 has."""


@pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)
def test_verify_says_by_which_rules_an_older_record_was_decided(file: Path, capsys: pytest.CaptureFixture[str]):
    main(["--language", "en", "verify", str(file)])
    assert "version 1" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_it_in_every_language(language: str, capsys: pytest.CaptureFixture[str]):
    main(["--language", language, "verify", str(OLD[0])])
    told = capsys.readouterr().out
    assert "terminal-verdict" not in told
    assert "1" in told or "۱" in told


def test_verify_says_that_a_record_of_today_is_of_todays_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    game = find_game("sheriff")
    table = Table.opened(game, game.configure(3, "first", {"sheriff_terms": 1}), "today")
    assert play_randomly(table, Chance("today"), 10) == []
    file = tmp_path / "today.json"
    file.write_bytes(save(table.record()))
    assert main(["--language", "en", "verify", str(file)]) == 0
    assert "version 2" in capsys.readouterr().out


def without_young_options(edition: str) -> Config:
    """A set-up as it was stored before they existed."""
    stored = msgspec.to_builtins(find_game("sheriff").configure(4, edition))
    for name in YOUNG:
        del stored["options"][name]
    return msgspec.convert(stored, Config)


@pytest.mark.parametrize("edition", ["first", "persian", "second"])
def test_a_set_up_without_the_young_options_means_what_was_done_before(edition: str):
    options = without_young_options(edition).options
    assert (options.stall_lies, options.proof, options.timer_runs) == (True, True, "together")


@pytest.mark.parametrize("edition", ["first", "persian", "second"])
def test_a_game_that_began_without_them_is_played_to_its_end(edition: str):
    table = Table.opened(find_game("sheriff"), without_young_options(edition), f"young {edition}")
    assert play_randomly(table, Chance("young"), 10) == []
    assert table.outcome() is not None


@pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)
def test_a_kept_set_up_has_none_of_them_and_no_deals_without_the_sheriff(file: Path):
    stored = msgspec.json.decode(file.read_bytes())["header"]["config"]["options"]
    assert not set(YOUNG) & set(stored)
    config: Any = load(file.read_bytes()).header.config
    assert config.options.merchant_deals is stored["merchant_deals"]
