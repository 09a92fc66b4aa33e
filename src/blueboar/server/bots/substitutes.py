"""Who of the people at a table is away, and on whose seats bots play until they return."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from blueboar.bots.driver import is_waited_for
from blueboar.core.seats import HOUSE, Seat

if TYPE_CHECKING:
    from blueboar.server.tables.live_table import LiveTable


class Substitutes:
    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self.substituted: set[Seat] = set()
        self._away: dict[Seat, float] = {}
        """Since when each person is not there."""

    def begun(self) -> None:
        """The game begins, or the table wakes: whoever is not there now is away from now on."""
        now = time.monotonic()
        present = self._table.present()
        seats = self._table.row.seats
        self._away = {seat: now for seat, sitter in enumerate(seats) if sitter.kind == "person" and seat not in present}
        self.substituted = {seat for seat, sitter in enumerate(seats) if sitter.left}

    def returned(self, seat: Seat) -> bool:
        """Whether a bot had his seat."""
        self._away.pop(seat, None)
        had = seat in self.substituted
        self.substituted.discard(seat)
        return had

    def went_away(self, seat: Seat) -> None:
        self._away[seat] = time.monotonic()

    def left(self, seat: Seat) -> None:
        """He has got up in the middle of the game: a bot goes on at once."""
        self.substituted.add(seat)

    def substitute(self, now: float) -> list[float]:
        """A bot takes the seats of those who are away too long, while somebody is there to mind.

        For how long the others may still be away.
        """
        table = self._table
        patience = table.row.clock.absent_seconds
        present = table.present()
        waits: list[float] = []
        if patience is None or not present:
            return waits
        for seat, since in self._away.items():
            if seat in self.substituted or seat in present:
                continue
            if since + patience > now:
                waits.append(since + patience - now)
            elif is_waited_for(table.pending.get(seat, ())):
                self.substituted.add(seat)
                table.broadcast.send_table()
        return waits

    def is_automatic(self, seat: Seat) -> bool:
        """Whether a bot plays there now."""
        return seat != HOUSE and (self._table.row.seats[seat].kind == "bot" or seat in self.substituted)

    def any_automatic(self) -> bool:
        return bool(self.substituted) or any(sitter.kind == "bot" for sitter in self._table.row.seats)
