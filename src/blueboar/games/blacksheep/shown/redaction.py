"""What a seat sees of an event. The event itself says who may see its hidden part (rules 7)."""

from __future__ import annotations

from blueboar.core.seats import Seat
from blueboar.games.blacksheep.wire.events import (
    CardsMoved,
    DeckRenewed,
    DeckShuffled,
    Event,
    FiguresMixed,
    FiguresMoved,
    TasksMoved,
)


def redact(event: Event, seat: Seat | None) -> Event:
    if type(event) is CardsMoved:
        if event.seen is None or seat in event.seen:
            return event
        return CardsMoved(event.source, event.target, event.count, None, event.seen)
    if type(event) is FiguresMoved:
        if event.points is None or seat in event.seen:
            return event
        return FiguresMoved(event.source, event.target, event.figures, None, event.seen)
    if type(event) is TasksMoved:
        if event.seen is None or seat in event.seen:
            return event
        return TasksMoved(event.target, event.count, None, event.seen)
    if type(event) is DeckShuffled:
        return DeckShuffled(event.count)
    if type(event) is DeckRenewed:
        return DeckRenewed(event.count)
    if type(event) is FiguresMixed:
        return FiguresMixed(event.count)
    return event
