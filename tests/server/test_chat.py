"""What is said at a table; the chat alone, with a store that only notes."""

import pytest
from alone import Listener, Notes, state_in_play, write_lock

from blueboar.protocol.messages import Say
from blueboar.server.refusals import RequestRefused
from blueboar.server.settings import Rate
from blueboar.server.store.rows import StoredSaid
from blueboar.server.tables.chat import Chat


def chat_of(state, said=()):
    """Two sayings at once, then hardly any."""
    store, sent = Notes(), []
    return Chat(state, list(said), Rate(0.001, 2), write_lock(state), store.add_said, sent.append), store, sent


async def test_what_is_said_twice_with_one_cid_is_heard_once():
    state = state_in_play()
    ann = Listener(state, "ann", 0)
    chat, store, sent = chat_of(state)
    await chat.say(ann, Say("c", text="hello"))
    await chat.say(ann, Say("c", text="hello"))
    assert (store.calls, len(sent), len(state.chat)) == (["add_said"], 1, 1)
    assert ann.heard == ["ack", "ack"]


async def test_nobody_speaks_too_fast_and_spectators_not_at_all():
    state = state_in_play()
    ann, onlooker = Listener(state, "ann", 0), Listener(state)
    chat, _, sent = chat_of(state)
    await chat.say(ann, Say("1", text="a"))
    await chat.say(ann, Say("2", text="b"))
    with pytest.raises(RequestRefused, match=r"socket\.too-fast"):
        await chat.say(ann, Say("3", text="c"))
    with pytest.raises(RequestRefused, match=r"say\.spectator"):
        await chat.say(onlooker, Say("4", text="d"))
    assert len(sent) == 2


async def test_what_a_seat_said_can_be_forgotten_and_numbers_go_on():
    state = state_in_play()
    ann, bob = Listener(state, "ann", 0), Listener(state, "bob", 1)
    old = StoredSaid(4, 1, "x", b'{"type":"said","number":4,"seat":1,"name":"Bob","at":1.0,"text":"old"}')
    chat, _, sent = chat_of(state, [old])
    await chat.say(ann, Say("1", text="mine"))
    await chat.say(bob, Say("x", text="old"))
    assert len(sent) == 1, "the store knew this one"
    assert b'"number":5' in sent[0]
    chat.forget(0)
    assert state.chat == [old.body]
