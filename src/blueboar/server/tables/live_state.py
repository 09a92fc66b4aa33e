"""What a live table holds in memory. Its parts read it here; only who holds the table's write lock changes it."""
# compiled: read by every part of a table for every move

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from blueboar.core.seats import HOUSE, Seat
from blueboar.core.table import Table
from blueboar.protocol.messages import encode
from blueboar.protocol.shapes import Absence, TableInfo, UndoAsked
from blueboar.server.store.rows import StoredTable
from blueboar.server.tables.clock import Clock, UndoWish
from blueboar.server.tables.heads import Heads
from blueboar.server.tables.table_connection import TableConnection
from blueboar.server.tables.table_info import Presence, table_info
from blueboar.server.tables.undo_question import undo_asked
from blueboar.server.tables.waits import wait_for
from blueboar.server.wall_time import wall_now

_SEVERAL = 2
NOBODY_IS_WAITED_FOR: frozenset[Seat] = frozenset()


def people_waited_for(people: frozenset[Seat], waited: tuple[Seat, ...]) -> Collection[Seat]:
    """Of a table where that matters: with two people or more."""
    if len(people) < _SEVERAL:
        return NOBODY_IS_WAITED_FOR
    return [seat for seat in waited if seat in people]


def waiting_for(pending: Mapping[Seat, tuple[Any, ...]]) -> tuple[Seat, ...]:
    """The seats without which the game does not go on."""
    waited = []
    for seat, prompts in pending.items():
        if seat != HOUSE:
            for prompt in prompts:
                if prompt.waited:
                    waited.append(seat)
                    break
    return tuple(waited)


class LiveState:
    def __init__(self, row: StoredTable, core: Table | None = None, clock: Clock | None = None) -> None:
        self.row = row
        self.core = core
        """The game; None before it begins."""
        self.pending: dict[Seat, tuple[Any, ...]] = {}
        self.clock = clock or Clock()
        self.connections: set[TableConnection] = set()
        self.ready: set[Seat] = set()
        """Who wants to begin; in a game who has nothing to add, as far as everyone knows."""
        self.substituted: set[Seat] = set()
        """People's seats on which bots play until they return."""
        self.chat: list[bytes] = []
        """What was said last, as it is sent."""
        self.heads = Heads(row)
        self.promises: dict[Seat, str] = {}
        """What the seats' clients will add to the chance of the deal."""
        self.dealing = False
        """The game is about to begin."""
        self.faces: dict[Seat, int] = {}
        """The portraits that people have chosen, as long as the table is awake: their clients say it again."""
        self.came: tuple[Seat, ...] = ()
        """Of a finished table: whose people sit at its rematch by now."""
        self.watchers_said: list[bytes] = []
        """What spectators said last among themselves."""
        self.automatic: list[int] = []
        """The entries of people's seats that no person made."""
        self.absences: Callable[[], Mapping[Seat, Absence]] = dict
        """For whom the table waits though they are away."""
        self.undoable: Seat | None = None
        """Whose move the last entry is, if it may be taken back."""
        self.held_until = 0.0
        """Until then no bot moves: somebody has asked to take a move back."""
        self._sitters = _Sitters(row)
        self._waiting: tuple[Mapping[Seat, tuple[Any, ...]], tuple[Seat, ...]] = (self.pending, ())

    @property
    def seq(self) -> int:
        """The number of the last entry; -1 before the start."""
        return -1 if self.core is None else len(self.core.entries) - 1

    @property
    def sitters(self) -> _Sitters:
        """Who sits here, as is asked for with every move."""
        if self._sitters.row is not self.row:
            self._sitters = _Sitters(self.row)
        return self._sitters

    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats without which the game does not go on."""
        if self._waiting[0] is not self.pending:
            self._waiting = (self.pending, waiting_for(self.pending))
        return self._waiting[1]

    def prompts_of(self, seat: Seat | None) -> tuple[Any, ...]:
        return () if seat is None else self.pending.get(seat, ())

    def tell_clock(self, mover: Seat | None, now: float) -> bool:
        """Something has happened, or the table wakes: what runs, and who is waited for. Whether what runs changed."""
        clock, settings, pending = self.clock, self.row.clock, self.pending
        # Where nothing has a time, which is most tables, nothing has to be looked at.
        untimed = settings.move_seconds is None and not settings.by_prompt and HOUSE not in pending
        runs = bool(clock.running or not untimed) and clock.update(settings, pending, mover, now)
        wait_for(clock, people_waited_for(self.sitters.people, self.waiting_for()), mover, now)
        return runs

    def clock_to_store(self) -> tuple[bytes, float | None]:
        """The clock after the last entry, and when the table has to be awake for it."""
        self.clock.seq = self.seq
        return encode(self.clock), self.clock.next()

    def note_automatic(self, seat: Seat, seq: int) -> None:
        """An entry was made by no person."""
        if seat != HOUSE and self.row.seats[seat].kind == "person":
            self.automatic.append(seq)

    def present(self) -> set[Seat]:
        """Who has a socket open here; of several people at one device all, whoever holds it now."""
        there = {connection.seat for connection in self.connections if connection.seat is not None}
        if self.sitters.share_a_device:
            for device in {connection.device for connection in self.connections}:
                there |= set() if device is None else self.row.at_device_of(device)
        return there

    @property
    def undo(self) -> UndoWish | None:
        """What is asked about the last entry."""
        asked = self.clock.undo
        return asked if asked is not None and asked.seq == self.seq and self.row.state == "running" else None

    def undo_info(self) -> UndoAsked | None:
        return undo_asked(self.clock.undo, self.row, self.seq, self.substituted)

    def watching(self) -> int:
        return sum(connection.seat is None for connection in self.connections)

    def presence(self) -> Presence:
        return Presence(
            self.present(),
            self.ready,
            self.substituted,
            self.clock.extras,
            self.watching(),
            self.promises,
            self.dealing,
            self.faces,
            self.absences(),
            self.clock.time_used(wall_now()),
            self.came,
            self.undo_info(),
        )

    def info(self, person: str | None) -> TableInfo:
        """The table as this person is told of it."""
        seated = person is not None and self.row.seat_of(person) is not None
        return table_info(self.row, self.presence(), with_code=seated)

    def is_automatic(self, seat: Seat) -> bool:
        """Whether a bot plays there now."""
        return seat != HOUSE and (self.row.seats[seat].kind == "bot" or seat in self.substituted)

    def is_gone(self, seat: Seat) -> bool:
        """They have got up, or a bot plays for them."""
        return seat in self.substituted or bool(self.row.seats[seat].left)

    def any_automatic(self) -> bool:
        return self.sitters.have_bots or bool(self.substituted)


class _Sitters:
    """What follows from a table's row: worked out once for each."""

    def __init__(self, row: StoredTable) -> None:
        self.row = row
        self.people = row.people()
        self.have_bots = any(sitter.kind == "bot" for sitter in row.seats)
        self.delay_seconds = float(row.spectators.delay_seconds)
        """So much later do spectators hear of everything."""
        self.share_a_device = any(sitter.device is not None for sitter in row.seats)
