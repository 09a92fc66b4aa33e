"""Which people at a table are waited for while they are away: it is planned that they are told, or dropped again."""
# compiled: looks after every move

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

from blueboar.bots.driver import is_waited_for
from blueboar.core.seats import HOUSE, Seat
from blueboar.server.bots.bot_patience import asked_of
from blueboar.server.notices.channels import Kind
from blueboar.server.notices.notices import Notices
from blueboar.server.tables.live_state import LiveState

_log = logging.getLogger(__name__)
COMING_BACK_SECONDS = 5.0
"""Whose server has died, or was restarted, is back by then: nothing is planned for who is only on the way."""


class AwayNotices:
    def __init__(self, state: LiveState, notices: Notices) -> None:
        self._state = state
        self._notices = notices
        self._planned: dict[Seat, Kind] = {}
        self._over = False
        self._on_the_way: asyncio.TimerHandle | None = None
        """Until then everyone may still be coming back to a table that has just woken."""
        self._waited_at_first: dict[Seat, Kind] = {}
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def woke(self) -> None:
        """Nobody is there yet. Who comes back soon costs the store nothing: a dead node's tables wake all at once."""
        self._waited_at_first = self._asked_and_away()
        self._on_the_way = asyncio.get_running_loop().call_later(COMING_BACK_SECONDS, self._all_are_back)

    def _all_are_back(self) -> None:
        self._on_the_way = None
        # Of whom nothing is asked any more may still have something planned, from before the table woke.
        self._planned, self._waited_at_first = self._waited_at_first, {}
        waited = self._asked_and_away()
        self._change_to(waited, waited)
        self.look()

    def stop(self) -> None:
        if self._on_the_way is not None:
            self._on_the_way.cancel()

    def look(self) -> None:
        """Something has happened, or somebody went away."""
        if self._on_the_way is not None:
            return
        state = self._state
        if state.row.state == "finished" and not self._over and (self._planned or self._away()):
            self._over = True
            self._do_in_order(self._tell_of_the_end(self._away()))
        waited = self._asked_and_away()
        if not waited and not self._planned:
            return
        self._change_to(waited, {seat: kind for seat, kind in waited.items() if self._planned.get(seat) != kind})

    def _change_to(self, waited: dict[Seat, Kind], begun: dict[Seat, Kind]) -> None:
        ended = self._planned.keys() - waited.keys()
        if begun or ended:
            self._planned = waited
            self._do_in_order(self._update(begun, ended))

    def came(self, person: str) -> None:
        """With who comes come all who play at their device."""
        row = self._state.row
        seat = row.seat_of(person)
        if seat is None:
            return
        for one in row.beside(seat):
            self._planned.pop(one, None)
            self._waited_at_first.pop(one, None)
        self._do_in_order(self._notices.came(row.reader_of(seat) or person, row.id))

    def _asked_and_away(self) -> dict[Seat, Kind]:
        """Who is waited for, or has an offer lying before them, and is not there to see it."""
        state = self._state
        if state.row.state != "running":
            return {}
        away = self._away()
        if not away:
            return {}
        undo = state.undo_info()
        asked: dict[Seat, Kind] = {} if undo is None else {seat: "undo" for seat in undo.waits_for if seat in away}
        for seat, prompts in state.pending.items():
            if seat == HOUSE or seat not in away or state.is_automatic(seat):
                continue
            if is_waited_for(prompts):
                asked[seat] = "turn"
            elif asked_of(prompts, "addressed"):
                asked[seat] = "offer"
        return asked

    def _away(self) -> set[Seat]:
        present, sitters = self._state.present(), self._state.sitters
        if sitters.people <= present:
            return set()
        seats = enumerate(self._state.row.seats)
        return {seat for seat, sitter in seats if sitter.person is not None and seat not in present}

    async def _update(self, begun: dict[Seat, Kind], ended: set[Seat]) -> None:
        row = self._state.row
        told = {row.reader_of(seat) for seat in self._planned}
        for seat in ended:
            if row.reader_of(seat) not in told:
                await self._notices.no_longer(row, seat)
        for seat, kind in begun.items():
            await self._notices.waited_for(row, seat, kind)

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
