"""Letting a bag through takes what is offered for it (rules 5.21): which offer a bot names, or none."""

from __future__ import annotations

from collections.abc import Callable

from blueboar.games.sheriff.wire.moves import LetThrough
from blueboar.games.sheriff.wire.prompts import BagChoice


def can_pass(bag: BagChoice) -> bool:
    """Whether it may be let through in any way."""
    return bag.let_through or bag.for_nothing or bool(bag.offers)


def let_through(bag: BagChoice, worth: Callable[[int], float]) -> LetThrough:
    """With the best offer that stands, if it is worth taking; a bribe is never left lying."""
    best = max(bag.offers, key=worth, default=None)
    if best is not None and (worth(best) > 0 or not bag.for_nothing):
        return LetThrough(bag.merchant, best)
    if bag.offers and bag.for_nothing:
        return LetThrough(bag.merchant, "nothing")
    return LetThrough(bag.merchant) if bag.let_through else LetThrough(bag.merchant, "nothing")
