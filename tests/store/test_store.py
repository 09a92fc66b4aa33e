"""What every store must do."""

import asyncio
import contextlib
import sqlite3

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest

from blueboar.protocol.shapes import ClockSettings, SpectatorSettings, TableOutcome
from blueboar.server.command import why_not_open
from blueboar.server.store import checkpoints
from blueboar.server.store import postgres as postgres_store
from blueboar.server.store import sqlite as sqlite_store
from blueboar.server.store.database import Statement, StoreConflict, StoreFailure, migrations
from blueboar.server.store.ownership import PostgresOwnership
from blueboar.server.store.rows import (
    StoredEntry,
    StoredLink,
    StoredPerson,
    StoredRating,
    StoredResult,
    StoredSaid,
    StoredSeat,
    StoredTable,
)
from blueboar.server.store.store import store_at

ANN = StoredPerson("ann", "Ann", "en")


@contextlib.asynccontextmanager
async def opened(address):
    store = store_at(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def table(name="t1", **changes):
    row = StoredTable(
        id=name,
        code=f"code-{name}",
        game="pebbles",
        edition="plain",
        rules_version=1,
        options={"rounds": 3},
        config=msgspec.Raw(b'{"players":2}'),
        seats=(StoredSeat("person", person="ann", name="Ann"), StoredSeat("open")),
        host="ann",
        public=True,
        start="host",
        clock=ClockSettings(),
        spectators=SpectatorSettings(),
        state="open",
        created=100.0,
        seed="secret",
    )
    return msgspec.structs.replace(row, **changes)


def entry(seq, cid=None):
    return StoredEntry(seq, seq % 2, cid, 5.5 + seq, b'{"move":"x"}', b'[{"event":"y\xc3\xa9"}]')


async def test_people_are_found_by_token_id_and_account(address):
    async with opened(address) as store:
        people = store.people
        await people.add(ANN, "hash-1", 1.0)
        await people.add_token("hash-2", "ann", 2.0)
        assert await people.by_token("hash-1") == await people.by_token("hash-2") == ANN
        assert await people.by_token("other") is None
        assert await people.give_account("ann", "ann s", "argon") is True
        assert await people.give_account("ann", "again", "argon") is False
        assert (await people.by_account("ann s")).password == "argon"
        await people.add(StoredPerson("bob", "Bob", "uk"), "hash-3", 3.0)
        assert await people.give_account("bob", "ann s", "argon") is False
        await people.rename("ann", "Ганна", "uk")
        assert (await people.by_id("ann")).name == "Ганна"
        await people.remove_token("hash-1")
        assert await people.by_token("hash-1") is None


async def test_a_link_is_good_once_and_not_for_ever(address):
    async with opened(address) as store:
        await store.people.add(ANN, "hash", 1.0)
        await store.people.add_link("l", StoredLink("ann", "t1", 0, 100.0, False))
        assert await store.people.use_link("l", 101.0) is False
        assert await store.people.use_link("l", 99.0) is True
        assert await store.people.use_link("l", 99.0) is False
        assert (await store.people.link("l")).used is True


async def test_a_table_comes_back_as_it_was(address):
    async with opened(address) as store:
        await store.tables.add(table())
        assert await store.tables.by_id("t1") == await store.tables.by_code("code-t1") == table()
        assert await store.tables.by_id("t2") is None
    async with opened(address) as store:
        assert await store.tables.by_id("t1") == table()


async def test_a_code_is_used_once(address):
    async with opened(address) as store:
        await store.tables.add(table())
        with pytest.raises(StoreConflict):
            await store.tables.add(table("t2", code="code-t1"))
        assert await store.tables.by_id("t2") is None
        assert await store.tables.of_person("ann", 0, 10) == [table()]


async def test_entries_come_back_in_order_and_a_number_is_written_once(address):
    async with opened(address) as store:
        await store.tables.add(table())
        for seq in range(12):
            await store.tables.append("t1", entry(seq, f"cid-{seq}" if seq else None))
        with pytest.raises(StoreConflict):
            await store.tables.append("t1", entry(11, "other"))
        await store.tables.append("t2", entry(11))
        assert await store.tables.entries("t1") == [entry(seq, f"cid-{seq}" if seq else None) for seq in range(12)]


async def test_one_refused_write_does_not_spoil_those_beside_it(address):
    async with opened(address) as store:
        await store.tables.append("t", entry(3))
        writes = [store.tables.append("t", entry(seq)) for seq in range(8)]
        writes.append(store.tables.begin(table("t"), 5.0, entry(3), b"{}", None))
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results].count(StoreConflict) == 2
        assert [found.seq for found in await store.tables.entries("t")] == list(range(8))
        assert await store.tables.of_person("ann", 0, 5) == []


