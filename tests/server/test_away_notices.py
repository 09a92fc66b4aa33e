"""Who is waited for and away is told, but not who is only on the way back to a table that has just woken."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from alone import state_in_play
from guests import soon

from blueboar.server.tables.away_notices import AwayNotices


class Prompt:
    waited = True


class Notices:
    def __init__(self) -> None:
        self.told: list[tuple[int, str | None]] = []

    async def waited_for(self, row, seat, kind):
        self.told.append((seat, kind))

    async def no_longer(self, row, seat):
        self.told.append((seat, None))

    async def came(self, person, table):
        pass


class Woken:
    """A table that waits for its seat 1, and a clock that stands still until `time_passes`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.later: list[Callable[[], None]] = []
        monkeypatch.setattr(asyncio, "get_running_loop", lambda: self)
        self.state = state_in_play()
        self.state.pending = {1: (Prompt(),)}
        self.notices = Notices()
        self.away = AwayNotices(self.state, self.notices)  # type: ignore[arg-type]
        self.away.woke()
        monkeypatch.undo()

    def call_later(self, seconds: float, call: Callable[[], None]) -> Woken:
        self.later.append(call)
        return self

    def time_passes(self) -> None:
        self.later.pop()()


async def test_who_does_not_come_back_to_a_table_that_woke_is_told_a_little_later(monkeypatch):
    woken = Woken(monkeypatch)
    woken.away.look()
    assert woken.notices.told == []
    woken.time_passes()
    await soon(lambda: woken.notices.told == [(1, "turn")])


async def test_what_was_planned_before_it_woke_is_dropped_when_nothing_is_asked_any_more(monkeypatch):
    woken = Woken(monkeypatch)
    woken.state.pending = {}
    woken.away.look()
    woken.time_passes()
    await soon(lambda: woken.notices.told == [(1, None)])


async def test_who_is_back_in_time_costs_the_store_nothing_more(monkeypatch):
    woken = Woken(monkeypatch)
    person = woken.state.row.seats[1].person
    assert person is not None
    woken.away.came(person)
    woken.state.pending = {}
    woken.time_passes()
    assert woken.notices.told == []
