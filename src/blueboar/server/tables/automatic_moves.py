"""What happens at a table when no person acts: time runs out, and bots take their turns.

One task a table, alive only while there is something to do or to wait for.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager

import msgspec

from blueboar.core.seats import HOUSE, Refusal, Seat
from blueboar.server.bots.bot_turns import BotTurns, Turn
from blueboar.server.bots.game_in_play import Submit
from blueboar.server.bots.substitutes import Substitutes
from blueboar.server.refusals import RequestRefused
from blueboar.server.table_time import now
from blueboar.server.tables.live_state import LiveState
from blueboar.server.wall_time import wall_now

_log = logging.getLogger(__name__)
_LOOK_AGAIN_SECONDS = 60.0


class TimeIsUp(msgspec.Struct, frozen=True):
    seat: Seat


class Wait(msgspec.Struct, frozen=True):
    seconds: float


class TakeBack(msgspec.Struct, frozen=True):
    """Nobody is left who has not agreed."""


Step = TimeIsUp | TakeBack | Turn | Wait | None


class AutomaticMoves:
    def __init__(
        self,
        state: LiveState,
        lock: AbstractAsyncContextManager[object],
        submit: Submit,
        bot_turns: BotTurns,
        substitutes: Substitutes,
        wake_at: Callable[[str, float], Awaitable[None]],
        on_fault: Callable[[], None],
        take_back: Callable[[], Awaitable[None]],
    ) -> None:
        """`wake_at`: stores when this table is to be looked at, should it sleep then.

        `take_back`: the last move, if nobody is left who has not agreed.
        """
        self._state = state
        self._lock = lock
        self._submit = submit
        self._bot_turns = bot_turns
        self._substitutes = substitutes
        self._wake_at = wake_at
        self._on_fault = on_fault
        self._take_back = take_back
        self._task: asyncio.Task[None] | None = None
        self._changed: asyncio.Event | None = None
        """For the task; a table that never had one needs none."""
        self._waiting = False
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Doing something, and not only waiting for a time that is stored anyway."""
        return self._task is not None and not self._task.done() and not self._waiting

    # what others tell

    def game_began(self) -> None:
        """The game begins, or the table wakes."""
        self._bot_turns.game_began()
        self._substitutes.game_began()

    def entry_made(self, mover: Seat | None = None) -> None:
        self._bot_turns.entry_made(mover)

    def look(self) -> None:
        """Something may be to do now."""
        state = self._state
        if self._stopped or state.row.state != "running":
            return
        if self._changed is not None and self._task is not None and not self._task.done():
            self._changed.set()
        elif state.any_automatic() or state.clock.running or state.row.clock.absent_seconds:
            self._changed = asyncio.Event()
            self._task = asyncio.create_task(self._run(self._changed))

    def stop(self) -> None:
        self._stopped = True
        self._bot_turns.stop()
        if self._changed is not None:
            self._changed.set()

    # what is to be done

    async def _run(self, changed: asyncio.Event) -> None:
        while not self._stopped and self._state.row.state == "running":
            changed.clear()
            try:
                match self._next():
                    case None:
                        return
                    case Wait(seconds):
                        await self._wait(changed, seconds)
                    case TimeIsUp(seat):
                        await self._time_is_up(seat)
                    case TakeBack():
                        await self._take_back()
                    case turn:
                        await self._bot_turns.take(turn)
            except RequestRefused:
                # The table is lost: the one that wakes next goes on from what is stored.
                return
            except Exception:
                _log.exception("an automatic move failed", extra={"table": self._state.row.id})
                self._on_fault()
                await self._wait(changed, _LOOK_AGAIN_SECONDS)

    async def _wait(self, changed: asyncio.Event, seconds: float) -> None:
        self._waiting = True
        try:
            async with asyncio.timeout(seconds):
                await changed.wait()
        except TimeoutError:
            pass
        finally:
            self._waiting = False

    def _next(self) -> Step:
        clock = self._state.clock
        undo = self._state.undo_info()
        if undo is not None and undo.refused is None and not undo.waits_for:
            return TakeBack()
        late = clock.overdue(wall_now())
        if late is not None:
            return TimeIsUp(late)
        at_present = now()
        waits: list[float] = []
        deadline = clock.next()
        if deadline is not None:
            waits.append(deadline - wall_now())
        waits += self._substitutes.substitute(wall_now())
        turn = self._bot_turns.next()
        if turn is not None:
            at, step = turn
            if at <= at_present:
                return step
            waits.append(at - at_present)
        return Wait(max(0.01, min(waits))) if waits else None

    async def _time_is_up(self, seat: Seat) -> None:
        state = self._state
        async with self._lock:
            if state.core is None or state.clock.overdue(wall_now()) != seat:
                return
            seq = state.seq
            view = None if seat == HOUSE else state.core.view(seat)
            move = state.core.game.safe_move(view, state.pending.get(seat, ()))

        def still_late() -> bool:
            return state.seq == seq and state.clock.overdue(wall_now()) == seat

        refusal = Refusal("clock.nothing-to-do") if move is None else await self._submit(seat, move, still_late)
        if refusal is None and seat != HOUSE:
            self._substitutes.moved_for(seat)
        if refusal is not None and not self._stopped and still_late():
            _log.warning("time is up, but: %s", refusal.code, extra={"table": state.row.id, "seat": seat})
            until = wall_now() + _LOOK_AGAIN_SECONDS
            state.clock.put_off(seat, until)
            await self._wake_at(state.row.id, until)
