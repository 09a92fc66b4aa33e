"""The lobby's sockets: whoever looks at the list of public tables sees it change."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from blueboar.protocol.messages import Tables, encode
from blueboar.server.tables.live_state import LiveState
from blueboar.server.tables.table_connection import TableConnection
from blueboar.server.tables.table_info import table_info

_GATHERED_SECONDS = 0.25
"""Changes within this time are told together: a busy server must not keep its lobby busy."""
_MOST_AT_ONCE = 20
_BYTES_A_SECOND = 2_000_000
"""To all of the lobby together; with many who look on, changes are gathered for longer."""


class Lobby:
    def __init__(self) -> None:
        self.connections: set[TableConnection] = set()
        self._changed: dict[str, LiveState] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._not_before = 0.0
        self.tell_elsewhere: Callable[[bytes], None] | None = None
        """To the lobbies of other nodes."""

    def changed(self, table: LiveState) -> None:
        if not table.row.public or not (self.connections or self.tell_elsewhere):
            return
        self._changed[table.row.id] = table
        if self._timer is None:
            self._set_timer()

    def _set_timer(self) -> None:
        wait = max(_GATHERED_SECONDS, self._not_before - time.monotonic())
        self._timer = asyncio.get_running_loop().call_later(wait, self._tell)

    def hear(self, message: bytes) -> None:
        """Some tables have changed, here or elsewhere."""
        for connection in self.connections:
            connection.post(message)

    def _tell(self) -> None:
        self._timer = None
        told = [self._changed.pop(table) for table in list(self._changed)[:_MOST_AT_ONCE]]
        infos = tuple(table_info(table.row, table.presence(), with_code=False) for table in told)
        message = encode(Tables(infos))
        self.hear(message)
        if self.tell_elsewhere is not None:
            self.tell_elsewhere(message)
        pause = max(_GATHERED_SECONDS, len(message) * len(self.connections) / _BYTES_A_SECOND)
        self._not_before = time.monotonic() + pause
        if self._changed:
            self._set_timer()
