"""Who acts when no person does: bots on their seats and for the absent, the clock, and the house.

One task a table, alive only while there is something to do or to wait for.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from blueboar.bots.bot import Answer
from blueboar.core.record import Entry
from blueboar.core.seats import HOUSE, Refusal, Seat
from blueboar.server.bot_worker import Question
from blueboar.server.bots import BotFailed
from blueboar.server.personalities import personality

if TYPE_CHECKING:
    from blueboar.server.live import LiveTable

_log = logging.getLogger(__name__)
_ASK_AGAIN = 3
"""How often a bot is asked anew because something happened while it thought."""
_LOOK_AGAIN_SECONDS = 60.0


class TimeIsUp(msgspec.Struct, frozen=True):
    seat: Seat


class AskBot(msgspec.Struct, frozen=True):
    seat: Seat


class Wait(msgspec.Struct, frozen=True):
    seconds: float


Step = TimeIsUp | AskBot | Wait | None


class Steward:
    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._settings = table.hub.settings
        self.substituted: set[Seat] = set()
        self._away: dict[Seat, float] = {}
        """Since when each person is not there."""
        self._declined: set[Seat] = set()
        """Bots that had nothing to do after the last entry."""
        self._offered: dict[Seat, tuple[bytes, float]] = {}
        """What each person may do without being waited for, and since when."""
        self._watched: dict[Seat, int] = {}
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
        """The game begins, or the table wakes: whoever is not there now is away from now on."""
        now = time.monotonic()
        present = self._table.present()
        people = [seat for seat, sitter in enumerate(self._table.row.seats) if sitter.kind == "person"]
        self._away = {seat: now for seat in people if seat not in present}

    def returned(self, seat: Seat) -> None:
        self._away.pop(seat, None)
        self.substituted.discard(seat)

    def went_away(self, seat: Seat) -> None:
        self._away[seat] = time.monotonic()

    def left(self, seat: Seat) -> None:
        """He has got up in the middle of the game: a bot goes on at once."""
        self.substituted.add(seat)
        self._watched.pop(seat, None)
        self.look()

    def happened(self, entry: Entry) -> None:
        self._last_entry = time.monotonic()
        self._declined.clear()
        if self._any_automatic():
            self._note_offers()

    def look(self) -> None:
        """Something may be to do now."""
        if self._stopped or self._table.row.state != "running":
            return
        if self._task is not None and not self._task.done():
            self._news.set()
        elif self._any_automatic() or self._table.clock.running or self._table.row.clock.absent_seconds:
            self._news.clear()
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        self._stopped = True
        self._news.set()

    # what is to be done

    async def _run(self) -> None:
        while not self._stopped and self._table.row.state == "running":
            self._news.clear()
            step = self._next()
            try:
                if step is None:
                    return
                if isinstance(step, Wait):
                    await self._wait(step.seconds)
                elif isinstance(step, TimeIsUp):
                    await self._time_is_up(step.seat)
                else:
                    await self._ask(step.seat)
            except Exception:
                _log.exception("the steward stumbled", extra={"table": self._table.row.id})
                self._table.hub.metrics.faults.labels("steward").inc()
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
        waits += self._substitute(now)
        seat = self._next_bot()
        if seat is not None:
            at = self._last_entry + self._settings.bot_pause if table.connections else 0.0
            if self._is_waited_for(seat):
                at = max(at, self._others_have_spoken())
            if at <= now:
                return AskBot(seat)
            waits.append(at - now)
        return Wait(max(0.01, min(waits))) if waits else None

    def _substitute(self, now: float) -> list[float]:
        """A bot takes the seats of those who are away too long, while somebody is there to mind."""
        patience = self._table.row.clock.absent_seconds
        present = self._table.present()
        waits: list[float] = []
        if patience is None or not present:
            return waits
        for seat, since in self._away.items():
            if seat in self.substituted or seat in present:
                continue
            if since + patience > now:
                waits.append(since + patience - now)
            elif self._is_waited_for(seat):
                self.substituted.add(seat)
                self._watched.pop(seat, None)
                self._table.tell_table()
        return waits

    def _is_automatic(self, seat: Seat) -> bool:
        return seat != HOUSE and (self._table.row.seats[seat].kind == "bot" or seat in self.substituted)

    def _any_automatic(self) -> bool:
        return bool(self.substituted) or any(seat.kind == "bot" for seat in self._table.row.seats)

    def _is_waited_for(self, seat: Seat) -> bool:
        return any(prompt.waited for prompt in self._table.pending.get(seat, ()))

    def _next_bot(self) -> Seat | None:
        """First those who may, then those who must: a sheriff decides after the others had their say."""
        asked = [seat for seat in self._table.pending if self._is_automatic(seat) and seat not in self._declined]
        if not self._table.connections:
            # Whoever has got up finds his game again: nobody plays it to its end behind his back.
            asked = [seat for seat in asked if seat not in self.substituted]
        asked.sort(key=self._is_waited_for)
        return asked[0] if asked else None

    def _note_offers(self) -> None:
        """People who may act without being waited for: since when they know what they know now."""
        table = self._table
        offered: dict[Seat, tuple[bytes, float]] = {}
        for seat, prompts in table.pending.items():
            if seat == HOUSE or self._is_automatic(seat) or self._is_waited_for(seat):
                continue
            print_of = hashlib.blake2b(msgspec.json.encode(prompts), digest_size=8).digest()
            before = self._offered.get(seat)
            if before is not None and before[0] == print_of:
                offered[seat] = before
            else:
                offered[seat] = (print_of, self._last_entry)
                table.ready.discard(seat)
        self._offered = offered

    def _others_have_spoken(self) -> float:
        """When the people at the table will have had time enough to speak up."""
        table = self._table
        present = table.present()
        speaking = [since for seat, (_, since) in self._offered.items() if seat in present and seat not in table.ready]
        return max(speaking) + self._settings.patience if speaking else 0.0

    # doing it

    async def _time_is_up(self, seat: Seat) -> None:
        table = self._table
        async with table.lock:
            if table.core is None or table.clock.overdue(time.time()) != seat:
                return
            seq = table.seq
            view = None if seat == HOUSE else table.core.view(seat)
            move = table.core.game.safe_move(view, table.pending.get(seat, ()))
        refusal = Refusal("clock.nothing-to-do") if move is None else await table.act_for(seat, move, if_seq=seq)
        if refusal is not None and table.seq == seq:
            _log.warning("time is up, but: %s", refusal.code, extra={"table": table.row.id, "seat": seat})
            table.clock.put_off(seat, time.time() + _LOOK_AGAIN_SECONDS)

    async def _ask(self, seat: Seat) -> None:
        table = self._table
        async with table.lock:
            core = table.core
            prompts = table.pending.get(seat, ())
            if core is None or not prompts or not self._is_automatic(seat):
                return
            seq = table.seq
            view = core.view(seat)
            question = self._question(seat, self._watched.get(seat, 0), view, prompts)
            entries = core.entries[: seq + 1]
        answer = await self._answer(question, entries)
        if self._stopped or not self._is_automatic(seat):
            return
        if table.seq != seq and self._repeats.get(seat, 0) < _ASK_AGAIN:
            self._repeats[seat] = self._repeats.get(seat, 0) + 1
            return
        self._repeats.pop(seat, None)
        if answer.say is not None:
            await table.talk.bot_says(seat, answer.say)
        move = answer.move
        if move is None and any(prompt.waited for prompt in prompts):
            move = core.game.safe_move(view, prompts)
        if move is None:
            self._declined.add(seat)
            return
        await self._act(seat, move, seq)

    async def _act(self, seat: Seat, move: Any, seq: int) -> None:
        table = self._table
        refusal = await table.act_for(seat, move)
        if refusal is None or table.seq != seq:
            return
        _log.warning("a bot's move was refused: %s", refusal.code, extra={"table": table.row.id, "seat": seat})
        table.hub.metrics.bot_failures.inc()
        assert table.core is not None
        safe = table.core.game.safe_move(table.core.view(seat), table.pending.get(seat, ()))
        if safe is None or await table.act_for(seat, safe, if_seq=seq) is not None:
            self._declined.add(seat)

    async def _answer(self, question: Question, entries: list[Entry]) -> Answer:
        """The bot's answer, or the safe move if there is none. It knows only what is stored: `entries`."""
        table = self._table
        core = table.core
        assert core is not None
        seat = question.seat
        metrics = table.hub.metrics
        try:
            with metrics.bot_seconds.time():
                answer = await table.hub.bots.ask(question)
                if answer is None:
                    everything = tuple(core.redacted(entry, seat) for entry in entries)
                    answer = await table.hub.bots.ask(replace(question, first=0, entries=everything))
        except BotFailed:
            answer = None
        if answer is None:
            metrics.bot_failures.inc()
            self._watched.pop(seat, None)
            return Answer(core.game.safe_move(question.view, question.prompts))
        self._watched[seat] = len(entries)
        metrics.bot_answers.labels(table.row.game, question.level or "substitute").inc()
        return answer

    def _question(self, seat: Seat, first: int, view: Any, prompts: tuple[Any, ...]) -> Question:
        table = self._table
        core = table.core
        assert core is not None
        sitter = table.row.seats[seat]
        entries = tuple(core.redacted(entry, seat) for entry in core.entries[first:])
        who = sitter.level or "substitute"
        return Question(
            key=f"{table.row.id}/{seat}/{who}",
            game=table.row.game,
            level=sitter.level,
            config=core.config,
            seat=seat,
            seed=hashlib.sha256(f"{table.row.seed}/bot/{seat}".encode()).hexdigest(),
            personality=personality(sitter.traits),
            think_seconds=self._settings.think_seconds,
            first=first,
            entries=entries,
            view=view,
            prompts=prompts,
        )
