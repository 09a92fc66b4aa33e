"""How the phases follow one another. Each phase knows when it is over; what comes next is known here."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.games.sheriff import handling, striking
from blueboar.games.sheriff.events import CardsMoved, DeckShuffled, GoldDealt
from blueboar.games.sheriff.pen import Pen
from blueboar.games.sheriff.phases import declaration, inspection, loading, market, round_end
from blueboar.games.sheriff.state import DECLARATION, INSPECTION, LOADING, MARKET, State
from blueboar.games.sheriff.zones import BOX, DECK, PILE

TURNED_AT_SETUP: Final = 5


def begin(state: State, chance: Chance, pen: Pen) -> None:
    """Shuffle, deal, turn up the first discards, and begin the first round."""
    options = state.options
    deck = state.goods.deck[:]
    chance.shuffle(deck)
    pen.write(DeckShuffled(len(deck), tuple(deck)))
    pen.write(GoldDealt(options.starting_gold))
    _take_off_the_top(state, BOX, options.removed_cards, (), pen)
    for seat in range(state.players):
        handling.draw(state, seat, options.hand_size, chance, pen)
    if state.piles == 2:
        for pile in PILE:
            _take_off_the_top(state, pile, TURNED_AT_SETUP, None, pen)
    if state.config.deputies:
        round_end.begin_deputy_round(state, 1, chance, pen)
        return
    chosen = options.first_sheriff
    first = chance.below(state.players) if chosen == "random" else int(chosen)
    round_end.begin_round(state, 1, (first,), pen)


def _take_off_the_top(state: State, target: str, count: int, seen: tuple[int, ...] | None, pen: Pen) -> None:
    if count:
        deck = state.deck()
        taken = deck[len(deck) - count :]
        taken.reverse()
        pen.write(CardsMoved(DECK, target, count, tuple(taken), seen))


def go_on(state: State, chance: Chance, pen: Pen) -> None:
    """After every move: phases that are over give way to the next, until somebody has to be asked."""
    while not state.chores:
        phase = state.phase
        if phase == MARKET and market.is_over(state):
            loading.begin(state, pen)
        elif phase == LOADING and loading.is_over(state):
            declaration.begin(state, pen)
        elif phase == DECLARATION and declaration.is_over(state):
            inspection.begin(state, pen)
        elif phase == INSPECTION and inspection.is_over(state):
            round_end.finish_inspection(state, chance, pen)
        else:
            if state.offers:
                striking.void_offers(state, pen)
            return
