"""Drawing from the deck, which is made anew from the discard pile when it is empty (rules 3.6)."""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.game import Emit
from blueboar.core.seats import Seat
from blueboar.games.blacksheep.events import CardsMoved, DeckRenewed
from blueboar.games.blacksheep.state import HAND_SIZE, State
from blueboar.games.blacksheep.zones import DECK, HAND, ONLY


def draw_up(state: State, seat: Seat, chance: Chance, emit: Emit) -> None:
    """Fill the hand. There are always enough cards for that (rules 1.6)."""
    draw(state, HAND[seat], HAND_SIZE - len(state.hand(seat)), ONLY[seat], chance, emit)


def draw(state: State, target: str, count: int, seen: tuple[Seat, ...] | None, chance: Chance, emit: Emit) -> None:
    """Draw so many cards, or as many as there are in the deck and the discard pile."""
    while count > 0:
        if not state.deck and not renew_deck(state, chance, emit):
            return
        drawn = state.deck[-count:]
        drawn.reverse()
        emit(CardsMoved(DECK, target, len(drawn), tuple(drawn), seen))
        count -= len(drawn)


def renew_deck(state: State, chance: Chance, emit: Emit) -> bool:
    """Whether there was anything to make a new deck of."""
    cards = state.discard[:]
    if not cards:
        return False
    chance.shuffle(cards)
    emit(DeckRenewed(len(cards), tuple(cards)))
    return True
