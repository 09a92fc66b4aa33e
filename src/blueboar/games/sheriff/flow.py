"""How the phases follow one another. Each phase knows when it is over; what comes next is known here."""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.game import Emit
from blueboar.games.sheriff import handling, striking
from blueboar.games.sheriff.events import CardsMoved, DeckShuffled, GoldDealt
from blueboar.games.sheriff.phases import declaration, inspection, loading, market, round_end
from blueboar.games.sheriff.state import DECLARATION, INSPECTION, LOADING, MARKET, State
from blueboar.games.sheriff.zones import BOX, DECK, PILE

TURNED_AT_SETUP = 5


def begin(state: State, chance: Chance, emit: Emit) -> None:
    """Shuffle, deal, turn up the first discards, and begin the first round."""
    options = state.options
    deck = state.goods.deck[:]
    chance.shuffle(deck)
    emit(DeckShuffled(len(deck), tuple(deck)))
    emit(GoldDealt(options.starting_gold))
    _take_off_the_top(state, BOX, options.removed_cards, (), emit)
    for seat in range(state.players):
        handling.draw(state, seat, options.hand_size, chance, emit)
    if state.piles == 2:
        for pile in PILE:
            _take_off_the_top(state, pile, TURNED_AT_SETUP, None, emit)
    if state.config.deputies:
        round_end.begin_deputy_round(state, 1, chance, emit)
        return
    chosen = options.first_sheriff
    first = chance.below(state.players) if chosen == "random" else int(chosen)
    round_end.begin_round(state, 1, (first,), emit)


def _take_off_the_top(state: State, target: str, count: int, seen: tuple[int, ...] | None, emit: Emit) -> None:
    if count:
        deck = state.deck()
        taken = deck[len(deck) - count :]
        taken.reverse()
        emit(CardsMoved(DECK, target, count, tuple(taken), seen))


def go_on(state: State, chance: Chance, emit: Emit) -> None:
    """After every move: phases that are over give way to the next, until somebody has to be asked."""
    while not state.chores:
        phase = state.phase
        if phase == MARKET and market.is_over(state):
            loading.begin(state, emit)
        elif phase == LOADING and loading.is_over(state):
            declaration.begin(state, emit)
        elif phase == DECLARATION and declaration.is_over(state):
            inspection.begin(state, emit)
        elif phase == INSPECTION and inspection.is_over(state):
            round_end.finish_inspection(state, chance, emit)
        else:
            if state.offers:
                striking.void_offers(state, emit)
            return
