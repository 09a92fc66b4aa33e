"""`blueboar verify`: decide every move of a record again from its seed, and say whether it is honest."""

from __future__ import annotations

import argparse

from rich.console import Console

from blueboar.core.verify import verify
from blueboar.door.records import load
from blueboar.terminal.phrasebook import Phrasebook


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a record: a JSON file")


def run(arguments: argparse.Namespace) -> int:
    verdict = verify(load(arguments.file))
    phrasebook = Phrasebook(arguments.language)
    entry = -1 if verdict.entry is None else verdict.entry
    line = phrasebook.say(f"terminal-verdict-{verdict.code}", entries=verdict.entries, entry=entry)
    Console(highlight=False).print(line, style="green" if verdict.honest else "red")
    return 0 if verdict.honest else 1
