"""People who do not get along, who wait for a chair, who look on, and who play again."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
from pathlib import Path

import pytest
from alone import state_in_play
from guests import Guest, House, Refused, finish, open_house, seated_table, soon

from blueboar import cli
from blueboar.server.tables.away_notices import AwayNotices
from blueboar.server.tables.write_lock import WriteLock


async def refused(asking) -> str:
    with pytest.raises(Refused) as caught:
        await asking
    return caught.value.code


def waiting(lock: WriteLock) -> int:
    return len(lock.lock._waiters or ())


async def three(house: House, players: int = 2) -> tuple[str, Guest, Guest, Guest]:
    """Ann and Bob sit at a table of two; Cid has come, too."""
    ann, bob, cid = await house.guests("Ann", "Bob", "Cid")
    table = (await ann.open_table(players=players))["id"]
    await bob.sit(table)
    return table, ann, bob, cid


# a free chair


async def test_a_chair_that_becomes_free_is_kept_for_who_has_waited_longest(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, _, bob, cid = await three(house)
        dot = await house.guest("Dot")
        assert await refused(cid.sit(table)) == "table.full"
        for guest in (cid, dot, cid):
            info = await guest.post(f"/api/tables/{table}/queue")
        assert [waiting["name"] for waiting in info["queue"]] == ["Cid", "Dot"]
        await bob.post(f"/api/tables/{table}/leave")
        info = await dot.get(f"/api/tables/{table}")
        assert info["seats"][1]["kept_for"] == "Cid"
        assert [waiting["name"] for waiting in info["queue"]] == ["Dot"]
        assert await refused(dot.sit(table, 1)) == "table.seat-taken"
        assert (await cid.sit(table))["seats"][1]["name"] == "Cid"
        assert (await dot.post(f"/api/tables/{table}/queue", {"on": False}))["queue"] == []


async def test_the_host_gives_a_kept_chair_to_the_next(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, ann, bob, cid = await three(house)
        dot = await house.guest("Dot")
        await cid.post(f"/api/tables/{table}/queue")
        await dot.post(f"/api/tables/{table}/queue")
        await bob.post(f"/api/tables/{table}/leave")
        info = await ann.post(f"/api/tables/{table}/kick", {"seat": 1})
        assert info["seats"][1]["kept_for"] == "Dot"


async def test_who_sits_or_was_sent_away_does_not_wait_for_a_chair(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, ann, bob, _ = await three(house)
        assert await refused(bob.post(f"/api/tables/{table}/queue")) == "table.seated"
        await ann.post(f"/api/tables/{table}/kick", {"seat": 1})
        assert await refused(bob.post(f"/api/tables/{table}/queue")) == "table.kicked"


# beginning


async def test_a_game_begins_with_those_who_came(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, ann, bob, _ = await three(house, players=3)
        assert await refused(ann.post(f"/api/tables/{table}/start")) == "table.seats-free"
        assert await refused(bob.post(f"/api/tables/{table}/start", {"without_free": True})) == "table.host-only"
        info = await ann.post(f"/api/tables/{table}/start", {"without_free": True})
        assert (info["state"], info["players"], [seat["name"] for seat in info["seats"]]) == (
            "running",
            2,
            ["Ann", "Bob"],
        )
        wire = await bob.connect(table)
        assert (await wire.until("welcome"))["seat"] == 1
        assert (await wire.until("view"))["view"]["hand"]


async def test_too_few_do_not_begin_and_nothing_changes(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann = await house.guest("Ann")
        table = (await ann.open_table(game="sheriff", players=3))["id"]
        assert await refused(ann.post(f"/api/tables/{table}/start", {"without_free": True})) == "table.not-so-few"
        assert (await ann.get(f"/api/tables/{table}"))["players"] == 3


async def test_bots_take_the_free_chairs_when_the_host_wants_it(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann = await house.guest("Ann")
        table = (await ann.open_table(game="sheriff", players=4))["id"]
        assert await refused(ann.post(f"/api/tables/{table}/start", {"bots": "nobody"})) == "bots.unknown-level"
        info = await ann.post(f"/api/tables/{table}/start", {"bots": "novice"})
        assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot", "bot"]
        assert info["state"] == "running"


# playing again


async def test_everyone_at_the_old_table_sees_who_has_come_to_the_new_one(tmp_path: Path):
    db = tmp_path / "inn.sqlite3"
    async with open_house(db) as house:
        table, guests, wires = await seated_table(house)
        await finish(wires)
        new = await guests[1].post(f"/api/tables/{table}/rematch")
        while wires[0].info["came"] != [1]:
            await wires[0].until("table")
        assert wires[0].info["rematch"] == new["id"]
        assert [seat["kept_for"] for seat in new["seats"]] == ["guest 0", None, "guest 2"]
        await guests[2].post(f"/api/tables/{table}/rematch")
        while wires[0].info["came"] != [1, 2]:
            await wires[0].until("table")
        await guests[2].post(f"/api/tables/{new['id']}/leave")
        while wires[0].info["came"] != [1]:
            await wires[0].until("table")
    async with open_house(db) as house:
        live = await house.services.live_tables.wake(table)
        assert live.state.came == (1,), "after a restart, too"


# talk


async def test_spectators_talk_among_themselves_until_the_end(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, _, wires = await seated_table(house, 2)
        one, other = [await (await house.guest(name)).connect(table) for name in ("Eve", "Fay")]
        await other.until("view")
        await one.send(type="say", cid="a", text="there is a crossbow")
        await one.until("ack", cid="a")
        said = await other.until("said")
        assert (said["seat"], said["name"], said["text"]) == (None, "Eve", "there is a crossbow")
        await wires[0].fence()
        assert all("crossbow" not in frame for wire in wires for frame in wire.frames)
        late = await (await house.guest("Guy")).connect(table)
        assert (await late.until("said"))["text"] == "there is a crossbow"
        await finish(wires)
        await one.send(type="say", cid="b", text="well played")
        assert (await wires[1].until("said"))["text"] == "well played"
        again = await house.stranger().connect(table)
        await again.send(type="say", cid="c", text="who am I?")
        assert (await again.until("refused", cid="c"))["code"] == "say.spectator"


async def test_people_talk_before_the_game_begins(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, ann, bob, _ = await three(house)
        wires = [await guest.connect(table) for guest in (ann, bob)]
        await wires[1].until("welcome")
        await wires[0].send(type="say", cid="a", text="one moment")
        assert (await wires[1].until("said"))["text"] == "one moment"


# who is not wanted


async def test_who_was_sent_away_stays_out_as_a_spectator_too(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, ann, bob, _ = await three(house)
        await ann.post(f"/api/tables/{table}/kick", {"seat": 1})
        assert await refused(bob.sit(table)) == "table.kicked"
        goodbye = await (await bob.connect(table)).until("goodbye")
        assert (goodbye["why"], goodbye["code"]) == ("refused", "table.kicked")


async def test_who_is_sent_away_while_they_are_coming_in_does_not_stay(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, ann, bob, _ = await three(house)
        live = await house.services.live_tables.wake(table)
        async with live.write_lock.writing():
            sent_away = asyncio.create_task(ann.post(f"/api/tables/{table}/kick", {"seat": 1}))
            await soon(lambda: waiting(live.write_lock) == 1)
            coming = asyncio.create_task(bob.connect(table))
            await soon(lambda: waiting(live.write_lock) == 2)
        await sent_away
        assert (await (await coming).until("goodbye"))["why"] == "kicked"


async def test_who_is_blocked_does_not_sit_down_with_them_nor_they_with_who_is_blocked(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, bob, cid = await house.guests("Ann", "Bob", "Cid")
        await ann.post(f"/api/people/{bob.id}/block")
        assert await ann.get("/api/me/blocks") == {"people": [{"id": bob.id, "name": "Bob"}]}
        of_ann, of_bob = [(await guest.open_table(players=2))["id"] for guest in (ann, bob)]
        assert await refused(bob.sit(of_ann)) == "table.blocked"
        assert await refused(bob.post(f"/api/tables/{of_ann}/queue")) == "table.blocked"
        assert await refused(ann.sit(of_bob)) == "table.blocked"
        await cid.sit(of_ann)
        await ann.post(f"/api/people/{bob.id}/block", {"on": False})
        await ann.sit(of_bob)
        assert await refused(ann.post(f"/api/people/{ann.id}/block")) == "table.not-yourself"
        assert await refused(ann.post("/api/people/nobody/block")) == "person.unknown"


async def test_the_host_of_the_inn_reads_what_was_told_with_the_last_words(tmp_path: Path):
    db = tmp_path / "inn.sqlite3"
    async with open_house(db) as house:
        table, guests, wires = await seated_table(house, 2)
        await wires[1].send(type="say", cid="a", text="you fool")
        await wires[0].until("said")
        await guests[0].post(f"/api/tables/{table}/report", {"seat": 1, "text": "is rude"})
        stranger = await house.guest("Eve")
        path = f"/api/tables/{table}/report"
        assert await refused(stranger.post(path, {"seat": 1, "text": "x"})) == "table.not-seated"
        assert await refused(guests[0].post(path, {"seat": 9, "text": "x"})) == "table.no-such-seat"
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        assert await _in_thread("reports", "--db", str(db)) == 0
    assert "guest 0 about guest 1: is rude" in printed.getvalue()
    assert "guest 1: you fool" in printed.getvalue()


async def _in_thread(*arguments: str) -> int:
    return await asyncio.to_thread(cli.main, list(arguments))


async def test_who_is_forgotten_is_in_no_list_and_no_report(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, _ = await seated_table(house, 2)
        await guests[0].post(f"/api/people/{guests[1].id}/block")
        await guests[0].post(f"/api/tables/{table}/report", {"seat": 1, "text": "is rude"})
        await guests[1].post("/api/me/delete")
        assert await guests[0].get("/api/me/blocks") == {"people": []}
        assert await house.services.store.company.reports(10) == []


# the line


async def test_a_ping_is_answered_at_once(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        _, _, wires = await seated_table(house, 2)
        await wires[0].send(type="ping")
        await wires[0].until("pong")


async def test_an_offer_for_who_is_away_is_told_to_them():
    told = []

    class Notices:
        async def waited_for(self, row, seat, kind):
            told.append((seat, kind))

        async def no_longer(self, row, seat):
            told.append((seat, None))

    class Prompt:
        waited = False
        addressed = (3,)

    state = state_in_play()
    state.pending = {1: (Prompt(),)}
    notices = AwayNotices(state, Notices())  # type: ignore[arg-type]
    notices.look()
    await soon(lambda: told == [(1, "offer")])
    state.pending = {}
    notices.look()
    await soon(lambda: told == [(1, "offer"), (1, None)])


# a screen for everyone


async def test_a_screen_that_a_player_opened_is_told_what_a_stranger_is_told(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 2)
        screen = await guests[0].connect_to(f"/ws/table/{table}?from=0&watch=1")
        stranger = await house.stranger().connect_to(f"/ws/table/{table}?from=0")
        for wire in (screen, stranger):
            assert (await wire.until("welcome"))["seat"] is None
            await wire.until("view")
        await finish(wires)
        told = []
        for wire in (screen, stranger):
            await wire.until_seq(wires[0].seq)
            entries = [message for frame in wire.frames for message in json.loads(frame) if message["type"] == "events"]
            views = [message for frame in wire.frames for message in json.loads(frame) if message["type"] == "view"]
            told.append((entries, [(view["seq"], view["view"], view["prompts"]) for view in views]))
        assert told[0] == told[1]
        assert all(prompts == [] for _, _, prompts in told[0][1])
        await screen.send(type="act", cid="a", move={"move": "seal", "pebble": 1})
        assert (await screen.until("refused", cid="a"))["code"] == "act.spectator"
