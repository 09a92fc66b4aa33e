"""Counterfactual regret minimisation on a tree, all information sets at once.

Between two players whose payoffs add up to a constant the average strategy comes to a Nash equilibrium. In other games
nothing is promised, so NashConv is reckoned now and then and the best strategy seen is kept: what is handed back is as
good as its NashConv says, whatever the theory.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from blueboar.research.solve.best_response import nash_conv, reach_without, values
from blueboar.research.solve.tree import Tree


class Solved:
    """A strategy, how far it is from a Nash equilibrium, and how that fell: (iteration, NashConv) pairs."""

    def __init__(self, strategy: Any, distance: float, curve: list[tuple[int, float]]) -> None:
        self.strategy = strategy
        self.nash_conv = distance
        self.curve = curve


class Regrets:
    """One run of CFR: `discount` as in Brown and Sandholm 2019 (positive, negative regrets, average), or CFR+."""

    def __init__(self, tree: Tree, plus: bool = True, discount: tuple[float, float, float] = (1.5, 0.0, 2.0)) -> None:
        self.tree = tree
        self.plus = plus
        self.discount = discount
        self.regret = np.zeros(tree.slots)
        self.total = np.zeros(tree.slots)
        self.iteration = 0
        self._owned = [tree.slot_owner == player for player in range(tree.players)]

    def current(self) -> Any:
        """Regret matching."""
        positive = np.maximum(self.regret, 0.0)
        return self._normal(positive)

    def average(self) -> Any:
        return self._normal(self.total)

    def _normal(self, weights: Any) -> Any:
        tree = self.tree
        sums = np.bincount(tree.slot_set, weights=weights, minlength=len(tree.set_first))[tree.slot_set]
        even = 1.0 / tree.set_count[tree.slot_set]
        return np.where(sums > 0.0, weights / np.where(sums > 0.0, sums, 1.0), even)

    def step(self) -> None:
        """Every player in turn, each against what the others do by then."""
        self.iteration += 1
        for player in range(self.tree.players):
            self._step_of(player)

    def _step_of(self, player: int) -> None:
        tree, owned = self.tree, self._owned[player]
        strategy = self.current()
        worth = values(tree, strategy)[player]
        others = reach_without(tree, strategy, player)
        nodes = np.flatnonzero(tree.owner == player)
        parents = tree.parent[nodes]
        gain = np.bincount(
            tree.slot[nodes], weights=others[parents] * (worth[nodes] - worth[parents]), minlength=tree.slots
        )
        if self.plus:
            self.regret[owned] = np.maximum(self.regret[owned] + gain[owned], 0.0)
            weight = float(self.iteration)
        else:
            self._discounted(owned)
            self.regret[owned] += gain[owned]
            weight = 1.0
        own = self._own_reach(player, strategy)
        self.total[owned] += weight * own[owned] * strategy[owned]

    def _discounted(self, owned: Any) -> None:
        alpha, beta, gamma = self.discount
        time = float(self.iteration)
        grown, shrunk = time**alpha / (time**alpha + 1.0), time**beta / (time**beta + 1.0)
        factor = np.where(self.regret > 0.0, grown, shrunk)
        self.regret[owned] *= factor[owned]
        self.total[owned] *= (time / (time + 1.0)) ** gamma

    def _own_reach(self, player: int, strategy: Any) -> Any:
        """By slot: how likely the player's own choices lead to its information set (perfect recall: the same at all
        of its nodes)."""
        tree = self.tree
        edges = np.where(tree.owner == player, strategy[tree.slot], 1.0)
        reach = np.ones(tree.nodes)
        for first, last in tree.levels[1:]:
            reach[first:last] = reach[tree.parent[first:last]] * edges[first:last]
        own = np.zeros(tree.slots)
        nodes = np.flatnonzero(tree.owner == player)
        own[tree.slot[nodes]] = reach[tree.parent[nodes]]
        return own


def solve(tree: Tree, iterations: int = 2000, enough: float = 0.0, look_every: int = 50, plus: bool = True) -> Solved:
    """CFR until NashConv is `enough` or the iterations are done; the best average, or current strategy, seen."""
    run = Regrets(tree, plus)
    best, distance = tree.uniform(), nash_conv(tree, tree.uniform())
    curve = [(0, distance)]
    while run.iteration < iterations and distance > enough:
        for _ in range(min(look_every, iterations - run.iteration)):
            run.step()
        for strategy in (run.average(), run.current()):
            found = nash_conv(tree, strategy)
            if found < distance:
                best, distance = strategy, found
        curve.append((run.iteration, distance))
    return Solved(best, distance, curve)
