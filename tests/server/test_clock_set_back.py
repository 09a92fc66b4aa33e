"""A clock on the wall that is set back freezes nobody: not while the inn is open, and not over a restart."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from alone import Listener, first_pebble, state_in_play
from days import Days
from guests import open_house, seated_table, soon
from hours import let_pass
from pebbles import Seal

from blueboar.protocol.shapes import ClockSettings, SpectatorSettings
from blueboar.server.tables.clock import Clock, Running
from blueboar.server.tables.delayed_spectators import DelayedSpectators
from blueboar.server.wall_time import WallTime

SERVER = Path(__file__).parents[2] / "src/blueboar/server"
A_DAY = 24.0


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    return Days(monkeypatch)


def test_the_inns_time_follows_the_wall_forward_and_never_back():
    wall, steady = 1_000.0, 5.0
    now = WallTime(lambda: wall, lambda: steady)
    assert now() == 1_000.0
    wall, steady = 400.0, 6.0
    assert now() == 1_001.0, "set back, it goes on at its own pace"
    wall, steady = 450.0, 56.0
    assert now() == 1_051.0
    wall, steady = 9_000.0, 57.0
    assert now() == 9_000.0, "a machine that has slept has slept"


async def test_deadlines_run_on_when_the_clock_is_set_back(tmp_path: Path, days: Days):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        clock = {"move_seconds": 7200, "extra_seconds": 60, "extras": 1}
        table, _, wires = await seated_table(house, 2, clock=clock)
        days.pass_by(-A_DAY)
        await wires[0].send(type="need-time", cid="t")
        await wires[0].until("ack", cid="t")
        left = {told["seat"]: told["left"] for told in (await wires[0].until("view"))["deadlines"]}
        assert left[1] <= 7_200_000, "nobody gets a day more"
        let_pass(house.services.live_tables.awake(table), 7_261)
        await wires[0].until_seq(2)


async def test_who_is_away_is_replaced_though_the_clock_was_set_back(tmp_path: Path, days: Days):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, _, wires = await seated_table(house, 2, clock={"absent_seconds": 600}, options={"rounds": 30})
        live = house.services.live_tables.awake(table)
        await wires[1].close()
        await soon(lambda: live.state.present() == {0})
        days.pass_by(-A_DAY)
        await wires[0].send(type="ready")
        await wires[0].fence()
        assert wires[0].info["seats"][1]["absence"]["left"] <= 600_000
        let_pass(live, 601)
        while not wires[0].info["seats"][1]["substituted"]:
            await wires[0].until("table")


async def test_delayed_spectators_wait_no_longer(days: Days):
    state = state_in_play(spectators=SpectatorSettings(delay_seconds=60))
    watching = Listener(state)
    delayed = DelayedSpectators(state, [0.0] * (state.seq + 1))
    state.core.play(0, Seal(first_pebble(state)))
    delayed.send_entry(state.core.entries[-1])
    days.pass_by(-A_DAY)
    assert delayed.seconds_until_next() <= 60
    delayed.stop()
    assert watching.posts == []


async def test_entries_of_a_later_day_are_told_in_their_order_after_the_delay(days: Days):
    state = state_in_play(spectators=SpectatorSettings(delay_seconds=60))
    state.core.play(0, Seal(first_pebble(state)))
    tomorrow = days.now() + A_DAY * 3600
    # The deal was stored before the clock was set back, the move after it.
    delayed = DelayedSpectators(state, [tomorrow, days.now() - 3600])
    assert delayed.seconds_until_next() <= 60
    assert delayed.last_told == -1, "the move is not told before the deal"
    delayed.stop()


async def test_a_stored_deadline_is_no_longer_than_it_can_be(tmp_path: Path, days: Days):
    db = tmp_path / "inn.sqlite3"
    async with open_house(db) as house:
        table, guests, _ = await seated_table(house, 2, clock={"move_seconds": 7200})
        cookies = guests[0].http.cookies
    days.set_back_while_shut(A_DAY)
    async with open_house(db) as house:
        guest = house.stranger()
        guest.http.cookies = cookies
        view = await (await guest.connect(table)).until("view")
        assert max(told["left"] for told in view["deadlines"]) <= 7_200_000


async def test_a_table_that_sleeps_meanwhile_does_not_oversleep(tmp_path: Path, days: Days):
    db = tmp_path / "inn.sqlite3"
    async with open_house(db) as house:
        table, _, _ = await seated_table(house, 2, clock={"move_seconds": 7200})
        at = days.now()
        assert await house.services.store.tables.to_wake(at + 7_300, 9) == [table]
    days.set_back_while_shut(A_DAY)
    async with open_house(db) as house:
        tables, now = house.services.store.tables, days.now()
        assert await tables.to_wake(now + 7_000, 9) == [], "not too early"
        assert await tables.to_wake(now + 7_300, 9) == [table], "nor a day late"
        days.pass_by(2.1)
        await soon(lambda: house.services.live_tables.awake(table) is not None)
        live = house.services.live_tables.awake(table)
        # Its time was up: a move was made for somebody.
        await soon(lambda: live.state.seq > 0)


async def test_a_shut_inn_that_opens_in_time_changes_no_clock(tmp_path: Path, days: Days):
    db = tmp_path / "inn.sqlite3"
    async with open_house(db) as house:
        table, _, _ = await seated_table(house, 2, clock={"move_seconds": 7200})
        before = await house.services.store.tables.clock(table)
    async with open_house(db) as house:
        assert await house.services.store.tables.clock(table) == before
    days.pass_by(1)
    async with open_house(db) as house:
        assert await house.services.store.tables.clock(table) == before


def test_time_that_was_asked_for_is_not_taken_away_by_it():
    import pebbles

    seal = pebbles.SealPrompt((1, 2))
    settings = ClockSettings(move_seconds=60, extra_seconds=30, extras=2)
    clock = Clock(running={0: Running("seal", 5_000.0)}, extras={0: 2}, waited={0: 4_000.0})
    clock.update(settings, {0: (seal,)}, None, 1_000.0)
    clock.wait_for({0}, None, 1_000.0)
    assert clock.next() == 1_000.0 + 60 + 2 * 30
    assert clock.time_used(1_010.0) == {0: 10.0}


def test_nothing_at_a_table_reads_the_wall_itself():
    """Messengers do: they tell others what time it is out there."""
    readers = {
        str(path.relative_to(SERVER))
        for path in SERVER.rglob("*.py")
        if re.search(r"\btime\.time\b", path.read_text(encoding="utf-8"))
    }
    assert {reader for reader in readers if not reader.startswith("notices/")} == {"wall_time.py"}
