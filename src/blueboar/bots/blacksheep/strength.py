"""How strong a side will be when it is full: reckoned over all ways to fill it, cached for every side there is."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement, permutations

from blueboar.games.blacksheep.ranking import ranking_of

_TRIES = 4
"""A side is filled with the best of about so many chances: three cards in hand, and draws."""


class Strengths:
    def __init__(self, animals: int) -> None:
        self._animals = animals
        self._ranking = ranking_of(animals)
        self._known: dict[tuple[int, ...], float] = {}

    def full(self, five: tuple[int, ...]) -> int:
        return self._ranking.strength(five)

    def hoped(self, there: tuple[int, ...]) -> float:
        """The strength to expect of a side with these animals (figures and cards), from 0 to 1."""
        key = tuple(sorted(there))
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._reckon(key)
        return known

    def _reckon(self, there: tuple[int, ...]) -> float:
        missing = 5 - len(there)
        most = len(self._ranking.names) - 1
        if missing <= 0:
            return self._ranking.strength(there) / most
        found: list[int] = []
        for more in combinations_with_replacement(range(self._animals), missing):
            ways = len(set(permutations(more)))
            found += [self._ranking.strength(there + more)] * ways
        found.sort()
        number = len(found)
        total = 0.0
        for place, strength in enumerate(found):
            total += strength * (((place + 1) / number) ** _TRIES - (place / number) ** _TRIES)
        return total / most


@lru_cache(maxsize=16)
def strengths_of(animals: int) -> Strengths:
    """Shared by all bots of a process: it is the same for everyone, and takes a moment to reckon."""
    return Strengths(animals)
