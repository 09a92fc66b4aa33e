"""The registry of bot levels: by game and name, weakest first."""
# interpreted: msgspec Structs

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from blueboar.bots.bot import Answer, Bot, Personality
from blueboar.core.errors import SetupError
from blueboar.core.game import Game
from blueboar.core.record import Entry
from blueboar.core.seats import Seat


class BotSeat(msgspec.Struct, frozen=True):
    """Everything a bot is told before the game: its seat, the set-up, its seed and its time to think."""

    game: Game
    config: Any
    seat: Seat
    seed: str
    personality: Personality = Personality()
    think_seconds: float = 0.3


class Level(msgspec.Struct, frozen=True):
    name: str
    make: Callable[[BotSeat], Bot]
    quick: bool = True
    """Answers within milliseconds; a level that is not quick thinks for `think_seconds`."""


_levels: dict[str, dict[str, Level]] = {}


def register_level(game: str, level: Level) -> None:
    _levels.setdefault(game, {})[level.name] = level


def levels(game: str) -> tuple[Level, ...]:
    return tuple(_levels.get(game, {}).values())


def find_level(game: str, name: str) -> Level:
    try:
        return _levels[game][name]
    except KeyError:
        raise SetupError("bots.unknown-level", level=name, allowed=list(_levels.get(game, {}))) from None


class SafeBot:
    """Makes the game's safe move whenever it is waited for: for the absent, and where nothing better is known."""

    def __init__(self, place: BotSeat) -> None:
        self.game = place.game

    def watch(self, entry: Entry) -> None:
        """It remembers nothing."""

    def answer(self, view: Any, prompts: tuple[Any, ...]) -> Answer:
        return Answer(self.game.safe_move(view, prompts))
