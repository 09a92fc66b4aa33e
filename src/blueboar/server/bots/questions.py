"""How a table asks its bots: what each is told, and what becomes of one that fails."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace

from blueboar.bots.bot import Answer, Heard
from blueboar.bots.levels import answers_at_once
from blueboar.core.record import Entry
from blueboar.core.seats import Seat
from blueboar.core.taken_back import standing
from blueboar.protocol.shapes import Pace
from blueboar.server.bots import paces
from blueboar.server.bots.fair_line import Asker, asker
from blueboar.server.bots.game_in_play import GameInPlay
from blueboar.server.bots.personalities import personality
from blueboar.server.bots.processes import BotDidNotAnswer
from blueboar.server.bots.worker import Question
from blueboar.server.metrics import Metrics
from blueboar.server.table_time import now

Ask = Callable[[Question, Asker], Awaitable[Answer | None]]


class BotQuestions:
    def __init__(self, state: GameInPlay, ask: Ask, think_seconds: float, metrics: Metrics) -> None:
        self._state = state
        self._ask = ask
        self._think_seconds = think_seconds
        self._metrics = metrics
        self._watched: dict[Seat, int] = {}
        """How many entries each bot has seen, of those that stand."""
        self._tellings = 0
        """How often the game was told anew from its beginning."""

    async def answer(self, question: Question, entries: list[Entry]) -> Answer:
        """The bot's answer, or the safe move if there is none. It knows only what is stored: `entries`."""
        asked = now()
        answer = await self._answer(question, entries)
        if self._thinks(question) and self._state.connections:
            # How long it thought would tell what it has: an easy choice is quick.
            await asyncio.sleep(asked + question.think_seconds - now())
        return answer

    async def _answer(self, question: Question, entries: list[Entry]) -> Answer:
        state, seat = self._state, question.seat
        core = state.core
        assert core is not None
        metrics, telling = self._metrics, self._tellings
        try:
            with metrics.bot_seconds.time():
                answer = await self._ask(question, self._asker())
                if answer is None:
                    everything = tuple(core.redacted(entry, seat) for entry in entries)
                    answer = await self._ask(replace(question, first=0, entries=everything), self._asker())
        except BotDidNotAnswer:
            answer = None
        if answer is None:
            metrics.bot_failures.inc()
            self._watched.pop(seat, None)
            return Answer(core.game.safe_move(question.view, question.prompts))
        if telling == self._tellings:
            self._watched[seat] = len(entries)
        metrics.bot_answers.labels(state.row.game, question.level or "substitute").inc()
        return answer

    def forget(self) -> None:
        """A move was taken back: every bot is told the game from its beginning, as it stands now."""
        self._watched.clear()
        self._tellings += 1

    def _asker(self) -> Asker:
        return asker(list(self._state.connections), self._state.row.host)

    def question(
        self,
        seat: Seat,
        view: Any,
        prompts: tuple[Any, ...],
        pace: Pace = "normal",
        heard: tuple[Heard, ...] = (),
        in_a_row: int = 0,
    ) -> Question:
        """`in_a_row`: after so many entries of bots."""
        row, core = self._state.row, self._state.core
        assert core is not None
        sitter = row.seats[seat]
        first = self._watched.get(seat, 0)
        return Question(
            key=f"{row.id}/{seat}/{sitter.level or 'substitute'}",
            game=row.game,
            level=sitter.level,
            config=core.config,
            seat=seat,
            seed=hashlib.sha256(f"{row.seed}/bot/{seat}".encode()).hexdigest(),
            personality=personality(sitter.traits),
            think_seconds=paces.thinking(self._think_seconds, pace, in_a_row),
            first=first,
            entries=tuple(core.redacted(entry, seat) for entry in standing(core.entries)[first:]),
            view=view,
            prompts=prompts,
            heard=heard,
        )

    def _thinks(self, question: Question) -> bool:
        return question.level is not None and not answers_at_once(question.game, question.level)
