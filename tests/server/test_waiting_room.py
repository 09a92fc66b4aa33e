"""A table before its game: the waiting room alone, with a store that only notes."""

from typing import Any, cast

import pytest
from alone import PEOPLE, Called, Listener, Notes, stored_table, write_lock

from blueboar.protocol.shapes import SpectatorSettings
from blueboar.server.bots.bot_patience import BotPatience
from blueboar.server.refusals import RequestRefused
from blueboar.server.store.database import StoreFailure
from blueboar.server.tables import seating
from blueboar.server.tables.broadcast import Broadcast
from blueboar.server.tables.deal_entropy import DealEntropy
from blueboar.server.tables.delayed_spectators import DelayedSpectators
from blueboar.server.tables.live_state import LiveState
from blueboar.server.tables.waiting_room import WaitingRoom


class AutomaticMoves:
    def __init__(self):
        self.game_began, self.entry_made, self.look = Called(), Called(), Called()


class Room:
    def __init__(self, row):
        self.state = LiveState(row)
        self.store = cast("Any", Notes())
        self.automatic_moves = cast("Any", AutomaticMoves())
        self.lost = Called()
        bot_patience = BotPatience(self.state, 0.0)
        broadcast = Broadcast(self.state, DelayedSpectators(self.state, []), bot_patience, Called())
        self.lock = write_lock(self.state, self.lost)
        self.entropy = DealEntropy(self.state, 0.05, lambda: "ab" * 32, broadcast.send, broadcast.send_table)
        self.waiting_room = WaitingRoom(
            self.state,
            self.store,
            self.lock,
            broadcast,
            self.automatic_moves,
            self.entropy,
            0.05,
            lambda: "ab" * 32,
            bot_patience,
        )

    def sit(self, who, seat=None):
        return self.waiting_room.change(lambda row: seating.sit(row, PEOPLE[who], seat))


async def test_who_sits_down_is_stored_and_welcomed_anew():
    room = Room(stored_table(3))
    bob = Listener(room.state, "bob")
    await room.sit(1)
    assert room.store.calls == ["change"]
    assert (bob.seat, bob.heard) == (1, ["welcome", "table"])
    assert room.state.row.state == "open"


async def test_a_table_that_starts_when_full_begins_with_its_last_seat():
    room = Room(stored_table(2, start="full"))
    ann = Listener(room.state, "ann", 0)
    await room.sit(1)
    assert room.store.calls == ["change", "begin"]
    assert room.state.row.state == "running"
    assert set(room.state.pending) == {0, 1}
    assert ann.heard == ["table", "table", "events", "view"]
    moves = room.automatic_moves
    assert (moves.game_began.times, moves.entry_made.times, moves.look.times) == (1, 1, 1)


async def test_only_the_host_begins_and_only_with_all_seats_taken():
    room = Room(stored_table(2))
    with pytest.raises(RequestRefused, match=r"table\.seats-free"):
        await room.waiting_room.begin("ann")
    await room.sit(1)
    with pytest.raises(RequestRefused, match=r"table\.host-only"):
        await room.waiting_room.begin("bob")
    await room.waiting_room.begin("ann")
    assert room.state.seq == 0


async def test_who_may_not_watch_is_shown_out_when_the_game_begins():
    room = Room(stored_table(2, 2, spectators=SpectatorSettings(allowed=False)))
    ann, onlooker = Listener(room.state, "ann", 0), Listener(room.state)
    await room.waiting_room.begin("ann")
    assert (ann.closed, onlooker.closed) == (None, "kicked")


async def test_whoever_is_kicked_loses_seat_and_connection():
    room = Room(stored_table(2, 2))
    ann, bob = Listener(room.state, "ann", 0), Listener(room.state, "bob", 1)
    await room.waiting_room.kick("ann", 1)
    assert room.state.row.seats[1].kind == "open"
    assert (ann.closed, bob.closed) == (None, "kicked")


async def test_a_seat_that_could_not_be_stored_was_not_taken():
    room = Room(stored_table(2))
    ann = Listener(room.state, "ann", 0)
    room.store.error = StoreFailure("the disk is full")
    with pytest.raises(RequestRefused, match=r"server\.not-stored"):
        await room.sit(1)
    assert room.state.row.seats[1].kind == "open"
    assert ann.posts == []
    assert room.lock.lost
