"""People at one table: moves, views, reloads, spectators."""

import asyncio
import contextlib

import pytest
from guests import finish, open_house, seated_table
from websockets.exceptions import InvalidStatus


async def test_five_people_and_spectators_play_a_game_to_its_end(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 5)
        spectators = [await house.stranger().connect(table) for _ in range(3)]
        for spectator in spectators:
            await spectator.until("view")
        await finish(wires)
        last = wires[0].seq
        for spectator in spectators:
            await spectator.until_seq(last)
            assert spectator.view["hand"] is None
            assert spectator.view["points"] == wires[0].view["points"]
            assert [entry["seq"] for entry in spectator.entries] == list(range(1, last + 1))
        info = await guests[0].get(f"/api/tables/{table}")
        assert info["state"] == "finished"
        assert info["outcome"]["scores"] == wires[0].view["points"]
        assert info["seed"] is not None
        assert (await guests[0].get(f"/api/tables/{table}/verify"))["fair"] is True


async def test_a_seat_sees_its_own_pebbles_and_nobody_elses(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        _table, _guests, wires = await seated_table(house, 2)
        await wires[0].seal()
        await wires[1].until_seq(1)
        mine = wires[0].entries[-1]
        theirs = wires[1].entries[-1]
        assert mine["move"]["pebble"] == mine["events"][0]["pebble"]
        assert theirs["move"] is None
        assert theirs["events"][0]["pebble"] is None
        assert wires[1].view["hand"] != []
        assert wires[1].view["mine"] is None


async def test_a_refused_move_answers_only_its_sender_and_changes_nothing(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        _table, _guests, wires = await seated_table(house, 2)
        await wires[1].fence()
        refused = await wires[0].act({"move": "seal", "pebble": 99})
        assert refused["type"] == "refused"
        assert refused["code"] == "pebbles.not-yours"
        assert refused["clause"] == "1"
        assert await wires[1].fence() == []
        assert (await wires[0].seal())["seq"] == 1


async def test_a_move_sent_again_is_answered_again_and_made_once(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 2)
        first = await wires[0].act({"move": "grab"}, cid="same")
        again = await wires[0].act({"move": "grab"}, cid="same")
        assert first["type"] == again["type"] == "ack"
        assert first["seq"] == again["seq"] == 1
        # and from another device of the same person, after a reload
        other = await guests[0].connect(table)
        await other.until("view")
        assert (await other.act({"move": "grab"}, cid="same"))["seq"] == 1
        assert other.seq == 1


async def test_of_two_who_grab_at_the_same_instant_one_gets_it(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        _table, _guests, wires = await seated_table(house, 5)
        answers = await asyncio.gather(*[wire.act({"move": "grab"}) for wire in wires])
        kinds = [answer["type"] for answer in answers]
        assert kinds.count("ack") == 1
        winner = kinds.index("ack")
        for answer in answers:
            if answer["type"] == "refused":
                assert answer["params"] == {"by": winner}
        for wire in wires:
            if wire.seq < 1:
                await wire.until_seq(1)
            assert wire.view["prize"] == winner


async def test_a_reload_in_the_middle_misses_nothing(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 3)
        await wires[0].seal()
        await wires[1].until_seq(1)
        seen = wires[1].seq
        await wires[1].close()
        await wires[0].act({"move": "grab"})
        await wires[2].seal()
        back = await guests[1].connect(table)
        welcome = await back.until("welcome")
        assert welcome["seat"] == 1
        assert welcome["seq"] == 3
        await back.until_seq(3)
        await back.resume(seen + 1)
        events = await back.until("events")
        assert (events["from"], events["to"]) == (2, 3)
        assert (await back.seal())["type"] == "ack"


async def test_resume_from_the_beginning_and_from_the_future(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        _table, _guests, wires = await seated_table(house, 2)
        await wires[0].seal()
        await wires[0].resume(0)
        events = await wires[0].until("events", **{"from": 0})
        assert events["to"] == 1
        await wires[0].resume(2)
        await wires[0].until("view", seq=1)
        await wires[0].resume(7)
        assert (await wires[0].until("refused"))["code"] == "resume.unknown-entry"


async def test_who_connects_with_from_gets_what_they_missed_before_anything_else(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 2)
        await wires[0].seal()
        await wires[0].act({"move": "grab"})
        back = await guests[1].connect_to(f"/ws/table/{table}?from=1")
        kinds = [(await back.next())["type"] for _ in range(3)]
        assert kinds == ["welcome", "events", "view"]
        assert [entry["seq"] for entry in back.entries] == [1, 2]
        for wrong in ("x", "-1", "1" * 30):
            with pytest.raises(InvalidStatus):
                await guests[1].connect_to(f"/ws/table/{table}?from={wrong}")


async def test_two_tabs_of_one_person_are_the_same_seat(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 2)
        tab = await guests[0].connect(table)
        await tab.until("view")
        await wires[0].seal()
        await tab.until_seq(1)
        assert tab.view["mine"] == wires[0].entries[-1]["move"]["pebble"]


async def test_a_spectator_cannot_act_and_neither_can_another_seats_guest(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, _wires = await seated_table(house, 2)
        spectator = await house.stranger().connect(table)
        await spectator.until("view")
        assert (await spectator.act({"move": "grab"}))["code"] == "act.spectator"
        # who sits at one table is a spectator at another
        other, _, others = await seated_table(house, 2)
        visitor = await guests[0].connect(other)
        assert (await visitor.until("welcome"))["seat"] is None
        assert (await visitor.act({"move": "grab"}))["code"] == "act.spectator"
        assert {message["type"] for message in await others[0].fence()} == {"table"}
        assert others[0].seq == 0


async def test_a_fault_in_the_rules_is_answered_and_the_table_goes_on(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        _table, _guests, wires = await seated_table(house, 2, options={"padding": 13, "rounds": 40})
        unlucky = next((wire for wire in wires if 13 in wire.pebbles()), None)
        assert unlucky is not None, "with 80 pebbles there is a 13"
        refused = await unlucky.act({"move": "seal", "pebble": 13})
        assert refused["code"] == "server.fault"
        other = next(pebble for pebble in unlucky.pebbles() if pebble != 13)
        assert (await unlucky.act({"move": "seal", "pebble": other}))["seq"] == 1


async def test_a_restart_keeps_seats_moves_and_talk(tmp_path):
    db = tmp_path / "inn.sqlite3"
    async with open_house(db) as house:
        table, guests, wires = await seated_table(house, 2)
        await wires[0].act({"move": "grab"}, cid="before")
        await wires[0].send(type="say", cid="s", text="see you")
        await wires[0].until("said")
        cookie = guests[0].http.cookies
    async with open_house(db) as house:
        guest = house.stranger()
        guest.http.cookies = cookie
        wire = await guest.connect(table)
        assert (await wire.until("welcome"))["seat"] == 0
        assert (await wire.until("said"))["text"] == "see you"
        await wire.until_seq(1)
        assert wire.view["prize"] == 0
        assert (await wire.act({"move": "grab"}, cid="before"))["seq"] == 1
        assert (await wire.seal())["seq"] == 2


async def test_a_graceful_stop_tells_everyone_to_connect_again(tmp_path):
    async with contextlib.AsyncExitStack() as stack:
        house = await stack.enter_async_context(open_house(tmp_path / "inn.sqlite3"))
        _table, _guests, wires = await seated_table(house, 2)
        listening = asyncio.create_task(wires[0].until("goodbye"))
        await stack.aclose()
        assert (await listening)["why"] == "restart"
        assert await wires[0].closed() == 1012


async def test_talk_is_cleaned_and_phrases_are_codes(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, _guests, wires = await seated_table(house, 2)
        await wires[0].send(type="say", cid="1", text="<b>hi</b>\u202e\x07  there\n")
        assert (await wires[1].until("said"))["text"] == "<b>hi</b> there"
        await wires[0].send(type="say", cid="2", phrase="phrase.my-pebble", to=1)
        said = await wires[1].until("said")
        assert said["code"] == "phrase.my-pebble"
        assert said["to"] == 1
        assert said["seat"] == 0
        for another_games in ("phrase.nonsense", "phrase.honest-merchant"):
            await wires[0].send(type="say", cid=another_games, phrase=another_games)
            assert (await wires[0].until("refused"))["code"] == "say.unknown-phrase"
        await wires[0].send(type="say", cid="4", text="\u200b\u200b")
        assert (await wires[0].until("refused"))["code"] == "say.nothing"
        spectator = await house.stranger().connect(table)
        await spectator.send(type="say", cid="5", text="open that bag!")
        assert (await spectator.until("refused"))["code"] == "say.spectator"
