"""Lease and fencing, as PostgreSQL really does them: whatever happens in whatever order, a table has one writer.

Two nodes take a table, write, are held up between any two statements, are taken for dead, wake again and give back,
in any order that Hypothesis thinks of; a transaction that has to wait for another one waits, as it would.
"""

from __future__ import annotations

import asyncio
import secrets

import asyncpg  # type: ignore[import-untyped]
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blueboar.server.store.leases import END_IF_GONE, JOIN, LOCK_LEASE, RELEASE, RENEW, TAKE
from blueboar.server.store.postgres import _numbered
from blueboar.server.store.store import store_at

NODES = ("a", "b")
STEPS = (*("take", "begin", "commit", "write") * 2, "die", "vanish", "wake", "release")
_STEPS_OF = {"write": ("begin", "commit")}
"""By itself: one that nothing comes between. Few schedules would have any."""
SCHEDULES = st.lists(st.tuples(st.sampled_from(NODES), st.sampled_from(STEPS)), min_size=6, max_size=30)
_NO_SESSION = 2**31 - 1
_APPEND = "INSERT INTO entries (table_id, seq, seat, cid, at, move, events) VALUES ($1, $2, 0, $3, 0, '', '')"


class Broken(AssertionError):
    """Two writers."""


class Writer:
    """One node, at one table. It does one thing at a time, and that may have to wait for the other node."""

    def __init__(self, name: str, table: str, connection, watcher, history: list, lock: str) -> None:
        self.node = f"{name}-{table}"
        self._table = table
        self._connection = connection
        self._watcher = watcher
        self._history = history
        self._lock = lock
        self._doing: asyncio.Task | None = None
        self._transaction = None
        self._epoch: int | None = None
        self._next = 0

    async def step(self, what: str) -> None:
        if what in ("die", "vanish", "wake"):
            await getattr(self, what)()
        elif self._doing is None:
            self._doing = asyncio.create_task(getattr(self, what)())
        if self._doing is not None:
            await self._until_settled()

    async def _until_settled(self) -> None:
        """Done, or held up by a lock of the other: as the locks have it, as who was let go may not know it yet."""
        pid = self._connection.get_server_pid()
        while not self._doing.done():
            held_up = await self._watcher.fetchval("SELECT cardinality(pg_blocking_pids($1)) > 0", pid)
            if held_up and not self._doing.done():
                return
            await asyncio.sleep(0.0005)
        doing, self._doing = self._doing, None
        doing.result()

    async def end(self) -> None:
        if self._doing is not None:
            await self._doing
            self._doing = None
        await self.commit()

    async def take(self) -> None:
        if self._transaction is not None:
            return
        epoch = await self._connection.fetchval(_numbered(TAKE), self.node, self._table, self.node)
        if epoch is not None:
            self._history.append(("took", epoch, self.node))
            self._epoch = epoch
            # The table is read from the store.
            self._next = await self._connection.fetchval(
                "SELECT coalesce(max(seq), -1) + 1 FROM entries WHERE table_id = $1", self._table
            )

    async def begin(self) -> None:
        if self._epoch is None or self._transaction is not None:
            return
        transaction = self._connection.transaction()
        await transaction.start()
        held = await self._connection.execute(_numbered(self._lock), self._table, self._epoch)
        if held == "SELECT 0":
            await transaction.rollback()
            self._epoch = None
            return
        try:
            await self._connection.execute(_APPEND, self._table, self._next, self.node)
        except asyncpg.UniqueViolationError as error:
            raise Broken("a writer who holds the lease has missed an entry") from error
        self._transaction = transaction

    async def commit(self) -> None:
        if self._transaction is None:
            return
        transaction, self._transaction = self._transaction, None
        # Before it is sent: whoever waited for it may be heard of first, though PostgreSQL let them go after it.
        self._history.append(("acknowledged", self._epoch, self._next))
        await transaction.commit()
        self._next += 1

    async def die(self) -> None:
        """Held up for so long that its time is over. It does not know."""
        await self._watcher.execute("UPDATE nodes SET ends = 0 WHERE node = $1", self.node)

    async def vanish(self) -> None:
        """The other sees neither its session nor anybody on the bus, and ends its time. It is not dead at all."""
        await self._watcher.execute("UPDATE nodes SET bus = $2 WHERE node = $1", self.node, _NO_SESSION)
        await self._watcher.fetch(_numbered(END_IF_GONE), self.node)

    async def wake(self) -> None:
        """And goes on as if nothing had been, which is worse than what a real node does."""
        await self._watcher.execute(_numbered(JOIN), self.node, 3600.0, True, 1)

    async def release(self) -> None:
        if self._transaction is None:
            await self._connection.fetch(_numbered(RELEASE), self.node, [self._table])


def must_have_one_writer(history: list) -> None:
    newest, numbers = 0, []
    for what, epoch, value in history:
        if what == "took":
            if epoch <= newest:
                raise Broken(f"epoch {epoch} after {newest}")
            newest = epoch
        else:
            if epoch != newest:
                raise Broken(f"acknowledged under epoch {epoch}, though {newest} was taken")
            numbers.append(value)
    if numbers != list(range(len(numbers))):
        raise Broken(f"acknowledged: {numbers}")


