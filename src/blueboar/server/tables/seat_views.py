"""How things stand for each seat: as a whole, or what has changed since its clients were told last.

Each is made once for all clients of a seat, or for all spectators, however many they are. What has changed is made from
the two views of that seat alone: so it says by nothing, not even by its size, what the seat may not know.
"""
# compiled: every move, for every seat

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import astuple

from blueboar.core.differences import Differences
from blueboar.core.game import Views
from blueboar.core.seats import Seat
from blueboar.core.table import Table
from blueboar.protocol.messages import Changes, View, encode
from blueboar.server.tables.game_messages import SharedStatus
from blueboar.server.tables.live_state import LiveState


class Told:
    """How things stood for a seat when its clients were told last."""

    __slots__ = ("prompts", "values", "waiting_for")

    def __init__(self, values: tuple[Any, ...], prompts: tuple[Any, ...], waiting_for: tuple[Seat, ...]) -> None:
        self.values = values
        self.prompts = prompts
        self.waiting_for = waiting_for


class SeatViews:
    def __init__(self, state: LiveState) -> None:
        self._state = state
        self._views: tuple[Table, Views] | None = None
        self.told: dict[Seat | None, Told] = {}
        """Of seats with clients that take changes: what they know."""

    def whole(self, seat: Seat | None, status: SharedStatus, *, remember: bool) -> bytes:
        """For a client that comes, or asks. `remember`: it is told only what changes from here on."""
        view, prompts = self._made([seat])[0], self._state.prompts_of(seat)
        if remember:
            self.told[seat] = Told(astuple(view), prompts, status.waiting_for)
        return encode(View(self._state.seq, view, prompts, *status, undo=self.undo_of(seat)))

    def undo_of(self, seat: Seat | None) -> int | None:
        """The entry that this seat may ask to take back."""
        return self._state.seq if seat is not None and seat == self._state.undoable else None

    def telling(self, status: SharedStatus, seats: Sequence[Seat | None]) -> TellingViews:
        """`seats`: those who are told."""
        return TellingViews(self, self._state, status, dict(zip(seats, self._made(seats), strict=True)))

    def _made(self, seats: Sequence[Seat | None]) -> list[Any]:
        core = self._state.core
        assert core is not None
        if self._views is None or self._views[0] is not core:
            self._views = core, core.game.views()
        return self._views[1].of(core.state, seats)


class TellingViews:
    """Everyone is told how things stand now, one after another."""

    def __init__(self, views: SeatViews, state: LiveState, status: SharedStatus, seen: dict[Seat | None, Any]) -> None:
        self._views = views
        self._state = state
        self._seq = state.seq
        self._status = status
        self._seen = seen
        self._whole: dict[Seat | None, bytes] = {}
        self._changes: dict[Seat | None, bytes] = {}
        self._now: dict[Seat | None, Told] = {}
        self._differences = Differences()
        self._made: list[tuple[Changes, bytes]] = []
        """What was told: who is told the very same gets these bytes, and they are made once."""

    def whole(self, seat: Seat | None) -> bytes:
        made = self._whole.get(seat)
        if made is None:
            undo = self._views.undo_of(seat)
            view = View(self._seq, self._seen[seat], self._state.prompts_of(seat), *self._status, undo=undo)
            made = self._whole[seat] = encode(view)
        return made

    def changes(self, seat: Seat | None) -> bytes:
        made = self._changes.get(seat)
        if made is not None:
            return made
        view, prompts, status = self._seen[seat], self._state.prompts_of(seat), self._status
        values = astuple(view)
        before = self._views.told.get(seat)
        if before is None:
            self._now[seat] = Told(values, prompts, status.waiting_for)
            return self.whole(seat)
        fields, rows = self._differences.between(view.__struct_encode_fields__, before.values, values)
        if prompts == before.prompts:
            prompts, new_prompts = before.prompts, None
        else:
            new_prompts = prompts
        self._now[seat] = Told(values, prompts, status.waiting_for)
        waiting_for = None if before.waiting_for == status.waiting_for else status.waiting_for
        undo = self._views.undo_of(seat)
        told = Changes(self._seq, fields, rows, new_prompts, waiting_for, status.deadlines, undo)
        made = self._changes[seat] = self._encoded(told)
        return made

    def _encoded(self, told: Changes) -> bytes:
        for other, made in self._made:
            if told == other:
                return made
        made = encode(told)
        self._made.append((told, made))
        return made

    def all_told(self) -> None:
        """Whoever takes changes knows how things stand now. Who has left is forgotten with it."""
        self._views.told = self._now
