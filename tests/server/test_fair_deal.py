"""The deal comes from the server and from the seats' clients, and everyone can check it afterwards."""

from __future__ import annotations

import asyncio
import hashlib
import json

import pytest
from guests import Refused, finish, open_house

from blueboar.core import chain
from blueboar.core.chance import seed_hash
from blueboar.core.entropy import deal_seed, promise_of
from blueboar.core.record import load
from blueboar.core.verify import Held, verify


def drawn(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


async def gathered(house, *names, **wish):
    """A table with everyone connected, before its start."""
    guests = await house.guests(*names)
    table = await guests[0].open_table(players=len(names), **wish)
    for guest in guests[1:]:
        await guest.sit(table["id"])
    wires = [await guest.connect(table["id"]) for guest in guests]
    for wire in wires:
        await wire.until("welcome")
    return table, guests, wires


async def promises(wire, seat, name):
    await wire.send(type="promise", promise=promise_of(wire.info["seed_promise"], seat, drawn(name)))
    while wire.info["seats"][seat]["entropy"] != "promised":
        await wire.until("table")


async def record_of(guest, table):
    return load((await guest.http.get(f"/api/tables/{table}/record")).content)


async def test_the_cards_come_from_the_server_and_all_who_added(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await gathered(house, "Ann", "Bob", "Eve", options={"rounds": 1})
        assert table["seed_hash"] is None
        promised = table["seed_promise"]
        await promises(wires[0], 0, "Ann")
        await promises(wires[2], 2, "Eve")
        start = guests[0].post(f"/api/tables/{table['id']}/start")
        starting = asyncio.create_task(start)
        sealed = [await wire.until("sealed") for wire in wires]
        assert sealed[0] == sealed[1] == sealed[2]
        assert sealed[0]["seed_hash"] == promised
        assert sealed[0]["promises"] == [
            promise_of(promised, 0, drawn("Ann")),
            None,
            promise_of(promised, 2, drawn("Eve")),
        ]
        # a promise can no longer be changed, and nothing else can be shown
        await wires[0].send(type="promise", promise="0" * 64)
        assert (await wires[0].until("refused"))["code"] == "entropy.not-now"
        await wires[0].send(type="show", entropy="0" * 64)
        assert (await wires[0].until("refused"))["code"] == "entropy.broken"
        await wires[1].send(type="show", entropy="0" * 64)
        assert (await wires[1].until("refused"))["code"] == "entropy.not-now"
        await wires[0].send(type="show", entropy=drawn("Ann"))
        await wires[2].send(type="show", entropy=drawn("Eve"))
        begun = await starting
        assert [seat["entropy"] for seat in begun["seats"]] == ["shown", "none", "shown"]
        for wire in wires:
            await wire.until("view")
        await finish(wires)
        record = await record_of(guests[1], table["id"])
        seed = record.ending.seed
        assert seed_hash(seed) == promised
        live = house.services.live_tables.awake(table["id"])
        assert live.state.core.chance.seed == deal_seed(seed, record.pinned.header.entropy)
        key = (await guests[1].get("/api/inn"))["key"]
        verdict = verify(record, Held(key=key))
        assert verdict.code == "honest"
        assert verdict.added == (0, 2)
        assert (await guests[1].get(f"/api/tables/{table['id']}/verify"))["hash"] == verdict.hash


async def test_every_entry_is_told_with_a_head_that_the_record_has(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await gathered(house, "Ann", "Bob", options={"rounds": 1})
        await guests[0].post(f"/api/tables/{table['id']}/start")
        for wire in wires:
            await wire.until("view")
        stranger = await house.stranger().connect(table["id"])
        await stranger.until("view")
        await finish(wires)
        await stranger.until_seq(wires[0].seq)
        seen = [
            {
                message["to"]: message["head"]
                for frame in wire.frames
                for message in json.loads(frame)
                if message["type"] == "events"
            }
            for wire in (*wires, stranger)
        ]
        record = await record_of(guests[0], table["id"])
        heads = chain.heads_of(record.pinned.header_line, record.ending.seed, record.pinned.entry_lines)
        assert dict(enumerate(heads)) == seen[0] == seen[1]
        assert set(seen[2].items()) <= set(seen[0].items())
        await wires[1].resume(0)
        told = await wires[1].until("events")
        assert told["head"] == heads[told["to"]]
        for head in heads:
            assert verify(record, Held(head=head)).code == "honest"


async def test_nobody_can_hold_up_the_start_and_who_shows_nothing_is_named(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", show_seconds=0.2) as house:
        table, guests, wires = await gathered(house, "Ann", "Bob", options={"rounds": 1})
        await promises(wires[0], 0, "Ann")
        await promises(wires[1], 1, "Bob")
        # Bob never shows anything
        starting = asyncio.create_task(guests[0].post(f"/api/tables/{table['id']}/start"))
        await wires[0].until("sealed")
        await wires[0].send(type="show", entropy=drawn("Ann"))
        begun = await starting
        assert [seat["entropy"] for seat in begun["seats"]] == ["shown", "withheld"]
        for wire in wires:
            await wire.until("view")
        await finish(wires)
        verdict = verify(await record_of(guests[0], table["id"]))
        assert verdict.code == "honest"
        assert (verdict.added, verdict.withheld) == ((0,), (1,))


async def test_who_goes_after_promising_is_not_waited_for(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", show_seconds=3600) as house:
        table, guests, wires = await gathered(house, "Ann", "Bob")
        await promises(wires[1], 1, "Bob")
        await wires[1].close()
        while wires[0].info["seats"][1]["present"]:
            await wires[0].until("table")
        begun = await guests[0].post(f"/api/tables/{table['id']}/start")
        assert begun["state"] == "running"
        assert begun["seats"][1]["entropy"] == "none"


async def test_who_goes_instead_of_showing_is_not_waited_for(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", show_seconds=3600) as house:
        table, guests, wires = await gathered(house, "Ann", "Bob")
        await promises(wires[0], 0, "Ann")
        await promises(wires[1], 1, "Bob")
        starting = asyncio.create_task(guests[0].post(f"/api/tables/{table['id']}/start"))
        await wires[1].until("sealed")
        await wires[1].close()
        await wires[0].send(type="show", entropy=drawn("Ann"))
        begun = await starting
        assert [seat["entropy"] for seat in begun["seats"]] == ["shown", "withheld"]


async def test_a_client_that_says_it_comes_is_waited_for_when_the_last_seat_is_taken(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", connect_seconds=3600) as house:
        ann, bob = await house.guests("Ann", "Bob")
        table = await ann.open_table(players=2, start="full")
        first = await ann.connect(table["id"])
        await first.until("welcome")
        waiting = await bob.post(f"/api/tables/{table['id']}/sit", {"entropy": True})
        assert (waiting["state"], waiting["dealing"]) == ("open", True)
        second = await bob.connect(table["id"])
        await second.until("welcome")
        await second.send(type="promise", promise=promise_of(table["seed_promise"], 1, drawn("Bob")))
        await second.until("sealed")
        await second.send(type="show", entropy=drawn("Bob"))
        await second.until("view")
        assert second.info["seats"][1]["entropy"] == "shown"
        assert not second.info["dealing"]


async def test_a_quick_game_begins_without_a_client_that_never_comes(tmp_path):
    async with open_house(
        tmp_path / "inn.sqlite3", connect_seconds=0.2, modules=("pebbles", "blueboar.games", "blueboar.bots")
    ) as house:
        ann = await house.guest("Ann")
        table = await ann.post("/api/quick", {"game": "blacksheep", "players": 2, "entropy": True})
        assert table["state"] == "open"
        wire = await ann.connect(table["id"])
        await wire.until("view")
        assert wire.info["state"] == "running"


async def test_a_full_table_whose_server_died_before_the_deal_begins_when_somebody_comes(tmp_path):
    db = tmp_path / "inn.sqlite3"
    async with open_house(db, connect_seconds=3600) as house:
        ann, bob = await house.guests("Ann", "Bob")
        table = await ann.open_table(players=2, start="full")
        await bob.post(f"/api/tables/{table['id']}/sit", {"entropy": True})
        cookies = ann.http.cookies
    async with open_house(db, connect_seconds=0.1) as house:
        ann = house.stranger("Ann")
        ann.http.cookies = cookies
        wire = await ann.connect(table["id"])
        await wire.until("view")


async def test_an_inn_that_deals_the_same_cards_at_every_start_takes_nothing_from_clients(tmp_path):
    hands = []
    for start in range(2):
        async with open_house(tmp_path / f"{start}.sqlite3", seed="boar", connect_seconds=3600) as house:
            ann, bob = await house.guests("Ann", "Bob")
            table = await ann.open_table(players=2, start="full")
            wire = await ann.connect(table["id"])
            await wire.until("welcome")
            await wire.send(type="promise", promise=promise_of(table["seed_promise"], 0, drawn(str(start))))
            await bob.post(f"/api/tables/{table['id']}/sit", {"entropy": True})
            await wire.until("view")
            assert wire.info["seats"][0]["entropy"] == "none"
            hands.append(wire.pebbles())
    assert hands[0] == hands[1]


async def test_a_promise_is_for_those_who_sit_and_before_the_start(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await gathered(house, "Ann", "Bob")
        onlooker = await house.stranger().connect(table["id"])
        await onlooker.send(type="promise", promise="0" * 64)
        assert (await onlooker.until("refused"))["code"] == "entropy.not-now"
        for wrong in ("", "0" * 63, "g" * 64, 7):
            await wires[0].send(type="promise", promise=wrong)
            assert (await wires[0].until("refused"))["code"] == "message.malformed"
        await guests[0].post(f"/api/tables/{table['id']}/start")
        await wires[0].send(type="promise", promise="0" * 64)
        assert (await wires[0].until("refused"))["code"] == "entropy.not-now"


async def test_the_key_and_the_chain_outlive_a_restart(tmp_path):
    db = tmp_path / "inn.sqlite3"
    async with open_house(db) as house:
        table, guests, wires = await gathered(house, "Ann", "Bob", options={"rounds": 1})
        await guests[0].post(f"/api/tables/{table['id']}/start")
        heads = [(await wire.until("events"))["head"] for wire in wires]
        assert heads[0] == heads[1]
        key = (await guests[0].get("/api/inn"))["key"]
        cookies = [guest.http.cookies for guest in guests]
    async with open_house(db) as house:
        again = [house.stranger() for _ in cookies]
        for guest, jar in zip(again, cookies, strict=True):
            guest.http.cookies = jar
        wires = [await guest.connect(table["id"]) for guest in again]
        for wire in wires:
            await wire.until("view")
        await finish(wires)
        assert (await again[0].get("/api/inn"))["key"] == key
        record = await record_of(again[0], table["id"])
        assert verify(record, Held(head=heads[0], key=key)).code == "honest"


async def test_the_seed_and_its_salts_are_secret_while_the_game_goes_on(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await gathered(house, "Ann", "Bob")
        await guests[0].post(f"/api/tables/{table['id']}/start")
        await wires[0].until("view")
        seed = house.services.live_tables.awake(table["id"]).state.row.seed
        told = "".join(wires[0].frames) + json.dumps(await guests[0].get(f"/api/tables/{table['id']}"))
        assert seed not in told
        assert chain.salt_of(seed, 0) not in told
        with pytest.raises(Refused):
            await guests[0].get(f"/api/tables/{table['id']}/record")
