"""The command `blueboar`. Errors are sentences; only a defect shows a traceback."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

import blueboar.games  # noqa: F401 - registers the games
from blueboar.build_info import version_line
from blueboar.core.errors import GameError
from blueboar.terminal.errors import error_in_words
from blueboar.terminal.phrasebook import LANGUAGES, Phrasebook, printable

_COMMANDS = (
    ("serve", "blueboar.server.command", "open the inn: a server for browsers and bots"),
    ("backup", "blueboar.server.backups.backup", "copy everything that the inn keeps into one file"),
    ("reports", "blueboar.server.reports_command", "read what people have told the host about others"),
    ("restore", "blueboar.server.backups.restore", "open an inn from such a copy"),
    ("watch", "blueboar.commands.watch", "show a game of bots as it unfolds"),
    ("simulate", "blueboar.commands.simulate", "play many random games, and sum them up"),
    ("arena", "blueboar.arena.command", "let bots play each other, and rate them"),
    ("replay", "blueboar.commands.replay", "tell a recorded game"),
    ("verify", "blueboar.commands.verify", "say whether a record is honest"),
    ("rules", "blueboar.commands.rules", "print the rules of a game"),
)


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """Only the command that was asked for is imported: `rules` needs no server."""
    parser = argparse.ArgumentParser(
        prog="blueboar", description="The Blue Boar: an inn for board games about bluffing and herding."
    )
    parser.add_argument("--version", action="version", version=version_line())
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=_own_language(),
        help="the language of the output (default: that of your terminal, or English)",
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, module, described in _COMMANDS:
        command = commands.add_parser(name, help=described, description=described.capitalize() + ".")
        if name in words:
            wanted = import_module(module)
            wanted.add_arguments(command)
            command.add_argument("--language", choices=LANGUAGES, default=argparse.SUPPRESS, help=argparse.SUPPRESS)
            command.set_defaults(run=wanted.run)
    return parser


def _own_language() -> str:
    """The first of what POSIX asks in turn that is set at all."""
    said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "en")
    return said[:2] if said[:2] in LANGUAGES else "en"


def main(argv: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else argv
    parser = _parser(words)
    if not words:
        parser.print_help()
        return 0
    arguments = parser.parse_args(words)
    try:
        status: int = arguments.run(arguments)
    except GameError as error:
        text = error_in_words(Phrasebook(arguments.language), error)
        print(f"blueboar: {printable(text)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return status
