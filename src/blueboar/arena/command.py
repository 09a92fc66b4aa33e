"""`blueboar arena GAME --bots a,b,c,d --games N`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from blueboar.arena.competitors import parse_competitors
from blueboar.arena.dataset import check_library
from blueboar.arena.schedule import Terms
from blueboar.arena.standings import Tournament
from blueboar.arena.tournament import run as run_tournament
from blueboar.arena.workers import usual_workers
from blueboar.bots.levels import THINK_STEPS, levels
from blueboar.core.game import all_games, find_game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=" or ".join(game.name for game in all_games()))
    parser.add_argument(
        "--bots", help="levels, `level:personality` or `cmd:program`, by commas; all levels if not given"
    )
    parser.add_argument("--games", type=int, default=200, help="how many games in all (200)")
    parser.add_argument("--players", type=int, help="players at a table (4, or as many as the game allows)")
    parser.add_argument("--edition")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", dest="options")
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--think-steps", type=int, help=f"steps of thought for the deepest levels ({THINK_STEPS})")
    parser.add_argument("--think-seconds", type=float, help="seconds instead of steps: not repeatable")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=int, help="processes (one a core)")
    where.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster (`auto`, or `local` for one on this machine)")
    parser.add_argument("--out", type=Path, help="where the report and the CSV files go")
    parser.add_argument(
        "--dataset", type=Path, help="where every game goes as Parquet files (extra `research`; docs/research.md)"
    )
    parser.add_argument("--json", action="store_true", help="the summary as JSON on standard output")


def run(arguments: argparse.Namespace) -> int:
    if arguments.dataset is not None:
        check_library()
    terms = _terms(arguments)
    console = None if arguments.json else Console(stderr=True)
    address = None
    if arguments.ray is not None:
        address = "" if arguments.ray == "local" else arguments.ray
    workers = arguments.workers or usual_workers()
    tournament = run_tournament(terms, arguments.games, workers, address, arguments.out, arguments.dataset, console)
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(_without_scores(tournament))).decode())
    else:
        _show(tournament, Console(), arguments.out)
    return 1 if tournament.broken else 0


def _terms(arguments: argparse.Namespace) -> Terms:
    game = find_game(arguments.game)
    edition = arguments.edition or game.editions[0]
    counts = game.players(edition)
    players = arguments.players or (4 if 4 in counts else counts[-1])
    options = dict(_option(text) for text in arguments.options)
    game.configure(players, edition, options)
    names = arguments.bots or ",".join(level.name for level in levels(game.name))
    steps = arguments.think_steps
    if steps is None and arguments.think_seconds is None:
        steps = THINK_STEPS
    return Terms(
        game.name,
        edition,
        players,
        options,
        parse_competitors(game, names),
        arguments.seed,
        arguments.think_seconds or 0.3,
        steps,
        arguments.dataset is not None,
    )


def _option(text: str) -> tuple[str, Any]:
    """`name=value`; the value is read as JSON if it can be, and as a word if not."""
    name, _, value = text.partition("=")
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value


def _without_scores(tournament: Tournament) -> dict[str, Any]:
    summary: dict[str, Any] = msgspec.to_builtins(tournament)
    del summary["scores"]
    return summary


def _show(tournament: Tournament, console: Console, out: Path | None) -> None:
    table = Table(title=f"{tournament.games} games of {tournament.terms.game}", title_justify="left")
    for heading in ("", "wins", "95 %", "score", "rating", "95 %", "ms"):
        table.add_column(heading, justify="left" if not heading else "right")
    for row in sorted(tournament.standings, key=lambda row: -row.rating.value):
        table.add_row(
            row.name,
            f"{row.win_rate:.1%}",
            f"{row.win_low:.1%} - {row.win_high:.1%}",
            f"{row.mean_score:.1f}",
            f"{row.rating.value:.1f}",
            f"{row.rating.low:.1f} - {row.rating.high:.1f}",
            f"{row.milliseconds:.2f}",
        )
    console.print(table)
    if tournament.faults or tournament.broken:
        console.print(f"[red]{tournament.broken} broken games, faults: {len(tournament.faults)}[/red]")
        for fault in tournament.faults[:5]:
            console.print(f"  {fault}")
    if out is not None:
        console.print(f"The report: {out / 'report.html'}")
