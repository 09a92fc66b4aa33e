"""How well a simple reader tells two kinds of things apart: a logistic classifier, and the area under its curve."""

from __future__ import annotations

import math

Row = tuple[list[float], bool]
"""What is seen of one thing, and whether it is of the kind that is looked for."""


def area_under_curve(train: list[Row], test: list[Row]) -> float:
    """Learnt from the one, measured on the other; 0.5 is guessing, as where there is only one kind."""
    if len({kind for _, kind in train}) < 2 or len({kind for _, kind in test}) < 2:
        return 0.5
    weights = _logistic(train)
    scored = sorted((sum(w * x for w, x in zip(weights, row, strict=True)), kind) for row, kind in test)
    return _area(scored)


def _logistic(rows: list[Row], steps: int = 400, rate: float = 0.5) -> list[float]:
    weights = [0.0] * len(rows[0][0])
    for _ in range(steps):
        slopes = [0.0] * len(weights)
        for row, kind in rows:
            guess = 1.0 / (1.0 + math.exp(-sum(w * x for w, x in zip(weights, row, strict=True))))
            for place, x in enumerate(row):
                slopes[place] += (kind - guess) * x
        weights = [
            weight + rate * (slope / len(rows) - 0.001 * weight) for weight, slope in zip(weights, slopes, strict=True)
        ]
    return weights


def _area(scored: list[tuple[float, bool]]) -> float:
    """The chance that a lie scores above a truth; a tie counts half."""
    lies = sum(lie for _, lie in scored)
    above = below = 0.0
    place = 0
    while place < len(scored):
        same = [lie for score, lie in scored[place:] if score == scored[place][0]]
        there = sum(same)
        above += there * (below + 0.5 * (len(same) - there))
        below += len(same) - there
        place += len(same)
    return above / (lies * (len(scored) - lies))
