"""How things stand for each seat: as a whole, or what has changed since its clients were told last.

Each is made once for all clients of a seat, or for all spectators, however many they are. What has changed is made from
the two views of that seat alone: so it says by nothing, not even by its size, what the seat may not know.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import astuple

from blueboar.core.differences import differences
from blueboar.core.seats import Seat
from blueboar.protocol.messages import Changes, View, encode
from blueboar.server.tables.game_messages import SharedStatus
from blueboar.server.tables.live_state import LiveState


class Told(NamedTuple):
    """How things stood for a seat when its clients were told last."""

    values: tuple[Any, ...]
    prompts: tuple[Any, ...]
    waiting_for: tuple[Seat, ...]


class SeatViews:
    def __init__(self, state: LiveState) -> None:
        self._state = state
        self.told: dict[Seat | None, Told] = {}
        """Of seats with clients that take changes: what they know."""

    def whole(self, seat: Seat | None, status: SharedStatus, *, remember: bool) -> bytes:
        """For a client that comes, or asks. `remember`: it is told only what changes from here on."""
        view, prompts = self.seen_by(seat)
        if remember:
            self.told[seat] = Told(astuple(view), prompts, status.waiting_for)
        return encode(View(self._state.seq, view, prompts, *status, undo=self.undo_of(seat)))

    def undo_of(self, seat: Seat | None) -> int | None:
        """The entry that this seat may ask to take back."""
        return self._state.seq if seat is not None and seat == self._state.undoable else None

    def telling(self, status: SharedStatus) -> TellingViews:
        return TellingViews(self, self._state.seq, status)

    def seen_by(self, seat: Seat | None) -> tuple[Any, tuple[Any, ...]]:
        core = self._state.core
        assert core is not None
        return core.game.view(core.state, seat), () if seat is None else self._state.pending.get(seat, ())


class TellingViews:
    """Everyone is told how things stand now, one after another."""

    def __init__(self, views: SeatViews, seq: int, status: SharedStatus) -> None:
        self._views = views
        self._seq = seq
        self._status = status
        self._whole: dict[Seat | None, bytes] = {}
        self._changes: dict[Seat | None, bytes] = {}
        self._now: dict[Seat | None, Told] = {}

    def whole(self, seat: Seat | None) -> bytes:
        made = self._whole.get(seat)
        if made is None:
            view, prompts = self._views.seen_by(seat)
            made = self._whole[seat] = encode(
                View(self._seq, view, prompts, *self._status, undo=self._views.undo_of(seat))
            )
        return made

    def changes(self, seat: Seat | None) -> bytes:
        made = self._changes.get(seat)
        if made is None:
            view, prompts = self._views.seen_by(seat)
            values, status = astuple(view), self._status
            before = self._views.told.get(seat)
            self._now[seat] = Told(values, prompts, status.waiting_for)
            if before is None:
                return self.whole(seat)
            fields, rows = differences(view, before.values, values)
            told = Changes(
                self._seq,
                fields,
                rows,
                None if before.prompts == prompts else prompts,
                None if before.waiting_for == status.waiting_for else status.waiting_for,
                status.deadlines,
                self._views.undo_of(seat),
            )
            made = self._changes[seat] = encode(told)
        return made

    def all_told(self) -> None:
        """Whoever takes changes knows how things stand now. Who has left is forgotten with it."""
        self._views.told = self._now
