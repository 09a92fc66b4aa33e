"""`blueboar simulate`: random play of whole games on one core, with a summary."""

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
from blueboar.core.chance import Chance
from blueboar.core.errors import SetupError
from blueboar.core.game import Game
from blueboar.core.play import play_randomly
from blueboar.core.table import Table

CHECK_EVERY = 16


class Summary(msgspec.Struct):
    game: str
    players: int
    edition: str
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
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
        raise SetupError("setup.bad-value", option="games", value=str(arguments.games), allowed=["1 or more"])
    game, config = read_table(arguments)
    folder = _folder(arguments.records)
    console = Console(stderr=True)
    summary = Summary(game.name, config.players, config.edition, compiled=compiled())
    scores = [0] * config.players
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"{arguments.games} games", total=arguments.games)
        started = time.perf_counter()
        for number in range(arguments.games):
            table = _play(game, config, f"{arguments.seed}/{number}", summary)
            outcome = table.outcome()
            if outcome is not None:
                scores = [total + score for total, score in zip(scores, outcome.scores, strict=True)]
            if folder is not None:
                (folder / f"{game.name}-{number:06}.json").write_bytes(record.save(table.record()))
            if number % 50 == 0:
                progress.update(task, completed=number)
        summary.seconds = time.perf_counter() - started
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
        raise SetupError("setup.bad-folder", folder=path, reason=error.strerror or str(error)) from None
    return folder


def _play(game: Game, config: Any, seed: str, summary: Summary) -> Table:
    table = Table.opened(game, config, seed)
    broken = play_randomly(table, Chance(f"{seed}/play"), CHECK_EVERY)
    moves = len(table.entries) - 1
    summary.games += 1
    summary.moves += moves
    summary.invariants_checked += moves // CHECK_EVERY + 1
    summary.invariants_broken += len(broken)
    summary.broken += broken[: max(0, 20 - len(summary.broken))]
    return table


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
