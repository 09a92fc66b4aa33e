"""Set-up: shuffle, deal, turn up the first discards, and begin the first round (rules 1.11 to 1.13)."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.games.sheriff.rules import handling, round_end
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.options import RANDOM
from blueboar.games.sheriff.state.zones import BOX, DECK, PILE

TURNED_AT_SETUP: Final = 5


def begin(deeds: Deeds, chance: Chance) -> None:
    state, options = deeds.state, deeds.state.options
    deck = state.goods.deck[:]
    chance.shuffle(deck)
    deeds.shuffle_deck(deck)
    deeds.deal_gold(options.starting_gold)
    if options.removed_cards:
        deeds.draw(DECK, BOX, options.removed_cards, ())
    for seat in range(state.players):
        handling.draw(deeds, seat, options.hand_size, chance)
    if state.piles == 2:
        for pile in PILE:
            deeds.draw(DECK, pile, TURNED_AT_SETUP, None)
    if options.deputies:
        round_end.begin_deputy_round(deeds, 1, chance)
        return
    first = chance.below(state.players) if options.first_sheriff == RANDOM else options.first_sheriff
    round_end.begin_round(deeds, 1, (first,))
