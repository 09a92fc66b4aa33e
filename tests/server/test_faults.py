"""When the store or a bot fails, or thinks long: nothing wrong is told to anyone, and others do not notice."""

import asyncio
import sqlite3
import time
from contextlib import contextmanager
from typing import Any, cast

import pytest
from guests import Refused, finish, open_house, seated_table, soon
from pebbles import Pebbles
from websockets.exceptions import InvalidStatus

from blueboar.server import refusals
from blueboar.server.store.database import StoreConflict, StoreFailure


@contextmanager
def appending_raises(monkeypatch, house, trouble):
    """No entry can be stored, with the clock or without."""

    async def fails(*_):
        raise trouble

    with monkeypatch.context() as patch:
        patch.setattr(house.services.store.tables, "append", fails)
        patch.setattr(house.services.store.tables, "append_with_clock", fails)
        yield


async def test_a_move_that_cannot_be_stored_was_never_made(tmp_path, monkeypatch):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 2)
        await wires[1].fence()
        with appending_raises(monkeypatch, house, StoreFailure("no space left on device")):
            refused = await wires[0].act({"move": "grab"}, cid="g")
        assert refused["code"] == "server.not-stored"
        heard = await wires[1].until("goodbye")
        assert heard["why"] == "restart"
        assert wires[1].seq == 0
        back = await guests[0].connect(table)
        await back.until("view", seq=0)
        assert back.view["prize"] is None
        assert (await back.act({"move": "grab"}, cid="g"))["seq"] == 1


async def test_if_another_server_wrote_the_entry_first_its_word_holds(tmp_path, monkeypatch):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 2)
        with appending_raises(monkeypatch, house, StoreConflict("entries.table_id, entries.seq")):
            assert (await wires[0].act({"move": "grab"}))["code"] == "server.not-stored"
        back = await guests[1].connect(table)
        await back.until("view", seq=0)


async def test_a_thinking_bot_slows_nobody_elses_table(tmp_path, monkeypatch):
    awake = tmp_path / "awake"
    monkeypatch.setenv("PEBBLES_DREAM", str(awake))
    async with open_house(tmp_path / "inn.sqlite3", bot_processes=1) as house:
        ann = await house.guest("Ann")
        table = await ann.post("/api/quick", {"game": "pebbles", "players": 2, "level": "dreamer"})
        await soon(lambda: house.services.live_tables.bot_processes._lines[0].locked())
        # a whole game at another table, while the bot thinks
        _, _, wires = await seated_table(house, 2, options={"rounds": 10})
        await finish(wires)
        dreaming = await house.services.live_tables.wake(table["id"])
        assert dreaming.state.seq == 0
        awake.touch()
        await soon(lambda: dreaming.state.seq == 1)
        assert house.services.metrics.bot_failures._value.get() == 0


