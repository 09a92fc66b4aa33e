"""A move while it is being said: what may come next, and the move when nothing more is to be said."""

from __future__ import annotations

from typing import Final

from blueboar.core.compiling import mypyc_attr
from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.choices import Choices
from blueboar.games.sheriff.machines.decisions.space import SheriffSpace
from blueboar.games.sheriff.state.state import State

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
    "a condition",
    "who performs an act",
    "who receives a gift",
    "a good",
    "a number",
    "a favour",
    "face-down cards to pick",
    "cards to pay with",
    "the next confiscated card",
    "what a feast plate is",
    "whose goods to burn",
    "goods to burn",
    "a card for the trophy",
    "a good to sell",
    "a card of the loot",
    "who gets the odd coin",
    "who gets the last card",
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
WHEN: Final = 11
PERFORMER: Final = 12
RECEIVER: Final = 13
GOOD: Final = 14
NUMBER: Final = 15
FAVOUR: Final = 16
PICK: Final = 17
DEBT: Final = 18
LAY: Final = 19
PLATE: Final = 20
OIL: Final = 21
BURN: Final = 22
TROPHY: Final = 23
SELL: Final = 24
LOOT: Final = 25
ODD_COIN: Final = 26
ODD_CARD: Final = 27
CLOCK: Final = 28


@mypyc_attr(acyclic=True)
class Draft:
    """One is made when a seat is asked. `done` when the move is whole; `following` when another draft goes on."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat, stage: int) -> None:
        self.state = state
        self.space = space
        self.seat = seat
        self.stage = stage
        self.named: list[int] = []
        """The cards named so far."""
        self.number = NO_NUMBER
        self.done = False
        self.following: Draft | None = None

    def options(self) -> list[int]:
        """In rising order."""
        raise NotImplementedError

    def choose(self, action: int) -> None:
        raise NotImplementedError

    def carry_out(self, choices: Choices) -> None:
        """Once it is done."""
        raise NotImplementedError

    def copy(self, state: State) -> Draft:
        raise NotImplementedError

    def like(self, other: Draft) -> None:
        """The common part of a copy."""
        self.stage = other.stage
        self.named = other.named[:]
        self.number = other.number.copy()
        self.done = other.done

    # What many drafts need.

    def relative(self, seats: list[Seat], first: int) -> list[int]:
        """Seats as actions: counted from the one who decides."""
        players = self.state.players
        own = self.seat
        found = [first + (seat - own) % players for seat in seats]
        found.sort()
        return found

    def seat_of(self, action: int, first: int) -> Seat:
        return (self.seat + action - first) % self.state.players

    def kinds(self, cards: list[int]) -> list[int]:
        """Each good once, as actions, in rising order."""
        first, numbers = self.space.card, self.space.of
        found: list[int] = []
        seen = 0
        last = 0
        in_order = True
        for card in cards:
            number = numbers[card]
            if not seen >> number & 1:
                seen |= 1 << number
                found.append(first + number)
                in_order = in_order and number >= last
                last = number
        if not in_order:
            found.sort()
        return found

    def card_of(self, action: int) -> int:
        return self.space.card_of[action - self.space.card]

    def left_of(self, cards: list[int]) -> list[int]:
        """Less those that are named already."""
        if not self.named:
            return cards
        left = cards[:]
        for card in self.named:
            left.remove(card)
        return left

    def piles(self) -> list[int]:
        return [self.space.pile + pile for pile in range(self.state.piles)]

    def digits(self) -> list[int]:
        number = self.number
        return self.space.digits[number.lowest()][number.highest()]


@mypyc_attr(acyclic=True)
class HandDraft(Draft):
    """Cards of the own hand are named, one after the other."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat, stage: int) -> None:
        super().__init__(state, space, seat, stage)
        first, numbers = space.card, space.of
        self.left: list[int] = [first + numbers[card] for card in state.hand(seat)]
        """What is not named yet, as actions, in rising order: those of one good are the same, side by side."""
        self.left.sort()

    def nameable(self, found: list[int]) -> list[int]:
        """Each good that is left, after what may be chosen beside them."""
        before = 0
        for action in self.left:
            if action != before:
                found.append(action)
                before = action
        return found

    def name(self, action: int, most: int) -> bool:
        """Whether there can be another one."""
        left = self.left
        for place, each in enumerate(left):
            if each == action:
                left.pop(place)
                break
        self.named.append(self.card_of(action))
        return bool(left) and len(self.named) < most

    def like_hand(self, other: HandDraft) -> None:
        self.like(other)
        self.left = other.left[:]


@mypyc_attr(acyclic=True)
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
        if self is NO_NUMBER:
            return self
        twin = Number(self.least, self.most)
        twin.value = self.value
        twin.power = self.power
        return twin

    def lowest(self) -> int:
        """Of the digits that may come next; all up to the highest may."""
        return max(0, (self.least - self.value) // self.power)

    def highest(self) -> int:
        return min(9, (self.most - self.value) // self.power)

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


NO_NUMBER: Final = Number(0, 0)
"""Nothing is said in it, ever."""
