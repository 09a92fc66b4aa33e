"""Deadlines: what runs for whom, and from when."""

import msgspec

from blueboar.core.seats import HOUSE
from blueboar.protocol.shapes import ClockSettings
from blueboar.server.tables.clock import Clock


def prompts(pebbles):
    return pebbles.SealPrompt((1, 2)), pebbles.GrabPrompt(), pebbles.TimeUpPrompt(30, 1)


def test_a_clock_runs_from_the_first_question_or_the_own_last_move():
    import pebbles

    seal, grab, _ = prompts(pebbles)
    settings = ClockSettings(move_seconds=60, by_prompt={"grab": 5})
    clock = Clock()
    assert clock.update(settings, {0: (seal, grab), 1: (grab,)}, None, 100.0)
    assert clock.next() == 160.0, "nobody is hurried by what they only may do"
    assert not clock.update(settings, {0: (seal,)}, 1, 110.0), "what others do does not restart it"
    assert clock.update(settings, {0: (seal,)}, 0, 120.0)
    assert clock.next() == 180.0
    assert clock.overdue(179.0) is None
    assert clock.overdue(180.0) == 0
    assert clock.update(settings, {}, 0, 181.0)
    assert clock.next() is None


def test_the_houses_timer_runs_through_all_that_happens_and_nobody_can_buy_time_of_it():
    import pebbles

    *_, timer = prompts(pebbles)
    settings = ClockSettings(extra_seconds=20, extras=1)
    clock = Clock()
    clock.update(settings, {HOUSE: (timer,)}, None, 0.0)
    clock.update(settings, {HOUSE: (timer,)}, 2, 10.0)
    assert clock.next() == 30.0
    assert not clock.extend(settings, 2, "a")
    assert not clock.has_extended(2, "a")
    assert clock.next() == 30.0
    assert clock.deadlines(25.0)[0].left == 5000
    clock.update(settings, {HOUSE: (pebbles.TimeUpPrompt(30, 2),)}, HOUSE, 50.0)
    assert clock.next() == 80.0


def test_the_houses_timer_stands_still_while_its_prompt_says_so():
    import pebbles

    *_, timer = prompts(pebbles)
    still = msgspec.structs.replace(timer, stands_still=True)
    settings = ClockSettings()
    clock = Clock()
    clock.update(settings, {HOUSE: (timer,)}, None, 0.0)
    assert clock.update(settings, {HOUSE: (still,)}, 1, 10.0)
    assert (clock.next(), clock.overdue(1000.0)) == (None, None)
    assert (clock.deadlines(500.0)[0].left, clock.deadlines(500.0)[0].stands_still) == (20_000, True)
    assert not clock.update(settings, {HOUSE: (still,)}, 1, 50.0)
    kept = msgspec.json.decode(msgspec.json.encode(clock), type=Clock)
    assert kept.update(settings, {HOUSE: (timer,)}, 1, 100.0)
    assert kept.next() == 120.0
    assert not kept.deadlines(110.0)[0].stands_still
