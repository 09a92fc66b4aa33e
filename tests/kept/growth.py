"""What travels and what is kept only grows: an older reader still finds all that it knows."""

from __future__ import annotations

from typing import Any

GIVEN_UP = {"refused_by"}
"""Fields that were taken back on purpose: the duties in the prompt for offers, which nobody read; the view has them."""


def missing(then: Any, now: Any, place: str = "") -> list[str]:
    """What was there then and is not, or is something else, now. What is new does not matter."""
    if isinstance(then, dict) and isinstance(now, dict):
        gone = [f"{place}.{name} is gone" for name in then if name not in now and name not in GIVEN_UP]
        kept = (missing(then[name], now[name], f"{place}.{name}") for name in then if name in now)
        return gone + [fault for faults in kept for fault in faults]
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        pairs = enumerate(zip(then, now, strict=True))
        return [fault for number, (old, new) in pairs for fault in missing(old, new, f"{place}[{number}]")]
    return [] if then == now else [f"{place} was {then!r} and is {now!r}"]
