"""The bargaining game of Farina, Ling, Fang and Sandholm (NeurIPS 2019) that OpenSpiel calls `sheriff`.

The smuggler (player 0) loads items, unseen. In each round they name a bribe and the sheriff (player 1) says whether
they would inspect; only the last round counts. Not inspected: the smuggler gains `item_value` for each item less the
bribe, the sheriff the bribe. Inspected with items: `item_penalty` for each goes from smuggler to sheriff. Inspected
without: `sheriff_penalty` goes from sheriff to smuggler.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from blueboar.research.solve.tree import TERMINAL

SMUGGLER: Final = 0
SHERIFF: Final = 1


class Rules:
    """The defaults are OpenSpiel's."""

    def __init__(
        self,
        item_value: float = 1.0,
        item_penalty: float = 2.0,
        sheriff_penalty: float = 3.0,
        max_items: int = 3,
        max_bribe: int = 3,
        num_rounds: int = 4,
    ) -> None:
        if max_items < 0 or max_bribe < 0 or num_rounds < 1:
            raise ValueError("items and bribes are 0 or more, rounds 1 or more")
        self.item_value = item_value
        self.item_penalty = item_penalty
        self.sheriff_penalty = sheriff_penalty
        self.max_items = max_items
        self.max_bribe = max_bribe
        self.num_rounds = num_rounds


class Bargaining:
    """`said`: the items, then bribe and answer (1: would inspect) of each round."""

    def __init__(self, rules: Rules, said: tuple[int, ...] = ()) -> None:
        self.rules = rules
        self.said = said

    def player(self) -> int:
        count = len(self.said)
        if count == 1 + 2 * self.rules.num_rounds:
            return TERMINAL
        return SMUGGLER if count == 0 or count % 2 == 1 else SHERIFF

    def knows(self) -> Hashable:
        """The sheriff knows everything but the items."""
        return self.said if self.player() == SMUGGLER else self.said[1:]

    def choices(self) -> list[tuple[Hashable, float]]:
        if not self.said:
            count = self.rules.max_items + 1
        elif self.player() == SMUGGLER:
            count = self.rules.max_bribe + 1
        else:
            count = 2
        return [(number, 1.0) for number in range(count)]

    def after(self, choice: Hashable) -> Bargaining:
        assert isinstance(choice, int)
        return Bargaining(self.rules, (*self.said, choice))

    def payoffs(self) -> tuple[float, ...]:
        rules = self.rules
        items, bribe, inspects = self.said[0], self.said[-2], self.said[-1]
        if not inspects:
            return items * rules.item_value - bribe, float(bribe)
        if items == 0:
            return rules.sheriff_penalty, -rules.sheriff_penalty
        return -items * rules.item_penalty, items * rules.item_penalty
