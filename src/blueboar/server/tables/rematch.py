"""Playing again: the first who asks opens the next table, the others are led there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from blueboar.server.store.rows import StoredTable
from blueboar.server.store.tables import TableStore
from blueboar.server.tables.live_state import LiveState
from blueboar.server.tables.new_tables import rematch_table
from blueboar.server.tables.write_lock import WriteLock
from blueboar.server.wall_time import wall_now


class Rematch:
    def __init__(
        self,
        state: LiveState,
        store: TableStore,
        write_lock: WriteLock,
        new_seed: Callable[[], str],
        open_table: Callable[[StoredTable], Awaitable[object]],
        send_table: Callable[[], None],
    ) -> None:
        self._state = state
        self._store = store
        self._write_lock = write_lock
        self._new_seed = new_seed
        self._open_table = open_table
        self._send_table = send_table

    async def table_for(self, person: str) -> str:
        """The id of the table where they play again."""
        state = self._state
        async with self._write_lock.writing():
            if state.row.rematch is not None:
                return state.row.rematch
            new = rematch_table(state.row, person, wall_now(), self._new_seed())
            await self._open_table(new)
            row = replace(state.row, rematch=new.id)
            await self._store.change(row, wall_now())
            state.row, state.came = row, came(row, new)
            self._send_table()
            return new.id

    def seats_changed(self, new: StoredTable) -> None:
        """Somebody sat down at the new table, or got up: everyone who still looks at the old one is told."""
        here = came(self._state.row, new)
        if here != self._state.came:
            self._state.came = here
            self._send_table()


def came(old: StoredTable, new: StoredTable) -> tuple[int, ...]:
    """The seats of the old table whose people sit at the new one."""
    people = {sitter.person for sitter in new.seats if sitter.person is not None}
    return tuple(seat for seat, sitter in enumerate(old.seats) if sitter.person in people)
