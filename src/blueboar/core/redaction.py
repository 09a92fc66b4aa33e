"""An entry as somebody may see it. Every move is told to everyone at its table: this is asked for each of them."""

from __future__ import annotations

from typing import Final

from blueboar.core.game import Game
from blueboar.core.kinds import Config, Event, Move, Prompt, State, View
from blueboar.core.record import Entry
from blueboar.core.seats import Seat

_ENTRY: Final = Entry
"""Compiled, a constant is at hand."""


def redacted(
    game: Game[Config, State, Move, Event, View, Prompt], entry: Entry[Move, Event], seat: Seat | None
) -> Entry[Move, Event]:
    """Their own move, and of the events what they show this seat, or a spectator."""
    events = tuple([game.redact(event, seat) for event in entry.events])
    return _ENTRY(entry.seq, entry.seat, entry.move if entry.seat == seat else None, events, entry.undoes)
