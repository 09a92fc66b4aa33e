"""Quiet hours: when something may be said to a person. Knows no clock: `now` is handed in."""

from __future__ import annotations

from blueboar.protocol.notices import QuietHours

_DAY = 86_400.0


def may_be_told_at(quiet: QuietHours | None, now: float) -> float:
    """Now, or when the quiet hours are over."""
    if quiet is None or quiet.start == quiet.end:
        return now
    second = (now + quiet.offset * 60) % _DAY
    start, end = quiet.start * 60, quiet.end * 60
    inside = start <= second < end if start < end else second >= start or second < end
    return now + (end - second) % _DAY if inside else now
