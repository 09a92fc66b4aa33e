"""A game in play as the bots' part of the server sees it, and the way in which a move is made there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, NamedTuple, Protocol

from blueboar.core.record import Entry
from blueboar.core.seats import Refusal, Seat
from blueboar.core.table import Table
from blueboar.server.bots.fair_line import Guest
from blueboar.server.store.rows import StoredTable

Announce = Callable[[Entry], Awaitable[None]]
"""Says what goes with a move that is made, before anyone is told of it."""


class Submit(Protocol):
    """Makes a move for a seat, if that is still so when its turn to write has come."""

    def __call__(
        self, seat: Seat, move: Any, if_so: Callable[[], bool], announce: Announce | None = None, /
    ) -> Awaitable[Refusal | None]: ...


class Whisper(NamedTuple):
    """Something is said for these seats alone, about an entry of which the others see nothing."""

    entry: int
    seats: frozenset[Seat]


class WaitingTimes(Protocol):
    @property
    def waited(self) -> Mapping[Seat, float]:
        """Since when the game waits for each of the people."""

    @property
    def votes(self) -> dict[Seat, tuple[Seat, ...]]:
        """Who wants a bot to play for somebody who is away."""


class GameInPlay(Protocol):
    @property
    def row(self) -> StoredTable: ...

    @property
    def core(self) -> Table | None: ...

    @property
    def seq(self) -> int:
        """The number of the last entry."""

    @property
    def pending(self) -> Mapping[Seat, tuple[Any, ...]]: ...

    @property
    def clock(self) -> WaitingTimes: ...

    @property
    def connections(self) -> Collection[Guest]: ...

    @property
    def ready(self) -> set[Seat]:
        """Who has said that they have nothing to add, as far as everyone knows."""

    @property
    def substituted(self) -> set[Seat]:
        """People's seats on which bots play until they return."""

    @property
    def held_until(self) -> float:
        """No bot moves before: somebody has asked to take a move back."""

    def present(self) -> set[Seat]: ...

    def is_automatic(self, seat: Seat) -> bool:
        """Whether a bot plays there now."""

    def any_automatic(self) -> bool: ...
