"""A clock that was stored some entries ago is, when its table wakes, as if it had been stored with every one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from alone import state_in_play
from guests import House, open_house, seated_table
from msgspec.json import decode
from pebbles import Seal

from blueboar.protocol.messages import encode
from blueboar.server.store.rows import StoredEntry
from blueboar.server.tables.clock import Clock
from blueboar.server.tables.restoring import entry_to_store
from blueboar.server.tables.waking_clock import MOST_BEHIND, bring_up_to_date, is_far_behind


def sealed_in_turn(state: Any) -> list[StoredEntry]:
    """Every seat moves once, 10 seconds apart."""
    stored = [entry_to_store(state.core.entries[0], None, 1_000.0)]
    for seat in range(2):
        entry = state.core.play(seat, Seal(state.core.state.hands[seat][0]))
        stored.append(entry_to_store(entry, f"cid {seat}", 1_010.0 + 10 * seat))
    return stored


def told_of_everything(state: Any, entries: list[StoredEntry]) -> Clock:
    """The clock of a table that has been awake all the time."""
    clock = Clock(seq=0, waited={0: 1_000.0, 1: 1_000.0})
    bring_up_to_date(clock, state.row, state.core, entries, 2_000.0)
    return clock


def test_who_was_waited_for_since_when_follows_from_the_entries():
    state = state_in_play()
    clock = told_of_everything(state, sealed_in_turn(state))
    assert clock.used == {0: 10.0, 1: 20.0}


def test_it_makes_no_difference_when_it_was_stored():
    state = state_in_play()
    entries = sealed_in_turn(state)
    one_entry_ago = Clock(seq=1, waited={1: 1_000.0}, used={0: 10.0})
    bring_up_to_date(one_entry_ago, state.row, state.core, entries, 2_000.0)
    since_the_deal = told_of_everything(state, entries)
    assert (one_entry_ago.waited, one_entry_ago.used) == (since_the_deal.waited, since_the_deal.used)


def test_a_clock_of_an_older_revision_is_taken_as_it_is():
    state = state_in_play()
    clock = Clock(waited={0: 5.0})
    bring_up_to_date(clock, state.row, state.core, sealed_in_turn(state), 2_000.0)
    assert clock == Clock(waited={0: 5.0})
    assert is_far_behind(clock, 0), "and stored anew with the next entry"


def test_it_is_stored_before_too_much_has_to_be_gone_through():
    assert not is_far_behind(Clock(seq=10), 10 + MOST_BEHIND - 1)
    assert is_far_behind(Clock(seq=10), 10 + MOST_BEHIND)


def test_what_was_taken_back_counts_no_more():
    state: Any = state_in_play()
    core = state.core
    entries = [
        entry_to_store(core.entries[0], None, 1_000.0),
        entry_to_store(core.play(0, Seal(core.state.hands[0][0])), "first", 1_010.0),
        entry_to_store(core.take_back(), None, 1_015.0),
        entry_to_store(core.play(1, Seal(core.state.hands[1][0])), "second", 1_030.0),
    ]
    clock = Clock(seq=2, waited={0: 1_015.0, 1: 1_000.0}, used={0: 15.0})
    bring_up_to_date(clock, state.row, core, entries, 2_000.0)
    assert (clock.waited, clock.used) == ({0: 1_015.0}, {0: 15.0, 1: 30.0})


def test_a_clock_on_the_wall_that_was_set_back_makes_nobody_wait_from_tomorrow():
    state = state_in_play()
    clock = Clock(seq=0, waited={0: 900.0, 1: 900.0})
    bring_up_to_date(clock, state.row, state.core, sealed_in_turn(state), 905.0)
    assert clock.used == {0: 5.0, 1: 5.0}


async def seal(house: House, table: str, wire: Any, seat: int) -> None:
    state = house.services.live_tables.awake(table).state
    move = state.core.game.safe_move(state.core.view(seat), state.pending[seat])
    assert (await wire.act(decode(encode(move))))["type"] == "ack"


async def test_a_table_that_wakes_knows_who_has_thought_how_long(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 2, options={"rounds": 3})
        await seal(house, table, wires[0], 0)
        before = house.services.live_tables.awake(table).state.clock
        stored = await house.services.store.tables.clock(table)
        assert msgspec.json.decode(stored, type=Clock).seq == 0, "the move alone was written"
        cookies = guests[0].http.cookies
    async with open_house(tmp_path / "inn.sqlite3") as house:
        guest = house.stranger()
        guest.http.cookies = cookies
        await guest.connect(table)
        after = house.services.live_tables.awake(table).state.clock
        assert (after.waited, after.used) == (before.waited, before.used)
