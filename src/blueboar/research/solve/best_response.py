"""What strategies are worth, and what a player could gain by leaving theirs: best response and NashConv."""

from __future__ import annotations

from typing import Any

import numpy as np

from blueboar.research.solve.tree import Tree


def edge_probabilities(tree: Tree, strategy: Any) -> Any:
    """By node: how likely the choice that leads to it is, made where it is made."""
    return np.where(tree.slot >= 0, strategy[tree.slot], tree.chance)


def reach_without(tree: Tree, strategy: Any, player: int) -> Any:
    """By node: how likely chance and the others are to go there."""
    edges = np.where(tree.owner == player, 1.0, edge_probabilities(tree, strategy))
    reach = np.ones(tree.nodes)
    for first, last in tree.levels[1:]:
        reach[first:last] = reach[tree.parent[first:last]] * edges[first:last]
    return reach


def values(tree: Tree, strategy: Any) -> Any:
    """By player and node: what comes of it."""
    edges = edge_probabilities(tree, strategy)
    worth = np.zeros((tree.players, tree.nodes))
    worth[:, tree.ends] = tree.payoffs.T
    for first, last in reversed(tree.levels[1:]):
        parents = tree.parent[first:last]
        start, count = int(parents[0]), int(parents[-1]) + 1 - int(parents[0])
        for player in range(tree.players):
            flow = np.bincount(parents - start, weights=edges[first:last] * worth[player, first:last], minlength=count)
            worth[player, start : start + count] += flow
    return worth


def expected_payoffs(tree: Tree, strategy: Any) -> Any:
    return values(tree, strategy)[:, 0]


def best_response(tree: Tree, strategy: Any, player: int) -> tuple[float, Any]:
    """The most that this player can have against the others, and a pure strategy of theirs that has it.

    The deepest information sets first: what is best in one weighs its nodes by how likely the others go there.
    """
    reach = reach_without(tree, strategy, player)
    edges = edge_probabilities(tree, strategy)
    worth = np.zeros(tree.nodes)
    worth[tree.ends] = tree.payoffs[:, player]
    best = strategy.copy()
    own = tree.slot_owner == player
    best[own] = 0.0
    for first, last in reversed(tree.levels[1:]):
        span = np.arange(first, last)
        mine = tree.owner[span] == player
        _choose(tree, span[mine], reach, worth, best)
        weights = np.where(mine, best[tree.slot[span]], edges[span])
        np.add.at(worth, tree.parent[span], weights * worth[span])
    return float(worth[0]), best


def _choose(tree: Tree, nodes: Any, reach: Any, worth: Any, best: Any) -> None:
    """Of the information sets whose choices lead to these nodes, all on one level: perfect recall sees to that."""
    if not len(nodes):
        return
    slots = tree.slot[nodes]
    gain = np.bincount(slots, weights=reach[tree.parent[nodes]] * worth[nodes], minlength=tree.slots)
    for information_set in np.unique(tree.slot_set[slots]):
        first = tree.set_first[information_set]
        best[first + int(np.argmax(gain[first : first + tree.set_count[information_set]]))] = 1.0


def incentives(tree: Tree, strategy: Any) -> list[float]:
    """By player: what the best response would gain."""
    now = expected_payoffs(tree, strategy)
    return [best_response(tree, strategy, player)[0] - float(now[player]) for player in range(tree.players)]


def nash_conv(tree: Tree, strategy: Any) -> float:
    """The sum of what every player could gain alone: 0 exactly in a Nash equilibrium."""
    return sum(incentives(tree, strategy))
