"""Drawing from the deck, which is made anew from the discard pile when it is empty (rules 3.6)."""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.seats import Seat
from blueboar.games.blacksheep.state.deeds import Deeds


def draw_up(deeds: Deeds, seat: Seat, missing: int, chance: Chance) -> None:
    """Fill the hand. There are always enough cards for that (rules 1.6)."""
    while missing > len(deeds.state.deck):
        count = at_hand(deeds, missing, chance)
        deeds.draw(seat, count)
        missing -= count
    if missing > 0:
        deeds.draw(seat, missing)


def turn_up(deeds: Deeds, missing: int, chance: Chance) -> None:
    """Turn up so many cards, or as many as there are in the deck and the discard pile."""
    while missing > 0:
        count = at_hand(deeds, missing, chance)
        if count == 0:
            return
        deeds.turn_up(count)
        missing -= count


def at_hand(deeds: Deeds, wanted: int, chance: Chance) -> int:
    """How many of the wanted cards the deck has, made anew if it has none."""
    state = deeds.state
    if not state.deck and state.discard:
        cards = state.discard[:]
        chance.shuffle(cards)
        deeds.renew_deck(cards)
    return min(wanted, len(state.deck))
