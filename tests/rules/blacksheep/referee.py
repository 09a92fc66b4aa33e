"""A slow, literal referee, written from the rules page and not from the engine.

It plays a recorded game again with paper piles, taking from the record only the moves and what chance gave (the deck's
order after each shuffle), and works out everything else by itself.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

ORDER = ["horse", "cow", "pig", "sheep", "chicken", "black-sheep"]


def combination(five: list[str]) -> tuple[int, list[str], list[str]]:
    """1 (five alike) to 7 (best animal), the animals in the combination, and those outside it, best first."""
    count = Counter(five)
    best_first = sorted(count, key=ORDER.index)
    fives = [animal for animal in best_first if count[animal] == 5]
    fours = [animal for animal in best_first if count[animal] == 4]
    threes = [animal for animal in best_first if count[animal] == 3]
    pairs = [animal for animal in best_first if count[animal] == 2]
    singles = [animal for animal in best_first if count[animal] == 1]
    if fives:
        return 1, fives, []
    if fours:
        return 2, fours, singles
    if threes and pairs:
        return 3, threes + pairs, []
    if threes:
        return 4, threes, singles
    if len(pairs) == 2:
        return 5, pairs, singles
    if len(pairs) == 1:
        return 6, pairs, singles
    return 7, singles[:1], singles[1:]


def beats(one: list[str], other: list[str]) -> bool | None:
    """Whether `one` is the better five; None if they are equal."""
    kind, inside, outside = combination(one)
    other_kind, other_inside, other_outside = combination(other)
    if kind != other_kind:
        return kind < other_kind
    for mine, theirs in zip(inside + outside, other_inside + other_outside, strict=True):
        if mine != theirs:
            return ORDER.index(mine) < ORDER.index(theirs)
    return None


class Referee:
    """The table on paper. `decks` are the shuffled decks of the record, the first one first (top card last)."""

    def __init__(self, players: int, decks: list[list[str]]) -> None:
        self.players = players
        self.decks = decks
        self.deck = decks.pop(0)
        self.discard: list[str] = []
        self.supply = dict.fromkeys(ORDER, 6)
        self.fields: list[list[str] | None] = [[], [], []]
        self.sides: list[list[list[str]]] = [[[] for _ in range(players)] for _ in range(3)]
        self.filled: list[list[int]] = [[], [], []]
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.corrals: list[list[str]] = [[] for _ in range(players)]
        self.last_fields = False
        self.turn: int | None = None
        for field in range(3):
            self.restock(field)
        for hand in self.hands:
            while len(hand) < 3:
                hand.append(self.draw())

    def draw(self) -> str:
        if not self.deck:
            new_deck = self.decks.pop(0)
            assert sorted(new_deck) == sorted(self.discard), "the new deck is not the discard pile"
            self.deck, self.discard = new_deck, []
        return self.deck.pop()

    def nothing_to_draw(self) -> bool:
        return not self.deck and not self.discard

    def restock(self, field: int) -> None:
        drawn = [self.draw(), self.draw()]
        placed: list[str] = []
        for animal in drawn:
            if self.supply[animal] > 0:
                self.supply[animal] -= 1
                placed.append(animal)
        if len(placed) == 1:
            while not self.nothing_to_draw():
                drawn.append(self.draw())
                if self.supply[drawn[-1]] > 0:
                    self.supply[drawn[-1]] -= 1
                    placed.append(drawn[-1])
                    break
        self.discard += drawn
        if len(placed) == 2:
            self.fields[field] = placed
            return
        for animal in placed:
            self.supply[animal] += 1
        self.fields[field] = None
        self.last_fields = True

    def take_turn(self, seat: int, move: Any) -> None:
        side = self.sides[move.field][seat]
        for card in move.cards:
            self.hands[seat].remove(card)
            side.append(card)
        if len(side) == 3:
            self.filled[move.field].append(seat)
        if move.discard is not None:
            assert len(move.cards) == 1
            self.hands[seat].remove(move.discard)
            self.discard.append(move.discard)
        while len(self.hands[seat]) < 3:
            self.hands[seat].append(self.draw())
        following = (seat + 1) % self.players
        if len(self.filled[move.field]) == self.players:
            following = self.drive_out(move.field)
        if all(field is None for field in self.fields):
            self.turn = None
            return
        while not any(self.fields[f] is not None and len(self.sides[f][following]) < 3 for f in range(3)):
            following = (following + 1) % self.players
        self.turn = following

    def drive_out(self, field: int) -> int:
        figures = self.fields[field]
        assert figures is not None
        winner = self.filled[field][0]
        for seat in self.filled[field][1:]:
            if beats(figures + self.sides[field][seat], figures + self.sides[field][winner]):
                winner = seat
        self.corrals[winner] += figures
        for side in self.sides[field]:
            self.discard += side
            side.clear()
        self.filled[field].clear()
        if self.last_fields:
            self.fields[field] = None
        else:
            self.restock(field)
        return winner

    def scores(self, points: list[list[int]], tasks: list[str]) -> tuple[list[int], list[int]]:
        """Totals and places, given the points below each corral's figures and the tasks in the game."""
        totals: list[int] = []
        for seat in range(self.players):
            total = 0
            for animal, below in zip(self.corrals[seat], points[seat], strict=True):
                total += -below if animal == "black-sheep" else below
            total += self.task_points(seat, tasks) if tasks else self.bonus_points(seat)
            totals.append(total)
        order = [
            (self.wins_outright(seat, tasks), totals[seat], len(self.corrals[seat])) for seat in range(self.players)
        ]
        return totals, [1 + sum(other > mine for other in order) for mine in order]

    def bonus_points(self, seat: int) -> int:
        total = 0
        for animal in ORDER:
            own = self.corrals[seat].count(animal)
            if all(own > self.corrals[other].count(animal) for other in range(self.players) if other != seat):
                total += 6
        left = Counter(self.corrals[seat])
        while all(left[animal] > 0 for animal in ORDER):
            left.subtract(ORDER)
            total += 6
        return total

    def task_points(self, seat: int, tasks: list[str]) -> int:
        majorities = dict(zip(["horses", "cows", "pigs", "sheep", "chickens", "black-sheep"], ORDER, strict=True))
        groups = {
            "horse-and-black-sheep": (["horse", "black-sheep"], 4),
            "cow-and-chicken": (["cow", "chicken"], 3),
            "pig-and-sheep": (["pig", "sheep"], 3),
            "horse-cow-and-pig": (["horse", "cow", "pig"], 6),
            "sheep-chicken-and-black-sheep": (["sheep", "chicken", "black-sheep"], 6),
        }
        total = 0
        for task in tasks:
            if task.startswith("most-"):
                animal = majorities[task.removeprefix("most-")]
                counts = [corral.count(animal) for corral in self.corrals]
                if counts[seat] > 0 and counts[seat] == max(counts):
                    total += 6
            elif task in groups:
                wanted, worth = groups[task]
                left = Counter(self.corrals[seat])
                while all(left[animal] > 0 for animal in wanted):
                    left.subtract(wanted)
                    total += worth
        return total

    def wins_outright(self, seat: int, tasks: list[str]) -> bool:
        owners = [other for other in range(self.players) if "black-sheep" in self.corrals[other]]
        return "all-black-sheep" in tasks and owners == [seat]
