"""Who of the people at a table is away, and on whose seats bots play until they return."""

from __future__ import annotations

from collections.abc import Callable

from blueboar.bots.driver import is_waited_for
from blueboar.core.seats import Seat
from blueboar.server.bots.game_in_play import GameInPlay
from blueboar.server.table_time import now


class Substitutes:
    def __init__(self, state: GameInPlay, on_substitution: Callable[[], None]) -> None:
        self._state = state
        self._on_substitution = on_substitution
        self._away: dict[Seat, float] = {}
        """Since when each person is not there."""

    def game_began(self) -> None:
        """The game begins, or the table wakes: whoever is not there now is away from now on."""
        began = now()
        present = self._state.present()
        seats = self._state.row.seats
        self._away = {
            seat: began for seat, sitter in enumerate(seats) if sitter.kind == "person" and seat not in present
        }
        self._state.substituted.clear()
        self._state.substituted.update(seat for seat, sitter in enumerate(seats) if sitter.left)

    def returned(self, seat: Seat) -> bool:
        """Whether a bot had the seat."""
        self._away.pop(seat, None)
        had = seat in self._state.substituted
        self._state.substituted.discard(seat)
        return had

    def went_away(self, seat: Seat) -> None:
        self._away[seat] = now()

    def left(self, seat: Seat) -> None:
        """Someone got up in the middle of the game: a bot goes on at once."""
        self._state.substituted.add(seat)

    def substitute(self, at: float) -> list[float]:
        """A bot takes the seats of those who are away too long, while somebody is there to mind.

        For how long the others may still be away.
        """
        state = self._state
        patience = state.row.clock.absent_seconds
        present = state.present()
        waits: list[float] = []
        if patience is None or not present:
            return waits
        for seat, since in self._away.items():
            if seat in state.substituted or seat in present:
                continue
            if since + patience > at:
                waits.append(since + patience - at)
            elif is_waited_for(state.pending.get(seat, ())):
                state.substituted.add(seat)
                self._on_substitution()
        return waits