async def test_a_job_of_several_statements_is_done_whole_or_not_at_all(address):
    async with opened(address) as store:
        await store.tables.add(table())
        await store.tables.append("t1", entry(0))
        changed = table(state="running", seats=(StoredSeat("open"), StoredSeat("open")))
        with pytest.raises(StoreConflict):
            await store.database.write(
                Statement("DELETE FROM sitters WHERE table_id = ?", ("t1",)),
                Statement("INSERT INTO said (table_id, number, body) VALUES (?, ?, ?)", ("t1", 0, b"{}")),
                Statement("INSERT INTO said (table_id, number, body) VALUES (?, ?, ?)", ("t1", 0, b"{}")),
            )
        assert await store.tables.said("t1", 5) == []
        assert await store.tables.of_person("ann", 0, 5) == [table()]
        await store.tables.change(changed, 7.0)
        assert await store.tables.of_person("ann", 0, 5) == []


async def test_clocks_wake_their_tables(address):
    async with opened(address) as store:
        for name in ("t1", "t2", "t3"):
            await store.tables.add(table(name))
        await store.tables.set_clock("t1", b"one", 50.0)
        await store.tables.append_with_clock("t2", entry(0), b"two", 40.0)
        await store.tables.set_clock("t2", b"more", 45.0)
        await store.tables.set_clock("t3", b"three", None)
        assert await store.tables.to_wake(60.0, 10) == ["t2", "t1"]
        assert await store.tables.to_wake(47.0, 10) == ["t2"]
        assert await store.tables.clock("t2") == b"more"
        over = table("t2", state="finished", outcome=TableOutcome((1, 2), (2, 1), "points"), finished=70.0)
        await store.tables.finish(over, 70.0, entry(1), [], [])
        assert await store.tables.to_wake(60.0, 10) == ["t1"]
        assert await store.tables.clock("t2") is None


async def test_the_lobby_shows_public_tables_newest_first(address):
    async with opened(address) as store:
        for number in range(7):
            await store.tables.add(table(f"t{number}", created=100.0 + number, public=number != 3))
        await store.tables.add(table("other", game="chess", created=50.0))
        first = await store.tables.public("open", "pebbles", 0, 3)
        assert [found.id for found in first] == ["t6", "t5", "t4", "t2"]
        assert [found.id for found in await store.tables.public("open", "pebbles", 1, 3)] == ["t2", "t1", "t0"]
        assert [found.id for found in await store.tables.public("open", None, 2, 3)] == ["other"]
        assert await store.tables.public("running", None, 0, 3) == []
        assert set(await store.tables.left_open(102.5, 10)) == {"t0", "t1", "t2", "other"}


