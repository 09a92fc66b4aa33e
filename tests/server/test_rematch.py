"""Playing again."""

from typing import Any

from alone import Called, Notes, stored_table, write_lock
from msgspec.structs import replace

from blueboar.server.tables.live_state import LiveState
from blueboar.server.tables.rematch import Rematch


async def test_the_first_who_asks_opens_the_rematch_and_the_others_are_led_there():
    state = LiveState(replace(stored_table(2, 2), state="finished"))
    opened = []

    async def open_table(row):
        opened.append(row)

    told = Called()
    store: Any = Notes()
    rematch = Rematch(state, store, write_lock(state), lambda: "another seed", open_table, told)
    first = await rematch.table_for("bob")
    assert await rematch.table_for("ann") == first == opened[0].id == state.row.rematch
    assert (len(opened), opened[0].host, opened[0].seed, told.times) == (1, "bob", "another seed", 1)
