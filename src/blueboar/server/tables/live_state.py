"""What a live table holds in memory. Its parts read it here; only who holds the table's write lock changes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from blueboar.core.seats import HOUSE, Seat
from blueboar.core.table import Table
from blueboar.protocol.shapes import Absence, TableInfo, UndoAsked
from blueboar.server.store.rows import StoredTable
from blueboar.server.tables.clock import Clock, UndoWish
from blueboar.server.tables.heads import Heads
from blueboar.server.tables.table_connection import TableConnection
from blueboar.server.tables.table_info import Presence, table_info
from blueboar.server.wall_time import wall_now

_SEVERAL = 2


def people_waited_for(row: StoredTable, pending: Mapping[Seat, tuple[Any, ...]]) -> set[Seat]:
    """Of a table where that matters: with two people or more."""
    people = {seat for seat, sitter in enumerate(row.seats) if sitter.kind == "person"}
    if len(people) < _SEVERAL:
        return set()
    return {seat for seat, prompts in pending.items() if seat in people and any(prompt.waited for prompt in prompts)}


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

    @property
    def seq(self) -> int:
        """The number of the last entry; -1 before the start."""
        return -1 if self.core is None else len(self.core.entries) - 1

    def tell_clock(self, mover: Seat | None, now: float) -> bool:
        """Something has happened, or the table wakes: what runs, and for whom the game waits. Whether that changed."""
        runs = self.clock.update(self.row.clock, self.pending, mover, now)
        return self.clock.wait_for(people_waited_for(self.row, self.pending), mover, now) or runs

    def note_automatic(self, seat: Seat, seq: int) -> None:
        """An entry was made by no person."""
        if seat != HOUSE and self.row.seats[seat].kind == "person":
            self.automatic.append(seq)

    def present(self) -> set[Seat]:
        """Who has a socket open here; of several people at one device all, whoever holds it now."""
        there = {connection.seat for connection in self.connections if connection.seat is not None}
        if any(sitter.device is not None for sitter in self.row.seats):
            for device in {connection.device for connection in self.connections}:
                there |= set() if device is None else self.row.at_device_of(device)
        return there

    @property
    def undo(self) -> UndoWish | None:
        """What is asked about the last entry."""
        asked = self.clock.undo
        return asked if asked is not None and asked.seq == self.seq and self.row.state == "running" else None

    def undo_info(self) -> UndoAsked | None:
        asked = self.undo
        if asked is None:
            return None
        waits = () if asked.refused is not None else tuple(sorted(self.to_agree() - set(asked.agreed)))
        return UndoAsked(asked.seq, asked.seat, asked.agreed, waits, asked.refused)

    def to_agree(self) -> set[Seat]:
        """The people who have to agree that the last move is taken back: all others, if no bot plays for them."""
        asked = self.undo
        if asked is None:
            return set()
        people = {seat for seat, sitter in enumerate(self.row.seats) if sitter.kind == "person"}
        return people - self.substituted - self.row.beside(asked.seat)

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

    def any_automatic(self) -> bool:
        return bool(self.substituted) or any(sitter.kind == "bot" for sitter in self.row.seats)
