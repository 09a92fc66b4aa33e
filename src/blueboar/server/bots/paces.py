"""How fast bots follow one another, by the wish of the people at the table."""

from __future__ import annotations

from collections.abc import Iterable

from blueboar.protocol.shapes import Pace

_SLOWEST_FIRST: tuple[Pace, ...] = ("slow", "click", "normal", "fast")
_FACTORS: dict[Pace, float] = {"slow": 2.0, "click": 1.0, "normal": 1.0, "fast": 0.35}
_SHORTER = 0.9
"""Each pause in a row is so much of the one before: however much the bots have to say, it takes them a bounded time."""
_LEAST_THOUGHT = 0.3
"""Of the usual time, after however many entries of bots in a row."""


def slowest(paces: Iterable[Pace]) -> Pace:
    """Whoever wants to follow can: the slowest wish counts."""
    return min(paces, key=_SLOWEST_FIRST.index, default="normal")


def pause(usual: float, pace: Pace, before: int) -> float:
    """After so many entries of bots in a row."""
    return usual * _FACTORS[pace] * float(_SHORTER**before)


def thinking(usual: float, pace: Pace, before: int = 0) -> float:
    """Nobody gains by bots that think for longer than usual; and a long talk among them is a quick one."""
    return usual * min(1.0, _FACTORS[pace]) * max(_LEAST_THOUGHT, float(_SHORTER**before))


def patience(usual: float, pace: Pace) -> float:
    """How long somebody has who may speak up and does not begin to."""
    return usual * _FACTORS[pace]
