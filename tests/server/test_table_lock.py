"""A table's lock: one at a time, in their turn, and whoever gives up waiting holds up nobody."""

from __future__ import annotations

import asyncio

import pytest

from blueboar.server.tables.table_lock import TableLock


async def waiting(lock: TableLock, name: str, order: list[str]) -> None:
    async with lock:
        order.append(name)


async def queued(lock: TableLock, names: str, order: list[str]) -> list[asyncio.Task[None]]:
    tasks = [asyncio.create_task(waiting(lock, name, order)) for name in names]
    await asyncio.sleep(0)
    return tasks


async def test_who_comes_first_has_it_first():
    lock, order = TableLock(), list[str]()
    assert lock.take()
    tasks = await queued(lock, "abc", order)
    assert (lock.locked(), order) == (True, [])
    lock.release()
    await asyncio.gather(*tasks)
    assert (order, lock.locked()) == (list("abc"), False)


async def test_nobody_takes_it_before_those_who_wait():
    lock, order = TableLock(), list[str]()
    assert lock.take()
    tasks = await queued(lock, "a", order)
    lock.release()
    assert not lock.take(), "it is free, but another has waited for it"
    await asyncio.gather(*tasks)
    assert lock.take()


@pytest.mark.parametrize("gone", [0, 1])
@pytest.mark.parametrize("its_turn", [True, False])
async def test_who_gives_up_waiting_holds_up_nobody(gone, its_turn):
    lock, order = TableLock(), list[str]()
    assert lock.take()
    tasks = await queued(lock, "abc", order)
    if its_turn:
        lock.release()
    tasks[gone].cancel()
    await asyncio.sleep(0)
    if not its_turn:
        lock.release()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert "".join(order) == "abc".replace("abc"[gone], "")
    assert not lock.locked()


async def test_what_is_free_cannot_be_given_back():
    with pytest.raises(RuntimeError):
        TableLock().release()
