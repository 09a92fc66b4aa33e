"""The last move is taken back: asked by who made it, agreed to by everyone, and never once something was seen."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from guests import Guest, House, Wire, finish, open_house, seated_table
from separate import SeparateInn

from blueboar.core import record
from blueboar.core.verify import verify
from blueboar.server.table_time import now


async def ask(wire: Wire, kind: str, seq: int, **more: Any) -> dict[str, Any]:
    """`undo` or `agree-undo`; its `ack` or `refused`."""
    cid = wire._new_cid()
    await wire.send(type=kind, cid=cid, seq=seq, **more)
    while True:
        message = await wire.next()
        if message["type"] in ("ack", "refused") and message["cid"] == cid:
            while wire.waiting:
                await wire.next()
            return message


async def asked(wires: list[Wire], mover: int = 0) -> int:
    """One of them seals a pebble, and asks to take that back. The number of the entry."""
    seq: int = (await wires[mover].seal())["seq"]
    assert (await ask(wires[mover], "undo", seq))["type"] == "ack"
    for wire in wires:
        await until_asked(wire, seq)
    return seq


async def until_asked(wire: Wire, seq: int) -> dict[str, Any]:
    while wire.info is None or (wire.info["undo"] or {}).get("seq") != seq:
        await wire.next()
    undo: dict[str, Any] = wire.info["undo"]
    return undo


def stands(wire: Wire) -> Any:
    return wire.view, wire.prompts


async def test_all_agree_and_everyone_is_where_they_were(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house)
        before = [stands(wire) for wire in wires]
        seq = await asked(wires)
        assert wires[1].info is not None
        undo = {"seq": seq, "seat": 0, "agreed": [], "waits_for": [1, 2], "refused": None}
        assert wires[1].info["undo"] == undo
        assert (await ask(wires[2], "agree-undo", seq))["type"] == "ack"
        while (await until_asked(wires[0], seq))["agreed"] != [2]:
            await wires[0].next()
        assert (await ask(wires[1], "agree-undo", seq))["seq"] == seq + 1
        for wire in wires:
            if wire.seq <= seq:
                await wire.until_seq(seq + 1)
        assert [stands(wire) for wire in wires] == before
        assert {(wire.entries[-1]["seq"], wire.entries[-1]["undoes"]) for wire in wires} == {(seq + 1, seq)}
        assert not wires[2].entries[-1]["events"]
        await finish(wires)
        kept = record.load((await guests[0].http.get(f"/api/tables/{table}/record")).content)
        verdict = verify(kept)
        assert verdict.honest
        assert {"chain", "signature", "rules"} <= set(verdict.proved)
        assert (await guests[0].get(f"/api/tables/{table}/verify"))["fair"]
        frames = (await guests[0].get(f"/api/tables/{table}/replay"))["frames"]
        assert frames[seq + 1]["undoes"] == seq
        assert frames[seq + 1]["view"] == frames[seq - 1]["view"]
        played = await guests[1].get("/api/me")
        assert played["ratings"][0]["games"] == 1, "it is rated as any other"


async def test_it_is_offered_to_who_moved_and_to_nobody_else(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house)
        eve = await house.stranger().connect(table)
        await eve.until("view")
        seq = (await wires[1].seal())["seq"]
        told = [await wire.until_seq(seq) for wire in (wires[0], wires[2], eve)]
        assert [view["undo"] for view in told] == [None, None, None]
        again = await guests[1].connect(table)
        assert (await again.until("view"))["undo"] == seq
        changes = await guests[1].connect_to(f"/ws/table/{table}?changes=1")
        assert (await changes.until("view"))["undo"] == seq
        await wires[0].act({"move": "grab"})
        assert "undo" not in await changes.until("changes")


async def test_one_no_and_the_move_stands(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        _, _, wires = await seated_table(house)
        seq = await asked(wires)
        assert (await ask(wires[1], "agree-undo", seq, yes=False))["type"] == "ack"
        while (await until_asked(wires[0], seq))["refused"] is None:
            await wires[0].next()
        assert (await until_asked(wires[0], seq))["refused"] == 1
        refused = await ask(wires[0], "undo", seq)
        assert (refused["code"], refused["params"]) == ("undo.said-no", {"entry": seq, "seat": 1})
        assert (await ask(wires[2], "agree-undo", seq))["code"] == "undo.not-asked"
        assert (await wires[2].act({"move": "grab"}))["seq"] == seq + 1


async def test_who_asked_thinks_better_of_it_and_asks_again(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        _, _, wires = await seated_table(house, players=2)
        seq = await asked(wires)
        assert (await ask(wires[0], "agree-undo", seq, yes=False))["type"] == "ack"
        assert (await ask(wires[1], "agree-undo", seq))["code"] == "undo.not-asked"
        assert (await ask(wires[0], "undo", seq))["type"] == "ack"
        assert (await ask(wires[0], "undo", seq))["type"] == "ack", "sent twice it is asked once"
        assert (await ask(wires[0], "agree-undo", seq))["type"] == "ack", "their own yes says nothing new"
        assert (await ask(wires[1], "agree-undo", seq))["seq"] == seq + 1
        assert (await ask(wires[1], "agree-undo", seq))["seq"] == seq + 1, "sent again after the line was lost"
        assert (await ask(wires[0], "undo", seq))["seq"] == seq + 1


async def test_refusals_say_why_and_change_nothing(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, _, wires = await seated_table(house, players=2)
        live = house.services.live_tables.awake(table)
        assert live is not None
        eve = await house.stranger().connect(table)
        assert (await ask(wires[0], "undo", 0))["code"] == "undo.nothing"
        seq = (await wires[0].seal())["seq"]
        entries = list(live.state.core.entries) if live.state.core else []
        for wire, kind, at, code in (
            (eve, "undo", seq, "act.spectator"),
            (eve, "agree-undo", seq, "act.spectator"),
            (wires[1], "undo", seq, "undo.not-yours"),
            (wires[1], "agree-undo", seq, "undo.not-asked"),
            (wires[0], "undo", seq - 1, "undo.too-late"),
            (wires[0], "undo", seq + 1, "undo.too-late"),
            (wires[0], "undo", 999_999, "undo.too-late"),
        ):
            assert (await ask(wire, kind, at))["code"] == code
        late = await ask(wires[0], "undo", seq - 1)
        assert late["params"] == {"entry": seq - 1, "allowed": [seq]}
        assert live.state.core is not None
        assert (live.state.core.entries, live.state.undo) == (entries, None)
        # The second one turns the pebbles up.
        shown = (await wires[1].seal())["seq"]
        assert (await ask(wires[1], "undo", shown))["code"] == "undo.seen"
        await finish(wires)
        last = wires[0].seq
        assert (await ask(wires[1], "undo", last))["code"] == "table.not-running"


async def test_what_the_clock_did_nobody_takes_back(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, _, wires = await seated_table(house)
        live = house.services.live_tables.awake(table)
        assert live is not None
        assert live.state.core is not None
        move = live.state.core.game.safe_move(live.state.core.view(0), live.state.pending[0])
        assert await live.act_for(0, move) is None
        view = await wires[0].until_seq(live.state.seq)
        assert view["undo"] is None
        assert (await ask(wires[0], "undo", view["seq"]))["code"] == "undo.by-the-house"


async def test_the_next_move_and_the_last_word_of_agreement_race(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        for number in range(6):
            table, _, wires = await seated_table(house)
            seq = await asked(wires)
            await ask(wires[2], "agree-undo", seq)
            moving, agreeing = (wires[2].act({"move": "grab"}), ask(wires[1], "agree-undo", seq))
            if number % 2:
                agreed, moved = await asyncio.gather(agreeing, moving)
            else:
                moved, agreed = await asyncio.gather(moving, agreeing)
            live = house.services.live_tables.awake(table)
            assert live is not None
            assert live.state.core is not None
            undone = [entry.undoes for entry in live.state.core.entries if entry.undoes is not None]
            assert moved["type"] == "ack", "a move is never lost to it"
            if agreed["type"] == "ack":
                assert (undone, moved["seq"]) == ([seq], seq + 2)
            else:
                assert (agreed["code"], undone, moved["seq"]) == ("undo.not-asked", [], seq + 1)


async def test_bots_agree_and_have_never_seen_it(tmp_path: Path):
    """The bot of this game fails where it is told of an entry that was taken back."""
    async with open_house(tmp_path / "inn.sqlite3") as house:
        guests = await house.guests("Ann", "Bob")
        seats = [{"type": "person"}, {"type": "person"}, {"type": "bot", "level": "simple"}]
        table = (await guests[0].open_table(players=3, seats=seats))["id"]
        await guests[1].sit(table)
        await guests[0].post(f"/api/tables/{table}/start")
        wires = [await guest.connect(table) for guest in guests]
        for wire in wires:
            await wire.until("view")
            while not (wire.view or {})["sealed"][2]:
                await wire.until("view")
        for _ in range(2):
            seq = await asked(wires)
            await ask(wires[1], "agree-undo", seq)
            await wires[0].until_seq(seq + 1)
        await wires[0].seal()
        await wires[1].until_seq(wires[0].seq)
        await wires[1].seal()
        while (wires[0].view or {})["round"] == 1 or not (wires[0].view or {})["sealed"][2]:
            await wires[0].until("view")
        metrics = house.services.metrics
        assert metrics.bot_failures._value.get() == 0


async def test_alone_with_bots_it_is_done_at_once(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3", bot_pause=60.0) as house:
        ann = await house.guest("Ann")
        table = (await ann.open_table(players=2, seats=[{"type": "person"}, {"type": "bot", "level": "simple"}]))["id"]
        await ann.post(f"/api/tables/{table}/start")
        wire = await ann.connect(table)
        await wire.until("view")
        before = stands(wire)
        seq = (await wire.seal())["seq"]
        assert (await ask(wire, "undo", seq))["seq"] == seq + 1
        if wire.seq <= seq:
            await wire.until_seq(seq + 1)
        assert stands(wire) == before


async def test_bots_wait_while_it_is_asked(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, _, wires = await seated_table(house)
        live = house.services.live_tables.awake(table)
        assert live is not None
        assert live.bot_patience.moves_at() == 0
        seq = await asked(wires)
        assert live.bot_patience.moves_at() == live.state.held_until > now()
        await ask(wires[1], "agree-undo", seq, yes=False)
        assert live.bot_patience.moves_at() == 0


async def test_somebody_gets_up_and_nobody_is_left_to_be_asked(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, players=2)
        live = house.services.live_tables.awake(table)
        assert live is not None
        seq = await asked(wires)
        await guests[1].post(f"/api/tables/{table}/leave")
        await wires[0].until("events", **{"from": seq + 1})
        assert live.state.core is not None
        assert live.state.core.entries[seq + 1].undoes == seq


async def test_who_shares_the_device_has_agreed_and_answers_for_all_at_it(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, eve = await house.guests("Ann", "Eve")
        table = (await ann.open_table(players=4))["id"]
        await ann.post(f"/api/tables/{table}/companion", {"name": "Ben"})
        await eve.sit(table)
        await eve.post(f"/api/tables/{table}/companion", {"name": "Fay"})
        await ann.post(f"/api/tables/{table}/start")
        ben = await ann.connect_to(f"/ws/table/{table}?as=1")
        other = await eve.connect(table)
        for wire in (ben, other):
            await wire.until("view")
        seq = (await ben.seal())["seq"]
        await ask(ben, "undo", seq)
        assert (await until_asked(other, seq))["waits_for"] == [2, 3]
        assert (await ask(other, "agree-undo", seq))["seq"] == seq + 1


async def test_delayed_spectators_see_it_in_its_order(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, _, wires = await seated_table(house, players=2, spectators={"delay_seconds": 1})
        eve = await house.stranger().connect(table)
        seq = await asked(wires)
        await ask(wires[1], "agree-undo", seq)
        during = await eve.until_seq(seq)
        assert during["view"]["sealed"] == [True, False]
        after = await eve.until_seq(seq + 1)
        assert after["view"]["sealed"] == [False, False]
        again = await house.stranger().connect(table)
        assert (await again.until("view"))["view"]["sealed"] == [False, False]


@pytest.mark.parametrize("clock", [{"move_seconds": 3600}, {}])
async def test_they_have_their_time_anew(tmp_path: Path, clock: dict[str, Any]):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, _, wires = await seated_table(house, players=3, clock=clock, options={"timer": 900})
        live = house.services.live_tables.awake(table)
        assert live is not None
        own_timer = live.state.clock.running[-1]
        seq = await asked(wires)
        for wire in wires[1:]:
            await ask(wire, "agree-undo", seq)
        assert live.state.clock.running[-1] == own_timer, "the game's own timer runs on"
        assert (0 in live.state.clock.running) == bool(clock)
        assert live.state.clock.undo is None
        assert set(live.state.clock.waited) == {0, 1, 2}


async def test_a_question_outlives_kill_9_and_so_does_its_answer(tmp_path: Path):
    inn = SeparateInn(tmp_path / "inn.sqlite3")
    inn.start()
    try:
        house = House(None, inn.address)
        await _ready(inn)
        table, guests, wires = await seated_table(house)
        before = stands(wires[0])
        seq = await asked(wires)
        await ask(wires[2], "agree-undo", seq)
        wires = await _killed(inn, guests, table)
        assert wires[0].info is not None
        assert wires[0].info["undo"] == {"seq": seq, "seat": 0, "agreed": [2], "waits_for": [1], "refused": None}
        assert (await ask(wires[1], "agree-undo", seq))["seq"] == seq + 1
        wires = await _killed(inn, guests, table)
        assert wires[0].info["undo"] is None
        assert stands(wires[0]) == before
        assert (await wires[0].seal())["seq"] == seq + 2
        await house.close()
    finally:
        inn.close()


async def _ready(inn: SeparateInn) -> None:
    async with httpx.AsyncClient(base_url=f"http://{inn.address}", trust_env=False, timeout=60) as http:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            if (await http.get("/api/games")).status_code == 200:
                return
            await asyncio.sleep(0.05)


async def _killed(inn: SeparateInn, guests: list[Guest], table: str) -> list[Wire]:
    inn.kill()
    inn.start()
    await _ready(inn)
    wires = [await guest.connect(table) for guest in guests]
    for wire in wires:
        await wire.until("view")
    return wires


@pytest.mark.parametrize(("game", "code"), [("sheriff", None), ("blacksheep", "undo.seen")])
async def test_at_both_games(tmp_path: Path, game: str, code: str | None):
    """A bag that was closed too early comes back; a turn that played and drew cards does not."""
    async with open_house(tmp_path / "inn.sqlite3", modules=("pebbles", "blueboar.games")) as house:
        table, _, wires = await seated_table(house, game=game)
        live = house.services.live_tables.awake(table)
        assert live is not None
        core = live.state.core
        assert core is not None

        async def play_on() -> int:
            seat = next(iter(live.state.pending))
            move = core.game.safe_move(core.view(seat), live.state.pending[seat])
            answer = await wires[seat].act(msgspec.json.decode(msgspec.json.encode(move)))
            assert answer["type"] == "ack", answer
            return seat

        if game == "sheriff":
            while core.view(None).phase != "loading":  # type: ignore[attr-defined]
                await play_on()
        seat = await play_on()
        seq = live.state.seq
        answer = await ask(wires[seat], "undo", seq)
        assert answer.get("code") == code
        if code is None:
            for other in {0, 1, 2} - {seat}:
                await ask(wires[other], "agree-undo", seq)
            assert core.entries[-1].undoes == seq
            assert len(core.view(seat).players[seat].hand) == 6  # type: ignore[attr-defined]


async def test_my_games_say_that_my_answer_is_waited_for_awake_and_asleep(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house)
        await wires[1].seal()
        seq = await asked(wires)
        later = (await guests[1].open_table(players=2))["id"]
        question = {"seq": seq, "seat": 0, "agreed": [], "waits_for": [1, 2], "refused": None}
        mine = (await guests[1].get("/api/me/games"))["games"]
        assert [(game["table"]["id"], game["undo"]) for game in mine] == [(table, question), (later, None)]
        cookie = guests[1].cookie
    async with open_house(tmp_path / "inn.sqlite3") as house:
        guest = house.stranger()
        guest.http.headers["Cookie"] = cookie
        mine = (await guest.get("/api/me/games"))["games"]
        assert [(game["table"]["id"], game["undo"]) for game in mine] == [(table, question), (later, None)]
        assert house.services.live_tables.awake(table) is None
