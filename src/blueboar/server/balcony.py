"""Where spectators of a delayed table sit: they see and hear everything in its order, only later."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING

from msgspec.structs import replace

from blueboar.core.record import Entry, fold
from blueboar.protocol import messages
from blueboar.protocol.messages import encode
from blueboar.server.info import table_info
from blueboar.server.news import entries_message, waiting_for

if TYPE_CHECKING:
    from blueboar.server.connection import Connection
    from blueboar.server.live import LiveTable


class Balcony:
    def __init__(self, table: LiveTable, times: list[float]) -> None:
        """`times`: when each entry so far was made; some of them may still be to come up here."""
        self._table = table
        self._later: deque[tuple[float, int, tuple[bytes, ...]]] = deque()
        self._seq = -1
        self._timer: asyncio.TimerHandle | None = None
        if self.delayed:
            now = time.time()
            for seq, at in enumerate(times):
                if at + self._delay <= now:
                    self._seq = seq
                else:
                    self._put(at + self._delay, seq, self._letters(seq))

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
        connection.post(encode(messages.Welcome(None, info, self._seq, row.config)), *self._view(self._seq))

    def resume(self, connection: Connection, first: int) -> None:
        core = self._table.core
        if core is None:
            return
        for message in entries_message(core, None, first, self._seq):
            connection.post(message)
        connection.post(*self._view(self._seq))

    def hear(self, *letters: bytes) -> None:
        if self.delayed:
            self._put(time.time() + self._delay, self._seq_to_come(), letters)

    def entry(self, entry: Entry) -> None:
        if self.delayed:
            self._put(time.time() + self._delay, entry.seq, self._letters(entry.seq))

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _seq_to_come(self) -> int:
        return self._later[-1][1] if self._later else self._seq

    def _put(self, due: float, seq: int, letters: tuple[bytes, ...]) -> None:
        self._later.append((due, seq, letters))
        if self._timer is None:
            self._set_timer()

    def _set_timer(self) -> None:
        wait = max(0.0, self._later[0][0] - time.time())
        self._timer = asyncio.get_running_loop().call_later(wait, self._bring_up)

    def _bring_up(self) -> None:
        self._timer = None
        now = time.time()
        while self._later and self._later[0][0] <= now:
            _, self._seq, letters = self._later.popleft()
            for connection in self._table.connections:
                if connection.seat is None:
                    connection.post(*letters)
        if self._later:
            self._set_timer()

    def _letters(self, seq: int) -> tuple[bytes, ...]:
        core = self._table.core
        assert core is not None
        return (*entries_message(core, None, seq, seq), *self._view(seq))

    def _view(self, seq: int) -> tuple[bytes, ...]:
        """The spectators' view after entry `seq`; without clocks, which are the table's own."""
        core = self._table.core
        if core is None or seq < 0:
            return ()
        state = core.state if seq == len(core.entries) - 1 else fold(core.record(), seq)
        view = core.game.view(state, None)
        return (encode(messages.View(seq, view, (), waiting_for(core.game.pending(state)))),)
