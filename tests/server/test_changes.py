"""Clients that ask for it are told what has changed in place of whole views, and know as much as the others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from alone import Listener, broadcast_of, first_pebble, state_in_play
from guests import open_house, seated_table
from msgspec.structs import replace
from pebbles import Seal

import blueboar.games
from blueboar.core.chance import Chance
from blueboar.core.game import all_games, find_game
from blueboar.core.table import Table
from blueboar.protocol.shapes import SpectatorSettings
from blueboar.server.tables.broadcast import Broadcast
from blueboar.server.tables.live_state import LiveState

assert blueboar.games
GAMES = sorted({"pebbles"} | {game.name for game in all_games()})


class Reader(Listener):
    """Puts together what it is told, as the browser does."""

    standing: dict[str, Any]

    def post(self, *messages: bytes) -> None:
        super().post(*messages)
        for message in self.posts[-1]:
            if message["type"] == "view":
                self.standing = message
            elif message["type"] == "changes":
                self.standing = _applied(self.standing, message)


def _applied(before: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    view = before["view"] | changes.get("view", {})
    for field, rows in changes.get("rows", {}).items():
        view[field] = [row | rows.get(str(place), {}) for place, row in enumerate(view[field])]
    return {
        "type": "view",
        "seq": changes["seq"],
        "view": view,
        "prompts": changes.get("prompts", before["prompts"]),
        "waiting_for": changes.get("waiting_for", before["waiting_for"]),
        "deadlines": changes.get("deadlines", []),
        "undo": changes.get("undo"),
    }


def in_play(name: str, seed: str) -> tuple[LiveState, Broadcast]:
    """A game at a table of people, without store and sockets."""
    game = find_game(name)
    players = game.players(game.editions[0])[-1]
    core = Table.opened(game, game.configure(players, game.editions[0], {}), seed)
    state = state_in_play()
    seats = tuple(replace(state.row.seats[0], person=f"p{seat}") for seat in range(players))
    state.row = replace(state.row, game=name, seats=seats)
    state.core, state.pending = core, core.pending()
    return state, broadcast_of(state)[0]


def play(state: LiveState, broadcast: Broadcast, chance: Chance) -> None:
    core = state.core
    assert core is not None
    entry = core.play(*core.game.sample(core.state, chance))
    if state.undoable is not None and core.check_take_back() is None:
        # Two in a row that could be: what is taken back is told by changes as well.
        broadcast.send_entry(entry, None, None)
        entry = core.take_back()
    state.undoable = entry.seat if core.check_take_back() is None else None
    state.pending = core.pending()
    broadcast.send_entry(entry, None, None)


@pytest.mark.parametrize("name", GAMES)
async def test_over_whole_games_it_is_the_same_for_everyone_and_far_smaller(name: str):
    whole_bytes = changes_bytes = 0
    for number in range(2):
        state, broadcast = in_play(name, f"changes {number}")
        eyes = [None, *range(len(state.row.seats))]
        pairs = [(Reader(state, None, seat), Reader(state, None, seat, changes=True)) for seat in eyes]
        for pair in pairs:
            for reader in pair:
                broadcast.welcome(reader)
        chance = Chance("play", number)
        core: Any = state.core
        while core.outcome() is None:
            play(state, broadcast, chance)
            for whole, changes in pairs:
                assert changes.standing == whole.standing
                assert changes.heard[-1] == "changes", "a view comes once"
                whole_bytes += len(json.dumps(whole.posts[-1][-1]))
                changes_bytes += len(json.dumps(changes.posts[-1][-1]))
    assert changes_bytes < whole_bytes * 0.6


async def test_a_whole_view_comes_first_and_whenever_somebody_asks():
    state = state_in_play()
    ann = Reader(state, "ann", 0, changes=True)
    broadcast, _ = broadcast_of(state)
    broadcast.welcome(ann)
    assert ann.heard == ["welcome", "view"]
    state.core.play(0, Seal(first_pebble(state)))
    state.pending = state.core.pending()
    broadcast.send_entry(state.core.entries[-1], ann, "c1")
    assert ann.heard[-3:] == ["ack", "events", "changes"]
    broadcast.send_views()
    assert ann.posts[-1] == [{"type": "changes", "seq": 1}], "nothing is different, and that is told as well"
    broadcast.resume(ann, 2)
    assert ann.heard[-1] == "view"


async def test_who_comes_before_the_game_gets_the_first_view_whole():
    state = state_in_play()
    ann = Reader(state, "ann", 0, changes=True)
    broadcast, _ = broadcast_of(state)
    broadcast.send_entry(state.core.entries[0], None, None)
    assert ann.heard == ["events", "view"]


async def test_what_is_the_same_for_many_is_made_once():
    state = state_in_play()
    posts: list[tuple[bytes, ...]] = []
    for changes in (False, False, True, True):
        watching = Listener(state, changes=changes)
        watching.post = lambda *messages: posts.append(messages)
    broadcast, _ = broadcast_of(state)
    broadcast.send_views()
    posts.clear()
    state.core.play(0, Seal(first_pebble(state)))
    broadcast.send_entry(state.core.entries[-1], None, None)
    events = {id(post[0]) for post in posts}
    assert len(events) == 1
    assert len({id(post[1]) for post in posts}) == 2, "one view, and one of what has changed"


async def test_what_nobody_takes_any_more_is_not_kept():
    state = state_in_play()
    ann = Reader(state, "ann", 0, changes=True)
    broadcast, _ = broadcast_of(state)
    broadcast.welcome(ann)
    assert set(broadcast._views.told) == {0}
    state.connections.discard(ann)
    broadcast.send_views()
    assert broadcast._views.told == {}


async def test_delayed_spectators_take_whole_views():
    state = state_in_play(spectators=SpectatorSettings(delay_seconds=60))
    watching = Reader(state, changes=True)
    broadcast, delayed = broadcast_of(state)
    broadcast.welcome(watching)
    broadcast.send_views()
    assert "changes" not in watching.heard
    delayed.stop()


async def test_on_the_wire_only_who_asks_gets_changes(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 2)
        modern = await guests[1].connect_to(f"/ws/table/{table}?changes=1")
        await modern.until("view")
        answer = await wires[0].seal()
        assert (await wires[1].until("view", seq=answer["seq"]))["prompts"]
        told = await modern.until("changes", seq=answer["seq"])
        assert told.get("rows") or told["view"]
        assert all(message["type"] != "changes" for frame in wires[1].frames for message in json.loads(frame))
