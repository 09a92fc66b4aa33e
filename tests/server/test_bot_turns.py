"""Bots, clocks and the absent: who acts when no person does."""

import asyncio
import sqlite3
import time
from typing import Any

import msgspec
import pytest
from guests import UNHURRIED, finish, open_house, seated_table, soon
from hours import let_pass

from blueboar.server.bots import processes
from blueboar.server.tables.clock import Clock


async def test_a_quick_game_begins_at_once_and_the_bots_play_it(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann = await house.guest("Ann")
        table = await ann.post("/api/quick", {"game": "pebbles", "players": 3, "level": "simple"})
        assert table["state"] == "running"
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
        wire = await ann.connect(table["id"])
        await wire.until("view")
        said = await wire.until("said")
        assert said["code"] == "bot.hm"
        assert said["params"] == {"round": 1}
        assert said["text"] is None
        for number in range(3):
            while wire.view["round"] <= number or wire.view["mine"] is not None:
                await wire.until("view")
            await wire.seal()
        while not wire.view["over"]:
            await wire.until("view")
        assert (await ann.get(f"/api/tables/{table['id']}/verify"))["fair"]
        assert house.services.metrics.bot_failures._value.get() == 0


@pytest.mark.parametrize("level", ["broken", "cheat"])
async def test_a_bot_that_fails_makes_the_safe_move(tmp_path, level):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann = await house.guest("Ann")
        table = await ann.post("/api/quick", {"game": "pebbles", "players": 2, "level": level})
        wire = await ann.connect(table["id"])
        await wire.until_seq(1)
        assert wire.view["sealed"] == [False, True]
        assert house.services.metrics.bot_failures._value.get() >= 1


async def test_bots_go_on_after_a_restart_with_all_they_have_seen(tmp_path):
    db = tmp_path / "inn.sqlite3"
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        table = await ann.post("/api/quick", {"game": "pebbles", "players": 2, "level": "simple"})
        wire = await ann.connect(table["id"])
        await wire.until_seq(1)
        await wire.seal()
        await wire.until_seq(3)
        cookies = ann.http.cookies
    async with open_house(db) as house:
        ann = house.stranger()
        ann.http.cookies = cookies
        wire = await ann.connect(table["id"])
        await wire.until("view")
        await wire.seal()
        while wire.view["round"] < 3 or not wire.view["sealed"][1]:
            await wire.until("view")
        assert house.services.metrics.bot_failures._value.get() == 0


async def sealed_before_the_bot(house):
    """Ann has sealed and may still grab the prize; the bot is waited for, and its pause is over."""
    ann = await house.guest("Ann")
    table = (await ann.open_table(seats=[{"type": "person"}, {"type": "bot", "level": "simple"}]))["id"]
    wire = await ann.connect(table)
    await wire.until("welcome")
    await ann.post(f"/api/tables/{table}/start")
    await wire.until("view")
    await wire.seal()
    live = house.services.live_tables.awake(table)
    let_pass(live, 3601)
    await soon(lambda: live.automatic_moves._waiting)
    return live, wire


async def test_bots_wait_for_people_who_may_speak_until_they_are_ready(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", bot_pause=3600.0, patience=10_000.0) as house:
        live, wire = await sealed_before_the_bot(house)
        assert live.state.seq == 1
        await wire.send(type="ready")
        await wire.until("view", seq=2)
        assert wire.view["round"] == 2


async def test_bots_lose_their_patience_with_people_who_say_nothing(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", bot_pause=3600.0, patience=10_000.0) as house:
        live, wire = await sealed_before_the_bot(house)
        assert live.state.seq == 1
        let_pass(live, 6400)
        await wire.until("view", seq=2)


async def test_bots_wait_for_people_after_a_restart_too(tmp_path):
    db = tmp_path / "inn.sqlite3"
    patience: dict[str, Any] = {"bot_pause": 3600.0, "patience": 10_000.0, "arriving": 3600.0}
    async with open_house(db, **patience) as house:
        live, _wire = await sealed_before_the_bot(house)
        cookies = house._guests[0].http.cookies
    async with open_house(db, **patience) as house:
        ann = house.stranger()
        ann.http.cookies = cookies
        wire = await ann.connect(live.state.row.id)
        await wire.until("view")
        live = house.services.live_tables.awake(live.state.row.id)
        let_pass(live, 3601)
        await soon(lambda: live.automatic_moves._waiting)
        assert live.state.seq == 1
        await wire.send(type="ready")
        await wire.until("view", seq=2)


async def test_when_the_houses_time_is_over_it_ends_the_round(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, _guests, wires = await seated_table(house, 2, options={"timer": 3600, "rounds": 2})
        let_pass(house.services.live_tables.awake(table), 3600)
        message = await wires[0].until("view", seq=1)
        assert message["view"]["round"] == 2
        assert wires[0].entries[-1]["seat"] == -1
        assert message["deadlines"][0]["seat"] == -1
        assert 0 < message["deadlines"][0]["left"] <= 3_600_000


async def test_a_clock_runs_on_through_a_restart_and_wakes_a_sleeping_table(tmp_path):
    db = tmp_path / "inn.sqlite3"
    async with open_house(db) as house:
        table, _guests, _wires = await seated_table(house, 2, options={"timer": 3600, "rounds": 2})
    async with open_house(db) as house:
        # nobody has come, and its time is not over
        assert house.services.live_tables.awake(table) is None
    rewind_stored_clock(db, table, 3600)
    async with open_house(db) as house:
        await soon(lambda: (live := house.services.live_tables.awake(table)) is not None and live.state.seq == 1)
        wire = await house.stranger().connect(table)
        await wire.until("view")
        assert wire.view["round"] == 2


def rewind_stored_clock(db, table, seconds):
    """As if the server had been away for so long."""
    with sqlite3.connect(db) as connection:
        (body,) = connection.execute("SELECT body FROM clocks WHERE table_id = ?", (table,)).fetchone()
        clock = msgspec.json.decode(body, type=Clock)
        for seat, running in clock.running.items():
            clock.running[seat] = msgspec.structs.replace(running, at=running.at - seconds)
        connection.execute("UPDATE clocks SET body = ? WHERE table_id = ?", (msgspec.json.encode(clock), table))
        connection.execute("UPDATE tables SET wake_at = ? WHERE id = ?", (clock.next(), table))
    connection.close()


async def test_who_is_too_slow_has_the_safe_move_made_for_them(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        clock = {"move_seconds": 7200, "by_prompt": {"seal": 1800}}
        table, _guests, wires = await seated_table(house, 2, clock=clock)
        lowest = wires[0].pebbles()[0]
        let_pass(house.services.live_tables.awake(table), 1801)
        await wires[0].until_seq(2)
        assert {entry["seat"] for entry in wires[0].entries} == {0, 1}
        mine = next(entry for entry in wires[0].entries if entry["seat"] == 0)
        assert mine["move"] == {"move": "seal", "pebble": lowest}


async def test_more_time_can_be_had_a_few_times(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        clock = {"move_seconds": 10_000, "extra_seconds": 5_000, "extras": 1}
        _table, _guests, wires = await seated_table(house, 2, clock=clock)
        await wires[0].send(type="need-time", cid="t")
        await wires[0].until("ack", cid="t")
        view = await wires[0].until("view")
        left = {deadline["seat"]: deadline["left"] for deadline in view["deadlines"]}
        assert left[0] > 10_000_000
        assert left[1] <= 10_000_000
        await wires[0].send(type="need-time", cid="t")
        await wires[0].until("ack", cid="t")
        assert (await wires[0].until("view"))["deadlines"][0]["left"] <= 15_000_000, "asked again, given once"
        await wires[0].send(type="need-time", cid="u")
        assert (await wires[0].until("refused"))["code"] == "clock.no-more-time"


async def test_a_bot_plays_for_the_absent_and_hands_the_seat_back(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 2, clock={"absent_seconds": 3600}, options={"rounds": 30})
        await wires[1].close()
        await wires[0].seal()
        live = house.services.live_tables.awake(table)
        await soon(lambda: live.state.present() == {0})
        let_pass(live, 3601)
        while not wires[0].info["seats"][1]["substituted"]:
            await wires[0].until("table")
        await wires[0].until_seq(2)
        back = await guests[1].connect(table)
        welcome = await back.until("welcome")
        assert welcome["seat"] == 1
        assert not welcome["table"]["seats"][1]["substituted"]
        await back.until("view")
        if back.view["mine"] is not None:
            # the bot had sealed for this round, too
            answer = await wires[0].seal()
            await back.until_seq(answer["seq"])
        assert (await back.seal())["type"] == "ack"


async def test_who_never_comes_is_replaced_too(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, bob = await house.guests("Ann", "Bob")
        table = (await ann.open_table(players=2, clock={"absent_seconds": 3600}))["id"]
        await bob.sit(table)
        wire = await ann.connect(table)
        await wire.until("welcome")
        await ann.post(f"/api/tables/{table}/start")
        let_pass(house.services.live_tables.awake(table), 3601)
        await wire.until_seq(1)
        assert wire.info["seats"][1]["substituted"]


async def test_nobody_is_replaced_while_nobody_waits_for_them(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", idle_seconds=0.2) as house:
        table, guests, wires = await seated_table(house, 2, clock={"absent_seconds": 1})
        for wire in wires:
            await wire.close()
        await soon(lambda: house.services.live_tables.awake(table) is None)
        wire = await guests[0].connect(table)
        assert (await wire.until("welcome"))["seq"] == 0


async def test_who_leaves_in_the_middle_has_a_bot_go_on_at_once(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 2)
        await wires[1].close()
        info = await guests[1].post(f"/api/tables/{table}/leave")
        assert info["seats"][1]["substituted"]
        await wires[0].until_seq(1)
        back = await guests[1].connect(table)
        welcome = await back.until("welcome")
        assert welcome["seat"] == 1
        assert not welcome["table"]["seats"][1]["substituted"]


async def test_a_game_that_everyone_has_left_waits_for_them(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", idle_seconds=0.2) as house:
        table, guests, wires = await seated_table(house, 2)
        for wire in wires:
            await wire.close()
        while (live := house.services.live_tables.awake(table)) is not None and live.state.connections:
            await asyncio.sleep(0.01)
        for guest in guests:
            await guest.post(f"/api/tables/{table}/leave")
        while house.services.live_tables.awake(table) is not None:
            await asyncio.sleep(0.05)
        back = await guests[0].connect(table)
        assert (await back.until("welcome"))["seq"] == 0


async def test_delayed_spectators_see_everything_later_and_in_order(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        delay = {"delay_seconds": 3600}
        table, _guests, wires = await seated_table(house, 2, spectators=delay, options={"rounds": 1})
        early = await house.stranger().connect(table)
        await early.until("welcome")
        await finish(wires)
        late = await house.stranger().connect(table)
        assert (await late.until("welcome"))["table"]["outcome"] is None
        for wire in (early, late):
            await wire.resume(0)
            assert all(message["type"] == "table" for message in await wire.fence())
        let_pass(house.services.live_tables.awake(table), 3601)
        await early.until_seq(wires[0].seq)
        assert [entry["seq"] for entry in early.entries] == [0, 1, 2]
        await late.until_seq(wires[0].seq)
        assert late.view["over"]
        assert (await early.until("table"))["info"]["state"] == "finished"


async def test_a_delayed_spectator_who_connects_with_from_is_told_everything_once(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, _guests, wires = await seated_table(house, 2, spectators={"delay_seconds": 3600}, options={"rounds": 1})
        await finish(wires)
        early = await house.stranger().connect(table)
        await early.until("welcome")
        let_pass(house.services.live_tables.awake(table), 3601)
        await early.until_seq(wires[0].seq)
        late = await house.stranger().connect_to(f"/ws/table/{table}?from=1")
        assert [message["type"] for message in await late.fence() if message["type"] != "table"] == [
            "welcome",
            "events",
            "view",
        ]
        assert [entry["seq"] for entry in late.entries] == [1, 2]


async def test_tables_may_be_closed_to_spectators(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, _guests, _wires = await seated_table(house, 2, spectators={"allowed": False})
        goodbye = await (await house.stranger().connect(table)).until("goodbye")
        assert (goodbye["why"], goodbye["code"]) == ("refused", "table.no-spectators")


async def test_sleeping_tables_leave_the_memory(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", idle_seconds=0.1) as house:
        ann = await house.guest("Ann")
        tables = [(await ann.open_table(players=2))["id"] for _ in range(20)]
        await soon(lambda: all(house.services.live_tables.awake(table) is None for table in tables))
        assert (await ann.get(f"/api/tables/{tables[3]}"))["seats"][0]["name"] == "Ann"
        assert house.services.live_tables.awake(tables[3]) is None


async def test_of_too_many_idle_tables_those_unused_for_longest_leave_at_once(tmp_path):
    limits = msgspec.structs.replace(UNHURRIED, idle_tables=3)
    async with open_house(tmp_path / "inn.sqlite3", limits=limits) as house:
        ann = await house.guest("Ann")
        tables = [(await ann.open_table(players=2))["id"] for _ in range(8)]
        await soon(lambda: house.services.live_tables.awake(tables[4]) is None)
        assert [house.services.live_tables.awake(table) is not None for table in tables] == [False] * 5 + [True] * 3


async def test_a_bot_that_is_waited_for_may_decline_while_others_are_waited_for_too(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann = await house.guest("Ann")
        seats = [{"type": "person"}, {"type": "bot", "level": "silent"}, {"type": "bot", "level": "simple"}]
        table = (await ann.open_table(seats=seats))["id"]
        wire = await ann.connect(table)
        await ann.post(f"/api/tables/{table}/start")
        await wire.until_seq(1)
        live = house.services.live_tables.awake(table)
        await soon(lambda: not live.automatic_moves.busy and live.bot_turns._declined == {1})
        # the other bot was asked, and nobody moved for the one that declined: Ann is waited for, too
        assert wire.view["sealed"] == [False, False, True]
        assert live.state.seq == 1
        await wire.seal()
        await wire.until("view", seq=3)
        assert wire.view["round"] == 2, "all have declined, so the safe move was made for the first of them"
        assert wire.entries[-1]["seat"] == 1
        assert house.services.metrics.bot_failures._value.get() == 1


async def test_a_bot_that_hangs_fails_alone_and_those_behind_it_in_line_are_answered(tmp_path, monkeypatch):
    monkeypatch.setenv("PEBBLES_DREAM", str(tmp_path / "never"))
    monkeypatch.setattr(processes, "_GIVEN_UP", 6.0)
    async with open_house(tmp_path / "inn.sqlite3", bot_processes=1) as house:
        ann = await house.guest("Ann")
        dreaming = await ann.post("/api/quick", {"game": "pebbles", "players": 2, "level": "dreamer"})
        await soon(lambda: house.services.live_tables.bot_processes._lines[0].locked())
        others = [await ann.post("/api/quick", {"game": "pebbles", "players": 2, "level": "simple"}) for _ in range(3)]
        tables = [await house.services.live_tables.wake(table["id"]) for table in (dreaming, *others)]
        await soon(lambda: all(table.state.seq == 1 for table in tables))
        assert house.services.metrics.bot_failures._value.get() == 1


async def test_a_bot_does_not_move_for_a_person_who_came_back_while_it_thought(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 2)
        await wires[1].close()
        live = house.services.live_tables.awake(table)
        await soon(lambda: live.state.present() == {0})
        act, back = live.bot_turns._act, []

        async def slowly(seat, thought):
            back.append(await guests[1].connect(table))
            await back[0].until("welcome")
            await act(seat, thought)

        live.bot_turns._act = slowly
        await guests[1].post(f"/api/tables/{table}/leave")
        await soon(lambda: bool(back) and back[0].info is not None and not live.automatic_moves.busy)
        assert live.state.seq == 0
        assert (await back[0].until("view"))["seq"] == 0
        assert (await back[0].seal())["seq"] == 1


async def test_who_got_up_in_the_middle_is_replaced_until_they_return_even_after_a_restart(tmp_path):
    db = tmp_path / "inn.sqlite3"
    wish = {"clock": {"absent_seconds": None}, "options": {"rounds": 40}}
    async with open_house(db) as house:
        table, guests, wires = await seated_table(house, 2, **wish)
        await wires[1].close()
        await guests[1].post(f"/api/tables/{table}/leave")
        await wires[0].until_seq(1)
        cookies = [guest.http.cookies for guest in guests]
    async with open_house(db) as house:
        ann, bob = house.stranger(), house.stranger()
        ann.http.cookies, bob.http.cookies = cookies
        wire = await ann.connect(table)
        await wire.until("view")
        assert wire.info["seats"][1]["substituted"]
        answer = await wire.seal()
        await wire.until_seq(answer["seq"] + 1)
        await (await bob.connect(table)).until("welcome")
        while wire.info["seats"][1]["substituted"]:
            await wire.until("table")
    async with open_house(db) as house:
        live = await house.services.live_tables.wake(table)
        assert not live.state.row.seats[1].left
        assert live.state.substituted == set()


async def test_how_long_a_deep_thinker_thought_cannot_be_seen(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", think_seconds=1.0) as house:
        ann = await house.guest("Ann")
        seats = [{"type": "person"}, {"type": "bot", "level": "deep"}]
        table = (await ann.open_table(seats=seats))["id"]
        wire = await ann.connect(table)
        await wire.until("welcome")
        begun = time.monotonic()
        await ann.post(f"/api/tables/{table}/start")
        await wire.until_seq(1)
        assert time.monotonic() - begun >= 1.0, "the choice was easy, but it took as long as a hard one"


async def test_time_asked_for_in_the_last_moment_counts(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        clock = {"move_seconds": 3600, "extra_seconds": 3600}
        table, _guests, wires = await seated_table(house, 2, clock=clock)
        live = house.services.live_tables.awake(table)
        safe_move = live.state.core.game.safe_move

        def in_the_last_moment(view, prompts):
            # whoever waits for the table gets it before the clock comes again
            asyncio.get_running_loop().call_soon(live.state.clock.extend, live.state.row.clock, 0, "t")
            asyncio.get_running_loop().call_soon(live.state.clock.extend, live.state.row.clock, 1, "t")
            return safe_move(view, prompts)

        await live.write_lock.lock.acquire()
        let_pass(live, 3600)
        live.state.core.game.safe_move = in_the_last_moment
        try:
            await soon(lambda: bool(live.write_lock.lock._waiters))
            # behind the clock in line, but before its move
            holding = asyncio.create_task(hold_until(live, lambda: len(live.state.clock.extras) == 2))
            await asyncio.sleep(0)
            live.write_lock.lock.release()
            await holding
        finally:
            del live.state.core.game.safe_move
        assert {message["type"] for message in await wires[0].fence()} <= {"table"}
        assert live.state.seq == 0


async def hold_until(live, is_so):
    async with live.write_lock.lock:
        await soon(is_so)
