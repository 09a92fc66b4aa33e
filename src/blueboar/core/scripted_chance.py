"""Chance that does as it is told: for exact game trees, and for libraries that want every draw as a node of its own.

Rules ask chance in the middle of a move. So a move is tried on a copy with the outcomes known so far; where they end,
`Undecided` says what can come next and how likely, and the move is tried again with one outcome more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from blueboar.core.chance import Card, Chance
from blueboar.core.undecided import Undecided

if TYPE_CHECKING:
    from mypy_extensions import i64


class ScriptedChance(Chance):
    """Each outcome of the script is a place among the possibilities that were offered then."""

    def __init__(self, script: list[int]) -> None:
        super().__init__("scripted")
        self.script = script
        self.read = 0

    def at(self, stream: int) -> Chance:
        return self

    def _next(self, what: str, words: list[Any], weights: list[int]) -> int:
        if self.read == len(self.script):
            raise Undecided(what, words, weights)
        self.read += 1
        return self.script[self.read - 1]

    def below(self, bound: i64) -> i64:
        if bound == 1:
            return 0
        return self._next("number", list(range(bound)), [1] * bound)

    def shuffle(self, cards: list[Any]) -> None:
        """The top card first, which is the last one of the list; cards that are alike are one possibility."""
        kinds: list[Any] = sorted(set(cards))
        counts = [cards.count(kind) for kind in kinds]
        for place in range(len(cards) - 1, -1, -1):
            there = [number for number in range(len(kinds)) if counts[number]]
            chosen = there[0]
            if len(there) > 1:
                words = [kinds[number] for number in there]
                chosen = there[self._next("card", words, [counts[number] for number in there])]
            counts[chosen] -= 1
            cards[place] = kinds[chosen]

    def random(self) -> float:
        raise NotImplementedError("the rules of the house draw whole numbers only")

    def sample(self, cards: list[Card], count: int) -> list[Card]:
        left: list[Any] = cards[:]
        chosen: list[Card] = []
        for _ in range(count):
            kinds: list[Any] = sorted(set(left))
            place = 0
            if len(kinds) > 1:
                place = self._next("card", kinds, [left.count(kind) for kind in kinds])
            chosen.append(kinds[place])
            left.remove(kinds[place])
        return chosen
