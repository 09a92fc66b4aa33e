"""Taking the last move back: its maker asks, everyone who sits there as a person agrees or refuses, bots agree.

What is asked and answered is stored with the clocks: at a table that is played over days it may wait for days. It ends
with the next entry, whoever makes it; clocks run on meanwhile, and bots wait for a minute. Who calls holds the table's
write lock.
"""

from __future__ import annotations

from msgspec.structs import replace

from blueboar.core.seats import Seat
from blueboar.server.bots.bot_patience import LONGEST
from blueboar.server.refusals import RequestRefused
from blueboar.server.store.tables import TableStore
from blueboar.server.table_time import now
from blueboar.server.tables import clock
from blueboar.server.tables.live_state import LiveState


class TakingBack:
    def __init__(self, state: LiveState, store: TableStore) -> None:
        self._state = state
        self._store = store

    def wake(self) -> None:
        """The table wakes: bots wait once more for who has not answered."""
        state = self._state
        if self._is_open():
            state.held_until = now() + LONGEST
            if state.core is None or state.core.check_take_back() is not None:
                state.clock.undo = None  # by the rules of today it could not be asked

    def over(self) -> None:
        self._state.held_until = 0.0

    def is_done(self, seq: int) -> bool:
        """Asked again, or answered once more, after it was taken back."""
        core = self._state.core
        return core is not None and seq + 1 < len(core.entries) and core.entries[seq + 1].undoes == seq

    def is_agreed(self) -> bool:
        undo = self._state.undo_info()
        return undo is not None and undo.refused is None and not undo.waits_for

    async def ask(self, seat: Seat | None, seq: int) -> bool:
        """Whether it can be done at once. Raises RequestRefused."""
        state = self._state
        self._must_be_mover(seat, seq)
        asked = state.undo
        if asked is not None and asked.refused is not None:
            raise RequestRefused(409, "undo.said-no", entry=seq, seat=asked.refused)
        if asked is None:
            assert seat is not None
            state.clock.undo = clock.UndoWish(seq, seat)
            if self.is_agreed():
                return True
            state.held_until = now() + LONGEST
            await self._save()
        return self.is_agreed()

    def _must_be_mover(self, seat: Seat | None, seq: int) -> None:
        state, core = self._state, self._state.core
        if seat is None:
            raise RequestRefused(409, "act.spectator")
        if core is None or state.row.state != "running":
            raise RequestRefused(409, "table.not-running", state=state.row.state)
        if seq != state.seq:
            raise RequestRefused(409, "undo.too-late", entry=seq, allowed=[state.seq])
        refusal = core.check_take_back()
        if refusal is not None:
            raise RequestRefused(409, refusal.code, **refusal.params)
        if core.entries[seq].seat != seat:
            raise RequestRefused(409, "undo.not-yours", entry=seq, seat=core.entries[seq].seat)
        if state.undoable != seat:
            # A bot moved for them, or their time was over.
            raise RequestRefused(409, "undo.by-the-house", entry=seq)

    async def answer(self, seat: Seat | None, seq: int, yes: bool) -> bool:
        """Whether everyone has agreed by now. Raises RequestRefused."""
        state, asked = self._state, self._state.undo
        if seat is None:
            raise RequestRefused(409, "act.spectator")
        if asked is None or asked.seq != seq or asked.refused is not None:
            raise RequestRefused(409, "undo.not-asked", entry=seq)
        beside = state.row.beside(seat)
        if asked.seat in beside:
            if not yes:
                state.clock.undo = None
        elif yes:
            state.clock.undo = replace(asked, agreed=tuple(sorted(beside | set(asked.agreed))))
        else:
            state.clock.undo = replace(asked, refused=seat)
        if self.is_agreed():
            return True
        if not self._is_open():
            self.over()
        await self._save()
        return False

    def _is_open(self) -> bool:
        asked = self._state.undo
        return asked is not None and asked.refused is None

    async def _save(self) -> None:
        state = self._state
        await self._store.set_clock(state.row.id, *state.clock_to_store())
