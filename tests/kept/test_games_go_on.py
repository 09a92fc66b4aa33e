"""The running games of revision b4b3504 stand where they stood, and a server of today plays them to the end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from tests.kept.b4b3504.client import Person, Wire
from tests.kept.b4b3504.stdio_bot import answer
from tests.kept.conftest import Inn
from tests.kept.growth import missing

RUNNING = (
    "first-amid-an-inspection",
    "second-six-split-the-loot",
    "second-at-the-black-market",
    "first-promo-chore",
    "own-goods",
    "sheep-four",
    "sheep-tasks-with-a-bot",
)


def choosing(seat: int) -> Callable[[dict[str, Any]], dict[str, Any] | None]:
    """The moves of the bot of then."""
    chance = random.Random(seat)

    def choose(message: dict[str, Any]) -> dict[str, Any] | None:
        moves = (answer(message["view"], prompt, chance) for prompt in message["prompts"])
        return next((move for move in moves if move is not None), None)

    return choose


@asynccontextmanager
async def seated(sitters: dict[int, Person], table: str, query: str = "") -> AsyncIterator[dict[int, Wire]]:
    async with AsyncExitStack() as stack:
        wires = {}
        for seat, person in sitters.items():
            wires[seat] = await person.connect(table, query)
            stack.push_async_callback(wires[seat].close)
        yield wires


async def play_to_the_end(sitters: dict[int, Person], table: str) -> dict[str, Any]:
    async with seated(sitters, table) as wires:
        await asyncio.gather(*(wire.play(choosing(seat)) for seat, wire in wires.items()))
    verdict: dict[str, Any] = await next(iter(sitters.values())).get(f"/api/tables/{table}/verify")
    return verdict


def assert_stands(kept: dict[str, Any], wire: Wire) -> None:
    """Everything of then is there; what may be done now may be more."""
    now = wire.first_view
    assert now is not None
    assert (now["seq"], now["waiting_for"]) == (kept["seq"], kept["waiting_for"])
    assert missing(kept["view"], now["view"]) == []
    for prompt in kept["prompts"]:
        faults = [missing(prompt, other) for other in now["prompts"] if other["prompt"] == prompt["prompt"]]
        assert [] in faults, (prompt, faults)


@pytest.mark.parametrize("name", RUNNING)
async def test_a_running_game_stands_where_it_stood_and_is_played_to_its_end(inn: Inn, name: str):
    kept, sitters = inn.tables[name], inn.sitters(inn.tables[name])
    async with seated(sitters, kept["id"], "?from=0") as wires:
        for seat, wire in wires.items():
            await wire.until(lambda: wire.view is not None)  # noqa: B023
            assert_stands(kept["views"][str(seat)], wire)
            assert sorted(wire.entries) == list(range(kept["views"][str(seat)]["seq"] + 1))
            assert missing(kept["said"], wire.said) == []
        await repeat(kept, wires)
    verdict = await play_to_the_end(sitters, kept["id"])
    assert verdict["fair"] or verdict["problem"] == "verify.other-rules", verdict


async def repeat(kept: dict[str, Any], wires: dict[int, Wire]) -> None:
    """What was done or said then and is sent again now is answered again, and neither done nor heard twice."""
    again = dict(kept["again"])
    speaker = wires[again.pop("seat")]
    assert (await speaker.say(**again))["type"] == "ack"
    assert len(speaker.said) == len(kept["said"])
    last = kept["last"]
    if last is not None:
        reply = await wires[last["seat"]].act(last["move"], last["cid"])
        assert (reply["type"], reply.get("seq")) == ("ack", last["seq"])
        assert wires[last["seat"]].seq == last["seq"]


async def test_a_game_whose_time_is_over_goes_on_by_itself_and_a_bot_plays_for_who_got_up(inn: Inn):
    kept = inn.tables["persian-overdue"]
    sitters = {seat: person for seat, person in inn.sitters(kept).items() if kept["seats"][seat] != "Dan"}
    async with seated(sitters, kept["id"]) as wires:
        await wires[0].until(lambda: wires[0].seq > kept["last"]["seq"])
    verdict = await play_to_the_end(sitters, kept["id"])
    assert verdict["fair"] or verdict["problem"] == "verify.other-rules", verdict


async def test_the_last_seat_of_a_waiting_table_is_taken_and_its_game_is_played(inn: Inn):
    kept, cleo = inn.tables["waiting-room"], inn.person("Cleo")
    found = await cleo.get(f"/api/join/{kept['info']['code']}")
    assert found["id"] == kept["id"]
    await cleo.post(f"/api/tables/{kept['id']}/sit")
    await inn.person("Ann").post(f"/api/tables/{kept['id']}/start")
    verdict = await play_to_the_end({**inn.sitters(kept), 1: cleo}, kept["id"])
    assert verdict["fair"], verdict
