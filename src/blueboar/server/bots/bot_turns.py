"""Who acts when no person does: bots on their seats and for the absent, the clock, and the house.

One task a table, alive only while there is something to do or to wait for.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec

from blueboar.bots.driver import is_waited_for, who_speaks_next
from blueboar.core.seats import HOUSE, Refusal, Seat
from blueboar.server.bots.questions import BotQuestions
from blueboar.server.bots.speaking_time import SpeakingTime
from blueboar.server.bots.substitutes import Substitutes
from blueboar.server.refusals import Refused

if TYPE_CHECKING:
    from blueboar.server.tables.live_table import LiveTable

_log = logging.getLogger(__name__)
_ASK_AGAIN = 3
"""How often a bot is asked anew because something happened while it thought."""
_LOOK_AGAIN_SECONDS = 60.0


class TimeIsUp(msgspec.Struct, frozen=True):
    seat: Seat


class AskBot(msgspec.Struct, frozen=True):
    seat: Seat


class MoveOn(msgspec.Struct, frozen=True):
    """Everyone for whom the game waits is a bot and has declined."""

    seats: tuple[Seat, ...]


class Wait(msgspec.Struct, frozen=True):
    seconds: float


Step = TimeIsUp | AskBot | MoveOn | Wait | None


class BotTurns:
    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._pause = table.live_tables.settings.bot_pause
        self._arriving = table.live_tables.settings.arriving
        self._begun = 0.0
        self.substitutes = Substitutes(table)
        self._speaking_time = SpeakingTime(table)
        self._questions = BotQuestions(table)
        self._declined: set[Seat] = set()
        """Bots that had nothing to do after the last entry."""
        self._stuck_at = -1
        """The entry after which not even a safe move could be made."""
        self._repeats: dict[Seat, int] = {}
        self._last_entry = 0.0
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._waiting = False
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Doing something, and not only waiting for a time that is stored anyway."""
        return self._task is not None and not self._task.done() and not self._waiting

    # what others tell

    def begun(self) -> None:
        """The game begins, or the table wakes."""
        self._begun = time.monotonic()
        self.substitutes.begun()

    def happened(self) -> None:
        """There is a new entry."""
        self._last_entry = time.monotonic()
        self._declined.clear()
        if self.substitutes.any_automatic():
            self._speaking_time.note(self._last_entry)

    def look(self) -> None:
        """Something may be to do now."""
        table = self._table
        if self._stopped or table.row.state != "running":
            return
        if self._task is not None and not self._task.done():
            self._news.set()
        elif self.substitutes.any_automatic() or table.clock.running or table.row.clock.absent_seconds:
            self._news.clear()
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        self._stopped = True
        self._news.set()

    # what is to be done

    async def _run(self) -> None:
        while not self._stopped and self._table.row.state == "running":
            self._news.clear()
            try:
                match self._next():
                    case None:
                        return
                    case Wait(seconds):
                        await self._wait(seconds)
                    case TimeIsUp(seat):
                        await self._time_is_up(seat)
                    case MoveOn(seats):
                        await self._move_on(seats)
                    case AskBot(seat):
                        await self._ask(seat)
            except Refused:
                # The table is lost: the next one that wakes goes on from what is stored.
                return
            except Exception:
                _log.exception("a turn of bots failed", extra={"table": self._table.row.id})
                self._table.live_tables.metrics.faults.labels("steward").inc()
                await self._wait(_LOOK_AGAIN_SECONDS)

    async def _wait(self, seconds: float) -> None:
        self._waiting = True
        try:
            async with asyncio.timeout(seconds):
                await self._news.wait()
        except TimeoutError:
            pass
        finally:
            self._waiting = False

    def _next(self) -> Step:
        table = self._table
        late = table.clock.overdue(time.time())
        if late is not None:
            return TimeIsUp(late)
        now = time.monotonic()
        waits: list[float] = []
        deadline = table.clock.next()
        if deadline is not None:
            waits.append(deadline - time.time())
        waits += self.substitutes.substitute(now)
        at, step = self._next_of_bots()
        if step is not None:
            if at <= now:
                return step
            waits.append(at - now)
        return Wait(max(0.01, min(waits))) if waits else None

    def _next_of_bots(self) -> tuple[float, Step]:
        """What a bot does next, and not before when."""
        table = self._table
        at = self._last_entry + self._pause if table.connections else self._begun + self._arriving
        automatic = [seat for seat in table.pending if self.substitutes.is_automatic(seat)]
        if not table.connections:
            # Whoever has got up finds his game again: nobody plays it to its end behind his back.
            automatic = [seat for seat in automatic if seat not in self.substitutes.substituted]
        seat = who_speaks_next(table.pending, automatic, self._declined)
        if seat is not None:
            if is_waited_for(table.pending[seat]):
                at = max(at, self._speaking_time.free_at())
            return at, AskBot(seat)
        waited = tuple(seat for seat, asked in table.pending.items() if seat != HOUSE and is_waited_for(asked))
        if waited and table.seq != self._stuck_at and all(seat in self._declined for seat in waited):
            return at, MoveOn(waited)
        return at, None

    # doing it

    async def _time_is_up(self, seat: Seat) -> None:
        table = self._table
        async with table.lock:
            if table.core is None or table.clock.overdue(time.time()) != seat:
                return
            seq = table.seq
            view = None if seat == HOUSE else table.core.view(seat)
            move = table.core.game.safe_move(view, table.pending.get(seat, ()))

        def still_late() -> bool:
            return table.seq == seq and table.clock.overdue(time.time()) == seat

        refusal = Refusal("clock.nothing-to-do") if move is None else await table.act_for(seat, move, still_late)
        if refusal is not None and not self._stopped and still_late():
            _log.warning("time is up, but: %s", refusal.code, extra={"table": table.row.id, "seat": seat})
            until = time.time() + _LOOK_AGAIN_SECONDS
            table.clock.put_off(seat, until)
            await table.live_tables.store.tables.wake_at(table.row.id, until)

    async def _ask(self, seat: Seat) -> None:
        table = self._table
        async with table.lock:
            core = table.core
            prompts = table.pending.get(seat, ())
            if core is None or not prompts or not self.substitutes.is_automatic(seat):
                return
            seq = table.seq
            question = self._questions.question(seat, core.view(seat), prompts)
            entries = core.entries[: seq + 1]
        answer = await self._questions.answer(question, entries)
        if self._stopped or not self.substitutes.is_automatic(seat):
            return
        if table.seq != seq and self._repeats.get(seat, 0) < _ASK_AGAIN:
            self._repeats[seat] = self._repeats.get(seat, 0) + 1
            return
        self._repeats.pop(seat, None)
        if answer.say is not None:
            await table.chat.bot_says(seat, answer.say)
        if answer.move is not None:
            await self._act(seat, answer.move, seq)
        elif table.seq == seq:
            self._declined.add(seat)

    async def _act(self, seat: Seat, move: Any, seq: int) -> None:
        table = self._table
        refusal = await table.act_for(seat, move, lambda: self.substitutes.is_automatic(seat))
        if refusal is None or table.seq != seq or not self.substitutes.is_automatic(seat):
            return
        _log.warning("a bot's move was refused: %s", refusal.code, extra={"table": table.row.id, "seat": seat})
        table.live_tables.metrics.bot_failures.inc()
        if not await self._act_safely(seat, seq):
            self._declined.add(seat)

    async def _move_on(self, seats: tuple[Seat, ...]) -> None:
        """As between bots alone: the safe move for the first of them for whom there is one."""
        table = self._table
        seq = table.seq
        _log.warning("every bot declined, so the house moves on", extra={"table": table.row.id, "seq": seq})
        table.live_tables.metrics.bot_failures.inc()
        for seat in seats:
            if await self._act_safely(seat, seq) or table.seq != seq:
                return
        _log.error("nobody can move", extra={"table": table.row.id, "seq": seq})
        self._stuck_at = seq

    async def _act_safely(self, seat: Seat, seq: int) -> bool:
        """Whether the safe move was made for a bot, nothing else having happened since entry `seq`."""
        table = self._table
        async with table.lock:
            if table.core is None or table.seq != seq:
                return False
            move = table.core.game.safe_move(table.core.view(seat), table.pending.get(seat, ()))
        if move is None:
            return False

        def still_so() -> bool:
            return table.seq == seq and self.substitutes.is_automatic(seat)

        return await table.act_for(seat, move, still_so) is None
