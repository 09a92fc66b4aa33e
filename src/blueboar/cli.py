"""The command `blueboar`. Errors are sentences; only a defect shows a traceback."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

import blueboar.games  # noqa: F401 - registers the games
from blueboar.build_info import version_line
from blueboar.commands import replay, rules, simulate, verify, watch
from blueboar.core.errors import GameError
from blueboar.terminal.phrasebook import LANGUAGES, Phrasebook


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="blueboar", description="The Blue Boar: an inn for Sheriff of Nottingham and Black Sheep."
    )
    parser.add_argument("--version", action="version", version=version_line())
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=_own_language(),
        help="the language of the output (default: that of your terminal, or English)",
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, module, described in (
        ("watch", watch, "show a game of bots as it unfolds"),
        ("simulate", simulate, "play many random games, and sum them up"),
        ("replay", replay, "tell a recorded game"),
        ("verify", verify, "say whether a record is honest"),
        ("rules", rules, "print the rules of a game"),
    ):
        command = commands.add_parser(name, help=described, description=(module.__doc__ or "").strip())
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return parser


def _own_language() -> str:
    code = os.environ.get("LANG", "en")[:2]
    return code if code in LANGUAGES else "en"


def main(argv: Sequence[str] | None = None) -> int:
    arguments = _parser().parse_args(argv)
    try:
        status: int = arguments.run(arguments)
    except GameError as error:
        text = Phrasebook(arguments.language).refusal(error.code, error.clause, error.params)
        print(f"blueboar: {text}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return status
