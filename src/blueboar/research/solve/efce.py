"""The extensive-form correlated equilibrium with the greatest welfare, of a game of two players, by linear program.

A mediator draws a plan for both players and tells a player what to do at an information set only when they come there
(von Stengel and Forges 2008). What the mediator may do is a *correlation plan*: a weight for every relevant pair of
sequences, one of each player, where the weights at an information set add up to the weight of what comes before it. In
games of two players without chance these constraints describe it exactly, and so where all that chance does is seen by
both (Farina and Sandholm 2020); in other games they only bound it from outside, so such a game is refused.

Obeying must be best. For every recommendation (I, a) of a player: what they have by obeying, from there on, is at least
what they have if, told a, they leave the mediator there and do the best they can: a linear program itself, from
the last information set back to I (the w variables below).
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_matrix

from blueboar.research.solve.tree import CHANCE, Tree

EMPTY: Final = -1
"""The sequence of a player who has not decided anything yet. All others are named by their last slot."""


class Correlated:
    """What the best mediator brings."""

    def __init__(self, welfare: float, payoffs: tuple[float, float], weights: dict[tuple[int, int], float]) -> None:
        self.welfare = welfare
        self.payoffs = payoffs
        self.weights = weights
        """By pair of sequences."""


class _Sequences:
    """By node the last slot of each player; by information set the sequence before it, and what follows a slot."""

    def __init__(self, tree: Tree) -> None:
        self.last = np.full((2, tree.nodes), EMPTY)
        for first, last in tree.levels[1:]:
            for player in (0, 1):
                self.last[player, first:last] = self.last[player, tree.parent[first:last]]
            span = np.arange(first, last)
            for player in (0, 1):
                mine = span[tree.owner[span] == player]
                self.last[player, mine] = tree.slot[mine]
        self.before: dict[int, int] = {}
        for node in range(tree.nodes):
            number = int(tree.node_set[node])
            if number >= 0:
                before = int(self.last[tree.set_names[number][0], node])
                if self.before.setdefault(number, before) != before:
                    raise ValueError("a player forgets what they did: no perfect recall")
        self.following: dict[int, list[int]] = {}
        for number, before in self.before.items():
            self.following.setdefault(before, []).append(number)


class _Program:
    """Variables and rows, as they are found."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.sequences = _Sequences(tree)
        self.pairs: dict[tuple[int, int], int] = {}
        self.variables = 0
        self.equal: list[dict[int, float]] = []
        self.equal_to: list[float] = []
        self.at_most_zero: list[dict[int, float]] = []
        self.met = self._met()
        self.ends_after: dict[tuple[int, int], list[int]] = {}
        for place, node in enumerate(tree.ends):
            for player in (0, 1):
                self.ends_after.setdefault((player, int(self.sequences.last[player, node])), []).append(place)

    def _met(self) -> list[set[int]]:
        """By information set: those of the other player that lie on a path with it."""
        tree = self.tree
        met: list[set[int]] = [set() for _ in tree.set_names]
        for node in range(tree.nodes):
            number = int(tree.node_set[node])
            if number < 0:
                continue
            above = int(tree.parent[node])
            while above >= 0:
                other = int(tree.node_set[above])
                if other >= 0 and tree.set_names[other][0] != tree.set_names[number][0]:
                    met[number].add(other)
                    met[other].add(number)
                above = int(tree.parent[above])
        return met

    def pair(self, player: int, own: int, other: int) -> int:
        """The variable of a pair of sequences."""
        key = (own, other) if player == 0 else (other, own)
        found = self.pairs.get(key)
        if found is None:
            found = self.variables
            self.pairs[key] = found
            self.variables += 1
        return found

    def new_variable(self) -> int:
        self.variables += 1
        return self.variables - 1

    def plan(self) -> None:
        """The correlation plans: for every information set and every sequence of the other that is relevant to it."""
        tree = self.tree
        self.equal.append({self.pair(0, EMPTY, EMPTY): 1.0})
        self.equal_to.append(1.0)
        for number, (player, _) in enumerate(tree.set_names):
            others = [EMPTY] + [slot for met in sorted(self.met[number]) for slot in tree.slots_of(met)]
            for other in others:
                row = {self.pair(player, slot, other): 1.0 for slot in tree.slots_of(number)}
                row[self.pair(player, self.sequences.before[number], other)] = -1.0
                self.equal.append(row)
                self.equal_to.append(0.0)

    def obey(self) -> None:
        for number, (player, _) in enumerate(self.tree.set_names):
            for told in self.tree.slots_of(number):
                self._obey(player, number, told)

    def _obey(self, player: int, number: int, told: int) -> None:
        """Told this slot: the value of leaving the mediator here is no more than that of obeying to the end."""
        leaving = self._leaving(player, number, told)
        row: dict[int, float] = {leaving: 1.0}
        for slot in self._slots_below(told):
            for end in self.ends_after.get((player, slot), ()):
                self._add_end(row, player, slot, end, -1.0)
        self.at_most_zero.append(row)

    def _slots_below(self, slot: int) -> list[int]:
        """A slot and all own slots that can come after it."""
        found = [slot]
        for here in found:
            for number in self.sequences.following.get(here, ()):
                found += self.tree.slots_of(number)
        return found

    def _leaving(self, player: int, number: int, told: int) -> int:
        """The variable for the best that a player who was told `told` has at this information set or a later one."""
        best = self.new_variable()
        for slot in self.tree.slots_of(number):
            row: dict[int, float] = {best: -1.0}
            for end in self.ends_after.get((player, slot), ()):
                self._add_end(row, player, told, end, 1.0)
            for later in self.sequences.following.get(slot, ()):
                row[self._leaving(player, later, told)] = 1.0
            self.at_most_zero.append(row)
        return best

    def _add_end(self, row: dict[int, float], player: int, own: int, end: int, sign: float) -> None:
        """The payoff of an end, weighed as if the player had done what leads there and was told `own`."""
        tree = self.tree
        other = int(self.sequences.last[1 - player, tree.ends[end]])
        variable = self.pair(player, own, other)
        row[variable] = row.get(variable, 0.0) + sign * float(tree.payoffs[end, player])

    def payoff_of(self, player: int) -> Any:
        """By variable: what it adds to a player's payoff."""
        tree = self.tree
        gain = np.zeros(self.variables)
        for end, node in enumerate(tree.ends):
            first, second = (int(self.sequences.last[seat, node]) for seat in (0, 1))
            gain[self.pairs[first, second]] += tree.payoffs[end, player]
        return gain


