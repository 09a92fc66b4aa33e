"""Bots that were written against revision b4b3504 play at a server and in an arena of today."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.kept.b4b3504.client import PATIENCE, Server
from tests.kept.conftest import KEPT

GAMES = pytest.mark.parametrize(
    ("game", "edition", "options", "level"),
    [
        ("sheriff", "first", {"sheriff_terms": 1}, "novice"),
        ("sheriff", "second", {"sheriff_terms": 1}, "novice"),
        ("blacksheep", "tasks", {}, "lamb"),
    ],
)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Server(tmp_path_factory.mktemp("bots") / "inn.sqlite3") as server:
        yield f"http://{server.address}"


def bot(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(KEPT / "bot.py"), *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


@GAMES
def test_two_bots_of_then_play_a_whole_game_with_a_bot_of_the_house(
    address: str, game: str, edition: str, options: dict[str, int], level: str
):
    bots = [bot(address, "open", game, edition, json.dumps(options), level)]
    try:
        assert bots[0].stdout is not None
        bots.append(bot(address, "join", bots[0].stdout.readline().strip()))
        outcomes = [json.loads(each.communicate(timeout=PATIENCE)[0]) for each in bots]
        assert [each.returncode for each in bots] == [0, 0]
    finally:
        for each in bots:
            each.kill()
            each.communicate()
    assert outcomes[0] == outcomes[1]
    assert len(outcomes[0]["scores"]) == 3


@GAMES
def test_a_program_of_then_plays_in_the_arena_without_a_fault(
    game: str, edition: str, options: dict[str, int], level: str
):
    stranger = "cmd:" + shlex.join([sys.executable, str(KEPT / "stdio_bot.py")])
    chosen = [word for name, value in options.items() for word in ("--set", f"{name}={value}")]
    command = [sys.executable, "-m", "blueboar", "arena", game, "--edition", edition, "--players", "3", *chosen]
    command += ["--bots", f"{level},{level},{stranger}", "--games", "1", "--workers", "1", "--json"]
    command += ["--think-seconds", str(PATIENCE)]
    played = subprocess.run(command, capture_output=True, text=True, timeout=2 * PATIENCE, check=False)
    assert played.returncode == 0, played.stderr
    summary = json.loads(played.stdout)
    assert (summary["games"], summary["faults"], summary["broken"]) == (1, [], 0)
