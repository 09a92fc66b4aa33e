"""Whose turn it is among the bots of a table, those for the absent included, and what becomes of their answers.

After every entry all bots that may speak are asked at once, and what the first of them has to say is done after a
pause. While the people at the table have the floor (`bot_patience.py`) a bot for whom the game waits is asked only what
it has to say, and not what it decides: it answers an offer at once, and decides later.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import msgspec

from blueboar.bots.bot import Answer, Heard, Saying
from blueboar.bots.driver import is_waited_for
from blueboar.core.record import Entry
from blueboar.core.seats import HOUSE, Seat
from blueboar.core.taken_back import standing
from blueboar.server.bots import paces
from blueboar.server.bots.bot_patience import BotPatience, asked_of
from blueboar.server.bots.game_in_play import Announce, GameInPlay, Submit, Whisper
from blueboar.server.bots.questions import BotQuestions
from blueboar.server.table_time import now

_log = logging.getLogger(__name__)
_ASK_AGAIN = 3
"""How often a bot is asked anew because something happened while it thought."""


class AskBots(msgspec.Struct, frozen=True):
    seats: tuple[Seat, ...]
    to_decide: bool
    """About everything that they may do; else only about what they may say while the game waits for them."""


class MakeMove(msgspec.Struct, frozen=True):
    """A bot has thought of something."""

    seat: Seat


class MoveOn(msgspec.Struct, frozen=True):
    """Everyone for whom the game waits is a bot and has declined."""

    seats: tuple[Seat, ...]


Turn = AskBots | MakeMove | MoveOn


class BotPauses(msgspec.Struct, frozen=True):
    """Seconds that bots wait for those who watch, and for those who are about to come in."""

    between_moves: float
    arriving: float


class _Thought(msgspec.Struct, frozen=True):
    """What a bot would do now, about what it was asked, and after which entry."""

    answer: Answer
    prompts: tuple[Any, ...]
    decides: bool
    seq: int


class BotTurns:
    def __init__(
        self,
        state: GameInPlay,
        lock: AbstractAsyncContextManager[object],
        pauses: BotPauses,
        questions: BotQuestions,
        bot_patience: BotPatience,
        submit: Submit,
        say: Callable[[Seat, Saying], Awaitable[None]],
        announce: Callable[[Seat, Saying, int, Whisper | None], Awaitable[None]],
        on_failure: Callable[[], None],
    ) -> None:
        self._state = state
        self._lock = lock
        self._pauses = pauses
        self._questions = questions
        self._bot_patience = bot_patience
        self._submit = submit
        self._say = say
        self._announce = announce
        self._on_failure = on_failure
        self._began = 0.0
        self._last_entry = 0.0
        self._in_a_row = 0
        """How many entries bots have made since a person's last one."""
        self._silent: set[Seat] = set()
        """Bots that had nothing to say after the last entry."""
        self._declined: set[Seat] = set()
        """Bots that had nothing to do after the last entry, though the game waits for them."""
        self._thoughts: dict[Seat, _Thought] = {}
        self._stuck_at = -1
        """The entry after which not even a safe move could be made."""
        self._repeats: dict[Seat, int] = {}
        self._heard: dict[Seat, list[Heard]] = {}
        """What was said to bots that have not been asked since."""
        self._heard_at = 0.0
        self._stopped = False

    def game_began(self) -> None:
        """The game begins, or the table wakes."""
        self._began = now()

    def entry_made(self, mover: Seat | None = None) -> None:
        state = self._state
        self._last_entry = now()
        by_bot = mover is not None and mover != HOUSE and state.is_automatic(mover)
        self._in_a_row = self._in_a_row + 1 if by_bot else 0
        self._silent.clear()
        self._declined.clear()
        # Who was asked the same as everyone else at once need not think again.
        if self._thoughts:
            self._thoughts = {
                seat: thought
                for seat, thought in self._thoughts.items()
                if all(prompt.waited for prompt in thought.prompts) and state.pending.get(seat) == thought.prompts
            }

    def move_taken_back(self) -> None:
        """What bots have learned of it they forget: they see the game anew, without it."""
        self._thoughts.clear()
        self._questions.forget()

    def heard(self, speaker: Seat, code: str, to: Seat | None) -> None:
        """A quick phrase: the bots for whom it is may answer, after as long as they take to make a move."""
        state = self._state
        for seat in state.pending:
            if seat != speaker and to in (None, seat) and state.is_automatic(seat):
                self._heard.setdefault(seat, []).append(Heard(speaker, code, to))
                self._silent.discard(seat)
        self._heard_at = now()

    def stop(self) -> None:
        self._stopped = True

    # who is next

    def next(self) -> tuple[float, Turn] | None:
        """What a bot does next, and not before when."""
        state = self._state
        automatic = self._automatic()
        for seat in [seat for seat in self._thoughts if seat not in automatic]:
            del self._thoughts[seat]
        if self._thoughts:
            seat = min(self._thoughts, key=self._order)
            return self._move_at(self._thoughts[seat].decides), MakeMove(seat)
        asking_at = self._last_entry if state.connections else self._began + self._pauses.arriving
        decisions_at = self._bot_patience.decisions_at()
        held = decisions_at > now()
        talkers = [seat for seat in automatic if seat not in self._silent and self._may_say(seat, held)]
        if talkers:
            if any(seat in self._heard for seat in talkers):
                asking_at = max(asking_at, self._heard_at + self._pauses.between_moves)
            return asking_at, AskBots(tuple(talkers), to_decide=False)
        deciders = [seat for seat in automatic if seat not in self._declined and is_waited_for(state.pending[seat])]
        if deciders:
            return max(asking_at, decisions_at), AskBots(tuple(deciders), to_decide=True)
        waited = tuple(seat for seat, asked in state.pending.items() if seat != HOUSE and is_waited_for(asked))
        if waited and state.seq != self._stuck_at and all(seat in self._declined for seat in waited):
            return self._move_at(decides=True), MoveOn(waited)
        return None

    def _automatic(self) -> list[Seat]:
        state = self._state
        automatic = [seat for seat in state.pending if state.is_automatic(seat)]
        if state.connections:
            return automatic
        # Whoever has got up finds their game again: nobody plays it to its end behind their back.
        return [seat for seat in automatic if seat not in state.substituted]

    def _may_say(self, seat: Seat, held: bool) -> bool:
        """Something that decides nothing; who may decide already does both at once."""
        prompts = self._state.pending[seat]
        return any(not prompt.waited for prompt in prompts) and (held or not is_waited_for(prompts))

    def _order(self, seat: Seat) -> tuple[bool, bool, int]:
        """Whoever was spoken to answers first; who decides speaks when the others have had their say."""
        pending = self._state.pending
        prompts = pending.get(seat, ())
        return not asked_of(prompts, "addressed"), is_waited_for(prompts), list(pending).index(seat)

    def _move_at(self, decides: bool) -> float:
        if not self._state.connections:
            return self._began + self._pauses.arriving
        pause = paces.pause(self._pauses.between_moves, self._bot_patience.pace(), self._in_a_row)
        at = max(self._last_entry + pause, self._bot_patience.moves_at())
        return max(at, self._bot_patience.decisions_at()) if decides else at

    # what is done

    async def take(self, turn: Turn) -> None:
        match turn:
            case AskBots(seats, to_decide):
                await self._ask(seats, to_decide)
            case MakeMove(seat):
                await self._make_move(seat)
            case MoveOn(seats):
                await self._move_on(seats)

    async def _ask(self, seats: tuple[Seat, ...], to_decide: bool) -> None:
        state = self._state
        async with self._lock:
            core = state.core
            if core is None:
                return
            seq, pace = state.seq, self._bot_patience.pace()
            entries = standing(core.entries)
            asked = {seat: self._about(seat, to_decide) for seat in seats if state.is_automatic(seat)}
            questions = {
                seat: self._questions.question(
                    seat, core.view(seat), prompts, pace, tuple(self._heard.pop(seat, ())), self._in_a_row
                )
                for seat, prompts in asked.items()
                if prompts
            }
        answers = await asyncio.gather(*[self._questions.answer(each, entries) for each in questions.values()])
        if self._stopped:
            return
        for seat, answer in zip(questions, answers, strict=True):
            if state.is_automatic(seat):
                await self._note(seat, _Thought(answer, asked[seat], to_decide, seq))

    def _about(self, seat: Seat, to_decide: bool) -> tuple[Any, ...]:
        prompts = self._state.pending.get(seat, ())
        return prompts if to_decide else tuple(prompt for prompt in prompts if not prompt.waited)

    async def _note(self, seat: Seat, thought: _Thought) -> None:
        current = self._state.seq == thought.seq
        if not current and self._repeats.get(seat, 0) < _ASK_AGAIN:
            self._repeats[seat] = self._repeats.get(seat, 0) + 1
            return
        self._repeats.pop(seat, None)
        if thought.answer.move is not None:
            self._thoughts[seat] = thought
            return
        if thought.answer.say is not None:
            await self._say(seat, thought.answer.say)
        if current:
            (self._declined if thought.decides else self._silent).add(seat)

    async def _make_move(self, seat: Seat) -> None:
        await self._act(seat, self._thoughts.pop(seat))

    def _words(self, seat: Seat, saying: Saying | None) -> Announce | None:
        """A move is spoken of before it is seen, as people do it: “open up!”, and then the lid comes off."""
        if saying is None:
            return None

        async def announce(entry: Entry) -> None:
            await self._announce(seat, saying, entry.seq, self._whispered(entry))

        return announce

    def _whispered(self, entry: Entry) -> Whisper | None:
        """What is said about something that not everyone may know of is for those who may: an offer in private, say."""
        core = self._state.core
        assert core is not None

        def knows(seat: Seat | None) -> bool:
            """What it was that happened: its first event. Of what followed from it some may be hidden."""
            return type(core.redacted(entry, seat).events[0]) is type(entry.events[0])

        if knows(None):
            return None
        return Whisper(entry.seq, frozenset(seat for seat in range(len(self._state.row.seats)) if knows(seat)))

    async def _act(self, seat: Seat, thought: _Thought) -> None:
        state, seq = self._state, self._state.seq
        words = self._words(seat, thought.answer.say)
        refusal = await self._submit(seat, thought.answer.move, lambda: state.is_automatic(seat), words)
        if refusal is None or state.seq != seq or seq != thought.seq or not state.is_automatic(seat):
            return
        _log.warning("a bot's move was refused: %s", refusal.code, extra={"table": state.row.id, "seat": seat})
        self._on_failure()
        self._silent.add(seat)
        if thought.decides and not await self._act_safely(seat, seq):
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
