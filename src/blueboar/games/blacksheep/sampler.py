"""Random play through every rule, and a harmless move for the absent.

A hand has three cards, so `hand[place - 1]` and `hand[place - 2]` are the two others.
"""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.seats import Seat
from blueboar.games.blacksheep.moves import PlayCards
from blueboar.games.blacksheep.prompts import PlayPrompt
from blueboar.games.blacksheep.state import State


def sample(state: State, chance: Chance) -> tuple[Seat, PlayCards]:
    seat = state.turn
    fields = state.fields_for(seat)
    field = fields[chance.below(len(fields))]
    hand = state.hand(seat)
    laid = len(state.side(field, seat))
    if laid == 1 or (laid == 0 and chance.likely(0.5)):
        kept = chance.below(3)
        return seat, PlayCards(field, (hand[kept - 1], hand[kept - 2]))
    choice = chance.below(12)
    played = choice // 4
    other = choice % 4
    return seat, PlayCards(field, (hand[played],), hand[played - 1 - other] if other < 2 else None)


def safe_move(prompts: tuple[PlayPrompt, ...]) -> PlayCards | None:
    """As few cards as possible, where as many as possible lie already: it opens nothing new."""
    if not prompts:
        return None
    choice = max(prompts[0].fields, key=lambda each: len(each.counts) == 1)
    return PlayCards(choice.field, prompts[0].cards[: choice.counts[0]])
