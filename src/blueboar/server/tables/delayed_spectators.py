"""Where spectators of a delayed table sit: they see and hear everything in its order, only later."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from blueboar.core.record import Entry
from blueboar.protocol import messages
from blueboar.protocol.messages import encode
from blueboar.server.tables.game_messages import entries_message, waiting_for
from blueboar.server.tables.table_info import table_info

if TYPE_CHECKING:
    from blueboar.server.sockets.connection import Connection
    from blueboar.server.tables.live_table import LiveTable


class Delayed(msgspec.Struct, frozen=True):
    """Entry `seq`, or a letter; and when it is due up here."""

    due: float
    seq: int | None = None
    message: bytes = b""
    of_table: bool = False


class DelayedSpectators:
    def __init__(self, table: LiveTable, times: list[float]) -> None:
        """`times`: when each entry so far was made; some of them may still be to come up here."""
        self._table = table
        self._later: deque[Delayed] = deque()
        self._seq = -1
        self._state: Any = None
        """The game as it stands up here: behind the one below, and brought on entry by entry."""
        self._timer: asyncio.TimerHandle | None = None
        if self.delayed:
            now = time.time()
            for seq, at in enumerate(times):
                if at + self._delay <= now:
                    self._bring_on(seq)
                else:
                    self._put(Delayed(at + self._delay, seq))

    @property
    def _delay(self) -> float:
        return float(self._table.row.spectators.delay_seconds)

    @property
    def delayed(self) -> bool:
        return self._table.row.spectators.delay_seconds > 0

    def welcome(self, connection: Connection) -> None:
        row = self._table.row
        if row.state == "finished" and self._seq < self._table.seq:
            # Up here the game still goes on.
            row = replace(row, state="running", finished=None, outcome=None)
        info = table_info(row, self._table.presence(), with_code=False)
        connection.post(encode(messages.Welcome(None, info, self._seq, row.config)), *self._view())

    def resume(self, connection: Connection, first: int) -> None:
        core = self._table.core
        if core is None:
            return
        for message in entries_message(core, None, first, self._seq):
            connection.post(message)
        connection.post(*self._view())

    def hear(self, message: bytes) -> None:
        if self.delayed:
            self._put(Delayed(time.time() + self._delay, None, message))

    def table_changed(self, message: bytes) -> None:
        """Of how its table stands only the last is kept: people may come and go a thousand times before it is due."""
        if not self.delayed:
            return
        if self._later and self._later[-1].of_table:
            self._later.pop()
        self._put(Delayed(time.time() + self._delay, None, message, of_table=True))

    def entry(self, entry: Entry) -> None:
        if self.delayed:
            self._put(Delayed(time.time() + self._delay, entry.seq))

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _put(self, later: Delayed) -> None:
        self._later.append(later)
        if self._timer is None:
            self._set_timer()

    def _set_timer(self) -> None:
        wait = max(0.0, self._later[0].due - time.time())
        self._timer = asyncio.get_running_loop().call_later(wait, self._bring_up)

    def _bring_up(self) -> None:
        self._timer = None
        now = time.time()
        while self._later and self._later[0].due <= now:
            later = self._later.popleft()
            if later.seq is not None:
                self._bring_on(later.seq)
            watching = [connection for connection in self._table.connections if connection.seat is None]
            if watching:
                sent = (later.message,) if later.seq is None else self._letters(later.seq)
                for connection in watching:
                    connection.post(*sent)
        if self._later:
            self._set_timer()

    def _bring_on(self, seq: int) -> None:
        core = self._table.core
        assert core is not None
        if self._state is None:
            self._state = core.game.blank(core.config)
        for event in core.entries[seq].events:
            core.game.evolve(self._state, event)
        self._seq = seq

    def _letters(self, seq: int) -> tuple[bytes, ...]:
        core = self._table.core
        assert core is not None
        return (*entries_message(core, None, seq, seq), *self._view())

    def _view(self) -> tuple[bytes, ...]:
        """The spectators' view as things stand up here; without clocks, which are the table's own."""
        core = self._table.core
        if core is None or self._state is None:
            return ()
        view = core.game.view(self._state, None)
        return (encode(messages.View(self._seq, view, (), waiting_for(core.game.pending(self._state)))),)
