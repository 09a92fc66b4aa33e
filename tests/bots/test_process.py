"""Bots in another process or language, over standard input and output."""

import shutil
import sys
from pathlib import Path

import pytest

import blueboar.bots
from blueboar.bots import process
from blueboar.bots.driver import Match
from blueboar.bots.levels import BotSetup, find_level
from blueboar.bots.process import ProcessBot
from blueboar.core.game import find_game
from blueboar.core.table import Table

assert blueboar.bots
PATIENCE = 120.0
"""Starting a program takes its time on a busy machine."""
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def play(name, edition, players, command, think_seconds=PATIENCE):
    game = find_game(name)
    config = game.configure(players, edition)
    table = Table.opened(game, config, "process")
    quick = "novice" if name == "sheriff" else "lamb"
    guest = ProcessBot(command, BotSetup(game, config, 0, "s", think_seconds=think_seconds))
    bots = [guest] + [find_level(name, quick).make(BotSetup(game, config, seat, "s")) for seat in range(1, players)]
    match = Match(table, bots)
    try:
        match.play()
    finally:
        guest.close()
    return match


@pytest.mark.parametrize(
    ("name", "edition", "players"), [("sheriff", "first", 4), ("sheriff", "second", 6), ("blacksheep", "standard", 3)]
)
def test_the_python_example_plays_without_a_fault(name, edition, players):
    assert play(name, edition, players, (sys.executable, str(EXAMPLES / "bot.py"))).faults == []


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node on this machine")
@pytest.mark.parametrize(("name", "edition", "players"), [("sheriff", "first", 4), ("blacksheep", "tasks", 2)])
def test_the_javascript_example_plays_without_a_fault(name, edition, players):
    assert play(name, edition, players, ("node", str(EXAMPLES / "bot.mjs"))).faults == []


@pytest.mark.parametrize(
    "program",
    [
        "import sys; sys.exit(3)",
        "print('hello', flush=True); input()",
        'while True: print(input() and \'{"type": "act", "move": 7}\', flush=True)',
    ],
)
def test_a_program_without_manners_is_reported_and_the_game_goes_on(program):
    match = play("sheriff", "first", 3, (sys.executable, "-c", program))
    assert {fault.kind for fault in match.faults} == {"crashed"}
    assert match.table.outcome() is not None


@pytest.mark.parametrize(
    "program", ['while True: print(\'{"type": "pass"}\', flush=True)', "import time; time.sleep(3600)"]
)
def test_a_program_that_does_not_read_holds_up_nobody(program, monkeypatch):
    monkeypatch.setattr(process, "PATIENCE", 0.2)
    match = play("sheriff", "first", 3, (sys.executable, "-c", program), think_seconds=0.2)
    assert match.table.outcome() is not None
    assert "crashed" in {fault.kind for fault in match.faults}
