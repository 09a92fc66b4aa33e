"""A third game is only added: the example Nim lies over a copy of the house, nothing of which has changed.

There it is played by command line and server, and passes the contract of every game. `web/e2e/third-game.test.mjs`
plays it in a browser.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from blueboar.build_info import compiled
from scripts.house_with import HOUSE, house_with

NIM = HOUSE / "examples" / "nim"

pytestmark = pytest.mark.skipif(compiled(), reason="the copy is the plain build")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("house")
    house_with(NIM, folder)
    return folder


def run(house: Path, *words: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(house / "src"), "BLUEBOAR_BUILD": "pure", "LC_ALL": "C.UTF-8"}
    environment.pop("PYTEST_XDIST_WORKER", None)
    done = subprocess.run([sys.executable, *words], cwd=house, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_that_was_there_has_changed(house: Path):
    added = {path.relative_to(NIM) for path in NIM.rglob("*")}
    assert Path("src/blueboar/games/nim/game.py") in added
    for folder in ("src", "web/src", "scripts"):
        for path in (house / folder).rglob("*"):
            place = path.relative_to(house)
            if path.is_file() and place not in added and "__pycache__" not in place.parts:
                assert path.read_bytes() == (HOUSE / place).read_bytes(), place


def test_a_game_that_would_change_a_file_is_not_laid_over_the_house(tmp_path: Path):
    (tmp_path / "game" / "src" / "blueboar" / "core").mkdir(parents=True)
    (tmp_path / "game" / "src" / "blueboar" / "core" / "table.py").write_text("")
    with pytest.raises(SystemExit, match=r"core/table\.py"):
        house_with(tmp_path / "game", tmp_path / "into")
    assert not (tmp_path / "into").exists()


def test_it_is_played_by_command_line(house: Path, tmp_path: Path):
    summed = json.loads(run(house, "-m", "blueboar", "simulate", "nim", "--games", "20", "--players", "3", "--json"))
    assert summed["games"] == 20
    record = tmp_path / "nim.json"
    played = "import blueboar; blueboar.play('nim', bots=['child', 'miller'], seed=1).save({!r})"
    run(house, "-c", played.format(str(record)))
    told = run(house, "-m", "blueboar", "watch", "nim", "--seed", "3", "--pace", "0")
    assert "The last stone wins" in told
    assert "from heap 3." in told
    assert "Honest" in run(house, "-m", "blueboar", "verify", str(record))
    assert "heap" in run(house, "-m", "blueboar", "replay", str(record))
    assert "2.1" in run(house, "-m", "blueboar", "rules", "nim")
    report = tmp_path / "arena"
    run(house, "-m", "blueboar", "arena", "nim", "--games", "4", "--workers", "1", "--out", str(report))
    assert "Stones taken, a game." in (report / "report.html").read_text("utf-8")


def test_it_passes_the_contract_of_every_game_and_is_played_at_the_inn(house: Path):
    (house / "docs" / "rules" / "nim.md").write_bytes(
        (house / "src" / "blueboar" / "locales" / "en" / "rules" / "nim.md").read_bytes()
    )
    tests = ["tests/contract", "tests/rules/nim", "tests/server/test_nim.py"]
    wanted = "nim and not no_word_of_a_game"  # its words (take, turn, ...) are too plain for that
    said = run(house, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", wanted, *tests)
    assert " passed" in said or "..." in said
