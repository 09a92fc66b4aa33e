"""What a live table holds in memory. Its parts read it here; only who holds the table's write lock changes it."""

from __future__ import annotations

from typing import Any

from blueboar.core.seats import HOUSE, Seat
from blueboar.core.table import Table
from blueboar.protocol.shapes import TableInfo
from blueboar.server.store.rows import StoredTable
from blueboar.server.tables.clock import Clock
from blueboar.server.tables.heads import Heads
from blueboar.server.tables.table_connection import TableConnection
from blueboar.server.tables.table_info import Presence, table_info


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

    @property
    def seq(self) -> int:
        """The number of the last entry; -1 before the start."""
        return -1 if self.core is None else len(self.core.entries) - 1

    def present(self) -> set[Seat]:
        return {connection.seat for connection in self.connections if connection.seat is not None}

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
