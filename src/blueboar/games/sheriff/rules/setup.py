"""Set-up: shuffle, deal, turn up the first discards, and begin the first round (rules 1.11 to 1.13)."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.games.sheriff.rules import handling, round_end
from blueboar.games.sheriff.state.pen import Pen
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.wire.events import CardsMoved, DeckShuffled, GoldDealt
from blueboar.games.sheriff.wire.zones import BOX, DECK, PILE

TURNED_AT_SETUP: Final = 5


def begin(state: State, chance: Chance, pen: Pen) -> None:
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
