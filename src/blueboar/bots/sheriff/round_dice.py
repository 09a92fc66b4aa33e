"""A bot's dice for one round: the same question has the same answer until the next round begins.

So a bot that is asked after every entry does not change its mind with each, and the same seed and views give the same
moves.
"""
# compiled: thrown at every answer

from __future__ import annotations

import hashlib


class RoundDice:
    def __init__(self, seed: str, number: int) -> None:
        self._salt = f"{seed}/mood/{number}/"  # a word from of old: another would change what every bot does

    def roll(self, question: str) -> float:
        digest = hashlib.blake2b((self._salt + question).encode(), digest_size=7).digest()
        return int.from_bytes(digest, "big") / (1 << 56)

    def likely(self, question: str, probability: float) -> bool:
        return self.roll(question) < probability

    def between(self, question: str, least: float, most: float) -> float:
        return least + (most - least) * self.roll(question)
