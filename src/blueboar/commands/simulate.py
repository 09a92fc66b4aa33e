"""`blueboar simulate`: random play of whole games on one core, with a summary.

Games are played out without a record, which is fast, unless `--records` asks for them; either way the same seed plays
the same games. What must hold is looked at when each is over, and every so often one is played once more at a table and
looked at along the way. The time of looking is counted apart.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as RichTable

from blueboar.build_info import compiled
from blueboar.commands.setup import add_table_arguments, read_table
from blueboar.core import record
from blueboar.core.errors import SetupError
from blueboar.core.faults import file_fault
from blueboar.core.game import Game
from blueboar.core.play import play_out, play_randomly, players_chance
from blueboar.core.table import Table

CHECK_EVERY = 16
"""Moves between two looks at the invariants, in a game that is watched."""
WATCH_EVERY = 20
"""Of so many games one is watched; the others are looked at when they are over."""


class Summary(msgspec.Struct):
    game: str
    players: int
    edition: str
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    """Of one core, for playing alone."""
    checking_seconds: float = 0.0
    games_per_second: float = 0.0
    moves_per_second: float = 0.0
    mean_scores: list[float] = []
    compiled: bool = False
    invariants_checked: int = 0
    invariants_broken: int = 0
    broken: list[str] = []


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_table_arguments(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="M", help="how many games (default: 1000)")
    parser.add_argument("--seed", default="0", metavar="S", help="the same seed plays the same games")
    parser.add_argument("--records", metavar="DIR", help="save the record of every game here")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")


def run(arguments: argparse.Namespace) -> int:
    if arguments.games < 1:
        raise SetupError("setup.bad-value", option="games", value=str(arguments.games), least=1)
    game, config = read_table(arguments)
    folder = _folder(arguments.records)
    console = Console(stderr=True)
    summary = Summary(game.name, config.players, config.edition, compiled=compiled())
    scores = [0] * config.players
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"{arguments.games} games", total=arguments.games)
        for number in range(arguments.games):
            seed = f"{arguments.seed}/{number}"
            if folder is not None:
                table = _record(game, config, seed, summary)
                state = table.state
                (folder / f"{game.name}-{number:06}.json").write_bytes(record.save(table.record()))
            else:
                state = _play(game, config, seed, summary)
            if number % WATCH_EVERY == 0:
                _watch(game, config, seed, summary)
            outcome = game.outcome(state)
            if outcome is not None:
                scores = [total + score for total, score in zip(scores, outcome.scores, strict=True)]
            if number % 50 == 0:
                progress.update(task, completed=number)
    summary.games_per_second = summary.games / summary.seconds
    summary.moves_per_second = summary.moves / summary.seconds
    summary.mean_scores = [round(total / summary.games, 2) for total in scores]
    _print(summary, arguments.json)
    return 1 if summary.invariants_broken else 0


def _folder(path: str | None) -> Path | None:
    if path is None:
        return None
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError("setup.bad-folder", file=path, fault=file_fault(error)) from None
    return folder


def _play(game: Game, config: Any, seed: str, summary: Summary) -> Any:
    """The state at the end of a game without a record."""
    started = time.process_time()
    state, moves = play_out(game, config, seed)
    _count(game, state, moves, started, summary)
    return state


def _record(game: Game, config: Any, seed: str, summary: Summary) -> Table:
    started = time.process_time()
    table = Table.opened(game, config, seed)
    play_randomly(table, players_chance(seed))
    _count(game, table.state, len(table.entries) - 1, started, summary)
    return table


def _count(game: Game, state: Any, moves: int, started: float, summary: Summary) -> None:
    over = time.process_time()
    summary.seconds += over - started
    summary.games += 1
    summary.moves += moves
    _note(game.invariants(state), 1, summary)
    summary.checking_seconds += time.process_time() - over


def _watch(game: Game, config: Any, seed: str, summary: Summary) -> None:
    """The same game once more, looked at along the way."""
    started = time.process_time()
    table = Table.opened(game, config, seed)
    broken = play_randomly(table, players_chance(seed), CHECK_EVERY)
    _note(broken, (len(table.entries) - 1) // CHECK_EVERY + 1, summary)
    summary.checking_seconds += time.process_time() - started


def _note(broken: list[str], checked: int, summary: Summary) -> None:
    summary.invariants_checked += checked
    summary.invariants_broken += len(broken)
    summary.broken += broken[: max(0, 20 - len(summary.broken))]


def _print(summary: Summary, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(summary).decode())
        return
    table = RichTable(title=f"{summary.game}, {summary.players} players, {summary.edition}", show_header=False)
    build = "compiled with mypyc" if summary.compiled else "pure Python"
    table.add_row("games", f"{summary.games:,}")
    table.add_row("moves", f"{summary.moves:,} ({summary.moves / summary.games:.1f} a game)")
    table.add_row("speed", f"{summary.games_per_second:,.0f} games/s, {summary.moves_per_second:,.0f} moves/s")
    table.add_row("build", build)
    table.add_row("mean scores", ", ".join(f"{score:.1f}" for score in summary.mean_scores))
    table.add_row("invariants", f"{summary.invariants_checked:,} checked, {summary.invariants_broken} broken")
    for line in summary.broken:
        table.add_row("broken", line)
    Console().print(table)
