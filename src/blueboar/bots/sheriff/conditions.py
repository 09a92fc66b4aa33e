"""Gifts under a condition (rules 5.20): how likely it comes true, and how much of the gift counts.

Whoever hangs a gift on a bag knows that bag better than the one who is to get it, or thinks so. So such a gift is never
worth its gold: it counts in part, it counts nothing where its giver knows what is in the bag, and it buys nothing that
is handed over at once, or under another condition. One's own gift is reckoned with care, the other way: where somebody
else wants it under a condition, they may know that it comes true, or see to it.
"""
# compiled: part of every price

from __future__ import annotations

from typing import TYPE_CHECKING

from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.terms import (
    Condition,
    Deal,
    GiveBagGoods,
    GiveFaceDown,
    GiveGold,
    GiveStallGoods,
    LetThroughTerm,
    OpenBagTerm,
    Term,
)

if TYPE_CHECKING:
    from blueboar.bots.sheriff.pricing import Pricing

_BELIEVED = 0.6
_FEARED = 1.3
_TEMPTS = 0.3
"""How much more often a bag is opened for a gift that hangs on it."""

_COULD_OPEN = 0.08
"""Who decides may always open: a gift for it is worth a little, however good the bag looks."""


def condition_of(term: Term) -> Condition | None:
    if isinstance(term, (GiveGold, GiveStallGoods, GiveBagGoods, GiveFaceDown)):
        return term.when
    return None


def gives_something(deal: Deal, giver: Seat) -> bool:
    """Gold or goods, at once or under a condition."""
    return any(
        isinstance(term, (GiveGold, GiveStallGoods, GiveBagGoods, GiveFaceDown)) and term.giver == giver
        for term in deal.terms
    )


def gives_otherwise(deal: Deal, giver: Seat, when: Condition) -> bool:
    """Gold or goods at once, or under another condition: the one may be paid, and the other never."""
    return any(
        isinstance(term, (GiveGold, GiveStallGoods, GiveBagGoods, GiveFaceDown))
        and term.giver == giver
        and term.when != when
        for term in deal.terms
    )


def is_unseen(pricing: Pricing, term: Term) -> bool:
    """Goods that only their giver can see: they may not be there, so nothing is handed over for them."""
    if isinstance(term, GiveStallGoods):
        known = pricing.memory.cards.face_down[term.giver][term.good] >= term.count
        return not pricing.situation.goods.open.get(term.good, False) and not known
    return isinstance(term, GiveBagGoods)


def chance_of_opening(pricing: Pricing, bag: Seat, deal: Deal) -> float:
    """By the deal itself or by a duty it is certain; else as it is usual with such a bag."""
    for term in deal.terms:
        if isinstance(term, (LetThroughTerm, OpenBagTerm)) and term.merchant == bag:
            return float(isinstance(term, OpenBagTerm))
    for duty in pricing.situation.view.duties:
        if duty.merchant == bag and duty.act != "refuse-deals":
            return float(duty.act == "open")
    if pricing.situation.view.players[bag].bag.status != "closed":
        return 0.0
    if bag == pricing.situation.me:
        return pricing.my_risk()
    rate = pricing.open_rate(bag)
    return max(rate, _COULD_OPEN) if pricing.situation.in_office else rate


def chance_of(pricing: Pricing, when: Condition, deal: Deal) -> float:
    """That it comes true, as far as this seat can tell."""
    opened = chance_of_opening(pricing, when.bag, deal)
    if when.happens == "let-through":
        return 1.0 - opened
    if when.happens == "opened":
        return opened
    own = when.bag == pricing.situation.me
    lie = float(bool(pricing.wrong_in_bag())) if own else pricing.suspicion(when.bag).lie
    return opened * (lie if when.happens == "lie" else 1.0 - lie)


def at_worst(pricing: Pricing, when: Condition, deal: Deal) -> float:
    """That it comes true where the others want it to: who is in office decides, and a merchant can pay for it."""
    opened = chance_of_opening(pricing, when.bag, deal)
    if when.happens == "let-through":
        return float(opened < 1.0)
    if not opened or when.happens == "opened":
        return float(opened > 0.0)
    if when.bag == deal.proposer or when.bag in deal.partners:
        return 1.0  # of my own bag, too: whether such an oath is sworn must not say what is in it
    lie = pricing.suspicion(when.bag).lie
    return min(1.0, _FEARED * (lie if when.happens == "lie" else 1.0 - lie))


def counts(pricing: Pricing, term: Term, deal: Deal) -> float:
    """Which part of a gift is reckoned with."""
    when = condition_of(term)
    giver, me = getattr(term, "giver", -1), pricing.situation.me
    if giver != me and deal.proposer != me and is_unseen(pricing, term) and gives_something(deal, me):
        return 0.0
    if when is None:
        return _coming_over(pricing, term, deal)
    if giver == me and deal.proposer != me:
        return at_worst(pricing, when, deal)
    chance = chance_of(pricing, when, deal)
    if giver == me:
        return min(1.0, _FEARED * chance)
    if gives_otherwise(deal, me, when):
        return 0.0
    if when.bag == giver and when.happens in ("lie", "true"):
        return 0.0
    return _BELIEVED * chance


def _coming_over(pricing: Pricing, term: Term, deal: Deal) -> float:
    """Goods of a bag come over only if it is let through (rules 5.10); of my own it is not told how likely that is."""
    if isinstance(term, GiveBagGoods) and (term.giver != pricing.situation.me or deal.proposer == pricing.situation.me):
        return 1.0 - chance_of_opening(pricing, term.giver, deal)
    return 1.0


def tempts(pricing: Pricing, deal: Deal) -> float:
    """What it is worth to me that my own gifts make those in office want to open a rival's bag."""
    situation = pricing.situation
    if situation.in_office:
        return 0.0
    total = 0.0
    for term in deal.terms:
        when = condition_of(term)
        if when is None or getattr(term, "giver", -1) != situation.me or when.bag == situation.me:
            continue
        if when.happens in ("lie", "opened") and any(seat in situation.office for seat in deal.partners):
            suspicion = pricing.suspicion(when.bag)
            total = max(total, _TEMPTS * suspicion.lie * suspicion.stake() * situation.rel)
    return total


def pledged(pricing: Pricing, bag: Seat) -> float:
    """What the pledges that hang on this bag add to opening it, for one who decides it."""
    situation = pricing.situation
    lie = pricing.suspicion(bag).lie
    total = 0.0
    for pledge in situation.view.pledges:
        mine = pledge.giver == situation.me
        if pledge.when.bag != bag or not (mine or situation.me in pledge.to):
            continue
        worth = pledge.gold + situation.worth_of(pledge.legal) + situation.unnamed * pledge.contraband_count
        share = -worth if mine else worth / len(pledge.to)
        happens = pledge.when.happens
        total += share * {"lie": lie, "true": 1.0 - lie, "opened": 1.0}.get(happens, -1.0)
    return total
