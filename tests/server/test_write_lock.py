"""One writer a table: what becomes of it when a write fails, and when it is only refused."""

import asyncio

import pytest
from alone import Called, state_in_play, write_lock

from blueboar.core.errors import SetupError
from blueboar.server.refusals import RequestRefused
from blueboar.server.store.database import StoreConflict, StoreFailure


@pytest.mark.parametrize("error", [StoreFailure("full"), StoreConflict("twice")])
async def test_a_table_that_could_not_be_stored_is_lost(error):
    lost, faults = Called(), Called()
    lock = write_lock(state_in_play(), lost, faults)
    with pytest.raises(RequestRefused, match=r"server\.not-stored"):
        async with lock.writing():
            raise error
    assert (lock.lost, faults.times, lost.times) == (True, 1, 0), "whoever was at it is answered first"
    await asyncio.sleep(0)
    assert lost.times == 1
    with pytest.raises(RequestRefused, match=r"server\.not-stored"):
        async with lock.writing():
            raise AssertionError("nobody writes at a lost table")


@pytest.mark.parametrize("error", [RequestRefused(409, "table.full"), SetupError("setup.players")])
async def test_a_table_survives_what_is_only_refused(error):
    lock = write_lock(state_in_play())
    with pytest.raises(type(error)):
        async with lock.writing():
            raise error
    assert not lock.lost
