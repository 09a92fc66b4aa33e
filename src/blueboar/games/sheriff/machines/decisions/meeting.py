"""Who may deal with whom."""

from __future__ import annotations

from blueboar.core.seats import Seat
from blueboar.games.sheriff.rules.deals import duties
from blueboar.games.sheriff.rules.deals.parties import officers
from blueboar.games.sheriff.state.state import State


def may_meet(state: State, parties: tuple[Seat, ...]) -> bool:
    """Whether these may deal with each other (rules 5.8, 5.13)."""
    if len(parties) < 2 or (not state.options.merchant_deals and not officers(state, parties)):
        return False
    return not state.duties or duties.against_dealing(state, parties) is None


def may_be_joined(state: State, parties: tuple[Seat, ...]) -> bool:
    """Whether these may deal, or may with some others."""
    if state.duties and duties.against_dealing(state, parties) is not None:
        return False
    if state.options.merchant_deals or officers(state, parties):
        return len(parties) > 1 or any(
            may_meet(state, (*parties, other)) for other in range(state.players) if other not in parties
        )
    return any(may_meet(state, (*parties, officer)) for officer in state.office)
