"""What a socket receives does not change when everything that its seat cannot know is drawn anew.

Plays every registered game by chance, stops at many moments, and compares frame by frame: at the table as it is, and
at a table where hidden cards are others.
"""

import json
import re
from typing import Any

import msgspec
import pytest
from guests import open_house, soon
from pebbles import Seal

import blueboar.games
from blueboar.core.chance import Chance
from blueboar.core.game import all_games, find_game
from blueboar.server.store.rows import StoredPerson
from blueboar.server.tables.clock import Clock, UndoWish
from blueboar.server.tables.new_tables import new_table
from blueboar.server.tables.restoring import dealt

assert blueboar.games
GAMES = sorted({"pebbles"} | {game.name for game in all_games()})
MOMENTS = 16


async def heard(guest, live, probes, how=""):
    """All messages of a new connection: welcome, view, the whole past, and refusals to these moves."""
    # Who has just left would be told to those who come.
    await soon(lambda: not live.state.connections)
    wire = await guest.connect_to(f"/ws/table/{live.state.row.id}{how}")
    await wire.resume(0)
    for number, probe in enumerate(probes):
        await wire.send(type="act", cid=f"probe-{number}", move=json.loads(probe))
    await wire.send(type="act", cid="end", move={})
    await wire.until("refused", cid="end")
    await wire.close()
    return [SECONDS.sub('"used":0', message) for message in messages(wire)]


def messages(wire):
    """How many of them lie in a frame is a matter of the moment."""
    return [bytes(one).decode() for frame in wire.frames for one in msgspec.json.decode(frame, type=list[msgspec.Raw])]


SECONDS = re.compile(r'"used":\d+')
"""That the game has waited for somebody: they go on while worlds are compared."""
FOR_EVER = {"absent_seconds": None}
"""Nobody is replaced, so that no seconds are counted down while worlds are compared."""


@pytest.mark.parametrize("name", GAMES)
async def test_frames_are_the_same_in_every_world_that_the_seat_could_be_in(tmp_path, name):
    async with open_house(tmp_path / "inn.sqlite3", modules=("pebbles", "blueboar.games")) as house:
        game = find_game(name)
        people = await house.guests("Ann", "Bob", "Eve", "Joe")
        players = 4 if 4 in game.players(game.editions[0]) else game.players(game.editions[0])[0]
        table = await people[0].post("/api/tables", {"game": name, "players": players, "clock": FOR_EVER})
        for person in people[1 : players - 1]:
            await person.sit(table["id"])
        # The last one plays at the device of the first.
        await people[0].post(f"/api/tables/{table['id']}/companion", {"name": "Joe"})
        await people[0].post(f"/api/tables/{table['id']}/start")
        live = await house.services.live_tables.wake(table["id"])
        chance = Chance("leak", 1)
        eyes = [
            *((seat, person, "") for seat, person in enumerate(people[: players - 1])),
            (players - 1, people[0], f"?as={players - 1}"),
            (None, house.stranger(), ""),
            # The screen for everyone, opened by somebody who sits there; so is the screen between two hands.
            (None, people[0], "?watch=1"),
        ]
        moves = taken = 0
        for moment in range(MOMENTS):
            for _ in range(1 + chance.below(9)):
                if live.state.row.state != "running":
                    break
                seat, move = game.sample(live.state.core.state, chance)
                assert await live.act_for(seat, move) is None
                moves += 1
                # What was taken back stays in the past that is told, and what is asked about it is told to all.
                if live.state.core.check_take_back() is None and chance.likely(0.3):
                    await live._take_back()
                    taken += 1
            live.state.clock.undo = UndoWish(live.state.seq, live.state.core.entries[-1].seat)
            await compare(live, game, *eyes[moment % len(eyes)], chance)
        assert moves >= 12
        assert bool(taken) == (name != "blacksheep")


async def compare(live, game, seat, guest, how, chance):
    real = live.state.core.state
    moves = [entry.move for entry in live.state.core.entries[-8:] if entry.move is not None and seat is not None]
    probes = [msgspec.json.encode(move) for move in moves if game.check(real, seat, move) is not None]
    as_it_is = await heard(guest, live, probes, how)
    for _ in range(3):
        live.state.core.state = game.resample(real, seat, chance)
        live.state.pending = live.state.core.pending()
        assert await heard(guest, live, probes, how) == as_it_is
    live.state.core.state = real
    live.state.pending = live.state.core.pending()


async def test_the_same_play_with_other_hidden_pebbles_sends_the_same_frames(tmp_path):
    """Not only how things stand: what is told while others act is the same, too."""
    frames = []
    for world in range(2):
        async with open_house(tmp_path / f"{world}.sqlite3") as house:
            ann = await house.guest("Ann")
            now = 1000.0
            row = new_table(wish(), StoredPerson(ann.id, "Ann", "en"), now, "seed")
            row = msgspec.structs.replace(
                row, id="t", code="c", host=None, seats=(row.seats[0], seat_of("Bob"), seat_of("Eve"))
            )
            live: Any = await house.services.live_tables.add(row)
            live.state.core = dealt(row)
            live.state.row = msgspec.structs.replace(row, state="running", started=now)
            live.state.clock = Clock()
            for other in (1, 2):
                live.state.core.state.hands[other] = [world + 3 * place for place in range(3)]
            live.state.pending = live.state.core.pending()
            wire = await ann.connect("t")
            await wire.until("view")
            # the others seal first, each what they have there
            for other in (1, 2):
                pebble = live.state.core.state.hands[other][0]
                assert await live.act_for(other, Seal(pebble)) is None
                await wire.until("view")
            frames.append([message.replace(ann.id, "ann") for message in messages(wire)])
    assert frames[0] == frames[1]
    assert len(frames[0]) >= 3


def wish():
    from blueboar.protocol.http import NewTable

    return NewTable("pebbles", players=3)


def seat_of(name):
    from blueboar.server.store.rows import StoredSeat

    return StoredSeat("person", person=name.lower(), name=name)