async def test_results_add_up_and_ratings_are_replaced(address):
    async with opened(address) as store:
        for number, place in enumerate((1, 2, 1)):
            over = table(f"t{number}", state="finished")
            results = [
                StoredResult(0, "ann", place, 10 * place, {"lies": number}),
                StoredResult(1, None, 3 - place, 5, {"lies": 9}),
            ]
            rating = StoredRating("ann", "pebbles", 25.0 + number, 8.0, number + 1)
            await store.tables.add(over)
            await store.tables.finish(over, 1.0, entry(0), results, [rating])
        (totals,) = await store.tables.totals("ann")
        assert (totals.games, totals.wins, totals.places, totals.score) == (3, 2, 4, 40)
        assert totals.counts == {"lies": 3}
        assert await store.people.ratings(("ann", "bob"), "pebbles") == [StoredRating("ann", "pebbles", 27.0, 8.0, 3)]
        assert await store.people.ratings(()) == []


async def test_talk_keeps_the_last_words(address):
    async with opened(address) as store:
        for number in range(5):
            await store.tables.add_said("t1", StoredSaid(number, None if number else 1, f"c{number}", b"%d" % number))
        assert [said.body for said in await store.tables.said("t1", 3)] == [b"2", b"3", b"4"]
        assert (await store.tables.said("t1", 9))[0] == StoredSaid(0, 1, "c0", b"0")


async def test_a_closed_store_says_so(address):
    async with opened(address) as store:
        pass
    with pytest.raises(StoreFailure):
        await store.tables.append("t", entry(0))


