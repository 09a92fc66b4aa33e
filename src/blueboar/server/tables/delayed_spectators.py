"""The spectators of a delayed table: they see and hear everything in its order, only later."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec.structs import replace

from blueboar.core.record import Entry, folded
from blueboar.protocol import messages
from blueboar.protocol.messages import encode
from blueboar.server.tables.game_messages import entries_message
from blueboar.server.tables.live_state import LiveState, waiting_for
from blueboar.server.tables.table_connection import TableConnection
from blueboar.server.tables.table_info import table_info
from blueboar.server.wall_time import wall_now


class Delayed(msgspec.Struct, frozen=True):
    """Entry `seq`, or a message; and when spectators get it."""

    due: float
    seq: int | None = None
    message: bytes = b""
    of_table: bool = False


class DelayedSpectators:
    def __init__(self, state: LiveState, times: list[float]) -> None:
        """`times`: when each entry so far was made; spectators may still have to wait for some of them."""
        self._table = state
        self._queue: list[Delayed] = []
        self._seq = -1
        self._state: Any = None
        """The game as spectators see it: behind the table's own, and brought on entry by entry."""
        self._timer: asyncio.TimerHandle | None = None
        if self.delayed:
            now, last = wall_now(), 0.0
            for seq, at in enumerate(times):
                # In their order, and none of them later than from now on, whatever clock they were stored by.
                last = max(last, min(at, now))
                if last + self._delay <= now:
                    self._bring_on(seq)
                else:
                    self._put(Delayed(last + self._delay, seq))

    @property
    def _delay(self) -> float:
        return self._table.sitters.delay_seconds

    @property
    def delayed(self) -> bool:
        return self._delay > 0

    @property
    def last_told(self) -> int:
        """The number of the last entry that spectators know of."""
        return self._seq

    def seconds_until_next(self) -> float:
        """Until they are told something; 0 where nothing waits."""
        return max(0.0, self._queue[0].due - wall_now()) if self._queue else 0.0

    def welcome(self, connection: TableConnection, first: int | None) -> None:
        row = self._table.row
        if row.state == "finished" and self._seq < self._table.seq:
            # For spectators the game still goes on.
            row = replace(row, state="running", finished=None, outcome=None)
        info = table_info(row, self._table.presence(), with_code=False)
        connection.post(encode(messages.Welcome(None, info, self._seq, row.config)))
        self.resume(connection, self._seq + 1 if first is None else first)

    def resume(self, connection: TableConnection, first: int) -> None:
        core = self._table.core
        if core is None:
            return
        for message in entries_message(core, self._table.heads, self._table.automatic, None, first, self._seq):
            connection.post(message)
        connection.post(*self._view())

    def send(self, message: bytes) -> None:
        if self.delayed:
            self._put(Delayed(wall_now() + self._delay, None, message))

    def send_table(self, message: bytes) -> None:
        """Of how the table stands only the last is kept: people may come and go a thousand times before it is due."""
        if not self.delayed:
            return
        if self._queue and self._queue[-1].of_table:
            self._queue.pop()
        self._put(Delayed(wall_now() + self._delay, None, message, of_table=True))

    def send_entry(self, entry: Entry) -> None:
        if self.delayed:
            self._put(Delayed(wall_now() + self._delay, entry.seq))

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _put(self, delayed: Delayed) -> None:
        self._queue.append(delayed)
        if self._timer is None:
            self._set_timer()

    def _set_timer(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self.seconds_until_next(), self._send_due)

    def _send_due(self) -> None:
        self._timer = None
        now = wall_now()
        while self._queue and self._queue[0].due <= now:
            delayed = self._queue.pop(0)
            if delayed.seq is not None:
                self._bring_on(delayed.seq)
            watching = [connection for connection in self._table.connections if connection.seat is None]
            if watching:
                due = (delayed.message,) if delayed.seq is None else self._entry_and_view(delayed.seq)
                for connection in watching:
                    connection.post(*due)
        if self._queue:
            self._set_timer()

    def _bring_on(self, seq: int) -> None:
        core = self._table.core
        assert core is not None
        entry = core.entries[seq]
        if entry.undoes is not None:
            self._state = folded(core.game, core.config, core.entries[: seq + 1])
        elif self._state is None:
            self._state = core.game.blank(core.config)
        for event in entry.events:
            core.game.evolve(self._state, event)
        self._seq = seq

    def _entry_and_view(self, seq: int) -> tuple[bytes, ...]:
        core = self._table.core
        assert core is not None
        return (*entries_message(core, self._table.heads, self._table.automatic, None, seq, seq), *self._view())

    def _view(self) -> tuple[bytes, ...]:
        """The spectators' view as things stand for them; without clocks, which are the table's own."""
        core = self._table.core
        if core is None or self._state is None:
            return ()
        view = core.game.view(self._state, None)
        return (encode(messages.View(self._seq, view, (), waiting_for(core.game.pending(self._state)))),)
