"""The solved gate as the bots read it: how often a bag is opened, what a first word says, what a load brings.

The numbers are data (`gate.json`, with its recipe); `make gate` makes them. A price between two that were solved counts
as the nearer one.
"""
# compiled: read for every load of every imagined hand

from __future__ import annotations

import json
import math
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from blueboar.bots.sheriff.gate.abstract import DEMANDS, MOST, OFFERS, OPEN, words

_LEAST, _MOST = 0.03, 0.9


def logit(chance: float) -> float:
    return math.log(chance / (1.0 - chance))


@lru_cache(4096)
def nearest(prices: tuple[int, ...], gold: float) -> int:
    return min(prices, key=lambda price: abs(price - gold))


class GateTable:
    """Of one kind of round: an early one, or the last."""

    def __init__(self, rows: dict[str, Any]) -> None:
        self._sheriff: dict[str, list[int]] = rows["sheriff"]
        self._belief: dict[str, list[int]] = rows["belief"]
        self._outcome: dict[str, list[int]] = rows["outcome"]
        self._merchant: dict[str, list[int]] = rows["merchant"]
        self.opened: list[list[float]] = [
            [self._open_rate(count, offer) for offer in OFFERS] for count in range(1, MOST + 1)
        ]
        """By cards and first offer: how often the sheriff opens who did not pay."""
        self.lies: list[list[float]] = [
            [self._belief[f"{count} {offer}"][0] / 100 for offer in OFFERS] for count in range(1, MOST + 1)
        ]
        self.wrongs: list[list[float]] = [
            [max(1.0, self._belief[f"{count} {offer}"][1] / 10) for offer in OFFERS] for count in range(1, MOST + 1)
        ]

    def _open_rate(self, count: int, offer: int) -> float:
        """After the highest demand was refused: there is no more to say then."""
        talk = (offer, DEMANDS[-1], "refuse")
        mix = self._sheriff[" ".join(str(word) for word in (count, *talk))]
        rate = mix[words(talk).index(OPEN)] / 100
        return min(_MOST, max(_LEAST, rate))

    def open_rate(self, count: int, offered: float) -> float:
        return self.opened[_row(count)][OFFERS.index(nearest(OFFERS, offered))]

    def lie(self, count: int, offered: float = 0.0) -> float:
        return self.lies[_row(count)][OFFERS.index(nearest(OFFERS, offered))]

    def wrong(self, count: int, offered: float = 0.0) -> float:
        """Cards that are not as declared, in a lie."""
        return self.wrongs[_row(count)][OFFERS.index(nearest(OFFERS, offered))]

    def outcome(self, count: int, wrong: int) -> tuple[float, float]:
        """How often such a bag is opened, and the gold that it costs on the way."""
        count = min(MOST, max(1, count))
        for tried in range(min(wrong, count), -1, -1):
            found = self._outcome.get(f"{count} {tried}")
            if found is not None:
                return found[0] / 100, found[1] / 10
        return self.open_rate(count, 0.0), 0.0

    def first_offers(self, count: int, wrong: int) -> list[int]:
        """Hundredths for each of OFFERS."""
        count = min(MOST, max(1, count))
        for tried in range(min(wrong, count), -1, -1):
            found = self._merchant.get(f"{count} {tried}")
            if found is not None:
                return found
        return [100] + [0] * (len(OFFERS) - 1)


def _row(count: int) -> int:
    return min(MOST, max(1, count)) - 1


@cache
def gate_tables() -> tuple[GateTable, GateTable]:
    """For the early rounds, and for the last."""
    text = resources.files(__package__).joinpath("gate.json").read_text("utf-8")
    rows = json.loads(text)
    return GateTable(rows["early"]), GateTable(rows["last"])


def gate_table(last: bool) -> GateTable:
    return gate_tables()[1 if last else 0]
