"""Who of the people at a table is away, and on whose seats bots play until they return.

What happens with those who are away for long is said by the table's clock: a bot plays on, everyone waits, or the
others vote. At a table that is played over days the time counts from when the game began to wait for somebody: who
plays once a day is away most of the time, and not late.
"""
# compiled: looks after every move

from __future__ import annotations

from collections.abc import Callable

from blueboar.bots.driver import is_waited_for
from blueboar.core.seats import Seat
from blueboar.protocol.shapes import Absence, ClockSettings
from blueboar.server.bots.game_in_play import GameInPlay
from blueboar.server.wall_time import wall_now

_OVER_DAYS = 3600.0
"""A table with more patience than this is played over days."""
_GRACE_SECONDS = 10.0
"""After a restart everyone comes back within moments."""


def patience(settings: ClockSettings) -> float | None:
    """How long somebody may be away; None: as long as they like."""
    if settings.absent == "wait" or settings.absent_seconds is None:
        return None
    return float(max(settings.absent_seconds, settings.move_seconds or 0, *settings.by_prompt.values(), 0))


class Substitutes:
    def __init__(self, state: GameInPlay, on_substitution: Callable[[], None]) -> None:
        self._state = state
        self._on_substitution = on_substitution
        self._away: dict[Seat, float] = {}
        """Since when each person is not there."""
        self._told: frozenset[Seat] = frozenset()

    def game_began(self) -> None:
        """The game begins, or the table wakes: whoever is not there now is away from now on."""
        began = wall_now()
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
        self._state.clock.votes.pop(seat, None)
        had = seat in self._state.substituted
        self._state.substituted.discard(seat)
        return had

    def went_away(self, seat: Seat) -> None:
        self._away[seat] = wall_now()

    def left(self, seat: Seat) -> None:
        """Someone got up in the middle of the game: a bot goes on at once."""
        self._state.substituted.add(seat)

    def moved_for(self, seat: Seat) -> None:
        """A move was made because nobody made it in time. Who is away, where a bot plays on, has one from now on."""
        settings = self._state.row.clock
        if settings.absent != "bot" or settings.absent_seconds is None or seat in self._state.present():
            return
        if settings.absent_seconds <= (settings.move_seconds or 0) and seat not in self._state.substituted:
            self._state.substituted.add(seat)
            self._on_substitution()

    def substitute(self, at: float) -> list[float]:
        """A bot takes the seats of those who are away too long, while somebody is there to mind.

        For how long the others may still be away.
        """
        state = self._state
        waits: list[float] = []
        if not state.present():
            return waits
        for seat in self._awaited():
            due = self._due(seat)
            if due is None:
                continue
            if due > at:
                waits.append(due - at)
            elif state.row.clock.absent == "bot" or self._is_voted_for(seat):
                state.substituted.add(seat)
                self._on_substitution()
        return waits

    # the others vote

    def vote(self, voter: Seat, seat: Seat, yes: bool) -> bool:
        """Whether that can be voted on now."""
        votes = self._state.clock.votes
        due = self._due(seat) if seat in self._awaited() else None
        if self._state.row.clock.absent != "vote" or due is None or due > wall_now() or voter == seat:
            return False
        others = [one for one in votes.get(seat, ()) if one != voter]
        votes[seat] = (*others, voter) if yes else tuple(others)
        return True

    def _voters(self, seat: Seat) -> set[Seat]:
        state = self._state
        return {
            one
            for one, sitter in enumerate(state.row.seats)
            if sitter.kind == "person" and one != seat and one not in state.substituted
        }

    def _is_voted_for(self, seat: Seat) -> bool:
        voters = self._voters(seat)
        return len(voters & set(self._state.clock.votes.get(seat, ()))) >= _majority(voters)

    # what everyone is told

    def absences(self) -> dict[Seat, Absence]:
        """For whom the table waits though they are away, and what comes of it."""
        at, voting = wall_now(), self._state.row.clock.absent == "vote"
        told: dict[Seat, Absence] = {}
        for seat in self._awaited():
            due = self._due(seat)
            if due is not None:
                left = max(0, round((due - at) * 1000))
                votes = tuple(sorted(self._state.clock.votes.get(seat, ())))
                told[seat] = Absence(left, votes, _majority(self._voters(seat)) if voting else 0)
        return told

    def anything_new(self) -> bool:
        """Whether the table waits for others who are away than when this was asked last."""
        if not self._away and not self._told:
            return False
        now = frozenset(self._awaited()) if patience(self._state.row.clock) is not None else frozenset()
        changed, self._told = now != self._told, now
        return changed

    def _awaited(self) -> list[Seat]:
        """Those who are away, and whom the game waits for."""
        state = self._state
        if state.row.state != "running":
            return []
        present = state.present()
        return [
            seat
            for seat in self._away
            if seat not in present and seat not in state.substituted and is_waited_for(state.pending.get(seat, ()))
        ]

    def _due(self, seat: Seat) -> float | None:
        """When they have been away for too long."""
        allowed = patience(self._state.row.clock)
        if allowed is None:
            return None
        away = self._away[seat]
        if allowed <= _OVER_DAYS:
            return away + allowed
        return max(self._state.clock.waited.get(seat, away) + allowed, away + _GRACE_SECONDS)


def _majority(voters: set[Seat]) -> int:
    """More than half; one where nobody else is left to be asked."""
    return len(voters) // 2 + 1
