"""Since when a game waits for whom: what a move changes of it."""
# compiled: every move

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from blueboar.core.seats import Seat

Waits = dict[Seat, float]


class KeepsWaits(Protocol):
    """What a clock keeps of it."""

    waited: Waits
    used: Waits
    votes: dict[Seat, tuple[Seat, ...]]


def wait_for(clock: KeepsWaits, people: Collection[Seat], mover: Seat | None, now: float) -> bool:
    """For whom the game waits after a move of `mover`; None: the table wakes. Whether that differs from before."""
    if mover is None:
        clock.waited = {seat: min(since, now) for seat, since in clock.waited.items()}
    waits = waits_after(clock.waited, people, mover, now)
    if waits is None:
        return False
    clock.waited, ended = waits
    for seat, seconds in ended.items():
        clock.used[seat] = clock.used.get(seat, 0.0) + seconds
        clock.votes.pop(seat, None)
    return True


def waits_after(waited: Waits, people: Collection[Seat], mover: Seat | None, now: float) -> tuple[Waits, Waits] | None:
    """Since when the game waits for each of `people` after a move, and the seconds of each wait that it ended.

    None: it waits for the same people as before, and for none of them anew.
    """
    if len(waited) == len(people) and mover not in waited:
        for seat in people:
            if seat not in waited:
                break
        else:
            return None
    ended: Waits = {}
    for seat, since in waited.items():
        if seat == mover or seat not in people:
            ended[seat] = now - since if now > since else 0.0
    since_when: Waits = {}
    for seat in people:
        since_when[seat] = now if seat == mover else waited.get(seat, now)
    return since_when, ended
