"""How often lies came to light here, beside what the solved gate expects: what thinking gets wrong, it learns.

By officer: one who opens every bag is no reason to be honest under another.
"""
# compiled: asked for every load of every imagined hand

from __future__ import annotations

from math import exp

from blueboar.bots.sheriff.gate.table import gate_table, logit
from blueboar.bots.sheriff.history import SIZES, size_of
from blueboar.core.seats import Seat

_OTHERS = 0.3
"""What becomes of another's lie says less of what will become of mine."""
_OTHER_SIZE = 0.3
"""And what becomes of a small one says less of a large one."""
_OTHER_OFFICERS, _MOST_OF_OTHERS = 0.35, 1.0
"""So much of what one officer does says what another will do, and no more lies than this all in all."""
_WEIGHT = 1.5
"""How many lies weigh as much as what is solved."""
_OPENS_ALL = 0.05
"""How likely one who has let no lie through yet opens whatever comes."""
_MOST_LESS = 0.3
"""In odds: however mild somebody was, they may be luring the others into lies."""
_LEAST, _MOST = 0.04, 0.9


class _Lies:
    """Of one size, under one officer or several."""

    def __init__(self) -> None:
        self.number = 0.0
        self.caught = 0.0
        self.expected = 0.0

    def add(self, other: _Lies, weight: float) -> None:
        self.number += weight * other.number
        self.caught += weight * other.caught
        self.expected += weight * other.expected


class CaughtLies:
    """Of every merchant, whenever another is in office; large bags apart from small ones."""

    def __init__(self, players: int) -> None:
        self._by_officer = [[_Lies() for _ in range(SIZES)] for _ in range(players)]
        self._known: dict[tuple[tuple[Seat, ...], int, bool, float], float] = {}
        """Chances since the last lie: every load of every imagined hand asks for them."""

    def note(self, office: tuple[Seat, ...], mine: bool, count: int, opened: bool, last_round: bool) -> None:
        self._known.clear()
        weight = (1.0 if mine else _OTHERS) / max(1, len(office))
        for officer in office:
            lies = self._by_officer[officer][size_of(count)]
            lies.number += weight
            lies.caught += weight * opened
            lies.expected += weight * solved(count, last_round)

    def chance(self, office: tuple[Seat, ...], count: int, last_round: bool, more: float) -> float:
        """That a lie of so many cards is opened, all in all; `more`: what else is known of those in office, in odds."""
        key = (office, count, last_round, more)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._chance(office, count, last_round, more)
        return known

    def _chance(self, office: tuple[Seat, ...], count: int, last_round: bool, more: float) -> float:
        size = size_of(count)
        lies, elsewhere = _Lies(), _Lies()
        for officer, by_size in enumerate(self._by_officer):
            under = lies if officer in office else elsewhere
            for each in range(SIZES):
                under.add(by_size[each], 1.0 if each == size else _OTHER_SIZE)
        strict = _OPENS_ALL / (len(office) + 3.0 * (lies.number - lies.caught))
        if elsewhere.number:
            lies.add(elsewhere, min(_OTHER_OFFICERS, _MOST_OF_OTHERS / elsewhere.number))
        base = solved(count, last_round)
        usual = lies.expected / lies.number if lies.number else base
        shown = (lies.caught + _WEIGHT * usual) / (lies.number + _WEIGHT)
        bent = max(-_MOST_LESS, logit(min(_MOST, max(_LEAST, shown))) - logit(usual))
        odds = logit(base) + more + bent
        return min(_MOST, max(_LEAST, strict + (1.0 - strict) / (1.0 + exp(-odds))))


def solved(count: int, last_round: bool) -> float:
    """Whatever is wrong in it: nobody sees that."""
    found = gate_table(last_round).outcome(count, 1)[0]
    return min(_MOST, max(_LEAST, found))
