"""How often lies came to light here, beside what the solved gate expects: what thinking gets wrong, it learns."""

from __future__ import annotations

from math import exp

from blueboar.bots.sheriff.gate.table import gate_table, logit

_OTHERS = 0.3
"""What becomes of another's lie says less of what will become of mine."""
_OTHER_SIZE = 0.3
"""And what becomes of a small one says less of a large one."""
_WEIGHT = 1.5
"""How many lies weigh as much as what is solved."""
_FULL = 5
_LEAST, _MOST = 0.04, 0.9


class CaughtLies:
    """Of every merchant, whenever another is in office; full bags apart from smaller ones."""

    def __init__(self) -> None:
        self._lies = [0.0, 0.0]
        self._caught = [0.0, 0.0]
        self._expected = [0.0, 0.0]

    def note(self, mine: bool, count: int, opened: bool, last_round: bool) -> None:
        size, weight = int(count >= _FULL), 1.0 if mine else _OTHERS
        self._lies[size] += weight
        self._caught[size] += weight * opened
        self._expected[size] += weight * solved(count, last_round)

    def chance(self, count: int, last_round: bool, more: float) -> float:
        """That a lie of so many cards is opened, all in all; `more`: what else is known of those in office, in odds."""
        size = int(count >= _FULL)
        lies = self._lies[size] + _OTHER_SIZE * self._lies[1 - size]
        caught = self._caught[size] + _OTHER_SIZE * self._caught[1 - size]
        expected = self._expected[size] + _OTHER_SIZE * self._expected[1 - size]
        base = solved(count, last_round)
        usual = expected / lies if lies else base
        shown = (caught + _WEIGHT * usual) / (lies + _WEIGHT)
        odds = logit(base) + more + logit(min(_MOST, max(_LEAST, shown))) - logit(usual)
        return min(_MOST, max(_LEAST, 1.0 / (1.0 + exp(-odds))))


def solved(count: int, last_round: bool) -> float:
    """Whatever is wrong in it: nobody sees that."""
    found = gate_table(last_round).outcome(count, 1)[0]
    return min(_MOST, max(_LEAST, found))
