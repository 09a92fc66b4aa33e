"""The games of the house. Importing this package registers them all."""

from blueboar.core.decisions import register_decisions
from blueboar.core.game import register
from blueboar.games.blacksheep.game import BlackSheep
from blueboar.games.blacksheep.machines.decisions import BlackSheepDecisions
from blueboar.games.sheriff.data.editions import Config
from blueboar.games.sheriff.game import Sheriff
from blueboar.games.sheriff.machines.decisions.at_the_table import Limits
from blueboar.games.sheriff.machines.decisions.table import MOST_OFFERS, MOST_STANCES, Rules, SheriffDecisions

_sheriff = Sheriff()
register(_sheriff)
register(BlackSheep())

_rules = Rules(_sheriff.begin, _sheriff.decide)


def _sheriff_decisions(
    config: Config, most_offers: int = MOST_OFFERS, most_stances: int = MOST_STANCES
) -> SheriffDecisions:
    return SheriffDecisions(config, _rules, Limits(most_offers, most_stances))


register_decisions("sheriff", _sheriff_decisions)
register_decisions("blacksheep", BlackSheepDecisions)
