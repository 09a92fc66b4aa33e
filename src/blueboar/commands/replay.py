"""`blueboar replay`: a recorded game as a seat, a spectator, or nobody in particular saw it."""

from __future__ import annotations

import argparse

from rich.console import Console

from blueboar.core.errors import SetupError
from blueboar.core.record import Entry, Record, fold
from blueboar.core.seats import Seat
from blueboar.door.records import load
from blueboar.terminal.phrasebook import Phrasebook
from blueboar.terminal.stage import Stage
from blueboar.terminal.story import Storyteller


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a record: a JSON file")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, metavar="N", help="as this seat saw it, counted from 0")
    eyes.add_argument("--spectator", action="store_true", help="as a spectator saw it")
    eyes.add_argument("--all", action="store_true", help="with all cards open (the default)")


def run(arguments: argparse.Namespace) -> int:
    record = load(arguments.file)
    players: int = record.header.config.players
    if arguments.seat is not None and not 0 <= arguments.seat < players:
        raise SetupError("setup.no-such-seat", seat=arguments.seat, least=0, most=players - 1)
    fold(record)
    phrasebook = Phrasebook(arguments.language)
    names = record.header.names or tuple(phrasebook.say("terminal-seat", number=seat) for seat in range(players))
    called = tuple(_called(phrasebook, name, seat == arguments.seat) for seat, name in enumerate(names))
    teller = Storyteller(record.header.game, called, phrasebook, record.header.config.edition)
    stage = Stage(Console(highlight=False), teller)
    everything = not arguments.spectator and arguments.seat is None
    stage.show_title(record.header.config.edition, _eyes(phrasebook, arguments, names))
    for entry in record.entries:
        stage.show(entry if everything else _as_seen(record, entry, arguments.seat))
    if record.ending is not None:
        stage.show_outcome(record.ending.outcome)
    return 0


def _called(phrasebook: Phrasebook, name: str, reader: bool) -> str:
    """Whoever looks through a seat's eyes finds it by “you”."""
    return phrasebook.say("is-you", name=name) if reader else name


def _eyes(phrasebook: Phrasebook, arguments: argparse.Namespace, names: tuple[str, ...]) -> str:
    if arguments.seat is not None:
        return phrasebook.say("terminal-eyes-seat", name=names[arguments.seat])
    return phrasebook.say("terminal-eyes-spectator" if arguments.spectator else "terminal-eyes-all")


def _as_seen(record: Record, entry: Entry, seat: Seat | None) -> Entry:
    redact = record.game.redact
    return Entry(entry.seq, entry.seat, None, tuple(redact(event, seat) for event in entry.events), entry.undoes)
