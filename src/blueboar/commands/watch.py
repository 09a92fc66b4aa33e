"""`blueboar watch`: a game of bots, told in the terminal as it unfolds."""

from __future__ import annotations

import argparse
import secrets
import time

from rich.console import Console

import blueboar.bots  # noqa: F401 - registers the levels
from blueboar.bots.bot import Bot, Saying
from blueboar.bots.driver import Match
from blueboar.bots.levels import THINK_STEPS, BotSetup, find_level, levels
from blueboar.commands.setup import add_table_arguments, read_table
from blueboar.core.errors import SetupError
from blueboar.core.seats import Seat
from blueboar.core.table import Table
from blueboar.terminal.phrasebook import Phrasebook
from blueboar.terminal.stage import Stage
from blueboar.terminal.story import Storyteller

NAMES = ("Marian", "Tuck", "Will", "Gilbert", "Alan", "Much")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_table_arguments(parser)
    parser.add_argument("--bots", metavar="LEVELS", help="one a seat, by commas (default: the quick ones in turn)")
    parser.add_argument("--seed", help="the same seed shows the same game")
    parser.add_argument("--pace", type=float, default=0.3, metavar="SECONDS", help="between two moves (0: at once)")


def run(arguments: argparse.Namespace) -> int:
    game, config = read_table(arguments)
    seed = arguments.seed or secrets.token_hex(16)
    table = Table.opened(game, config, seed, NAMES[: config.players])
    phrasebook = Phrasebook(arguments.language)
    stage = Stage(Console(highlight=False), Storyteller(game.name, table.names, phrasebook, table.config.edition))
    heard: list[tuple[Seat, Saying]] = []
    match = Match(table, _bots(arguments.bots, table, seed), heard=lambda seat, said: heard.append((seat, said)))
    stage.show_title(config.edition)
    stage.show(table.entries[0])
    outcome = table.outcome()
    while outcome is None:
        match.next_entry()
        for seat, said in heard:
            stage.show_saying(seat, said.code, said.params)
        spoken = [game.words.spoken[said.code] for _, said in heard if said.code in game.words.spoken]
        heard.clear()
        if stage.show(table.entries[-1], spoken) and arguments.pace > 0:
            time.sleep(arguments.pace)
        outcome = table.outcome()
    stage.show_outcome(outcome)
    stage.show_note(phrasebook.say("terminal-again", seed=seed))
    return 0


def _bots(chosen: str | None, table: Table, seed: str) -> list[Bot]:
    game, players = table.game, len(table.names)
    quick = [level.name for level in levels(game.name) if level.quick]
    names = chosen.split(",") if chosen else [quick[seat % len(quick)] for seat in range(players)]
    if len(names) != players:
        raise SetupError("bots.one-a-seat", players=players)
    setups = [BotSetup(game, table.config, seat, f"{seed}/{seat}", think_steps=THINK_STEPS) for seat in range(players)]
    return [find_level(game.name, name).make(setup) for name, setup in zip(names, setups, strict=True)]
