"""A deal read as a bribe: whose bag it is about, and how much gold someone gives."""

from __future__ import annotations

from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.terms import Deal, GiveGold, LetThroughTerm


def about_bag(deal: Deal) -> Seat | None:
    """The partner whose own bag this deal lets through."""
    parties = (deal.proposer, *deal.partners)
    for term in deal.terms:
        if isinstance(term, LetThroughTerm) and term.merchant in parties:
            return term.merchant
    return None


def gold_from(deal: Deal, giver: Seat) -> int:
    return sum(term.amount for term in deal.terms if isinstance(term, GiveGold) and term.giver == giver)
