"""A move while it is being said: what may come next, and the move when nothing more is to be said."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.decisions.space import SheriffSpace
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.wire.moves import Move

STAGES: Final = (
    "nothing",
    "the first merchant",
    "cards to set aside",
    "cards from a pile",
    "a pile to lay onto",
    "cards for the bag",
    "a declaration",
    "what to do at the table",
    "which offer or favour",
    "partners",
    "a term",
    "whose bag, or who gives",
    "a good",
    "a number",
    "a favour",
    "cards to pay with",
    "the next confiscated card",
    "what a feast plate is",
    "whose goods to burn",
    "goods to burn",
    "a card for the trophy",
    "a good to sell",
    "how to split the loot",
    "cards of the first deputy",
    "the clock",
)
NOTHING: Final = 0
FIRST: Final = 1
ASIDE: Final = 2
DRAW: Final = 3
ONTO: Final = 4
LOAD: Final = 5
DECLARE: Final = 6
TABLE: Final = 7
SLOT: Final = 8
PARTNER: Final = 9
TERM: Final = 10
TERM_SEAT: Final = 11
GOOD: Final = 12
NUMBER: Final = 13
FAVOUR: Final = 14
DEBT: Final = 15
LAY: Final = 16
PLATE: Final = 17
OIL: Final = 18
BURN: Final = 19
TROPHY: Final = 20
SELL: Final = 21
SPLIT: Final = 22
SHARE: Final = 23
CLOCK: Final = 24


class Draft:
    """One is made when a seat is asked. `move` is there when it is finished; `following` when another goes on."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat, stage: int) -> None:
        self.state = state
        self.space = space
        self.seat = seat
        self.stage = stage
        self.named: list[int] = []
        """The goods named so far."""
        self.number = Number(0, 0)
        self.move: Move | None = None
        self.following: Draft | None = None

    def options(self) -> list[int]:
        """In rising order."""
        raise NotImplementedError

    def choose(self, action: int) -> None:
        raise NotImplementedError

    def copy(self, state: State) -> Draft:
        raise NotImplementedError

    def like(self, other: Draft) -> None:
        """The common part of a copy."""
        self.stage = other.stage
        self.named = other.named[:]
        self.number = other.number.copy()

    # What many drafts need.

    def relative(self, seats: list[Seat], first: int) -> list[int]:
        """Seats as actions: counted from the one who decides."""
        players = self.state.players
        return sorted([first + (seat - self.seat) % players for seat in seats])

    def seat_of(self, action: int, first: int) -> Seat:
        return (self.seat + action - first) % self.state.players

    def kinds(self, cards: list[int]) -> list[int]:
        """Each good once, as actions, in rising order."""
        first, numbers = self.space.card, self.space.of
        found: list[int] = []
        for card in cards:
            action = first + numbers[card]
            if action not in found:
                found.append(action)
        found.sort()
        return found

    def left_of(self, cards: list[int]) -> list[int]:
        """Less those that are named already."""
        left = cards[:]
        card_of = self.space.card_of
        for good in self.named:
            left.remove(card_of[good])
        return left

    def names(self) -> tuple[str, ...]:
        names = self.space.names
        return tuple([names[good] for good in self.named])

    def piles(self) -> list[int]:
        return [self.space.pile + pile for pile in range(self.state.piles)]

    def digits(self) -> list[int]:
        return [self.space.digit + digit for digit in self.number.digits()]


class Number:
    """A number said digit by digit, the first one first: as many as the greatest possible one has."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most
        self.value = 0
        power = 1
        while power * 10 <= most:
            power *= 10
        self.power = power
        """Of the digit that comes next; 0 when all are said."""

    def copy(self) -> Number:
        twin = Number(self.least, self.most)
        twin.value = self.value
        twin.power = self.power
        return twin

    def digits(self) -> list[int]:
        found: list[int] = []
        for digit in range(10):
            low = self.value + digit * self.power
            if low <= self.most and low + self.power - 1 >= self.least:
                found.append(digit)
        return found

    def say(self, digit: int) -> bool:
        """Whether that was the last one."""
        self.value += digit * self.power
        self.power //= 10
        return self.power == 0

    def spelt(self, value: int) -> list[int]:
        """The digits of a number between least and most."""
        row: list[int] = []
        power = self.power
        while power:
            row.append(value // power % 10)
            power //= 10
        return row
