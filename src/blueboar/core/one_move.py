"""One move at a table: checked, carried out, and written down with all that came of it."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.errors import IllegalMove
from blueboar.core.game import Game
from blueboar.core.kinds import Config, Event, Move, Prompt, State, View
from blueboar.core.record import Entry
from blueboar.core.seats import Seat

_ENTRY: Final = Entry
"""Compiled, a constant is at hand; what is imported from plain Python is else looked up in a dict each time."""


def carry_out(
    game: Game[Config, State, Move, Event, View, Prompt],
    state: State,
    entries: list[Entry[Move, Event]],
    seat: Seat,
    move: Move,
    chance: Chance,
) -> Entry[Move, Event]:
    """The next of these entries. IllegalMove says why the move is not allowed, and then nothing has changed."""
    refusal = game.check(state, seat, move)
    if refusal is not None:
        raise IllegalMove(refusal)
    events: list[Event] = []
    number = len(entries)
    game.decide(state, seat, move, chance.at(number), events)
    entry: Entry[Move, Event] = _ENTRY(number, seat, move, tuple(events))
    entries.append(entry)
    return entry
