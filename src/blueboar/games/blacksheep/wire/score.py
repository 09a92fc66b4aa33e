"""The parts of a player's score (rules 5.3, 6.2)."""
# interpreted: msgspec Structs

from __future__ import annotations

from typing import Literal

import msgspec

Decision = Literal["points", "figures", "outright", "shared"]
"""What decided the game (rules 5.6): points, figures among those tied on points, a task (6.5), or nothing did."""


class TaskScore(msgspec.Struct, frozen=True):
    task: str
    points: int


class Score(msgspec.Struct, frozen=True):
    points: int
    """Below the figures; those of black sheep are taken away."""
    majorities: tuple[str, ...]
    """Animals for which this player gets the bonus."""
    sets: int
    bonus: int
    """For majorities and sets."""
    tasks: tuple[TaskScore, ...]
    outright: str | None
    """The task that makes this player win, whatever the points."""
    figures: int
    total: int