async def test_closing_finishes_what_was_begun(address):
    store = store_at(address)
    await store.open()
    writes = [asyncio.ensure_future(store.tables.append("t", entry(seq))) for seq in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    async with opened(address) as again:
        assert len(await again.tables.entries("t")) == 50


async def test_writes_that_come_while_it_closes_are_refused_and_not_left_waiting(address):
    store = store_at(address)
    await store.open()
    await store.tables.append("t", entry(0))
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    with pytest.raises(StoreFailure):
        await store.tables.append("t", entry(1))
    await closing


async def test_a_write_that_the_database_cannot_even_be_given_fails_alone(address):
    async with opened(address) as store:
        too_large = StoredEntry(2**70, 0, None, 1.0, b"", b"")
        with pytest.raises(StoreFailure):
            await store.tables.append("t", too_large)
        await store.tables.append("t", entry(0))
        assert len(await store.tables.entries("t")) == 1


async def test_what_cannot_be_stored_cannot_be_found_either(address):
    async with opened(address) as store:
        assert await store.tables.by_id("t\0") is None
        assert await store.tables.by_code("\0") is None
        assert await store.people.by_id("\0") is None
        assert await store.tables.public("open", "\0", 0, 5) == []


async def test_expired_links_are_thrown_away(address):
    async with opened(address) as store:
        await store.people.add(ANN, "hash", 1.0)
        await store.people.add_link("old", StoredLink("ann", "t1", 0, 100.0, False))
        await store.people.add_link("new", StoredLink("ann", "t1", 0, 200.0, False))
        await store.people.remove_links(150.0)
        assert await store.people.link("old") is None
        assert await store.people.link("new") is not None


async def test_a_store_of_a_newer_program_is_left_alone(address):
    async with opened(address) as store:
        if address.startswith("postgres"):
            await store.database.write(Statement("INSERT INTO schema_version (number) VALUES (?)", (900,)))
    if not address.startswith("postgres"):
        connection = sqlite3.connect(address)
        connection.execute("PRAGMA user_version = 900")
        connection.close()
        assert "newer version" in why_not_open(address)
    with pytest.raises(StoreFailure, match="newer version"):
        await store_at(address).open()


async def test_servers_that_start_together_migrate_once(address):
    stores = [store_at(address) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await asyncio.gather(*(store.tables.append("t", entry(seq)) for seq, store in enumerate(stores)))
    for store in stores:
        await store.close()


async def test_a_migration_that_breaks_off_leaves_no_trace(address, monkeypatch):
    whole = migrations()
    first = (1, whole[0][1])
    broken = (2, "CREATE TABLE half (a BIGINT); CREATE TABLE half (a BIGINT);")
    for module in (sqlite_store, postgres_store):
        monkeypatch.setattr(module, "migrations", lambda: [first, broken])
    with pytest.raises(Exception, match="half"):
        await store_at(address).open()
    monkeypatch.undo()
    async with opened(address) as store:
        await store.tables.append("t", entry(0))
        with pytest.raises(StoreFailure):
            await store.database.read("SELECT * FROM half")


def test_migrations_are_numbered_without_gaps():
    numbers = [number for number, _ in migrations()]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_a_hundred_thousand_games_slow_neither_the_start_nor_the_lobby(tmp_path):
    """By the work that is done, not by the clock: every list is read from an index."""
    address = str(tmp_path / "inn.sqlite3")
    async with opened(address) as store:
        body = msgspec.json.encode(table())
        insert = (
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) "
            "INSERT INTO tables (id, code, game, state, public, created, changed, body) "
            "SELECT 't' || i, 'c' || i, 'pebbles', 'finished', 1, i, i, ? FROM n"
        )
        await store.database.write(Statement(insert, (body,)))
        for sql in (
            "SELECT body FROM tables WHERE public = 1 AND state = 'open' ORDER BY created DESC LIMIT 20 OFFSET 0",
            "SELECT body FROM tables WHERE public = 1 AND game = 'x' AND state = 'open' ORDER BY created DESC LIMIT 9",
            "SELECT id FROM tables WHERE wake_at IS NOT NULL AND wake_at <= 5.0 ORDER BY wake_at LIMIT 9",
            "SELECT id FROM tables WHERE state = 'open' AND changed < 5.0 LIMIT 9",
        ):
            plan = " ".join(str(row) for row in await store.database.read(f"EXPLAIN QUERY PLAN {sql}"))
            assert "USING INDEX" in plan, plan
            assert "SCAN" not in plan, plan
            assert "TEMP B-TREE" not in plan, plan
        assert len(await store.tables.public("finished", None, 0, 20)) == 21
    async with opened(address) as store:
        assert await store.tables.to_wake(1e12, 10) == []


# the log of SQLite


async def add_people(store, count, name="x"):
    for number in range(count):
        await store.people.add(StoredPerson(str(number), name, "en"), str(number), 0.0)


async def test_nobody_waits_until_a_long_log_is_put_into_the_file(tmp_path, monkeypatch):
    monkeypatch.setattr(checkpoints, "COMMITS", 10**9)
    file = tmp_path / "inn.sqlite3"
    async with opened(str(file)) as store:
        before = file.stat().st_size
        await add_people(store, 10, "x" * 500_000)
        assert (tmp_path / "inn.sqlite3-wal").stat().st_size > 1000 * 4096, "SQLite would have done it by itself"
        assert file.stat().st_size == before


async def test_the_log_is_put_into_the_file_beside_the_writer(tmp_path, monkeypatch):
    monkeypatch.setattr(checkpoints, "COMMITS", 5)
    file = tmp_path / "inn.sqlite3"
    async with opened(str(file)) as store:
        before = file.stat().st_size
        await add_people(store, 20, "x" * 5000)
        async with asyncio.timeout(60):
            while file.stat().st_size == before:
                await asyncio.sleep(0.01)


async def test_a_question_on_connections_that_are_given_up_meanwhile_fails_as_any_other():
    """`start_afresh` while somebody asks: asyncpg then finds a fault in itself; it must not look like ours."""

    class GivenUp:
        async def fetch(self, *_):
            raise asyncpg.InternalClientError("release() called on a free connection holder")

    database = postgres_store.Postgres("", 1.0)
    database._pool = GivenUp()
    with pytest.raises(StoreFailure):
        await database.read("SELECT 1")


async def test_who_stops_while_the_database_does_not_answer_stops_all_the_same():
    """The lock goes with its connection, which is given up: nobody has to hear of it."""

    class Silent:
        def is_closed(self):
            return False

        async def close(self, timeout):
            raise TimeoutError

    ownership = PostgresOwnership("")
    ownership._session = Silent()
    await ownership.give_back()
