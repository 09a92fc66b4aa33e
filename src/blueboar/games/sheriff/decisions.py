"""Sheriff by small decisions, put together with its rules."""
# interpreted: handed over as it is

from __future__ import annotations

from blueboar.games.sheriff.data.editions import Config
from blueboar.games.sheriff.game import GAME
from blueboar.games.sheriff.machines.decisions.at_the_table import Limits
from blueboar.games.sheriff.machines.decisions.table import MOST_OFFERS, MOST_STANCES, Rules, SheriffDecisions

_RULES = Rules(GAME.begin, GAME.decide)


def by_decisions(config: Config, most_offers: int = MOST_OFFERS, most_stances: int = MOST_STANCES) -> SheriffDecisions:
    return SheriffDecisions(config, _RULES, Limits(most_offers, most_stances))
