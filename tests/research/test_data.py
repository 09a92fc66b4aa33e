"""Data sets with the same bytes for the same seeds, and a leaderboard against a frozen revision."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pyarrow", reason="the extra `research` is not installed")

import pyarrow.parquet

from blueboar.cli import main
from blueboar.research import leaderboard

ROOT = Path(__file__).parents[2]


def written(folder: Path, game: str) -> Path:
    bots = "novice,merchant" if game == "sheriff" else "lamb,sheepdog"
    arguments = ["arena", game, "--bots", bots, "--games", "2", "--players", "3", "--workers", "1", "--json"]
    assert main([*arguments, "--dataset", str(folder)]) == 0
    return folder


@pytest.mark.parametrize("game", ["sheriff", "blacksheep"])
def test_the_same_seeds_give_the_same_bytes(tmp_path: Path, game: str):
    first, second = written(tmp_path / "a", game), written(tmp_path / "b", game)
    names = sorted(path.name for path in first.iterdir())
    own = ["bags.parquet", "deals.parquet"] if game == "sheriff" else []
    assert names == sorted(["LICENCE.txt", "entries.parquet", "games.parquet", "seats.parquet", *own])
    for name in names:
        assert (first / name).read_bytes() == (second / name).read_bytes()


def test_bags_are_true_or_not_and_every_one_has_a_fate(tmp_path: Path):
    folder = written(tmp_path, "sheriff")
    bags = pyarrow.parquet.read_table(folder / "bags.parquet").to_pylist()
    assert bags
    for bag in bags:
        assert bag["fate"] in ("opened", "let-through")
        assert bag["true"] == all(card == bag["declared"] for card in bag["cards"])
    entries = pyarrow.parquet.read_table(folder / "entries.parquet").to_pylist()
    assert all(json.loads(entry["events"]) is not None for entry in entries)
    seats = pyarrow.parquet.read_table(folder / "seats.parquet").to_pylist()
    assert len(seats) == 6


def test_references_name_what_there_is():
    with pytest.raises(leaderboard.NoReference, match="ref-1"):
        leaderboard.find_reference("ref-9")
    with pytest.raises(leaderboard.NoReference, match="sheriff, blacksheep"):
        leaderboard.standings("ref-1", "chess", None, 4, ROOT)


def test_a_bot_is_rated_against_the_reference():
    here = subprocess.run(
        ["git", "-C", str(ROOT), "cat-file", "-e", leaderboard.REFERENCES["ref-1"].revision], check=False
    )
    if here.returncode:
        pytest.skip("the history of this clone does not reach back to ref-1")
    bot = f"{sys.executable} {ROOT / 'examples' / 'bot.py'}"
    rows = leaderboard.standings("ref-1", "blacksheep", bot, 2, ROOT)
    assert [row for row in rows if row["name"] == "bot.py"]
    assert len(rows) == 5


def test_a_clone_without_the_revision_is_told(tmp_path: Path):
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    with pytest.raises(leaderboard.NoReference, match="--clone"):
        leaderboard.standings("ref-1", "sheriff", None, 4, tmp_path)
