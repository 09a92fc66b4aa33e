"""Random play through every rule, and a harmless move for the absent."""

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
    first, second, third = state.hand(seat)
    laid = len(state.side(field, seat))
    if laid == 1 or (laid == 0 and chance.likely(0.5)):
        pairs = ((first, second), (first, third), (second, third))
        return seat, PlayCards(field, pairs[chance.below(3)])
    played = chance.below(3)
    left = [card for place, card in enumerate(state.hand(seat)) if place != played]
    discard = chance.below(4)
    return seat, PlayCards(field, (state.hand(seat)[played],), left[discard] if discard < 2 else None)


def safe_move(prompts: tuple[PlayPrompt, ...]) -> PlayCards | None:
    """As few cards as possible, where as many as possible lie already: it opens nothing new."""
    if not prompts:
        return None
    choice = max(prompts[0].fields, key=lambda each: len(each.counts) == 1)
    return PlayCards(choice.field, prompts[0].cards[: choice.counts[0]])
