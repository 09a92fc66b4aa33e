"""What a player's word is worth who promises goods that nobody else can see: by what became of earlier ones.

Trust says how likely they are there; credit, how much such goods count for at most. Without it a liar would promise
more the less is believed, and a great promise would always be enough.
"""
# compiled: part of every price

from __future__ import annotations

from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.terms import Promise

_BELIEVED = 0.4
"""How far a stranger is believed who promises goods that nobody else can see."""
_STRANGERS_CREDIT = 4.0
"""In points: a card or so."""
_EARNED = 0.35
"""How much of what was handed over as promised is lent again."""
_UNSEEN = ("bag", "contraband")
_ON_TRUST = (*_UNSEEN, "favour")


def trust(ledger: tuple[Promise, ...], seat: Seat, grudge: float) -> float:
    """How far a promise of this player that may be a lie is believed."""
    kept = broken = 0
    for line in ledger:
        if line.giver == seat and line.what in _ON_TRUST:
            kept += line.status == "kept"
            broken += line.status == "broken"
    weight = 2.0 + 2.0 * grudge
    return (kept + 2.0 * _BELIEVED) / (kept + broken * weight + 2.0)


def credit(ledger: tuple[Promise, ...], seat: Seat, value: dict[str, int]) -> float:
    """The most that such goods of this player count for; what is still owed, or was not there, is taken off."""
    total = _STRANGERS_CREDIT
    for line in ledger:
        if line.giver != seat or line.what not in _UNSEEN:
            continue
        worth = sum(value.get(good, 0) * count for good, count in line.goods)
        if line.status == "kept":
            total += _EARNED * worth
        elif line.status != "void":
            total -= worth
    return max(0.0, total)
