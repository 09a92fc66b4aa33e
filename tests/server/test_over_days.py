"""Games over days: nobody is replaced because they sleep, and time goes on while the inn is shut."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from days import Days, answer_all
from guests import Guest, House, open_house, seated_table, soon

from blueboar.bots.bot import Saying
from blueboar.server.tables.live_table import LiveTable

A_DAY = 24 * 3600
_ROUNDS = {"pebbles": {"rounds": 9}}


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    return Days(monkeypatch)


async def opened(house: House, game: str, **wish: Any) -> tuple[str, list[Any]]:
    """A game of three people that has begun, and who has gone to bed."""
    guests = await house.guests("Ann", "Bob", "Cid")
    table = (await guests[0].open_table(game=game, players=3, **wish))["id"]
    for guest in guests[1:]:
        await guest.sit(table)
    await guests[0].post(f"/api/tables/{table}/start")
    return table, [guest.http.cookies for guest in guests]


def _is_empty(live: LiveTable) -> bool:
    return not live.state.present()


def back(house: House, cookies: Any) -> Guest:
    guest = house.stranger()
    guest.http.cookies = cookies
    return guest


@pytest.mark.parametrize(
    ("game", "clock"),
    [
        ("sheriff", {"move_seconds": A_DAY, "absent": "wait"}),
        # As a client of before asks for it, which knows of no rule for who is away.
        ("pebbles", {"move_seconds": A_DAY}),
    ],
)
async def test_a_game_of_a_week_whose_people_never_meet_ends_with_nobody_replaced(
    tmp_path: Path, days: Days, game: str, clock: dict[str, Any]
):
    db = tmp_path / "inn.sqlite3"
    async with open_house(db) as house:
        table, cookies = await opened(house, game, clock=clock, options=_ROUNDS.get(game, {}))
    visits: Counter[int] = Counter()
    passed = 0.0
    over = False
    while not over:
        # Everyone comes once a day, at an hour of their own; every other day the inn is shut and opened again.
        async with open_house(db) as house:
            for seat in (0, 1, 2, 0, 1, 2):
                guest = back(house, cookies[seat])
                wire = await guest.connect(table)
                await wire.until("view")
                live = house.services.live_tables.awake(table)
                assert live is not None
                assert live.state.present() == {seat}, "they never meet"
                assert not live.state.substituted
                visits[seat] += bool(await answer_all(house, table, wire, seat))
                await wire.close()
                await soon(partial(_is_empty, live))
                days.pass_by(8)
                passed += 8
                over = over or live.state.row.state == "finished"
        assert passed < 24 * 60, "and it ends"
    async with open_house(db) as house:
        guest = back(house, cookies[0])
        info = await guest.get(f"/api/tables/{table}")
        assert passed > 24 * 7, "it took a week"
        assert not any(seat["substituted"] for seat in info["seats"])
        wire = await guest.connect_to(f"/ws/table/{table}?from=0")
        events = await wire.until("events")
        assert "automatic" not in events, "every move was a person's own"
        used = [seat["used"] for seat in info["seats"]]
        assert min(used) > 3600, "the time that each has thought is kept over all days"
        assert sum(used) < 3 * passed * 3600


async def test_with_a_day_for_a_move_the_clock_moves_for_who_stays_away_and_nobody_gets_a_bot(
    tmp_path: Path, days: Days
):
    db = tmp_path / "inn.sqlite3"
    async with open_house(db) as house:
        table, cookies = await opened(house, "pebbles", clock={"move_seconds": A_DAY, "absent": "wait"})
    days.pass_by(25)
    async with open_house(db) as house:
        wire = await back(house, cookies[0]).connect_to(f"/ws/table/{table}?from=0")
        await wire.until_seq(3)
        automatic: set[int] = set()
        await wire.resume(0)
        automatic |= set((await wire.until("events", **{"from": 0}))["automatic"])
        assert {1, 2, 3} <= automatic, "and everyone is told that no person made these"
        assert not any(seat["substituted"] for seat in wire.info["seats"])


async def test_who_let_a_day_pass_has_a_bot_where_the_table_says_so_and_the_seat_again_when_they_come(
    tmp_path: Path, days: Days
):
    db = tmp_path / "inn.sqlite3"
    clock = {"move_seconds": A_DAY, "absent_seconds": A_DAY}
    async with open_house(db) as house:
        table, cookies = await opened(house, "pebbles", clock=clock, options={"rounds": 30})
    days.pass_by(25)
    async with open_house(db) as house:
        wire = await back(house, cookies[0]).connect(table)
        while not all(seat["substituted"] for seat in wire.info["seats"][1:]) if wire.info else True:
            await wire.next()
        bob = await back(house, cookies[1]).connect(table)
        assert not (await bob.until("welcome"))["table"]["seats"][1]["substituted"]


async def test_everyone_is_told_that_somebody_is_missed_before_a_bot_comes(tmp_path: Path, days: Days):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, _, wires = await seated_table(house, 2, clock={"absent_seconds": 600}, options={"rounds": 30})
        live = house.services.live_tables.awake(table)
        await wires[1].close()
        await soon(lambda: live.state.present() == {0})
        await wires[0].fence()
        told = wires[0].info["seats"][1]["absence"]
        assert 590_000 < told["left"] <= 600_000
        assert told["needed"] == 0
        days.pass_by(0.2)
        live.automatic_moves.look()
        while not wires[0].info["seats"][1]["substituted"]:
            await wires[0].until("table")
        assert wires[0].info["seats"][1]["absence"] is None


async def test_whom_nobody_waits_for_is_not_missed(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, _, wires = await seated_table(house, 2, clock={"absent_seconds": 600})
        live = house.services.live_tables.awake(table)
        await wires[1].seal()
        await wires[1].close()
        await soon(lambda: live.state.present() == {0})
        await wires[0].fence()
        assert all(seat["absence"] is None for seat in wires[0].info["seats"])
        await wires[0].seal()
        while wires[0].info["seats"][1]["absence"] is None:
            await wires[0].until("table")


async def test_the_others_vote_when_the_time_is_over_and_not_before(tmp_path: Path, days: Days):
    db = tmp_path / "inn.sqlite3"
    clock = {"absent_seconds": 600, "absent": "vote"}
    async with open_house(db) as house:
        table, _, wires = await seated_table(house, 3, clock=clock, options={"rounds": 30})
        live = house.services.live_tables.awake(table)
        await wires[2].close()
        await soon(lambda: live.state.present() == {0, 1})
        await wires[0].send(type="vote-bot", cid="a", seat=2)
        assert (await wires[0].until("refused", cid="a"))["code"] == "vote.not-now"
        days.pass_by(0.2)
        live.automatic_moves.look()
        await wires[0].send(type="vote-bot", cid="b", seat=2)
        await wires[0].until("ack", cid="b")
        while not (wires[1].info["seats"][2]["absence"] or {}).get("votes"):
            await wires[1].until("table")
        assert wires[1].info["seats"][2]["absence"] == {"left": 0, "votes": [0], "needed": 2}
        assert not live.state.substituted
        await wires[1].send(type="vote-bot", cid="c", seat=1)
        assert (await wires[1].until("refused", cid="c"))["code"] == "vote.not-now", "nobody votes on who is there"
        await wires[1].send(type="vote-bot", cid="d", seat=2)
        while not wires[0].info["seats"][2]["substituted"]:
            await wires[0].until("table")


async def test_a_vote_is_taken_back_and_kept_over_a_restart(tmp_path: Path, days: Days):
    db = tmp_path / "inn.sqlite3"
    async with open_house(db) as house:
        table, guests, wires = await seated_table(house, 3, clock={"absent_seconds": 7200, "absent": "vote"})
        live = house.services.live_tables.awake(table)
        await wires[2].close()
        await soon(lambda: live.state.present() == {0, 1})
        days.pass_by(3)
        for cid, yes in (("a", True), ("b", False), ("c", True)):
            await wires[0].send(type="vote-bot", cid=cid, seat=2, yes=yes)
            await wires[0].until("ack", cid=cid)
        assert live.state.clock.votes == {2: (0,)}
        cookies = [guest.http.cookies for guest in guests]
    async with open_house(db) as house:
        live = await house.services.live_tables.wake(table)
        assert live.state.clock.votes == {2: (0,)}
        await (await back(house, cookies[2]).connect(table)).until("welcome")
        assert live.state.clock.votes == {}, "who comes back is no longer voted on"


async def test_what_a_bot_says_for_a_person_is_marked(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, _, wires = await seated_table(house, 2)
        live = house.services.live_tables.awake(table)
        await live.chat.bot_says(1, Saying("phrase.hello", {}))
        assert (await wires[0].until("said"))["by_bot"] is True
        await wires[1].send(type="say", cid="s", phrase="phrase.hello")
        assert (await wires[0].until("said"))["by_bot"] is False
