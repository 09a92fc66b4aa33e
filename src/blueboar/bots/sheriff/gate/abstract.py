"""The abstract gate: what a merchant loads, and the talk about one bag, as a game small enough to be solved.

Chance deals a hand: how many cards of the best legal good, how many of contraband. The merchant loads an honest bag or
a lie; everyone sees how many cards it holds. Then they haggle in steps of a few prices: an offer (or silence), what the
sheriff makes of it (take, open, let pass, or ask for more), what the merchant answers (pay, refuse, or say a price
between), the sheriff again, once more the merchant, and the verdict. Payoffs are points as the bots reckon them: what a
rival gains is lost, divided by the rivals.

It has the methods of a position of `blueboar.research.solve`; `scripts/solve_gate.py` solves it.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

CHANCE: Final = -1
TERMINAL: Final = -4
MERCHANT: Final = 0
SHERIFF: Final = 1

OFFERS: Final = (0, 1, 2, 4, 6, 9, 13)
"""The first word of a merchant; 0 is silence."""
DEMANDS: Final = (3, 5, 7, 10, 14, 20)
COUNTERS: Final = (1, 2, 4, 6, 9, 13)

TAKE: Final = "take"
OPEN: Final = "open"
PASS: Final = "pass"
PAY: Final = "pay"
REFUSE: Final = "refuse"

LEGAL: Final = 4.2
"""A legal card on a stall, its share of the crowns included."""
SMUGGLED: Final = 7.0
FINE: Final = 4.0
TRUE_FINE: Final = 2.0
LEGAL_LATER: Final = 1.3
"""What a card is worth that stays in hand, while there is another round."""
SMUGGLED_LATER: Final = 2.4
GROUPS: Final = {1: 0.04, 2: 0.18, 3: 0.36, 4: 0.28, 5: 0.14}
"""How many cards of the best legal good a hand has after the market."""
SMUGGLED_CARDS: Final = {0: 0.2, 1: 0.3, 2: 0.25, 3: 0.15, 4: 0.1}
MOST: Final = 5


def hands() -> list[tuple[tuple[int, int], float]]:
    """(cards of the best good, contraband), how likely."""
    found = [((a, c), GROUPS[a] * SMUGGLED_CARDS[c]) for a in GROUPS for c in SMUGGLED_CARDS if a + c <= 6]
    total = sum(weight for _, weight in found)
    return [(hand, weight / total) for hand, weight in found]


def loads(best: int, smuggled: int) -> list[tuple[int, int]]:
    """(cards in the bag, wrong ones): the truth, and for each number of contraband a large and a small bag."""
    found = [(best, 0)]
    for wrong in range(1, smuggled + 1):
        for count in (min(MOST, best + wrong), max(wrong, min(best, 3))):
            if (count, wrong) not in found:
                found.append((count, wrong))
    return found


def payoff(count: int, wrong: int, paid: int, opened: bool, rivals: int, last: bool) -> tuple[float, float]:
    """To the merchant and to the sheriff."""
    legal_later = 0.0 if last else LEGAL_LATER
    smuggled_later = 0.0 if last else SMUGGLED_LATER
    merchant = (count - wrong) * (LEGAL - legal_later)
    sheriff = 0.0
    if not opened:
        merchant += wrong * (SMUGGLED - smuggled_later) - paid
        sheriff += paid
    elif wrong:
        merchant -= wrong * (smuggled_later + FINE)
        sheriff += wrong * FINE
    else:
        merchant += count * TRUE_FINE
        sheriff -= count * TRUE_FINE
    return merchant - sheriff / rivals, sheriff - merchant / rivals


class Gate:
    """`said`: hand, load, then the words of the talk."""

    def __init__(self, rivals: int, last: bool, said: tuple[Hashable, ...] = ()) -> None:
        self.rivals = rivals
        self.last = last
        self.said = said

    @property
    def talk(self) -> tuple[Hashable, ...]:
        return self.said[2:]

    def player(self) -> int:
        if not self.said:
            return CHANCE
        talk = self.talk
        if talk and talk[-1] in (TAKE, OPEN, PASS, PAY):
            return TERMINAL
        if talk and talk[-1] == REFUSE:
            return SHERIFF
        return MERCHANT if len(self.said) < 2 or len(talk) % 2 == 0 else SHERIFF

    def knows(self) -> Hashable:
        if self.player() == MERCHANT:
            return self.said
        load = self.said[1]
        assert isinstance(load, tuple)
        return (load[0], *self.talk)

    def choices(self) -> list[tuple[Hashable, float]]:
        if not self.said:
            return [(hand, weight) for hand, weight in hands()]
        if len(self.said) == 1:
            hand = self.said[0]
            assert isinstance(hand, tuple)
            return [(load, 1.0) for load in loads(*hand)]
        return [(word, 1.0) for word in words(self.talk)]

    def after(self, choice: Hashable) -> Gate:
        return Gate(self.rivals, self.last, (*self.said, choice))

    def payoffs(self) -> tuple[float, ...]:
        load, talk = self.said[1], self.talk
        assert isinstance(load, tuple)
        paid = talk[-2] if talk[-1] in (TAKE, PAY) else 0
        assert isinstance(paid, int)
        return payoff(load[0], load[1], paid, talk[-1] == OPEN, self.rivals, self.last)


def words(talk: tuple[Hashable, ...]) -> list[Hashable]:
    """What can be said next. Prices come nearer to each other."""
    prices = [word for word in talk if isinstance(word, int)]
    if not talk:
        return list(OFFERS)
    if talk[-1] == REFUSE:
        return [OPEN, PASS]
    if len(talk) % 2 == 0:
        between = [price for price in COUNTERS if prices[-2] < price < prices[-1]] if len(talk) == 2 else []
        return [PAY, REFUSE, *between]
    answers: list[Hashable] = [OPEN, PASS] if talk == (0,) else [TAKE, OPEN, PASS]
    if len(talk) == 1:
        return answers + [price for price in DEMANDS if price > prices[0]]
    return answers + [price for price in DEMANDS if prices[-1] < price < prices[-2]]
