"""Whose turn it is, and what may be played (rules 3.2, 3.3)."""

from __future__ import annotations

from blueboar.core.seats import NOBODY, Seat
from blueboar.games.blacksheep.rules.turn import COUNTS
from blueboar.games.blacksheep.state.state import State
from blueboar.games.blacksheep.wire.prompts import FieldChoice, PlayPrompt


def pending(state: State) -> dict[Seat, tuple[PlayPrompt, ...]]:
    seat = state.turn
    if seat == NOBODY:
        return {}
    fields = [FieldChoice(field, COUNTS[len(state.side(field, seat))]) for field in state.fields_for(seat)]
    return {seat: (PlayPrompt(tuple(fields), state.herd.name_cards(state.hand(seat))),)}