def _matrix(rows: list[dict[int, float]], width: int) -> Any:
    data = [value for row in rows for value in row.values()]
    columns = [column for row in rows for column in row]
    starts = np.cumsum([0] + [len(row) for row in rows])
    return csr_matrix((data, columns, starts), shape=(len(rows), width))


def best_efce(tree: Tree) -> Correlated:
    """The greatest sum of both payoffs that a mediator can bring about whom it pays to obey."""
    if tree.players != 2 or CHANCE in tree.owner:
        raise ValueError("the polytope is exact for two players without chance; this game is another")
    program = _Program(tree)
    program.plan()
    plans = program.variables
    program.obey()
    if len(program.pairs) != plans:
        raise AssertionError("an incentive names a pair of sequences that no plan has")
    gains = [program.payoff_of(player) for player in (0, 1)]
    found = linprog(
        -(gains[0] + gains[1]),
        A_ub=_matrix(program.at_most_zero, program.variables),
        b_ub=np.zeros(len(program.at_most_zero)),
        A_eq=_matrix(program.equal, program.variables),
        b_eq=program.equal_to,
        bounds=[(0.0, None)] * plans + [(None, None)] * (program.variables - plans),
        method="highs-ipm",
    )
    if not found.success:
        raise RuntimeError(f"HiGHS found no solution: {found.message}")
    weights = {pair: float(found.x[variable]) for pair, variable in program.pairs.items()}
    payoffs = (float(gains[0] @ found.x), float(gains[1] @ found.x))
    return Correlated(-float(found.fun), payoffs, weights)
