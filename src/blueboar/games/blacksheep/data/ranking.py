"""Which five animals are better (rules 4.1 to 4.3). Animals are numbers here: 0 is the best of them."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final, Literal

FIVE: Final = 5

Combination = Literal["best-animal", "pair", "two-pairs", "three-alike", "three-and-pair", "four-alike", "five-alike"]

COMBINATIONS: Final[dict[tuple[int, ...], Combination]] = {
    (1, 1, 1, 1, 1): "best-animal",
    (2, 1, 1, 1): "pair",
    (2, 2, 1): "two-pairs",
    (3, 1, 1): "three-alike",
    (3, 2): "three-and-pair",
    (4, 1): "four-alike",
    (5,): "five-alike",
}
"""From the worst to the best, by how many are alike."""

_PATTERNS: Final = list(COMBINATIONS)


def merit(five: tuple[int, ...]) -> tuple[int, ...]:
    """Greater is better: the combination first, then its animals, then the animals outside it.

    Animals that are more often there come first, and among those that are there equally often the better
    ones: this is the order in which rules 4.2 and 4.3 compare them.
    """
    groups = sorted((-five.count(animal), animal) for animal in set(five))
    pattern = tuple([-count for count, _ in groups])
    return (_PATTERNS.index(pattern), *[-animal for _, animal in groups])


class Ranking:
    """Every five animals in order, looked up by a sum: an animal's weight says how often it is among them."""

    def __init__(self, animals: int) -> None:
        self.weights: list[int] = [(FIVE + 1) ** animal for animal in range(animals)]
        fives = sorted(combinations_with_replacement(range(animals), FIVE), key=merit)
        self.strengths: dict[int, int] = {}
        self.names: list[Combination] = []
        """The combination of each strength."""
        for strength, five in enumerate(fives):
            self.strengths[sum([self.weights[animal] for animal in five])] = strength
            self.names.append(COMBINATIONS[_PATTERNS[merit(five)[0]]])

    def strength(self, five: tuple[int, ...]) -> int:
        """0 for the worst five animals, and one more for each better five."""
        return self.strengths[sum([self.weights[animal] for animal in five])]


_RANKINGS: Final[dict[int, Ranking]] = {}


def ranking_of(animals: int) -> Ranking:
    """Made once for each number of animals."""
    ranking = _RANKINGS.get(animals)
    if ranking is None:
        ranking = _RANKINGS[animals] = Ranking(animals)
    return ranking
