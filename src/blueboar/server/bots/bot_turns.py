"""Whose turn it is among the bots of a table, those for the absent included, and what becomes of their answers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from blueboar.bots.bot import Saying
from blueboar.bots.driver import is_waited_for, who_speaks_next
from blueboar.core.seats import HOUSE, Seat
from blueboar.server.bots.game_in_play import GameInPlay, Submit
from blueboar.server.bots.questions import BotQuestions
from blueboar.server.bots.speaking_time import SpeakingTime

_log = logging.getLogger(__name__)
_ASK_AGAIN = 3
"""How often a bot is asked anew because something happened while it thought."""


class AskBot(msgspec.Struct, frozen=True):
    seat: Seat


class MoveOn(msgspec.Struct, frozen=True):
    """Everyone for whom the game waits is a bot and has declined."""

    seats: tuple[Seat, ...]


Turn = AskBot | MoveOn


class BotPauses(msgspec.Struct, frozen=True):
    """Seconds that bots wait for those who watch, and for those who are about to come in."""

    between_moves: float
    arriving: float


class BotTurns:
    def __init__(
        self,
        state: GameInPlay,
        lock: asyncio.Lock,
        pauses: BotPauses,
        questions: BotQuestions,
        speaking_time: SpeakingTime,
        submit: Submit,
        say: Callable[[Seat, Saying], Awaitable[None]],
        on_failure: Callable[[], None],
    ) -> None:
        self._state = state
        self._lock = lock
        self._pauses = pauses
        self._questions = questions
        self._speaking_time = speaking_time
        self._submit = submit
        self._say = say
        self._on_failure = on_failure
        self._began = 0.0
        self._last_entry = 0.0
        self._declined: set[Seat] = set()
        """Bots that had nothing to do after the last entry."""
        self._stuck_at = -1
        """The entry after which not even a safe move could be made."""
        self._repeats: dict[Seat, int] = {}
        self._stopped = False

    def game_began(self) -> None:
        """The game begins, or the table wakes."""
        self._began = time.monotonic()

    def entry_made(self) -> None:
        self._last_entry = time.monotonic()
        self._declined.clear()
        if self._state.any_automatic():
            self._speaking_time.note(self._last_entry)

    def stop(self) -> None:
        self._stopped = True

    def next(self) -> tuple[float, Turn] | None:
        """What a bot does next, and not before when."""
        state = self._state
        watched = bool(state.connections)
        at = self._last_entry + self._pauses.between_moves if watched else self._began + self._pauses.arriving
        automatic = [seat for seat in state.pending if state.is_automatic(seat)]
        if not watched:
            # Whoever has got up finds their game again: nobody plays it to its end behind their back.
            automatic = [seat for seat in automatic if seat not in state.substituted]
        seat = who_speaks_next(state.pending, automatic, self._declined)
        if seat is not None:
            if is_waited_for(state.pending[seat]):
                at = max(at, self._speaking_time.free_at())
            return at, AskBot(seat)
        waited = tuple(seat for seat, asked in state.pending.items() if seat != HOUSE and is_waited_for(asked))
        if waited and state.seq != self._stuck_at and all(seat in self._declined for seat in waited):
            return at, MoveOn(waited)
        return None

    async def take(self, turn: Turn) -> None:
        match turn:
            case AskBot(seat):
                await self._ask(seat)
            case MoveOn(seats):
                await self._move_on(seats)

    async def _ask(self, seat: Seat) -> None:
        state = self._state
        async with self._lock:
            core = state.core
            prompts = state.pending.get(seat, ())
            if core is None or not prompts or not state.is_automatic(seat):
                return
            seq = state.seq
            question = self._questions.question(seat, core.view(seat), prompts)
            entries = core.entries[: seq + 1]
        answer = await self._questions.answer(question, entries)
        if self._stopped or not state.is_automatic(seat):
            return
        if state.seq != seq and self._repeats.get(seat, 0) < _ASK_AGAIN:
            self._repeats[seat] = self._repeats.get(seat, 0) + 1
            return
        self._repeats.pop(seat, None)
        if answer.say is not None:
            await self._say(seat, answer.say)
        if answer.move is not None:
            await self._act(seat, answer.move, seq)
        elif state.seq == seq:
            self._declined.add(seat)

    async def _act(self, seat: Seat, move: Any, seq: int) -> None:
        state = self._state
        refusal = await self._submit(seat, move, lambda: state.is_automatic(seat))
        if refusal is None or state.seq != seq or not state.is_automatic(seat):
            return
        _log.warning("a bot's move was refused: %s", refusal.code, extra={"table": state.row.id, "seat": seat})
        self._on_failure()
        if not await self._act_safely(seat, seq):
            self._declined.add(seat)

    async def _move_on(self, seats: tuple[Seat, ...]) -> None:
        """As between bots alone: the safe move for the first of them for whom there is one."""
        state = self._state
        seq = state.seq
        _log.warning("every bot declined, so the house moves on", extra={"table": state.row.id, "seq": seq})
        self._on_failure()
        for seat in seats:
            if await self._act_safely(seat, seq) or state.seq != seq:
                return
        _log.error("nobody can move", extra={"table": state.row.id, "seq": seq})
        self._stuck_at = seq

    async def _act_safely(self, seat: Seat, seq: int) -> bool:
        """Whether the safe move was made for a bot, nothing else having happened since entry `seq`."""
        state = self._state
        async with self._lock:
            if state.core is None or state.seq != seq:
                return False
            move = state.core.game.safe_move(state.core.view(seat), state.pending.get(seat, ()))
        if move is None:
            return False

        def still_so() -> bool:
            return state.seq == seq and state.is_automatic(seat)

        return await self._submit(seat, move, still_so) is None
