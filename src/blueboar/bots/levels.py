"""The registry of bot levels: by game and name, weakest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from blueboar.bots.bot import Answer, Bot, Personality
from blueboar.core.errors import SetupError
from blueboar.core.game import Game
from blueboar.core.record import Entry
from blueboar.core.seats import Seat

THINK_STEPS: Final = 60
"""Where nobody says otherwise; by steps and not by the clock, so that a seed is the same game on every machine."""


class BotSetup(msgspec.Struct, frozen=True):
    """Everything a bot is told before the game: its seat, the set-up, its seed and its time to think."""

    game: Game
    config: Any
    seat: Seat
    seed: str
    personality: Personality = Personality()
    think_seconds: float = 0.3
    think_steps: int | None = None
    """Think so many steps instead of seconds: then the same moves on every machine (the arena does this)."""


class Level(msgspec.Struct, frozen=True):
    name: str
    make: Callable[[BotSetup], Bot]
    quick: bool = True
    """Answers within milliseconds; a level that is not quick thinks for `think_seconds`."""


_levels: dict[str, dict[str, Level]] = {}
_for_measuring: dict[str, dict[str, Level]] = {}
_programs: dict[str, Level] = {}
"""Of the one who runs this inn, for any game."""


def register_level(game: str, level: Level, for_measuring: bool = False) -> None:
    """A level `for_measuring` can be found by name and is not offered to people."""
    known = _for_measuring if for_measuring else _levels
    known.setdefault(game, {})[level.name] = level


def register_program(program: Level) -> None:
    """It can be found by its name in every game, and is no step of the ladder."""
    _programs[program.name] = program


def levels(game: str) -> tuple[Level, ...]:
    return tuple(_levels.get(game, {}).values())


def find_level(game: str, name: str) -> Level:
    known = _levels.get(game, {})
    level = known.get(name) or _for_measuring.get(game, {}).get(name) or _programs.get(name)
    if level is None:
        raise SetupError("bots.unknown-level", level=name, allowed=list(known))
    return level


def answers_at_once(game: str, name: str) -> bool:
    """A program that is not there any more does: the safe move is made for it."""
    try:
        return find_level(game, name).quick
    except SetupError:
        return True


def is_known_level(name: str) -> bool:
    """Of whatever game."""
    return any(name in known for known in (*_levels.values(), *_for_measuring.values()))


class SafeBot:
    """Makes the game's safe move whenever it is waited for: for the absent, and where nothing better is known."""

    def __init__(self, setup: BotSetup) -> None:
        self.game = setup.game

    def watch(self, entry: Entry) -> None:
        """It remembers nothing."""

    def answer(self, view: Any, prompts: tuple[Any, ...]) -> Answer:
        return Answer(self.game.safe_move(view, prompts))
