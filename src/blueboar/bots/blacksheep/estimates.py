"""Rules of thumb while nothing is settled: how strong a side may become, how likely a field, a majority or a set is."""
# compiled: the wolf asks thousands of times for one move

from __future__ import annotations

import math
from itertools import combinations_with_replacement, permutations
from typing import Final

from blueboar.games.blacksheep.data.ranking import FIVE, Ranking, ranking_of
from blueboar.games.blacksheep.data.tasks import Groups

_TRIES: Final = 4
"""A side is filled with the best of about so many chances: three cards in hand, and draws."""
_SHARP: Final = 9.0
_UNSETTLED: Final = 0.35


class SideStrengths:
    """The strength to expect of a side, from 0 to 1, by the weights of the animals that are there already."""

    def __init__(self, animals: int) -> None:
        self.animals = animals
        self.ranking: Ranking = ranking_of(animals)
        self.most = float(len(self.ranking.names) - 1)
        self.known: dict[int, float] = {}

    def expected(self, weight: int, there: int) -> float:
        known = self.known.get(weight)
        if known is None:
            known = self._reckon(weight, FIVE - there)
            self.known[weight] = known
        return known

    def _reckon(self, weight: int, missing: int) -> float:
        strengths = self.ranking.strengths
        if missing <= 0:
            return strengths[weight] / self.most
        found: list[int] = []
        weights = self.ranking.weights
        for more in combinations_with_replacement(range(self.animals), missing):
            total = weight
            for animal in more:
                total += weights[animal]
            found += [strengths[total]] * len(set(permutations(more)))
        found.sort()
        number = len(found)
        hoped = 0.0
        for place, strength in enumerate(found):
            share: float = ((place + 1) / number) ** _TRIES - (place / number) ** _TRIES
            hoped += strength * share
        return hoped / self.most


_STRENGTHS: Final[dict[int, SideStrengths]] = {}


def strengths_of(animals: int) -> SideStrengths:
    strengths = _STRENGTHS.get(animals)
    if strengths is None:
        strengths = _STRENGTHS[animals] = SideStrengths(animals)
    return strengths


def chance_to_win_field(lead: float) -> float:
    """The chance to beat another side, by how much stronger one's own is hoped to be."""
    return 1.0 / (1.0 + math.exp(-_SHARP * lead))


def chance_of_majority(lead: float, left: int) -> float:
    """The chance to have the most of an animal at the end, with so many more than anyone else, and so many left."""
    steps = lead / (0.12 + _UNSETTLED * math.sqrt(left + 0.5))
    if steps > 30.0:
        return 1.0
    return 0.0 if steps < -30.0 else 1.0 / (1.0 + math.exp(-steps))


def expected_sets(mine: list[int]) -> float:
    """How many whole sets there are among these figures, and a part of the next."""
    whole = min(mine)
    begun = 0
    for number in mine:
        if number > whole:
            begun += 1
    return whole + 0.35 * begun / len(mine)


def expected_groups(mine: list[int], aim: Groups) -> float:
    """How many whole groups there are among these figures, and a part of the next."""
    whole = aim.groups(mine)
    begun = 0
    for place, animal in enumerate(aim.animals):
        if mine[animal] // aim.each[place] > whole:
            begun += 1
    return whole + 0.3 * begun / len(aim.animals)