class Rehearsal:
    """Runs schedules on one PostgreSQL, each at a table of its own."""

    def __init__(self, address: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._loop.run_until_complete(self._connect(address))

    async def _connect(self, address: str) -> None:
        store = store_at(address)
        await store.open()
        await store.close()
        self._watcher = await asyncpg.connect(address)
        self._connections = [await asyncpg.connect(address) for _ in NODES]

    def close(self) -> None:
        for connection in (self._watcher, *self._connections):
            self._loop.run_until_complete(connection.close())
        self._loop.close()

    def holds(self, schedule, lock: str = LOCK_LEASE) -> list:
        """What happened; raises Broken if two wrote."""
        return self._loop.run_until_complete(self._run(schedule, lock))

    async def _run(self, schedule, lock: str) -> list:
        table, history = secrets.token_hex(6), []
        await self._watcher.execute(
            "INSERT INTO tables (id, code, game, state, public, created, changed, body) "
            "VALUES ($1, $1, 'pebbles', 'open', 0, 0, 0, '')",
            table,
        )
        writers = {
            name: Writer(name, table, connection, self._watcher, history, lock)
            for name, connection in zip(NODES, self._connections, strict=True)
        }
        for writer in writers.values():
            await writer.wake()
        try:
            for name, what in schedule:
                for step in _STEPS_OF.get(what, (what,)):
                    await writers[name].step(step)
        finally:
            # Whoever waits waits for one who does not.
            for writer in sorted(writers.values(), key=lambda writer: writer._doing is not None):
                await writer.end()
        must_have_one_writer(history)
        return history


@pytest.fixture
def rehearsal(postgres_address):
    rehearsal = Rehearsal(postgres_address)
    yield rehearsal
    rehearsal.close()


def test_two_writers_never_both_acknowledge(rehearsal):
    seen = {"took": 0, "acknowledged": 0}

    @settings(max_examples=max(100, settings().max_examples))
    @given(SCHEDULES)
    def check(schedule):
        for what, _, _ in rehearsal.holds(schedule):
            seen[what] += 1

    check()
    assert seen["took"] > 50
    assert seen["acknowledged"] > 50


def test_a_sleeper_that_wakes_in_the_middle_of_a_write_is_waited_for(rehearsal):
    history = rehearsal.holds([("a", "take"), ("a", "begin"), ("b", "take"), ("a", "commit")])
    assert [what for what, _, _ in history] == ["took", "acknowledged"], "whoever is alive keeps the table"


def test_who_was_taken_for_dead_can_no_longer_write(rehearsal):
    late = [("a", "begin"), ("a", "commit"), ("b", "begin"), ("b", "commit")]
    schedule = [("a", "take"), ("a", "die"), ("b", "take"), *late]
    history = rehearsal.holds(schedule)
    assert [(what, epoch) for what, epoch, _ in history] == [("took", 1), ("took", 2), ("acknowledged", 2)]


def test_who_was_ended_before_its_time_can_no_longer_write(rehearsal):
    while_it_writes = [("a", "take"), ("a", "begin"), ("a", "vanish"), ("b", "take"), ("a", "commit")]
    # The second step of b is the end of its first, which had to wait.
    history = rehearsal.holds([*while_it_writes, ("b", "begin"), ("a", "write"), ("b", "write")])
    assert [what for what, _, _ in history] == ["took", "acknowledged", "took", "acknowledged"]
    assert [epoch for _, epoch, _ in history] == [1, 1, 2, 2], "what was under way was waited for, and seen"


def test_without_the_fence_this_very_check_finds_two_writers(rehearsal):
    """The check can fail."""
    schedule = [("a", "take"), ("a", "begin"), ("a", "die"), ("b", "take"), ("a", "commit")]
    assert rehearsal.holds(schedule)
    with pytest.raises(Broken, match="acknowledged under epoch 1"):
        rehearsal.holds(schedule, "SELECT 1 WHERE $1::text <> '' AND $2::bigint > 0")


async def test_a_node_stays_alive_however_many_guests_wait_for_the_store(postgres_address):
    """Hundreds who come at once ask the store for more than it has hands: the lease must not wait behind them."""
    store = store_at(postgres_address)
    await store.open()
    other = await asyncpg.connect(postgres_address)
    guests: list[asyncio.Task] = []
    try:
        await store.leases.join("a", 600.0, bus=True, takes_tables=True)
        async with other.transaction():
            await other.execute("LOCK TABLE tables")
            guests = [asyncio.create_task(store.tables.by_id("none")) for _ in range(50)]
            while await other.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted") < 2:
                await asyncio.sleep(0.01)
            async with asyncio.timeout(20):
                assert await store.leases.renew("a", 600.0, bus=True) is not None
            assert not any(guest.done() for guest in guests)
        assert await asyncio.gather(*guests) == [None] * len(guests)
    finally:
        for guest in guests:
            guest.cancel()
        await asyncio.gather(*guests, return_exceptions=True)
        await other.close()
        await store.close()


async def test_staying_alive_does_not_wait_for_the_disk(postgres_address):
    """A disk that is stuck for longer than a lease would end all nodes of an inn at once."""
    store = store_at(postgres_address)
    await store.open()
    connection = await asyncpg.connect(postgres_address)
    try:
        await store.leases.join("a", 600.0, bus=True, takes_tables=True)
        async with connection.transaction():
            await connection.fetch(_numbered(RENEW), 600.0, True, "a")
            assert await connection.fetchval("SHOW synchronous_commit") == "off"
        assert await connection.fetchval("SHOW synchronous_commit") == "on", "for that alone"
    finally:
        await connection.close()
        await store.close()
