"""Who takes part: a level, a level with a personality, or a program that speaks over standard input and output.

`LEVEL`, `LEVEL:rogue`, `LEVEL:boldness=0.9,greed=0.2`, `cmd:node examples/bot.mjs`, `git:REVISION:LEVEL` (a level of
another revision).
"""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path

import msgspec

from blueboar.arena import revisions
from blueboar.bots.bot import Bot, Personality
from blueboar.bots.levels import BotSetup, find_level, levels
from blueboar.bots.personalities import parse_personality
from blueboar.bots.process import ProcessBot
from blueboar.core.errors import SetupError
from blueboar.core.game import Game

COMMAND = "cmd:"


class Competitor(msgspec.Struct, frozen=True):
    """`name` is what the report calls it."""

    name: str
    level: str | None
    command: tuple[str, ...]
    personality: Personality = Personality()

    def sit_down(self, setup: BotSetup) -> Bot:
        if self.level is None:
            return ProcessBot(self.command, setup)
        return find_level(setup.game.name, self.level).make(setup)


def parse_competitor(game: Game, text: str) -> Competitor:
    """Raises SetupError when there is no such level or personality."""
    if text.startswith(COMMAND):
        try:
            command = tuple(shlex.split(text[len(COMMAND) :]))
        except ValueError:
            command = ()
        if not command or shutil.which(command[0]) is None:
            raise SetupError("bots.unknown-level", level=text, allowed=[level.name for level in levels(game.name)])
        return Competitor(Path(command[-1]).name, None, command)
    if text.startswith(revisions.PREFIX):
        return Competitor(text, None, revisions.command_for(text))
    level, _, traits = text.partition(":")
    find_level(game.name, level)
    return Competitor(text, level, (), parse_personality(traits) if traits else Personality())


def parse_competitors(game: Game, text: str) -> tuple[Competitor, ...]:
    """A comma separates competitors, but not the traits of one: those contain `=`."""
    parts: list[str] = []
    for part in text.split(","):
        if parts and "=" in part and ":" not in part and not part.startswith(COMMAND):
            parts[-1] += "," + part
        else:
            parts.append(part.strip())
    return tuple(parse_competitor(game, part) for part in parts if part)
