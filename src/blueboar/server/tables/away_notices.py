"""Which people at a table are waited for while they are away: it is planned that they are told, or dropped again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

from blueboar.bots.driver import is_waited_for
from blueboar.core.seats import HOUSE, Seat
from blueboar.server.notices.notices import Notices
from blueboar.server.tables.live_state import LiveState

_log = logging.getLogger(__name__)


class AwayNotices:
    def __init__(self, state: LiveState, notices: Notices) -> None:
        self._state = state
        self._notices = notices
        self._planned: set[Seat] = set()
        self._over = False
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self) -> None:
        """Something has happened, or somebody went away."""
        state = self._state
        if state.row.state == "finished" and not self._over and self._planned | self._away():
            self._over = True
            self._do_in_order(self._tell_of_the_end(self._away()))
        waited = self._waited_for_and_away()
        begun, ended = waited - self._planned, self._planned - waited
        if begun or ended:
            self._planned = waited
            self._do_in_order(self._update(begun, ended))

    def came(self, person: str) -> None:
        seat = self._state.row.seat_of(person)
        if seat is not None:
            self._planned.discard(seat)
            self._do_in_order(self._notices.came(person, self._state.row.id))

    def _waited_for_and_away(self) -> set[Seat]:
        state = self._state
        if state.row.state != "running":
            return set()
        away = self._away()
        return {
            seat
            for seat, prompts in state.pending.items()
            if seat != HOUSE and seat in away and not state.is_automatic(seat) and is_waited_for(prompts)
        }

    def _away(self) -> set[Seat]:
        present = self._state.present()
        seats = enumerate(self._state.row.seats)
        return {seat for seat, sitter in seats if sitter.person is not None and seat not in present}

    async def _update(self, begun: set[Seat], ended: set[Seat]) -> None:
        row = self._state.row
        for seat in ended:
            await self._notices.no_longer(row, seat)
        for seat in begun:
            await self._notices.waited_for(row, seat, "turn")

    async def _tell_of_the_end(self, away: set[Seat]) -> None:
        for seat in away:
            await self._notices.ended(self._state.row, seat)

    def _do_in_order(self, work: Coroutine[None, None, None]) -> None:
        """Beside the game, which does not wait for it; one after another, so that the last word is the last."""
        task = asyncio.create_task(self._one_by_one(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _one_by_one(self, work: Coroutine[None, None, None]) -> None:
        async with self._lock:
            try:
                await work
            except Exception:
                _log.exception("a notice could not be planned", extra={"table": self._state.row.id})
