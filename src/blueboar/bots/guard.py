"""A bot that crashes, answers late or illegally is replaced by the safe move and reported; the game goes on."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from blueboar.bots.bot import Answer, Bot
from blueboar.core.game import Game
from blueboar.core.record import Entry
from blueboar.core.seats import Seat

_MOST_FAULTS: Final = 3
"""After so many crashes a bot is not asked any more in this game."""


class BotFault(msgspec.Struct, frozen=True):
    seat: Seat
    kind: str
    """`crashed`, `late`, `illegal` or `stalled`."""
    detail: str


class Guard:
    """Stands between a table and a bot of unknown manners. Itself a Bot."""

    def __init__(self, bot: Bot, game: Game, seat: Seat, late_seconds: float | None = None) -> None:
        self.bot = bot
        self.faults: list[BotFault] = []
        self._game = game
        self._seat = seat
        self._late_seconds = late_seconds
        self._crashes = 0
        self.error: Exception | None = None
        """What the bot raised last."""

    def report(self, kind: str, detail: str) -> None:
        self.faults.append(BotFault(self._seat, kind, detail))

    def watch(self, entry: Entry) -> None:
        if self._crashes >= _MOST_FAULTS:
            return
        try:
            self.bot.watch(entry)
        except Exception as error:
            self._crashed(error)

    def answer(self, view: Any, prompts: tuple[Any, ...]) -> Answer:
        if self._crashes >= _MOST_FAULTS:
            return self._safe(view, prompts)
        began = time.monotonic()
        try:
            answer = self.bot.answer(view, prompts)
        except Exception as error:
            self._crashed(error)
            return self._safe(view, prompts)
        took = time.monotonic() - began
        if self._late_seconds is not None and took > self._late_seconds:
            self.report("late", f"{took:.2f} s")
            return self._safe(view, prompts)
        return answer

    def _crashed(self, error: Exception) -> None:
        self._crashes += 1
        self.error = error
        self.report("crashed", f"{type(error).__name__}: {error}")

    def _safe(self, view: Any, prompts: tuple[Any, ...]) -> Answer:
        return Answer(self._game.safe_move(view, prompts))
