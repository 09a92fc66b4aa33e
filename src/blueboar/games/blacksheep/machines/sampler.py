"""Random play through every rule, and a harmless move for the absent.

A hand has three cards, so `hand[place - 1]` and `hand[place - 2]` are the two others.
"""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.seats import NOBODY, Seat
from blueboar.games.blacksheep.rules.turn import Turn, named, play_turn
from blueboar.games.blacksheep.state.deeds import Deeds
from blueboar.games.blacksheep.state.state import NO_CARD, State
from blueboar.games.blacksheep.wire.moves import PlayCards
from blueboar.games.blacksheep.wire.prompts import PlayPrompt
from blueboar.games.blacksheep.wire.zones import FIELDS


def sample(state: State, chance: Chance) -> tuple[Seat, PlayCards]:
    return state.turn, named(state, random_turn(state, chance))


def random_turn(state: State, chance: Chance) -> Turn:
    """A field, the cards to be played there, and perhaps one to be discarded: all of it from one draw.

    Where a field cannot be played on, the next one that can takes its chances.
    """
    seat = state.turn
    hand = state.hands[seat]
    rest = chance.below(FIELDS * 24)
    field = rest % FIELDS
    while not state.may_play_on(field, seat):
        field = (field + 1) % FIELDS
    rest = rest // FIELDS
    laid = len(state.sides[field][seat])
    if laid == 1 or (laid == 0 and rest >= 12):
        kept = rest % 3
        return field, hand[kept - 1], hand[kept - 2], NO_CARD
    played = rest % 3
    other = rest // 3 % 4
    return field, hand[played], NO_CARD, hand[played - 1 - other] if other < 2 else NO_CARD


def play_out(state: State, house: Chance, players: Chance) -> int:
    """Random turns to the end, told to nobody; how many there were."""
    deeds = Deeds(state, None)
    turns = 0
    while state.turn != NOBODY:
        turns += 1
        play_turn(deeds, state.turn, random_turn(state, players), house.at(turns))
    return turns


def safe_move(prompts: tuple[PlayPrompt, ...]) -> PlayCards | None:
    """As few cards as possible, where as many as possible lie already: it opens nothing new."""
    if not prompts:
        return None
    choice = max(prompts[0].fields, key=lambda each: len(each.counts) == 1)
    return PlayCards(choice.field, prompts[0].cards[: choice.counts[0]])
