"""Which bot is asked next and when, and for whom bots play; without processes, sockets and store."""

import asyncio
import time

from alone import Called, Listener, state_in_play
from msgspec.structs import replace

from blueboar.protocol.shapes import ClockSettings
from blueboar.server.bots.bot_patience import BotPatience
from blueboar.server.bots.bot_turns import AskBots, BotPauses, BotTurns, MoveOn
from blueboar.server.bots.substitutes import Substitutes
from blueboar.server.store.rows import StoredSeat

BOT = StoredSeat("bot", name="simple", level="simple")


def with_bot(state):
    """A bot on seat 1."""
    state.row = replace(state.row, seats=(state.row.seats[0], BOT))
    return state


def turns_of(state, patience=0.0):
    bot_patience = BotPatience(state, patience)
    bot_patience.entry_made()
    turns = BotTurns(state, asyncio.Lock(), BotPauses(0.0, 0.0), None, bot_patience, None, None, None, Called())
    turns.game_began()
    turns.entry_made()
    return turns


async def test_a_bot_that_is_waited_for_waits_for_people_who_may_still_speak():
    state = with_bot(state_in_play())
    Listener(state, "ann", 0)
    state.pending = {0: tuple(each for each in state.pending[0] if not each.waited), 1: state.pending[1]}
    assert state.pending[0], "Ann may grab"
    turns = turns_of(state, patience=3600.0)
    at, turn = turns.next()
    assert turn == AskBots((1,), to_decide=False), "what it may say it says at once"
    assert at <= time.monotonic()
    turns._silent.add(1)
    at, turn = turns.next()
    assert turn == AskBots((1,), to_decide=True)
    assert at > time.monotonic() + 3000
    turns._bot_patience.set_ready(0, True)
    assert turns.next()[0] <= time.monotonic()


async def test_with_nobody_there_a_bot_plays_its_own_seat_but_no_persons():
    state = with_bot(state_in_play())
    state.substituted.add(0)
    turns = turns_of(state)
    assert turns.next()[1] == AskBots((1,), to_decide=True)
    turns._declined.add(1)
    assert turns.next() is None
    Listener(state)
    assert turns.next()[1] == AskBots((0,), to_decide=True)


async def test_when_every_bot_that_is_waited_for_declined_the_house_moves_on():
    state = with_bot(state_in_play())
    state.pending = {1: state.pending[1]}
    turns = turns_of(state)
    turns._silent.add(1)
    turns._declined.add(1)
    assert turns.next()[1] == MoveOn((1,))


async def test_a_bot_takes_the_seat_of_who_is_away_too_long_while_somebody_minds():
    state = state_in_play(clock=ClockSettings(absent_seconds=60))
    told = Called()
    substitutes = Substitutes(state, told)
    substitutes.game_began()
    now = time.time()
    assert substitutes.substitute(now + 100) == []
    assert not state.substituted, "nobody is there to mind"
    Listener(state, "ann", 0)
    (left,) = substitutes.substitute(now)
    assert 0 < left <= 61
    assert substitutes.substitute(now + 100) == []
    assert (state.substituted, told.times) == ({1}, 1)
    assert substitutes.returned(1)
    assert not state.substituted
