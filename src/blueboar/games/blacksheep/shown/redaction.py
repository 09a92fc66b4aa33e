"""What a seat sees of an event (rules 7). Whatever is not listed here as shown is not in it."""

from __future__ import annotations

from typing import Any, Final

from blueboar.core.seats import Seat
from blueboar.games.blacksheep.wire import events

_HIDDEN: Final = events.Hidden()
_OPEN_TO_ALL: Final = frozenset(
    (
        events.Hidden,
        events.TurnBegan,
        events.Passed,
        events.FieldDrivenOut,
        events.FieldTurnedOver,
        events.EndgameBegan,
        events.Revealed,
        events.GameEnded,
    )
)


def redact(event: Any, seat: Seat | None) -> Any:
    """The event itself says who may see its hidden part."""
    kind = type(event)
    if kind in _OPEN_TO_ALL:
        return event
    if kind is events.CardsMoved:
        if event.seen is None or seat in event.seen:
            return event
        return events.CardsMoved(event.source, event.target, event.count, None, event.seen)
    if kind is events.FiguresMoved:
        if event.points is None or seat in event.seen:
            return event
        return events.FiguresMoved(event.source, event.target, event.figures, None, event.seen)
    if kind is events.TasksMoved:
        if event.seen is None or seat in event.seen:
            return event
        return events.TasksMoved(event.target, event.count, None, event.seen)
    if kind is events.DeckShuffled:
        return events.DeckShuffled(event.count)
    if kind is events.DeckRenewed:
        return events.DeckRenewed(event.count)
    if kind is events.FiguresMixed:
        return events.FiguresMixed(event.count)
    return _HIDDEN
