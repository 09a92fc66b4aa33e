"""Two nodes are one inn: whoever is at one of them sits at the same tables as those at the other."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial

import pytest
from engines import Nats
from guests import PATIENCE, UNHURRIED, Guest, House, Refused, Wire, finish, open_house, settings
from msgspec.structs import replace

from blueboar.server.command import why_not_join, why_not_open
from blueboar.server.settings import Rate


@pytest.fixture
def inn(postgres_address, nats):
    """Opens a node of one inn."""

    def node(**changes):
        # Nobody dies here, however busy this machine is.
        return open_house(postgres_address, bus=nats, **({"lease_seconds": 60.0} | changes))

    return node


@contextlib.asynccontextmanager
async def two_nodes(inn, **changes):
    async with inn(**changes) as one, inn(**changes) as two:
        yield one, two


def at(house: House, guest: Guest) -> Guest:
    """The same person, at another node."""
    other = house.stranger(guest.name)
    other.http.cookies = guest.http.cookies
    other.id = guest.id
    return other


async def table_across(one: House, two: House, **wish) -> tuple[str, list[Guest], list[Wire]]:
    """A table of the first node, with guests at both."""
    ann, bob, cid = await one.guest("ann"), await two.guest("bob"), await two.guest("cid")
    table = (await ann.open_table(players=3, **wish))["id"]
    await bob.sit(table)
    await cid.sit(table)
    wires = [await guest.connect(table) for guest in (ann, bob, cid)]
    await ann.post(f"/api/tables/{table}/start")
    for wire in wires:
        await wire.until("view", seq=0)
    return table, [ann, bob, cid], wires


async def test_a_whole_game_with_guests_at_both_nodes(inn):
    async with two_nodes(inn) as (one, two):
        table, (ann, bob, _), wires = await table_across(one, two)
        assert one.services.live_tables.awake(table) is not None
        assert two.services.live_tables.awake(table) is None
        await wires[1].send(type="say", cid="s", text="good evening")
        await wires[1].until("ack", cid="s")
        assert (await wires[0].until("said"))["text"] == "good evening"
        await finish(wires)
        for wire in wires:
            if wire.info["state"] != "finished":
                await wire.until("table")
            assert wire.info["state"] == "finished"
        assert (await bob.get(f"/api/tables/{table}/verify"))["fair"]
        ratings = [(await guest.get("/api/me"))["ratings"][0]["games"] for guest in (ann, bob)]
        assert ratings == [1, 1]


async def test_a_move_sent_twice_over_the_bus_is_made_once(inn):
    async with two_nodes(inn) as (one, two):
        _, _, wires = await table_across(one, two)
        first = await wires[1].act({"move": "grab"}, cid="g")
        assert (await wires[1].act({"move": "grab"}, cid="g"))["seq"] == first["seq"]
        assert (await wires[1].act({"move": "fly"}))["type"] == "refused"
        await wires[1].send(type="nonsense")
        assert (await wires[1].until("refused"))["code"] == "message.malformed"


async def test_each_guest_is_told_what_their_seat_may_know_and_nobody_else_s(inn):
    async with two_nodes(inn) as (one, two):
        _, _, wires = await table_across(one, two)
        hands = [wire.view["hand"] for wire in wires]
        assert len({str(hand) for hand in hands}) == 3
        for wire in wires:
            others = [str(hand) for hand in hands if hand != wire.view["hand"]]
            assert not any(hand.replace(" ", "") in frame for frame in wire.frames for hand in others)


async def test_presence_and_seats_are_the_same_from_everywhere(inn):
    async with two_nodes(inn) as (one, two):
        ann, bob = await one.guest("ann"), await two.guest("bob")
        table = (await ann.open_table(players=3))["id"]
        wire = await ann.connect(table)
        await bob.sit(table)
        there = await bob.connect(table)
        while not wire.info or [seat["present"] for seat in wire.info["seats"]] != [True, True, False]:
            await wire.next()
        await there.close()
        while [seat["present"] for seat in wire.info["seats"]] != [True, False, False]:
            await wire.next()
        with pytest.raises(Refused) as refused:
            await at(two, ann).post(f"/api/tables/{table}/swap", {"seat": 7, "with": 8})
        assert refused.value.status in (400, 409)
        await at(two, ann).post(f"/api/tables/{table}/kick", {"seat": 1})
        while wire.info["seats"][1]["person"] is not None:
            await wire.next()


async def test_who_is_kicked_is_shown_the_door_wherever_they_came_in(inn):
    async with two_nodes(inn) as (one, two):
        ann, bob = await one.guest("ann"), await two.guest("bob")
        table = (await ann.open_table(players=3))["id"]
        await bob.sit(table)
        wire = await bob.connect(table)
        await wire.until("welcome")
        await ann.post(f"/api/tables/{table}/kick", {"seat": 1})
        assert (await wire.until("goodbye"))["why"] == "kicked"
        again = await (await bob.connect(table)).until("goodbye")
        assert (again["why"], again["code"]) == ("refused", "table.kicked")


async def test_who_signs_out_is_out_everywhere(inn):
    async with two_nodes(inn) as (one, two):
        _, (_, bob, _), wires = await table_across(one, two)
        there = await at(one, bob).connect_to("/ws/lobby")
        assert (await at(one, bob).get("/api/me"))["name"] == "bob"
        await at(one, bob).post("/api/logout")
        assert (await wires[1].until("goodbye"))["why"] == "logged-out"
        assert (await there.until("goodbye"))["why"] == "logged-out"
        # This node has heard of it, too: of who has the token even before the sockets were closed.
        with pytest.raises(Refused) as refused:
            await bob.get("/api/me")
        assert refused.value.status == 401


async def test_a_new_name_is_known_to_every_node(inn):
    async with two_nodes(inn) as (one, two):
        ann = await one.guest("ann")
        there = at(two, ann)
        assert (await there.get("/api/me"))["name"] == "ann"
        await ann.patch("/api/me", {"name": "anna"})
        async with asyncio.timeout(PATIENCE):
            while (await there.get("/api/me"))["name"] != "anna":
                await asyncio.sleep(0.01)


async def test_the_lobby_shows_the_tables_of_all_nodes(inn):
    async with two_nodes(inn) as (one, two):
        ann, bob = await one.guest("ann"), await two.guest("bob")
        lobby = await bob.connect_to("/ws/lobby")
        table = await ann.open_table(players=3, public=True)
        told = await lobby.until("tables")
        assert [info["id"] for info in told["tables"]] == [table["id"]]
        await ann.connect(table["id"])
        async with asyncio.timeout(PATIENCE):
            while True:
                (shown,) = (await bob.get("/api/tables"))["tables"]
                if shown["seats"][0]["present"]:
                    break
                await asyncio.sleep(0.01)
        assert (await bob.get(f"/api/tables/{table['id']}"))["seats"][0]["present"]
        assert (await bob.get(f"/api/join/{table['code']}"))["seats"][0]["present"]
        (mine,) = (await at(two, ann).get("/api/me/games"))["games"]
        assert mine["table"]["seats"][0]["present"]
        hidden = (await ann.open_table(players=3, public=False))["id"]
        assert (await bob.get(f"/api/tables/{hidden}"))["code"] is None, "asked of the other node, told no more"


async def test_games_that_end_at_two_nodes_at_once_are_both_rated(inn):
    async with two_nodes(inn) as (one, two):
        ann, bob = await one.guest("ann"), await one.guest("bob")

        async def game(house: House) -> None:
            mine, theirs = at(house, ann), at(house, bob)
            table = (await mine.open_table(players=2, options={"rounds": 2}))["id"]
            await theirs.sit(table)
            await mine.post(f"/api/tables/{table}/start")
            wires = [await guest.connect(table) for guest in (mine, theirs)]
            for wire in wires:
                await wire.until("view")
            await finish(wires)

        await asyncio.gather(*(game(house) for house in (one, two, one, two)))
        assert (await ann.get("/api/me"))["ratings"][0]["games"] == 4


async def test_who_guesses_passwords_has_no_more_guesses_for_more_nodes(inn):
    slow = replace(UNHURRIED, logins=Rate(0.0001, 4))
    async with two_nodes(inn, limits=slow) as (one, two):
        ann = await one.guest("ann")
        await ann.post("/api/account", {"name": "annabel", "password": "correct horse battery"})
        codes = []
        for number in range(6):
            stranger = (one, two)[number % 2].stranger()
            with pytest.raises(Refused) as refused:
                await stranger.post("/api/login", {"name": "annabel", "password": "wrong horse battery"})
            codes.append(refused.value.code)
        assert codes == ["login.wrong"] * 3 + ["login.too-fast"] * 3, "the fourth was making the account"


async def test_nor_has_anybody_more_guests_or_tables(inn):
    few = replace(UNHURRIED, newcomers=Rate(0.0001, 2), tables=Rate(0.0001, 2))
    async with two_nodes(inn, limits=few) as (one, two):
        ann = await one.guest("Ann")
        await two.guest("Bob")
        for house in (one, two):
            with pytest.raises(Refused) as refused:
                await house.guest("Cid")
            assert refused.value.code == "request.too-fast"
        await ann.open_table(players=2)
        await at(two, ann).open_table(players=2)
        for node in (one, two):
            with pytest.raises(Refused) as refused:
                await at(node, ann).open_table(players=2)
            assert refused.value.code == "table.too-many"


async def test_a_rematch_is_one_table_wherever_it_is_asked_for(inn):
    async with two_nodes(inn) as (one, two):
        table, (ann, bob, _), wires = await table_across(one, two, options={"rounds": 1})
        await finish(wires)
        again = (await bob.post(f"/api/tables/{table}/rematch"))["id"]
        assert (await at(two, ann).post(f"/api/tables/{table}/rematch"))["id"] == again
        seats = (await ann.get(f"/api/tables/{again}"))["seats"]
        assert {seat["person"] for seat in seats} >= {ann.id, bob.id}


async def test_who_wants_to_be_forgotten_is_forgotten_at_tables_of_every_node(inn):
    async with two_nodes(inn) as (one, two):
        table, (ann, bob, _), _ = await table_across(one, two)
        await bob.post("/api/me/delete", {})
        seats = (await ann.get(f"/api/tables/{table}"))["seats"]
        assert [seat["name"] for seat in seats][1] is None


async def test_a_node_without_tables_leaves_them_to_the_others(inn):
    async with inn() as one, inn(takes_tables=False) as two:
        ann, bob = await two.guest("ann"), await two.guest("bob")
        async with asyncio.timeout(PATIENCE):
            while not two.services.node.membership.others:
                await asyncio.sleep(0.05)
        table = (await ann.open_table(players=2, options={"rounds": 2}))["id"]
        await bob.sit(table)
        await ann.post(f"/api/tables/{table}/start")
        wires = [await guest.connect(table) for guest in (ann, bob)]
        for wire in wires:
            await wire.until("view")
        await finish(wires)
        assert one.services.live_tables.awake(table) is not None
        assert two.services.live_tables.awake(table) is None


async def test_a_lone_server_and_nodes_do_not_share_a_store(inn, postgres_address):
    async with inn():
        assert await asyncio.to_thread(why_not_open, postgres_address) is not None
        assert await asyncio.to_thread(partial(why_not_open, postgres_address, shared=True)) is None
    async with open_house(postgres_address):
        assert "another server keeps its games there" in await asyncio.to_thread(
            partial(why_not_open, postgres_address, shared=True)
        )


def test_what_stands_in_the_way_of_joining_is_said(tmp_path):
    assert "PostgreSQL only" in why_not_join(settings(str(tmp_path / "inn.sqlite3"), bus="nats://127.0.0.1:1"))
    unreachable = why_not_join(settings("postgresql://nobody:secret@127.0.0.1:1/x", bus="nats://a:secret@127.0.0.1:1"))
    assert "NATS cannot be reached" in unreachable
    assert "secret" not in unreachable
    assert "none without --bus" in why_not_join(settings("x", takes_tables=False))


async def test_a_bus_that_wants_a_password_gets_it_and_the_wrong_one_is_said(postgres_address):
    bus = Nats("--user", "inn", "--pass", "oak")
    bus.start()
    try:
        with_password = bus.address.replace("//", "//inn:{}@")
        async with open_house(postgres_address, bus=with_password.format("oak"), lease_seconds=60.0) as house:
            assert house.services.node.bus.is_connected
        wrong = settings(postgres_address, bus=with_password.format("elm"))
        reason = await asyncio.to_thread(why_not_join, wrong)
        assert "NATS cannot be reached" in reason
        assert "elm" not in reason
    finally:
        bus.stop()