async def test_a_bots_process_that_dies_is_replaced(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann = await house.guest("Ann")
        table = await ann.post("/api/quick", {"game": "pebbles", "players": 2, "level": "simple"})
        wire = await ann.connect(table["id"])
        await wire.until_seq(1)
        for child in house.services.live_tables.bot_processes._processes[0]._processes.values():
            child.kill()
        await wire.seal()
        await wire.until_seq(3)
        assert wire.view["sealed"][1]
        await wire.seal()
        await wire.until_seq(5)


class Disk:
    """A store whose writes can be made to fail, as on a full disk; or to wait."""

    def __init__(self, house):
        self.database = house.services.store.database
        self.write = self.database.write
        self.full = False
        self.database.write = self.maybe

    async def maybe(self, *statements):
        if self.full:
            raise StoreFailure("no space left on device")
        return await self.write(*statements)


async def test_whatever_cannot_be_stored_was_not_done_and_can_be_done_later(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 2, clock={"move_seconds": 3600, "extras": 1})
        disk = Disk(house)
        for message in (
            {"type": "say", "cid": "c", "phrase": "phrase.hello"},
            {"type": "need-time", "cid": "c"},
            {"type": "act", "cid": "c", "move": {"move": "grab"}},
        ):
            disk.full = True
            await wires[0].send(**message)
            assert (await wires[0].until("refused", cid="c"))["code"] == "server.not-stored"
            assert await wires[0].closed() == await wires[1].closed() == 1012
            disk.full = False
            wires = [await guest.connect(table) for guest in guests]
            for wire in wires:
                await wire.until("view")
            assert wires[1].seq == 0
            assert wires[1].info["seats"][0]["extras_left"] == 1
        for message in ({"type": "say", "cid": "c", "phrase": "phrase.hello"}, {"type": "need-time", "cid": "d"}):
            await wires[0].send(**message)
            await wires[0].until("ack", cid=message["cid"])
        assert (await wires[1].until("said"))["number"] == 0, "numbers without gaps"


async def test_seats_and_starts_that_cannot_be_stored_are_refused_and_work_later(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, bob = await house.guests("Ann", "Bob")
        table = (await ann.open_table(players=2, options={"timer": 60}))["id"]
        disk = Disk(house)
        for guest, path in ((bob, "sit"), (ann, "start")):
            disk.full = True
            with pytest.raises(Refused) as refused:
                await guest.post(f"/api/tables/{table}/{path}")
            assert (refused.value.status, refused.value.code) == (503, "server.not-stored")
            assert (await ann.get(f"/api/tables/{table}"))["state"] == "open"
            disk.full = False
            await guest.post(f"/api/tables/{table}/{path}")
        assert (await ann.get(f"/api/tables/{table}"))["state"] == "running"


async def test_a_start_is_stored_with_its_clock_or_not_at_all(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        writes = []
        write = house.services.store.database.write

        async def noted(*statements):
            writes.append([statement.sql.split()[:3] for statement in statements])
            return await write(*statements)

        ann, bob = await house.guests("Ann", "Bob")
        table = (await ann.open_table(players=2, options={"timer": 60}))["id"]
        await bob.sit(table)
        house.services.store.database.write = noted
        await ann.post(f"/api/tables/{table}/start")
        (start,) = writes
        assert ["INSERT", "INTO", "entries"] in start
        assert ["INSERT", "INTO", "clocks"] in start


async def test_a_fault_after_a_move_was_decided_leaves_no_gap(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 2)
        live = house.services.live_tables.awake(table)

        class Faulty(Pebbles):
            def outcome(self, state):
                raise RuntimeError("a fault in the rules, for the tests")

        live.state.core.game = cast(Any, Faulty())
        await wires[0].send(type="act", cid="g", move={"move": "grab"})
        assert await wires[1].closed() == 1012
        back = await guests[0].connect(table)
        await back.until("view", seq=0)
        assert (await back.act({"move": "grab"}, cid="g"))["seq"] == 1


async def test_a_move_is_made_for_the_seat_that_one_has_when_its_turn_comes(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, bob = await house.guests("Ann", "Bob")
        table = (await ann.open_table(players=2))["id"]
        await bob.sit(table)
        wires = [await guest.connect(table) for guest in (ann, bob)]
        for wire in wires:
            await wire.until("welcome")
        live = house.services.live_tables.awake(table)
        await live.write_lock.lock.acquire()
        posts = []
        for path, body in (("swap", {"seat": 0, "with": 1}), ("start", {})):
            posts.append(asyncio.create_task(ann.post(f"/api/tables/{table}/{path}", body)))
            await soon(lambda: len(live.write_lock.lock._waiters or ()) == len(posts))
        # Bob's frame comes before the swap, its turn after it: on the new seat, not on the one that is now Ann's
        await wires[1].send(type="act", cid="g", move={"move": "grab"})
        await soon(lambda: len(live.write_lock.lock._waiters) == 3)
        live.write_lock.lock.release()
        await asyncio.gather(*posts)
        assert (await wires[1].until("ack", cid="g"))["seq"] == 1
        await wires[1].until("view", seq=1)
        assert wires[1].entries[-1]["seat"] == 0


async def test_words_sent_again_are_heard_once_even_at_the_same_instant_and_after_a_restart(tmp_path):
    db = tmp_path / "inn.sqlite3"
    async with open_house(db) as house:
        table, guests, wires = await seated_table(house, 2)
        tab = await guests[0].connect(table)
        for wire in (wires[0], tab):
            await wire.send(type="say", cid="s", text="once")
        for wire in (wires[0], tab):
            assert (await wire.until("ack", cid="s"))["seq"] == 0
        heard = [message for message in await wires[1].fence() if message["type"] == "said"]
        assert [said["text"] for said in heard] == ["once"]
        cookies = guests[0].http.cookies
    async with open_house(db) as house:
        ann = house.stranger()
        ann.http.cookies = cookies
        wire = await ann.connect(table)
        await wire.send(type="say", cid="s", text="once")
        await wire.until("ack", cid="s")
        assert len(house.services.live_tables.awake(table).state.chat) == 1


async def test_whoever_still_holds_a_table_that_left_the_memory_can_change_nothing(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", idle_seconds=0.0) as house:
        ann = await house.guest("Ann")
        table = (await ann.open_table(players=2))["id"]
        held = await house.services.live_tables.wake(table)
        await soon(lambda: house.services.live_tables.awake(table) is not held)
        with pytest.raises(refusals.RequestRefused):
            await held.leaving.leave(ann.id)
        assert (await ann.get(f"/api/tables/{table}"))["state"] == "open"


async def test_a_table_that_cannot_be_read_does_not_stop_the_clocks_of_others(tmp_path):
    db = tmp_path / "inn.sqlite3"
    async with open_house(db) as house:
        broken, _, _ = await seated_table(house, 2, options={"timer": 1800})
        whole, _, _ = await seated_table(house, 2, options={"timer": 3600})
    with sqlite3.connect(db) as connection:
        connection.execute("UPDATE entries SET seq = 7 WHERE table_id = ?", (broken,))
        connection.execute("UPDATE tables SET wake_at = 5")
    connection.close()
    async with open_house(db) as house:
        await soon(lambda: house.services.live_tables.awake(whole) is not None)
        stranger = house.stranger()
        with pytest.raises(InvalidStatus) as denied:
            await stranger.connect(broken)
        assert denied.value.response.status_code == 500
        later = await house.services.store.tables.to_wake(time.time(), 10)
        assert broken not in later


async def test_when_the_store_is_away_sockets_are_denied_with_a_reason(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann = await house.guest("Ann")
        table = (await ann.open_table(players=2))["id"]
        house.services.people._known.clear()

        async def away(*arguments):
            raise StoreFailure("the disk is gone")

        house.services.store.database.read = away
        with pytest.raises(InvalidStatus) as denied:
            await ann.connect(table)
        assert denied.value.response.status_code == 503
