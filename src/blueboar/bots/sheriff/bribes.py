"""A deal read as a bribe: whose bag it is about, how much gold someone gives, and what it is worth in print."""

from __future__ import annotations

from blueboar.bots.sheriff.conditions import condition_of
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.terms import (
    Deal,
    GiveBagGoods,
    GiveFaceDown,
    GiveGold,
    GiveStallGoods,
    LetThroughTerm,
    OpenBagTerm,
)

_UNKNOWN_CARD = 3
_UNNAMED_CARD = 6


def about_bag(deal: Deal) -> Seat | None:
    """The partner whose own bag this deal lets through."""
    parties = (deal.proposer, *deal.partners)
    for term in deal.terms:
        if isinstance(term, LetThroughTerm) and term.merchant in parties:
            return term.merchant
    return None


def lets_through(deal: Deal, merchant: Seat) -> bool:
    return any(isinstance(term, LetThroughTerm) and term.merchant == merchant for term in deal.terms)


def opens_own(deal: Deal) -> Seat | None:
    """The partner whose own bag is to be opened by this deal."""
    parties = (deal.proposer, *deal.partners)
    for term in deal.terms:
        if isinstance(term, OpenBagTerm) and term.merchant in parties:
            return term.merchant
    return None


def gold_from(deal: Deal, giver: Seat) -> int:
    return sum(
        term.amount for term in deal.terms if isinstance(term, GiveGold) and term.giver == giver and term.when is None
    )


def price_from(deal: Deal, giver: Seat, value: dict[str, int]) -> float:
    """Gold, and goods at their printed value; words, and what may never go over, are not counted."""
    total = 0.0
    for term in deal.terms:
        if condition_of(term) is not None or getattr(term, "giver", None) != giver:
            continue
        if isinstance(term, GiveGold):
            total += term.amount
        elif isinstance(term, GiveFaceDown):
            total += _UNNAMED_CARD * term.count
        elif isinstance(term, (GiveStallGoods, GiveBagGoods)):
            total += value.get(term.good, _UNKNOWN_CARD) * term.count
    return total
