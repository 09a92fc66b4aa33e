"""Deadlines at a table. Knows no loop and no wall clock: `now` is handed in.

A seat's time runs from when the game first waits for it, or from its own last move. The game's own timer (a prompt
for the house) runs from when it first appears, stands still while the prompt says so, and nobody can buy time of it.
What runs is stored with the entry that changed it, so that a restart neither stops nor restarts a clock. For whom the
game waits follows from the entries and their times: it is stored now and then, and brought up to date when a table
wakes (`waking_clock`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from blueboar.core.seats import HOUSE, Seat
from blueboar.protocol.messages import Deadline
from blueboar.protocol.shapes import ClockSettings
from blueboar.server.tables.waits import wait_for

Pending = Mapping[Seat, tuple[Any, ...]]


class Running(msgspec.Struct, frozen=True):
    asked: str
    """What the time is for; other words mean another time."""
    at: float
    left: float | None = None
    """The seconds that are left, while the time stands still."""


class UndoWish(msgspec.Struct, frozen=True):
    """Somebody asks to take their last move back; see `taking_back.py`."""

    seq: int
    seat: Seat
    agreed: tuple[Seat, ...] = ()
    refused: Seat | None = None


class Clock(msgspec.Struct):
    running: dict[Seat, Running] = {}
    extras: dict[Seat, int] = {}
    """How often each seat has asked for more time."""
    extended: dict[Seat, tuple[str, ...]] = {}
    """The `cid` of each time that it did: asked again, it is not given again."""
    waited: dict[Seat, float] = {}
    """Since when the game waits for each of the people."""
    used: dict[Seat, float] = {}
    """Seconds that it has waited for each of them before."""
    votes: dict[Seat, tuple[Seat, ...]] = {}
    """Who wants a bot to play for somebody who is away."""
    undo: UndoWish | None = None
    """The last that was asked: like a vote it may wait for days, and outlives a restart. The next entry ends it."""
    seq: int | None = None
    """The entry after which it was stored; None: it was stored whenever it changed, as older revisions do."""

    @classmethod
    def stored(cls, body: bytes) -> Clock:
        return msgspec.json.decode(body, type=cls)

    def update(self, settings: ClockSettings, pending: Pending, mover: Seat | None, now: float) -> bool:
        """What runs after a move of `mover`; None: the table wakes. Whether that differs from before."""
        asked = _asked(settings, pending)
        if not asked and not self.running:
            return False
        running = {}
        for seat, (words, seconds, stands_still) in asked.items():
            before = self.running.get(seat)
            if before is None or before.asked != words or seat == mover:
                before = Running(words, now + seconds)
            elif mover is None:
                # The clock on the wall may have been set back since it was stored.
                longest = now + seconds + self.extras.get(seat, 0) * settings.extra_seconds
                before = Running(words, min(before.at, longest), before.left)
            running[seat] = _stopped(before, now) if stands_still else _going(before, now)
        changed = running != self.running
        self.running = running
        return changed

    def wait_for(self, people: Collection[Seat], mover: Seat | None, now: float) -> bool:
        """For whom the game waits after a move of `mover`; None: the table wakes. Whether that differs from before."""
        return wait_for(self, people, mover, now)

    def time_used(self, now: float) -> dict[Seat, float]:
        """By each of the people, with what they think about now."""
        used = dict(self.used)
        for seat, since in self.waited.items():
            used[seat] = used.get(seat, 0.0) + max(0.0, now - since)
        return used

    def has_extended(self, seat: Seat, cid: str) -> bool:
        return cid in self.extended.get(seat, ())

    def extend(self, settings: ClockSettings, seat: Seat, cid: str) -> bool:
        """More time for this seat. False when there is none to be had: the game's own timer is not for sale."""
        running = self.running.get(seat)
        if running is None or self.extras.get(seat, 0) >= settings.extras:
            return False
        self.extras[seat] = self.extras.get(seat, 0) + 1
        self.extended[seat] = (*self.extended.get(seat, ()), cid)
        self.running[seat] = Running(running.asked, running.at + settings.extra_seconds)
        return True

    def overdue(self, now: float) -> Seat | None:
        late = [
            (running.at, seat) for seat, running in self.running.items() if running.left is None and running.at <= now
        ]
        return min(late)[1] if late else None

    def next(self) -> float | None:
        return min((running.at for running in self.running.values() if running.left is None), default=None)

    def put_off(self, seat: Seat, until: float) -> None:
        """Nothing could be done when it was over: look again later."""
        self.running[seat] = Running(self.running[seat].asked, until)

    def deadlines(self, now: float) -> tuple[Deadline, ...]:
        if not self.running:
            return ()
        return tuple(
            Deadline(seat, max(0, round(_seconds_left(running, now) * 1000)), running.left is not None)
            for seat, running in sorted(self.running.items())
        )


def _stopped(running: Running, now: float) -> Running:
    return running if running.left is not None else Running(running.asked, running.at, running.at - now)


def _going(running: Running, now: float) -> Running:
    return running if running.left is None else Running(running.asked, now + running.left)


def _seconds_left(running: Running, now: float) -> float:
    return running.at - now if running.left is None else running.left


def tag_of(prompt: Any) -> str:
    tag = prompt.__struct_config__.tag
    return str(tag)


def _asked(settings: ClockSettings, pending: Pending) -> dict[Seat, tuple[str, float, bool]]:
    """For whom a time runs: what for, how long, and whether it stands still."""
    asked: dict[Seat, tuple[str, float, bool]] = {}
    for seat, prompts in pending.items():
        if seat == HOUSE:
            seconds = min(float(prompt.seconds) for prompt in prompts)
            still = any(getattr(prompt, "stands_still", False) for prompt in prompts)
            asked[seat] = (msgspec.json.encode([_as_it_runs(prompt) for prompt in prompts]).decode(), seconds, still)
            continue
        if settings.move_seconds is None and not settings.by_prompt:
            continue
        tags = sorted(tag_of(prompt) for prompt in prompts if prompt.waited)
        times = [time for tag in tags if (time := settings.by_prompt.get(tag, settings.move_seconds)) is not None]
        if times:
            asked[seat] = (" ".join(tags), float(min(times)), False)
    return asked


def _as_it_runs(prompt: Any) -> Any:
    """Whether it stands still makes no other timer of it."""
    return msgspec.structs.replace(prompt, stands_still=False) if getattr(prompt, "stands_still", False) else prompt
