"""Bots, clocks and the absent: who acts when no person does."""

import asyncio

import pytest
from guests import finish, open_house, seated_table


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
        assert house.inn.metrics.bot_failures._value.get() == 0


@pytest.mark.parametrize("level", ["broken", "cheat"])
async def test_a_bot_that_fails_makes_the_safe_move(tmp_path, level):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann = await house.guest("Ann")
        table = await ann.post("/api/quick", {"game": "pebbles", "players": 2, "level": level})
        wire = await ann.connect(table["id"])
        await wire.until_seq(1, 30)
        assert wire.view["sealed"] == [False, True]
        assert house.inn.metrics.bot_failures._value.get() >= 1


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
        assert house.inn.metrics.bot_failures._value.get() == 0


async def test_bots_wait_for_people_who_may_speak_until_they_are_ready(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", patience=60.0, bot_pause=0.5) as house:
        ann = await house.guest("Ann")
        seats = [{"type": "person"}, {"type": "bot", "level": "simple"}]
        table = (await ann.open_table(seats=seats))["id"]
        wire = await ann.connect(table)
        await wire.until("welcome")
        await ann.post(f"/api/tables/{table}/start")
        await wire.until("view")
        await wire.seal()
        # Ann may still grab the prize, so the bot does not end the round
        assert all(message["type"] != "view" for message in await wire.silence(1.0))
        await wire.send(type="ready")
        await wire.until("view", seq=2)
        assert wire.view["round"] == 2


async def test_when_the_houses_time_is_over_it_ends_the_round(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        _table, _guests, wires = await seated_table(house, 2, options={"timer": 1, "rounds": 2})
        message = await wires[0].until_seq(1)
        assert message["view"]["round"] == 2
        assert wires[0].entries[-1]["seat"] == -1
        assert message["deadlines"][0]["seat"] == -1
        assert 0 < message["deadlines"][0]["left"] <= 1000


async def test_a_clock_runs_on_through_a_restart_and_wakes_a_sleeping_table(tmp_path):
    db = tmp_path / "inn.sqlite3"
    async with open_house(db) as house:
        table, _guests, _wires = await seated_table(house, 2, options={"timer": 2, "rounds": 2})
    async with open_house(db, idle_seconds=0.0) as house:
        assert house.inn.hub.awake(table) is None
        await asyncio.sleep(2.5)
        wire = await house.stranger().connect(table)
        await wire.until("view")
        assert wire.view["round"] == 2


async def test_who_is_too_slow_has_the_safe_move_made_for_him(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        clock = {"move_seconds": 100, "by_prompt": {"seal": 1}}
        _table, _guests, wires = await seated_table(house, 2, clock=clock)
        lowest = wires[0].pebbles()[0]
        await wires[0].until_seq(2)
        assert {entry["seat"] for entry in wires[0].entries} == {0, 1}
        mine = next(entry for entry in wires[0].entries if entry["seat"] == 0)
        assert mine["move"] == {"move": "seal", "pebble": lowest}


async def test_more_time_can_be_had_a_few_times(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        clock = {"move_seconds": 100, "extra_seconds": 50, "extras": 1}
        _table, _guests, wires = await seated_table(house, 2, clock=clock)
        await wires[0].send(type="need-time", cid="t")
        await wires[0].until("ack", cid="t")
        view = await wires[0].until("view")
        left = {deadline["seat"]: deadline["left"] for deadline in view["deadlines"]}
        assert left[0] > 140_000
        assert left[1] <= 100_000
        await wires[0].send(type="need-time", cid="u")
        assert (await wires[0].until("refused"))["code"] == "clock.no-more-time"


async def test_a_bot_plays_for_the_absent_and_hands_the_seat_back(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 2, clock={"absent_seconds": 1}, options={"rounds": 30})
        await wires[1].close()
        await wires[0].seal()
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
        table = (await ann.open_table(players=2, clock={"absent_seconds": 1}))["id"]
        await bob.sit(table)
        wire = await ann.connect(table)
        await ann.post(f"/api/tables/{table}/start")
        await wire.until_seq(1)
        assert wire.info["seats"][1]["substituted"]


async def test_nobody_is_replaced_while_nobody_waits_for_him(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", idle_seconds=0.2) as house:
        table, guests, wires = await seated_table(house, 2, clock={"absent_seconds": 1})
        for wire in wires:
            await wire.close()
        await asyncio.sleep(1.6)
        assert house.inn.hub.awake(table) is None
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
        while (live := house.inn.hub.awake(table)) is not None and live.connections:
            await asyncio.sleep(0.01)
        for guest in guests:
            await guest.post(f"/api/tables/{table}/leave")
        while house.inn.hub.awake(table) is not None:
            await asyncio.sleep(0.05)
        back = await guests[0].connect(table)
        assert (await back.until("welcome"))["seq"] == 0


async def test_delayed_spectators_see_everything_later_and_in_order(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, _guests, wires = await seated_table(house, 2, spectators={"delay_seconds": 1}, options={"rounds": 1})
        early = await house.stranger().connect(table)
        await finish(wires)
        late = await house.stranger().connect(table)
        assert (await late.until("welcome"))["table"]["outcome"] is None
        assert early.seq < wires[0].seq
        await early.until_seq(wires[0].seq)
        assert [entry["seq"] for entry in early.entries] == [0, 1, 2]
        await late.until_seq(wires[0].seq)
        assert late.view["over"]


async def test_tables_may_be_closed_to_spectators(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, _guests, _wires = await seated_table(house, 2, spectators={"allowed": False})
        with pytest.raises(Exception, match="403"):
            await house.stranger().connect(table)


async def test_sleeping_tables_leave_the_memory(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", idle_seconds=0.1) as house:
        ann = await house.guest("Ann")
        tables = [(await ann.open_table(players=2))["id"] for _ in range(20)]
        await asyncio.sleep(0.5)
        assert all(house.inn.hub.awake(table) is None for table in tables)
        assert (await ann.get(f"/api/tables/{tables[3]}"))["seats"][0]["name"] == "Ann"
        assert house.inn.hub.awake(tables[3]) is None
