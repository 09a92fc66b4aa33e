"""The bonuses for King and Queen that each player may expect, while there are rounds to come (rules 7)."""
# compiled: asked for every good and every number of cards, whenever a card is valued

from __future__ import annotations

import math
from typing import Final

_SURE: Final = 0.18
_ROUND: Final = 0.62
"""How much a player's lead may change in a round, as the scale of a logistic curve."""


def expected_bonus(counts: list[int], seat: int, king: int, queen: int, rounds_left: int) -> float:
    """The bonus that one player may expect for a good, from how many of it lie on each stall."""
    own = counts[seat]
    if own == 0 and rounds_left == 0:
        return 0.0
    scale = _SURE + _ROUND * math.sqrt(rounds_left)
    beats: list[float] = []
    for other, count in enumerate(counts):
        if other != seat:
            lead = (own - count) / scale
            beats.append(0.0 if lead < -30.0 else 1.0 if lead > 30.0 else 1.0 / (1.0 + math.exp(-lead)))
    first = 1.0
    for chance in beats:
        first *= chance
    second = 0.0
    for better in range(len(beats)):
        alone = 1.0 - beats[better]
        for other, chance in enumerate(beats):
            if other != better:
                alone *= chance
        second += alone
    return first * king + second * queen
