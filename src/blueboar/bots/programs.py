"""Programs of one's own that sit at an inn's tables as bots, beside the levels of the house.

A program is known by a name, as a level is, and plays any game that it understands. It speaks over its standard input
and output (`process.py`), so its seat's words alone reach it.
"""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from blueboar.bots.bot import Bot
from blueboar.bots.levels import BotSetup, Level, is_known_level, register_program
from blueboar.bots.process import ProcessBot

USUAL_SECONDS: Final = 30.0
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")


class BotProgram(msgspec.Struct, frozen=True):
    name: str
    command: tuple[str, ...]
    seconds: float = USUAL_SECONDS
    """For one answer: a language model may take its time."""

    def sit_down(self, setup: BotSetup) -> Bot:
        return ProcessBot(self.command, replace(setup, think_seconds=self.seconds))


def parse_program(text: str, seconds: float = USUAL_SECONDS) -> BotProgram:
    """`NAME=COMMAND`. ValueError says what is wanted."""
    name, _, line = text.partition("=")
    if not _NAME.fullmatch(name):
        raise ValueError(f"{text!r}: NAME=COMMAND is wanted, with a name of small letters, digits and hyphens")
    if is_known_level(name):
        raise ValueError(f"{name!r} is a level of the house; the program needs another name")
    try:
        command = tuple(shlex.split(line))
    except ValueError as error:
        raise ValueError(f"{line!r} is no command: {error}") from None
    if not command or shutil.which(command[0]) is None:
        raise ValueError(f"{line!r}: there is no such command")
    return BotProgram(name, command, seconds)


def register_programs(programs: Iterable[BotProgram]) -> None:
    for program in programs:
        register_program(Level(program.name, program.sit_down, quick=False))
