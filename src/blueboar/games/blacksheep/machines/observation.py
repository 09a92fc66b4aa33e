"""What a seat sees, as numbers from 0 to 127, by listing what is shown.

The seats are counted from the one who looks: 0 is that one, 1 the next clockwise.
"""

from __future__ import annotations

from typing import Final

from blueboar.core.decisions import Layout
from blueboar.core.seats import NOBODY, Seat
from blueboar.games.blacksheep.data.editions import Config
from blueboar.games.blacksheep.state.state import HAND_SIZE, NO_CARD, SIDE_SIZE, State
from blueboar.games.blacksheep.wire.zones import FIELDS

WHERE: Final = 0
WHAT: Final = 1
MORE: Final = 2
STAGES: Final = 3

LARGEST: Final = 127


class Observation:
    """A turn is said in a few small decisions, and between them only the draft of it changes: so the board is written
    once a turn."""

    def __init__(self, config: Config, size: int) -> None:
        self.size = size
        self.players = config.players
        self.animals = len(config.animals)
        self.tasks = [task.name for task in config.tasks]
        self.written = bytearray()
        self.moves = 0
        self.seat: Seat = NOBODY

    def board(self, state: State, moves: int, seat: Seat) -> bytearray:
        """`moves`: how many were made; the same number stands for the same board."""
        if moves != self.moves or seat != self.seat:
            self.written = self._board(state, seat)
            self.moves = moves
            self.seat = seat
        return self.written

    def write_draft(self, stage: int, field: int, card: int, cells: bytearray, first: int) -> None:
        """What this seat has chosen so far, into a board that begins at the first of these cells."""
        place = first + self.players
        cells[place + stage] = 1
        place += STAGES
        if stage != WHERE:
            cells[place + field] = 1
        if card != NO_CARD:
            cells[place + FIELDS + card] = 1

    def _board(self, state: State, seat: Seat) -> bytearray:
        cells = bytearray(self.size)
        players, animals = self.players, self.animals
        if state.turn != NOBODY:
            cells[(state.turn - seat) % players] = 1
        place = players + STAGES + FIELDS + animals
        _count(state.hand(seat), animals, cells, place)
        place += animals
        for field in range(FIELDS):
            place = self._field(state, field, seat, cells, place)
        for step in range(players):
            place = self._corral(state, (seat + step) % players, seat, cells, place)
        for left in state.supply:
            cells[place] = min(LARGEST, left)
            place += 1
        _count(state.discard, animals, cells, place)
        place += animals
        cells[place] = min(LARGEST, len(state.deck))
        cells[place + 1] = 1 if state.endgame else 0
        place += 2
        if self.tasks:
            own, in_sight = state.own_tasks(seat), state.open_tasks
            for name in self.tasks:
                cells[place] = 1 if name in own else 0
                cells[place + len(self.tasks)] = 1 if name in in_sight else 0
                place += 1
        return cells

    def _field(self, state: State, field: int, seat: Seat, cells: bytearray, place: int) -> int:
        """What stands on it, and what lies at its sides; where the next part begins."""
        cells[place] = 1 if state.turned_over[field] else 0
        place += 1
        animal_of = state.herd.animal_of
        for figure in state.figures[field]:
            cells[place + animal_of[figure]] += 1
        place += self.animals
        for step in range(self.players):
            _count(state.sides[field][(seat + step) % self.players], self.animals, cells, place)
            place += self.animals
        return place

    def _corral(self, state: State, owner: Seat, seat: Seat, cells: bytearray, place: int) -> int:
        """Animals, and the points below them if they are the own ones or the game is over."""
        points = 0
        shown = owner == seat or state.scores is not None
        for figure in state.corral(owner):
            animal = state.herd.animal_of[figure]
            cells[place + animal] += 1
            if shown:
                points += state.points[figure] * state.herd.signs[animal]
        place += self.animals
        cells[place] = max(0, min(LARGEST, points))
        cells[place + 1] = max(0, min(LARGEST, -points))
        cells[place + 2] = len(state.own_tasks(owner))
        return place + 3


def _count(cards: list[int], animals: int, cells: bytearray, place: int) -> None:
    """The cells are 0 before it."""
    for animal in range(animals):
        count = 0
        for card in cards:
            if card == animal:
                count += 1
        if count:
            cells[place + animal] = count


def layout(config: Config) -> Layout:
    players, animals = config.players, len(config.animals)
    parts = Layout()
    parts.add("whose turn it is, by seat from the own one", players)
    parts.add("what is decided: field, card, more", 3)
    parts.add("the field chosen so far", FIELDS)
    parts.add("the card chosen so far, by animal", animals)
    parts.add(f"the own hand of {HAND_SIZE}, by animal", animals)
    for field in range(FIELDS):
        parts.add(f"field {field}: turned over", 1)
        parts.add(f"field {field}: figures, by animal", animals)
        for step in range(players):
            parts.add(f"field {field}: the side of {SIDE_SIZE} of seat +{step}, by animal", animals)
    for step in range(players):
        parts.add(f"corral of seat +{step}: figures, by animal", animals)
        parts.add(f"corral of seat +{step}: points above zero, points below zero, where they are known", 2)
        parts.add(f"tasks of seat +{step}: how many", 1)
    parts.add("figures left in the supply, by animal", animals)
    parts.add("the discard pile, by animal", animals)
    parts.add("cards in the deck", 1)
    parts.add("the last fields are played", 1)
    if config.tasks:
        parts.add("own tasks: " + ", ".join([task.name for task in config.tasks]), len(config.tasks))
        parts.add("open tasks, in the same order", len(config.tasks))
    return parts
