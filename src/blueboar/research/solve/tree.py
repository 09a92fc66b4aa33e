"""A game in extensive form as flat arrays: grown once from a position, then reckoned with level by level."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final, Protocol

import numpy as np

CHANCE: Final = -1
TERMINAL: Final = -4
"""The numbers that OpenSpiel has for them."""
MOST_NODES: Final = 5_000_000


class Position(Protocol):
    """A place in a game. It never changes: `after` is another one."""

    def player(self) -> int:
        """Who decides here: a seat, CHANCE or TERMINAL."""

    def knows(self) -> Hashable:
        """What the one who decides knows: the name of the information set."""

    def choices(self) -> list[tuple[Hashable, float]]:
        """What can be done here; at a chance node with its probability, elsewhere the number is not read."""

    def after(self, choice: Hashable) -> Position: ...

    def payoffs(self) -> tuple[float, ...]:
        """At the end."""


class TooLarge(Exception):
    """The game has more nodes than anyone wants to wait for."""


class Tree:
    """Nodes are numbered so that a parent comes before its children, level by level.

    A *slot* is one choice of one information set; a strategy is an array with a probability for each slot.
    """

    players: int
    parent: Any
    """By node; the root's is -1."""
    slot: Any
    """By node: the slot of the choice that leads to it, or -1 after chance and at the root."""
    chance: Any
    """By node: the probability of the edge to it if it comes after chance, else 1."""
    owner: Any
    """By node: who chose to go there; CHANCE, or TERMINAL for the root."""
    levels: list[tuple[int, int]]
    """First node and the one after the last, by depth."""
    ends: Any
    """The nodes where the game is over, and `payoffs` beside them: (ends, players)."""
    payoffs: Any
    slot_owner: Any
    slot_set: Any
    """By slot: its information set."""
    set_first: Any
    """By information set: its first slot; they are in a row."""
    set_count: Any
    set_names: list[tuple[int, Hashable]]
    """By information set: whose it is, and what they know."""
    slot_choices: list[Hashable]
    node_set: Any
    """By node: the information set of who decides there, or -1."""

    @property
    def slots(self) -> int:
        return len(self.slot_choices)

    @property
    def nodes(self) -> int:
        return len(self.parent)

    def uniform(self) -> Any:
        """The strategy that does everything equally often."""
        return 1.0 / self.set_count[self.slot_set]

    def sets_of(self, player: int) -> list[int]:
        return [number for number, name in enumerate(self.set_names) if name[0] == player]

    def slots_of(self, information_set: int) -> range:
        first = int(self.set_first[information_set])
        return range(first, first + int(self.set_count[information_set]))


class _Growth:
    """What is gathered while the tree is walked."""

    def __init__(self) -> None:
        self.parent: list[int] = [-1]
        self.slot: list[int] = [-1]
        self.chance: list[float] = [1.0]
        self.owner: list[int] = [TERMINAL]
        self.node_set: list[int] = []
        self.sets: dict[tuple[int, Hashable], int] = {}
        self.set_first: list[int] = []
        self.set_choices: list[tuple[Hashable, ...]] = []
        self.slot_choices: list[Hashable] = []
        self.ends: list[int] = []
        self.payoffs: list[tuple[float, ...]] = []

    def information_set(self, player: int, knows: Hashable, choices: tuple[Hashable, ...]) -> int:
        name = (player, knows)
        number = self.sets.get(name)
        if number is None:
            number = len(self.sets)
            self.sets[name] = number
            self.set_first.append(len(self.slot_choices))
            self.set_choices.append(choices)
            self.slot_choices += choices
        elif self.set_choices[number] != choices:
            raise ValueError(f"player {player} has other choices in two places that look the same to them: {knows!r}")
        return number

    def visit(self, node: int, position: Position) -> list[Position]:
        """The children of a node, told of; their positions."""
        player = position.player()
        if player == TERMINAL:
            self.node_set.append(-1)
            self.ends.append(node)
            self.payoffs.append(position.payoffs())
            return []
        choices = position.choices()
        first = -1
        if player == CHANCE:
            self.node_set.append(-1)
        else:
            number = self.information_set(player, position.knows(), tuple(choice for choice, _ in choices))
            self.node_set.append(number)
            first = self.set_first[number]
        for place, (_, probability) in enumerate(choices):
            self.parent.append(node)
            self.slot.append(-1 if first < 0 else first + place)
            self.chance.append(probability if first < 0 else 1.0)
            self.owner.append(player)
        if len(self.parent) > MOST_NODES:
            raise TooLarge(f"more than {MOST_NODES:,} nodes")
        return [position.after(choice) for choice, _ in choices]


def grow(root: Position) -> Tree:
    """The whole tree below a position. An information set with unlike choices is an error."""
    growth = _Growth()
    levels: list[tuple[int, int]] = []
    here: list[Position] = [root]
    first = 0
    while here:
        levels.append((first, first + len(here)))
        following: list[Position] = []
        for place, position in enumerate(here):
            following += growth.visit(first + place, position)
        first += len(here)
        here = following
    return _finished(growth, levels)


def _finished(growth: _Growth, levels: list[tuple[int, int]]) -> Tree:
    tree = Tree()
    tree.players = len(growth.payoffs[0])
    tree.parent = np.array(growth.parent)
    tree.slot = np.array(growth.slot)
    tree.chance = np.array(growth.chance)
    tree.owner = np.array(growth.owner)
    tree.levels = levels
    tree.ends = np.array(growth.ends)
    tree.payoffs = np.array(growth.payoffs, dtype=float)
    tree.set_names = list(growth.sets)
    tree.set_first = np.array(growth.set_first, dtype=int)
    tree.set_count = np.array([len(choices) for choices in growth.set_choices], dtype=int)
    tree.slot_set = np.repeat(np.arange(len(growth.set_first)), tree.set_count)
    tree.slot_owner = np.array([tree.set_names[number][0] for number in tree.slot_set], dtype=int)
    tree.slot_choices = growth.slot_choices
    tree.node_set = np.array(growth.node_set)
    return tree


class OpenSpielPosition:
    """A state of any of OpenSpiel's games with turns."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def player(self) -> int:
        return int(self.state.current_player())

    def knows(self) -> Hashable:
        name: str = self.state.information_state_string()
        return name

    def choices(self) -> list[tuple[Hashable, float]]:
        if self.state.is_chance_node():
            return list(self.state.chance_outcomes())
        return [(action, 1.0) for action in self.state.legal_actions()]

    def after(self, choice: Hashable) -> OpenSpielPosition:
        return OpenSpielPosition(self.state.child(choice))

    def payoffs(self) -> tuple[float, ...]:
        return tuple(self.state.returns())
