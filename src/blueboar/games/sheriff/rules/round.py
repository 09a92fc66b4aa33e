"""How the phases follow one another. Each phase knows when it is over; what comes next is known here."""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.games.sheriff.rules import declaration, inspection, loading, market, round_end
from blueboar.games.sheriff.rules.deals import talk
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.state import DECLARATION, INSPECTION, LOADING, MARKET


def go_on(deeds: Deeds, chance: Chance) -> None:
    """After every move: phases that are over give way to the next, until somebody has to be asked."""
    state = deeds.state
    if deeds.only_talk:  # it ends no phase, and no other offer falls with it
        deeds.only_talk = False
        return
    while not state.chores:
        phase = state.phase
        if phase == MARKET and market.is_over(state):
            loading.begin(deeds)
        elif phase == LOADING and loading.is_over(state):
            declaration.begin(deeds)
        elif phase == DECLARATION and declaration.is_over(state):
            inspection.begin(deeds)
        elif phase == INSPECTION and inspection.is_over(state):
            round_end.finish_inspection(deeds, chance)
        else:
            if state.offers:
                talk.void_offers(deeds)
            return
