"""Peers beside us, where they are installed (extra `bench`): OpenSpiel's toy sheriff, and Catanatron.

What is and is not comparable is printed with the numbers: OpenSpiel's `sheriff` is a two-player bargaining toy with
a handful of decisions a game and no cards; Catanatron is a whole board game, but another one.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib.util import find_spec

from rich.console import Console
from rich.table import Table as RichTable

from benchmarks.builds import measure
from benchmarks.play_report import GAMES

SECONDS = 3.0


def _timed(play: Callable[[], int]) -> tuple[float, float]:
    """Games and decisions a second, by CPU time."""
    play()
    games = decisions = 0
    started = time.process_time()
    while time.process_time() - started < SECONDS:
        decisions += play()
        games += 1
    seconds = time.process_time() - started
    return games / seconds, decisions / seconds


def _openspiel() -> tuple[float, float]:
    import pyspiel

    game = pyspiel.load_game("sheriff")
    source = random.Random(0)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(source.choices(actions, weights)[0])
            else:
                state.apply_action(source.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return _timed(play)


def _catanatron() -> tuple[float, float]:
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
        game.play()
        records = getattr(game.state, "action_records", None) or getattr(game.state, "actions", ())
        return len(records)

    return _timed(play)


def report() -> None:
    table = RichTable(title="Beside our peers: random play from Python, one core, CPU time")
    for heading in ("engine", "decisions/s", "games/s", "what it plays"):
        table.add_column(heading)
    for build, numbers in measure("benchmarks.random_play", "sheriff", "4", "first", str(GAMES)).items():
        table.add_row(
            f"Blue Boar ({build})",
            f"{numbers['moves_out_per_second']:,.0f}",
            f"{numbers['played_out_per_second']:,.0f}",
            "whole four-player games, all rules and deals, nothing recorded",
        )
        table.add_row(
            f"Blue Boar ({build})",
            f"{numbers['moves_per_second']:,.0f}",
            f"{numbers['games_per_second']:,.0f}",
            "the same, every move checked and every event recorded",
        )
    for name, module, run, described in (
        (
            "OpenSpiel sheriff",
            "pyspiel",
            _openspiel,
            "a two-player toy: numbers for bribes, no cards, nothing recorded",
        ),
        ("Catanatron", "catanatron", _catanatron, "whole four-player games of Catan, actions recorded"),
    ):
        if find_spec(module) is None:
            table.add_row(name, "not installed", "", "make bench installs it where it can")
            continue
        games, decisions = run()
        table.add_row(name, f"{decisions:,.0f}", f"{games:,.0f}", described)
    console = Console()
    console.print(table)
    console.print(
        "A decision of ours is a whole move (a market turn, a whole deal); OpenSpiel's is one small number. Games of "
        "different rules are not comparable; the columns show the order of magnitude."
    )


if __name__ == "__main__":
    report()
