"""The lobby's sockets: whoever looks at the list of public tables sees it change."""

from __future__ import annotations

import asyncio

from blueboar.protocol.messages import Tables, encode
from blueboar.server.tables.live_state import LiveState
from blueboar.server.tables.table_connection import TableConnection
from blueboar.server.tables.table_info import table_info

_GATHERED_SECONDS = 0.25
"""Changes within this time are told together: a busy server must not keep its lobby busy."""


class Lobby:
    def __init__(self) -> None:
        self.connections: set[TableConnection] = set()
        self._changed: dict[str, LiveState] = {}
        self._timer: asyncio.TimerHandle | None = None

    def changed(self, table: LiveState) -> None:
        if not table.row.public or not self.connections:
            return
        self._changed[table.row.id] = table
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(_GATHERED_SECONDS, self._tell)

    def _tell(self) -> None:
        self._timer = None
        tables, self._changed = self._changed.values(), {}
        infos = tuple(table_info(table.row, table.presence(), with_code=False) for table in tables)
        message = encode(Tables(infos))
        for connection in self.connections:
            connection.post(message)
