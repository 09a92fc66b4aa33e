"""Black Sheep by small decisions."""
# interpreted: handed over as it is

from __future__ import annotations

from blueboar.games.blacksheep.data.editions import Config
from blueboar.games.blacksheep.machines.decisions import BlackSheepDecisions


def by_decisions(config: Config) -> BlackSheepDecisions:
    return BlackSheepDecisions(config)
