"""A price as terms: gold, or goods of a stall, goods of the bag, an unnamed card, a favour; which is for the dice.

What is paid with says nothing of what is in the bag.
"""

from __future__ import annotations

from blueboar.bots.bot import Saying
from blueboar.bots.sheriff.pricing import Pricing
from blueboar.bots.sheriff.round_dice import RoundDice
from blueboar.bots.sheriff.sayings import LET_NEXT_BAG_THROUGH, PAY_NEXT_TIME
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.terms import DoFavour, GiveBagGoods, GiveFaceDown, GiveGold, GiveStallGoods, Term

_GOODS = 0.42
"""How often a price is paid with goods of the stall, where there are any."""
_FROM_BAG = 0.16
_UNNAMED = 0.14
"""A face-down card that is not named, where the price is about as high as one is worth."""
_FAVOUR = 0.18
_TOO_MUCH, _TOO_MUCH_UNNAMED = 1.2, 2.0
"""So much more than the price goods may be worth; more of it where nobody can tell."""

Payment = tuple[tuple[Term, ...], Saying]


def from_me(pricing: Pricing, price: float, dice: RoundDice, number: int, last_word: bool) -> Payment | None:
    """My payment for my own bag; None if I cannot pay anything like it."""
    situation, terms = pricing.situation, pricing.skill.terms
    me, gold = situation.me, max(1, round(price))
    roll = dice.roll(f"pay-with-{number}")
    if "stall" in terms and (roll < _GOODS or gold > situation.own.gold):
        paid = _stall(pricing, me, price, situation.own.gold)
        if paid is not None:
            return paid
    if "bag" in terms and _GOODS <= roll < _GOODS + _FROM_BAG:
        paid = _from_bag(pricing, price)
        if paid is not None:
            return paid
    hidden = _GOODS + _FROM_BAG
    if "unnamed" in terms and (hidden <= roll < hidden + _UNNAMED or gold > situation.own.gold):
        paid = _unnamed(pricing, me, price, situation.own.gold)
        if paid is not None:
            return paid
    if gold > situation.own.gold:
        return None
    if "favour" in terms and roll > 1.0 - _FAVOUR and situation.rounds_left and not _owes(pricing, me):
        favour = LET_NEXT_BAG_THROUGH if dice.likely("favour", 0.7) else PAY_NEXT_TIME
        return (GiveGold(me, gold), DoFavour(me, favour)), Saying("offer-favour")
    return (GiveGold(me, gold),), Saying("last-offer" if last_word else "offer-gold", {"gold": gold})


def from_other(pricing: Pricing, merchant: Seat, price: float, dice: RoundDice, number: int) -> tuple[Term, ...] | None:
    """What to ask of a merchant."""
    situation = pricing.situation
    player = situation.view.players[merchant]
    gold = max(1, round(price))
    roll = dice.roll(f"ask-for-{merchant}-{number}")
    if "stall" in pricing.skill.terms and (roll < _GOODS or gold > player.gold):
        paid = _stall(pricing, merchant, price, player.gold)
        if paid is not None:
            return paid[0]
    if "unnamed" in pricing.skill.terms and (_GOODS <= roll < _GOODS + _UNNAMED or gold > player.gold):
        paid = _unnamed(pricing, merchant, price, player.gold)
        if paid is not None:
            return paid[0]
    if gold > player.gold:
        return None
    # Not on top of a lower price: that would be no lower.
    if "favour" in pricing.skill.terms and roll > 1.0 - _FAVOUR and situation.rounds_left and not number:
        return GiveGold(merchant, gold), DoFavour(merchant, LET_NEXT_BAG_THROUGH)
    return (GiveGold(merchant, gold),)


def _owes(pricing: Pricing, giver: Seat) -> bool:
    """One favour at a time: who promises more is not believed."""
    ledger = pricing.situation.view.ledger
    return any(line.giver == giver and line.what == "favour" and line.status == "open" for line in ledger)


def _stall(pricing: Pricing, giver: Seat, price: float, gold: int) -> Payment | None:
    """The card that costs its owner least beyond its printed value, and gold for the rest."""
    situation = pricing.situation
    value, mine = situation.goods.value, giver == situation.me
    best: tuple[float, str] | None = None
    for good in sorted(set(situation.view.players[giver].stall)):
        if good not in situation.goods.legal or value[good] > price + _TOO_MUCH:
            continue
        if mine:
            extra = situation.worth_of_losing([good]) - value[good]
        else:
            # What costs them a crown they will not give; what brings me one is worth asking for.
            theirs = -situation.gain(good, -1, giver)
            extra = theirs - situation.gain(good, 1)
            if theirs > 3.0:
                continue
        if extra < (1.0 if mine else 2.0) and (best is None or extra < best[0]):
            best = (extra, good)
    if best is None:
        return None
    good = best[1]
    there = situation.view.players[giver].stall.count(good)
    count = 2 if there > 1 and 2 * value[good] <= price + 0.5 and mine else 1
    rest = min(gold, max(0, round(price - count * value[good])))
    terms: tuple[Term, ...] = (GiveStallGoods(giver, good, count),)
    if rest:
        terms = (GiveGold(giver, rest), *terms)
    return terms, Saying("offer-goods", {"good": good, "count": count})


def _unnamed(pricing: Pricing, giver: Seat, price: float, gold: int) -> Payment | None:
    """One face-down card, and gold for the rest; only its giver knows which card it is."""
    if not pricing.situation.view.players[giver].contraband_count:
        return None
    worth = pricing.worth_of_unnamed(giver, 1)
    if worth > price + _TOO_MUCH_UNNAMED:
        return None
    card, rest = GiveFaceDown(giver, 1), min(gold, max(0, round(price - worth)))
    return ((GiveGold(giver, rest), card) if rest else (card,)), Saying("offer-unnamed")


def _from_bag(pricing: Pricing, price: float) -> Payment | None:
    """One of the declared cards, as far as there is one: true bags have it, and most false ones too."""
    situation = pricing.situation
    bag, me = situation.own.bag, situation.me
    good = bag.declared or ""
    if good not in (bag.cards or ()) or situation.goods.value[good] > price + _TOO_MUCH:
        return None
    rest = min(situation.own.gold, max(0, round(price - 0.7 * situation.goods.value[good])))
    terms: tuple[Term, ...] = (GiveBagGoods(me, good, 1),)
    if rest:
        terms = (GiveGold(me, rest), *terms)
    return terms, Saying("offer-from-bag", {"good": good, "count": 1})
