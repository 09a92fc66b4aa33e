"""Two nodes are one inn: whoever is at one of them sits at the same tables as those at the other."""

from __future__ import annotations

import contextlib

import pytest
from guests import Guest, House, Refused, Wire, finish, open_house


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
        with pytest.raises(Exception, match="403"):
            await bob.connect(table)
