"""The bonuses for King and Queen that each player may expect, while there are rounds to come (rules 7)."""
# compiled: asked for every good and every number of cards, whenever a card is valued

from __future__ import annotations

import math
from typing import Final

_SURE: Final = 0.18
_ROUND: Final = 0.62
"""How much a player's lead may change in a round, as the scale of a logistic curve."""


def expected_bonuses(counts: list[int], king: int, queen: int, rounds_left: int) -> list[float]:
    """The bonus that each player may expect for one good, from how many of it lie on each stall."""
    players = len(counts)
    scale = _SURE + _ROUND * math.sqrt(rounds_left)
    beats: list[list[float]] = []
    for own in counts:
        row: list[float] = []
        for other in counts:
            lead = (own - other) / scale
            row.append(0.0 if lead < -30.0 else 1.0 if lead > 30.0 else 1.0 / (1.0 + math.exp(-lead)))
        beats.append(row)
    expected: list[float] = []
    for seat in range(players):
        if counts[seat] == 0 and rounds_left == 0:
            expected.append(0.0)
            continue
        row = beats[seat]
        first = 1.0
        for other in range(players):
            if other != seat:
                first *= row[other]
        second = 0.0
        for better in range(players):
            if better == seat:
                continue
            chance = 1.0 - row[better]
            for other in range(players):
                if other != seat and other != better:
                    chance *= row[other]
            second += chance
        expected.append(first * king + second * queen)
    return expected
