"""Numbers written over those of the last time, one after another: what is the same is only looked at."""

from __future__ import annotations

from typing import Final

from blueboar.core.compiling import mypyc_attr
from blueboar.games.sheriff.machines.decisions.layout import LARGEST
from blueboar.games.sheriff.machines.decisions.space import SheriffSpace

NO_CARDS: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Row:
    """To write a number takes ten times as long as to read it, and from one move to the next most stay as they were."""

    def __init__(self, cells: bytearray, space: SheriffSpace, goods: int) -> None:
        self.cells = cells
        self.place = 0
        self.numbers = space.of
        self.goods = goods
        self.counts: list[int] = [0] * goods
        """For counting cards: a 0 for each good, before and after."""
        self.nothing = bytes(goods)
        self.zones: list[list[int]] = []
        """What lay in each zone when it was written last, in the order in which they are written."""
        self.zone = 0

    def begin(self) -> None:
        """Once more from the first number on."""
        self.place = 0
        self.zone = 0

    def put(self, number: int) -> None:
        if number > LARGEST:
            number = LARGEST
        if self.cells[self.place] != number:
            self.cells[self.place] = number
        self.place += 1

    def flag(self, is_so: bool) -> None:
        self.put(1 if is_so else 0)

    def mark(self, chosen: int, among: list[int]) -> None:
        """One of these."""
        for each in among:
            self.put(1 if each == chosen else 0)

    def money(self, amount: int) -> None:
        if amount < 100:
            self.put(0)
            self.put(amount)
        else:
            self.put(amount // 100)
            self.put(amount % 100)

    def cards(self, cards: list[int]) -> None:
        """How many of each good."""
        zone = self.zone
        self.zone += 1
        if zone == len(self.zones):
            self.zones.append(NO_CARDS)
        if cards != self.zones[zone]:
            if self.zones[zone]:
                self.cells[self.place : self.place + self.goods] = self.nothing
            self.count(cards)
            self.zones[zone] = cards[:]
        self.place += self.goods

    def count(self, cards: list[int]) -> None:
        """Over zeros, and the place stays."""
        counts, numbers, place = self.counts, self.numbers, self.place
        for card in cards:
            counts[numbers[card]] += 1
        for card in cards:
            number = numbers[card]
            count = counts[number]
            if count:
                self.cells[place + number] = count if count < LARGEST else LARGEST
                counts[number] = 0

    def add(self, place: int, number: int) -> None:
        """To what stands there already."""
        whole = self.cells[place] + number
        self.cells[place] = whole if whole < LARGEST else LARGEST

    def clear(self, count: int) -> None:
        """So many from here on, and the place stays."""
        self.cells[self.place : self.place + count] = bytes(count)
