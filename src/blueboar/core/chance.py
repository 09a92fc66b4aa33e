"""The seeded random source, and the only one.

Every entry of a game has a stream of its own, made from the game's seed and the entry's number. So a table that
was restored by folding events goes on exactly as it would have without the restart, and a record can be re-decided
from its seed alone.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable


def seed_hash(seed: str) -> str:
    """What is published when a game starts, so that its seed cannot be changed afterwards."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Chance:
    """Uniform choices from a seed. Only `random.Random.random` is used: it is the same on every Python."""

    def __init__(self, seed: str, stream: int = 0) -> None:
        self.seed = seed
        self.stream = stream
        self._draw: Callable[[], float] | None = None

    def at(self, stream: int) -> Chance:
        """The source for entry `stream`: begun anew, and only if someone asks it for something."""
        self.stream = stream
        self._draw = None
        return self

    def _begin(self) -> Callable[[], float]:
        digest = hashlib.sha256(f"{self.seed}/{self.stream}".encode()).digest()
        draw = random.Random(int.from_bytes(digest, "big")).random
        self._draw = draw
        return draw

    def random(self) -> float:
        draw = self._draw
        if draw is None:
            draw = self._begin()
        return draw()

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1."""
        draw = self._draw
        if draw is None:
            draw = self._begin()
        return int(draw() * bound)

    def likely(self, probability: float) -> bool:
        return self.random() < probability

    def shuffle(self, cards: list[str]) -> None:
        draw = self._draw
        if draw is None:
            draw = self._begin()
        for last in range(len(cards) - 1, 0, -1):
            other = int(draw() * (last + 1))
            cards[last], cards[other] = cards[other], cards[last]

    def sample(self, cards: list[str], count: int) -> list[str]:
        """`count` of the cards, each equally likely, in random order."""
        pool = cards[:]
        left = len(pool)
        chosen: list[str] = []
        for _ in range(count):
            place = self.below(left)
            left -= 1
            chosen.append(pool[place])
            pool[place] = pool[left]
        return chosen
