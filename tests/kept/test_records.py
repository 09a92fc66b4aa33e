"""Records of revision b4b3504 are told word for word as they were then, and judged as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

import blueboar.games  # noqa: F401  registers them
from blueboar.cli import main
from blueboar.core.chance import Chance
from blueboar.core.play import play_randomly
from blueboar.core.record import fold, load
from blueboar.core.table import Table
from blueboar.core.verify import verify
from tests.kept.conftest import KEPT

FILES = sorted((KEPT / "records").glob("*.json"))
UNFINISHED = KEPT / "records" / "second-unfinished.json"
EVERY = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@EVERY
def test_a_kept_record_is_told_word_for_word(file: Path, capsys: pytest.CaptureFixture[str], monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["--language", "en", "replay", str(file)]) == 0
    assert capsys.readouterr().out == file.with_suffix(".txt").read_text("utf-8")


@EVERY
def test_a_kept_record_folds_to_its_outcome_and_keeps_what_must_hold(file: Path):
    record = load(file.read_bytes())
    for upto in (0, len(record.entries) // 2, len(record.entries) - 1):
        assert record.game.invariants(fold(record, upto)) == []
    ending = record.ending
    assert record.game.outcome(fold(record)) == (None if ending is None else ending.outcome)


@EVERY
def test_a_kept_record_is_honest__or_of_older_rules(file: Path):
    record = load(file.read_bytes())
    same_rules = record.header.rules_version == record.game.rules_version
    expected = "unfinished" if file == UNFINISHED else "honest" if same_rules else "other-rules"
    assert verify(record).code == expected


def test_an_unfinished_record_is_played_on():
    table = Table.restored(load(UNFINISHED.read_bytes()), "kept second-unfinished")
    assert play_randomly(table, Chance("on"), 10) == []
    assert table.outcome() is not None


def test_every_game_and_edition_has_a_kept_record():
    kept = [load(file.read_bytes()) for file in FILES]
    assert {(record.header.game, record.header.config.edition) for record in kept} >= {
        ("sheriff", "first"),
        ("sheriff", "persian"),
        ("sheriff", "second"),
        ("blacksheep", "standard"),
        ("blacksheep", "tasks"),
    }
