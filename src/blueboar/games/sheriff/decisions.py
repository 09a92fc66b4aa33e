"""Sheriff by small decisions, put together with its rules."""
# interpreted: handed over as it is

from __future__ import annotations

from blueboar.games.sheriff.data.editions import Config
from blueboar.games.sheriff.game import GAME
from blueboar.games.sheriff.machines.decisions.at_the_table import (
    ANY_NUMBER,
    USUAL_OFFERS,
    USUAL_STANCES,
    USUAL_TERMS,
    Limits,
)
from blueboar.games.sheriff.machines.decisions.table import Rules, SheriffDecisions
from blueboar.games.sheriff.rules.deals.offers import MOST_OFFERS
from blueboar.games.sheriff.rules.deals.terms import MOST_TERMS

_RULES = Rules(GAME.begin, GAME.decide)


def by_decisions(
    config: Config,
    most_offers: int = USUAL_OFFERS,
    most_stances: int = USUAL_STANCES,
    most_terms: int = USUAL_TERMS,
) -> SheriffDecisions:
    """So many offers of a seat in one inspection, stances of a deputy about one bag, and terms in one offer."""
    for limit, most in ((most_offers, MOST_OFFERS), (most_stances, ANY_NUMBER), (most_terms, MOST_TERMS)):
        if not 1 <= limit <= most:
            raise ValueError(f"a limit of {limit}: from 1 to what the rules allow, {most}, is wanted")
    return SheriffDecisions(config, _RULES, Limits(most_offers, most_stances, most_terms))
