"""Who at a table is told what, and when; the broadcast alone, without sockets and store."""

from alone import Called, Listener, broadcast_of, first_pebble, state_in_play
from msgspec.structs import replace
from pebbles import Seal

from blueboar.protocol.shapes import SpectatorSettings


async def test_a_move_is_one_frame_for_everyone_and_its_sender_is_answered_first():
    state = state_in_play()
    ann, bob, spectator = Listener(state, "ann", 0), Listener(state, "bob", 1), Listener(state)
    broadcast, _ = broadcast_of(state)
    state.core.play(0, Seal(first_pebble(state)))
    broadcast.send_entry(state.core.entries[-1], ann, "c1")
    assert [[message["type"] for message in post] for post in ann.posts] == [["ack", "events", "view"]]
    assert bob.heard == spectator.heard == ["events", "view"]
    assert ann.posts[0][1]["entries"][0]["move"] is not None
    assert bob.posts[0][0]["entries"][0]["move"] is None, "a move is for its maker alone"


async def test_only_those_who_sit_learn_the_code_of_a_table_that_is_not_public():
    state = state_in_play(public=False)
    ann, spectator, told = Listener(state, "ann", 0), Listener(state), Called()
    broadcast, _ = broadcast_of(state, told)
    broadcast.send_table()
    assert ann.posts[0][0]["info"]["code"] == state.row.code
    assert spectator.posts[0][0]["info"]["code"] is None
    assert told.times == 1


async def test_who_asks_for_entries_that_are_not_there_is_refused_and_told_how_things_stand():
    state = state_in_play()
    ann = Listener(state, "ann", 0)
    broadcast, _ = broadcast_of(state)
    broadcast.resume(ann, 7)
    assert ann.heard == ["refused", "view"]
    assert ann.posts[0][0]["params"] == {"from": 7, "last": 0}


async def test_delayed_spectators_hear_everything_later_and_in_its_order():
    state = state_in_play(spectators=SpectatorSettings(delay_seconds=60))
    ann, spectator = Listener(state, "ann", 0), Listener(state)
    broadcast, delayed = broadcast_of(state)
    broadcast.welcome(spectator)
    assert spectator.posts[0][0]["seq"] == -1, "for spectators not even the deal has happened"
    state.core.play(0, Seal(first_pebble(state)))
    broadcast.send_entry(state.core.entries[-1], None, None)
    broadcast.send(b'{"type":"said"}')
    broadcast.send_table()
    broadcast.send_table()
    assert ann.heard == ["events", "view", "said", "table", "table"]
    assert spectator.heard == ["welcome"]
    delayed._queue = type(delayed._queue)(replace(each, due=0.0) for each in delayed._queue)
    delayed._send_due()
    assert spectator.heard[1:] == ["events", "view", "events", "view", "said", "table"]
    delayed.stop()
