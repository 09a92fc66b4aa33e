"""The seeded random source, and the only one.

Every entry of a game has a stream of its own, made from the game's seed and the entry's number. So a table that
was restored by folding events goes on exactly as it would have without the restart, and a record can be re-decided
from its seed alone.

A stream is what SHAKE-128 makes of seed and number: the same on every machine and every Python, nobody can go on
from the part of it that they have seen, and to begin one costs a fifth of what seeding a Mersenne Twister does.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    # Compiled, these are the machine's own numbers; in plain Python they are just int.
    from mypy_extensions import i64

Card = TypeVar("Card")

_BITS: Final = 24
"""In each number: three bytes. For a choice among a thousand that is even to one part in 16,000."""
_NUMBERS: Final = 2**_BITS
_WORD_BITS: Final = 32
_WORD: Final = 2**_WORD_BITS - 1
_FIRST: Final = 3 * 56
"""So many bytes at first: what SHAKE makes in one step. Then twice as many, and so on."""
_MOST: Final = 32 * _FIRST


def seed_hash(seed: str) -> str:
    """What is published when a game starts, so that its seed cannot be changed afterwards."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Chance:
    """Uniform choices from a seed."""

    def __init__(self, seed: str, stream: int = 0) -> None:
        self.seed = seed
        self.stream = stream
        self._blocks = 0
        self._bytes = b""
        self._place: i64 = 0
        self._whole = True
        """Of a block that a shuffle did not need whole, only the beginning is there."""

    def at(self, stream: int) -> Chance:
        """The source for entry `stream`: begun anew, and only if someone asks it for something."""
        self.stream = stream
        self._blocks = 0
        self._bytes = b""
        self._place = 0
        self._whole = True
        return self

    @property
    def asked(self) -> bool:
        """Whether anything was drawn of this stream."""
        return self._blocks > 0

    def _make(self, wanted: int) -> None:
        """The rest of the block that was begun; else the next one, or as much of its beginning as is wanted."""
        if self._whole:
            self._blocks += 1
            self._place = 0
            wanted = -(-wanted // _FIRST) * _FIRST
        else:
            wanted = _MOST
        block = self._blocks - 1
        size = min(_FIRST << block, _MOST)
        self._whole = wanted >= size
        self._bytes = hashlib.shake_128(f"{self.seed}/{self.stream}/{block}".encode()).digest(min(wanted, size))

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to bound - 1."""
        if self._place == len(self._bytes):
            self._make(_MOST)
        made = self._bytes
        place: i64 = self._place
        self._place = place + 3
        first: i64 = made[place]
        second: i64 = made[place + 1]
        third: i64 = made[place + 2]
        return (first << 16 | second << 8 | third) * bound >> _BITS

    def random(self) -> float:
        """From 0 to less than 1."""
        return self.below(_NUMBERS) / _NUMBERS

    def likely(self, probability: float) -> bool:
        return self.random() < probability

    def shuffle(self, cards: list[Any]) -> None:
        """`below` is written out here: most of all numbers are drawn for a shuffle."""
        made = self._bytes
        place: i64 = self._place
        last: i64 = len(cards) - 1
        while last > 0:
            if place == len(made):
                self._place = place
                self._make(3 * last)
                made, place = self._bytes, self._place
            first: i64 = made[place]
            second: i64 = made[place + 1]
            third: i64 = made[place + 2]
            other: i64 = (first << 16 | second << 8 | third) * (last + 1) >> _BITS
            cards[last], cards[other] = cards[other], cards[last]
            place += 3
            last -= 1
        self._place = place

    def sample(self, cards: list[Card], count: int) -> list[Card]:
        """`count` of the cards, each equally likely, in random order."""
        pool = cards[:]
        left: i64 = len(pool)
        chosen: list[Card] = []
        for _ in range(count):
            place = self.below(left)
            left -= 1
            chosen.append(pool[place])
            pool[place] = pool[left]
        return chosen

    def few(self, cards: list[Card], count: i64) -> list[Card]:
        """`sample` of a hand: seven cards at most, so that one number is enough for all of them."""
        left: i64 = len(cards)
        ways: i64 = 1
        for taken in range(count):
            ways *= left - taken
        rest = self.below(ways)
        if count <= 1:
            return cards[rest : rest + count]
        pool = cards[:]
        for _ in range(count):
            place = rest % left
            rest //= left
            left -= 1
            pool[left], pool[place] = pool[place], pool[left]
        return pool[left:]


def _word(made: bytes, place: i64) -> i64:
    word: i64 = 0
    for _ in range(4):
        byte: i64 = made[place]
        word = word << 8 | byte
        place += 1
    return word


class Dice(Chance):
    """For random players: quick, and a child can foretell what they roll. What is dealt never comes from them.

    Two words of 32 bits that are shifted over one another (Marsaglia's xorshift), and a third that is counted on.
    """

    def __init__(self, seed: str, stream: int = 0) -> None:
        super().__init__(seed, stream)
        self._one: i64 = 0
        self._other: i64 = 0
        self._count: i64 = 0
        self._begin()

    def at(self, stream: int) -> Chance:
        self.stream = stream
        self._begin()
        return self

    def _begin(self) -> None:
        made = hashlib.sha256(f"{self.seed}/{self.stream}".encode()).digest()
        self._one = _word(made, 0) | 1  # never all zeros
        self._other = _word(made, 4)
        self._count = _word(made, 8)

    def below(self, bound: i64) -> i64:
        mixed: i64 = self._one ^ (self._one << 10 & _WORD)
        other: i64 = self._other
        self._one = other
        other = other ^ other >> 10 ^ mixed ^ mixed >> 13
        self._other = other
        self._count = self._count + 362437 & _WORD
        return ((other + self._count & _WORD) >> _WORD_BITS - _BITS) * bound >> _BITS

    def shuffle(self, cards: list[Any]) -> None:
        last: i64 = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
            last -= 1
