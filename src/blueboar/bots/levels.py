"""The registry of bot levels: by game and name, weakest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from blueboar.bots.bot import Answer, Bot, Personality
from blueboar.core.errors import SetupError
from blueboar.core.game import Game
from blueboar.core.record import Entry
from blueboar.core.seats import Seat


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


def register_level(game: str, level: Level, for_measuring: bool = False) -> None:
    """A level `for_measuring` can be found by name and is not offered to people."""
    known = _for_measuring if for_measuring else _levels
    known.setdefault(game, {})[level.name] = level


def levels(game: str) -> tuple[Level, ...]:
    return tuple(_levels.get(game, {}).values())


def find_level(game: str, name: str) -> Level:
    known = _levels.get(game, {})
    level = known.get(name) or _for_measuring.get(game, {}).get(name)
    if level is None:
        raise SetupError("bots.unknown-level", level=name, allowed=list(known))
    return level


class SafeBot:
    """Makes the game's safe move whenever it is waited for: for the absent, and where nothing better is known."""

    def __init__(self, setup: BotSetup) -> None:
        self.game = setup.game

    def watch(self, entry: Entry) -> None:
        """It remembers nothing."""

    def answer(self, view: Any, prompts: tuple[Any, ...]) -> Answer:
        return Answer(self.game.safe_move(view, prompts))
