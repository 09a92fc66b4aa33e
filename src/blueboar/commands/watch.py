"""`blueboar watch`: a game of bots, told in the terminal as it unfolds."""

from __future__ import annotations

import argparse
import secrets
import time

from rich.console import Console

from blueboar.commands.setup import add_table_arguments, read_table
from blueboar.core.chance import Chance
from blueboar.core.table import Table
from blueboar.terminal.phrasebook import Phrasebook
from blueboar.terminal.stage import Stage
from blueboar.terminal.story import Storyteller

NAMES = ("Marian", "Tuck", "Will", "Gilbert", "Alan", "Much")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_table_arguments(parser)
    parser.add_argument("--seed", help="the same seed shows the same game")
    parser.add_argument("--pace", type=float, default=0.15, metavar="SECONDS", help="between two moves (0: at once)")


def run(arguments: argparse.Namespace) -> int:
    game, config = read_table(arguments)
    seed = arguments.seed or secrets.token_hex(16)
    table = Table.opened(game, config, seed, NAMES[: config.players])
    teller = Storyteller(game.name, table.names, Phrasebook(arguments.language))
    stage = Stage(Console(highlight=False), teller)
    stage.show(table.entries[0])
    chance = Chance(f"{seed}/play")
    while table.outcome() is None:
        table.submit(*game.sample(table.state, chance))
        if stage.show(table.entries[-1]) and arguments.pace > 0:
            time.sleep(arguments.pace)
    outcome = table.outcome()
    if outcome is not None:
        stage.show_outcome(outcome)
    return 0
