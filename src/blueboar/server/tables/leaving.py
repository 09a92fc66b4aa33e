"""People leave a table, come back to it, or want to be forgotten."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from blueboar.core.seats import Seat
from blueboar.server.bots.substitutes import Substitutes
from blueboar.server.store.tables import TableStore
from blueboar.server.tables import seating
from blueboar.server.tables.live_state import LiveState
from blueboar.server.tables.waiting_room import WaitingRoom
from blueboar.server.tables.write_lock import WriteLock
from blueboar.server.wall_time import wall_now


class Leaving:
    def __init__(
        self,
        state: LiveState,
        store: TableStore,
        write_lock: WriteLock,
        waiting_room: WaitingRoom,
        substitutes: Substitutes,
        forget_chat: Callable[[Seat], None],
        send_table: Callable[[], None],
        look: Callable[[], None],
    ) -> None:
        """`look`: something may be to do for a bot now."""
        self._state = state
        self._store = store
        self._write_lock = write_lock
        self._waiting_room = waiting_room
        self._substitutes = substitutes
        self._forget_chat = forget_chat
        self._send_table = send_table
        self._look = look

    async def leave(self, person: str) -> None:
        """Before the start the seat is free again; in a game a bot goes on until the person returns."""
        state = self._state
        async with self._write_lock.writing():
            seat = state.row.seat_of(person)
            if state.row.state == "running" and seat is not None:
                for each in sorted(state.row.at_device_of(person) | {seat}):
                    await self._note_left(each, True)
                    self._substitutes.left(each)
                self._send_table()
            else:
                await self._waiting_room.apply(lambda row: seating.leave(row, person))
        self._look()

    async def forget(self, person: str) -> None:
        """As if they had never given their name: the seat becomes free, or in a game a bot's for good."""
        state = self._state
        async with self._write_lock.writing():
            seat = state.row.seat_of(person)
            if seat is None:
                return
            if state.row.state == "open":
                await self._waiting_room.apply(lambda row: seating.leave(row, person))
                return
            # Nobody could ever play again for those at their device, and their names were given by the same hand.
            for each in sorted(state.row.at_device_of(person) | {seat}):
                row = seating.forgotten(state.row, each)
                await self._store.forget(row, each, wall_now())
                state.row = row
                self._forget_chat(each)
                if row.state == "running":
                    self._substitutes.left(each)
            self._waiting_room.seats_changed()
        self._look()

    async def returned(self, seat: Seat) -> bool:
        """Whoever sits here is there, or acts: the seat is theirs again. Whether a bot had it.

        The caller holds the write lock.
        """
        if self._state.row.seats[seat].left:
            await self._note_left(seat, False)
        return self._substitutes.returned(seat)

    async def _note_left(self, seat: Seat, left: bool) -> None:
        seats = list(self._state.row.seats)
        seats[seat] = replace(seats[seat], left=left)
        row = replace(self._state.row, seats=tuple(seats))
        await self._store.change(row, wall_now())
        self._state.row = row
