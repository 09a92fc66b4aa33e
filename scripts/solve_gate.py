"""Solves the abstract gate by CFR and writes the table that the bots play by: `make gate`.

Every player slips now and then (TREMBLE), so that the strategies make sense off the beaten path too. No dice are
thrown: the same recipe gives the same table. It is written beside its recipe: how it was made, and how far it is from a
Nash equilibrium in points (NashConv; the slips are part of it).
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Hashable
from pathlib import Path
from typing import Any

import numpy as np

from blueboar.bots.sheriff.gate.abstract import MERCHANT, SHERIFF, Gate
from blueboar.research.solve.best_response import nash_conv, reach_without
from blueboar.research.solve.cfr import Regrets
from blueboar.research.solve.tree import Tree, grow

TARGET = Path(__file__).parent.parent / "src" / "blueboar" / "bots" / "sheriff" / "gate" / "gate.json"
TREMBLE = 0.03
RIVALS = 3
NOBODY = -2
"""No seat: what is reached by all together."""


class Trembling(Regrets):
    """CFR in the game where everybody does anything at all with a little probability."""

    def current(self) -> Any:
        return (1.0 - TREMBLE) * super().current() + TREMBLE * self.tree.uniform()


def solved(last: bool, iterations: int) -> tuple[Tree, Any, float]:
    tree = grow(Gate(RIVALS, last))
    run = Trembling(tree)
    began = time.perf_counter()
    for number in range(iterations):
        run.step()
        if number % 200 == 199:
            distance = nash_conv(tree, run.average())
            print(f"  {number + 1} steps: NashConv {distance:.3f}, {time.perf_counter() - began:.0f} s", flush=True)
    strategy = run.average()
    return tree, strategy, nash_conv(tree, strategy)


def key(*words: Hashable) -> str:
    return " ".join(str(word) for word in words)


def table_of(tree: Tree, strategy: Any) -> dict[str, Any]:
    """Weights in hundredths. A merchant's hand is forgotten at the gate: only the bag counts there."""
    reach = reach_without(tree, strategy, NOBODY)
    arrived = np.bincount(tree.node_set[tree.node_set >= 0], reach[tree.node_set >= 0], len(tree.set_names))
    merchant: dict[str, list[float]] = {}
    sheriff: dict[str, list[float]] = {}
    loading: dict[str, list[float]] = {}
    for number, (player, knows) in enumerate(tree.set_names):
        mix = np.array([float(strategy[slot]) for slot in tree.slots_of(number)])
        if player == SHERIFF:
            sheriff[key(*knows)] = mix  # type: ignore[assignment]
        elif len(knows) == 1:
            loading[key(*knows[0])] = mix  # type: ignore[assignment]
        else:
            name = key(*knows[1], *knows[2:])
            merchant[name] = merchant.get(name, 0.0) + (arrived[number] + 1e-12) * mix  # type: ignore[operator]
    return {
        "loading": _hundredths(loading),
        "merchant": _hundredths(merchant),
        "sheriff": _hundredths(sheriff),
        "belief": _beliefs(tree, reach),
        "outcome": _outcomes(tree, strategy, reach),
    }


def _hundredths(mixes: dict[str, Any]) -> dict[str, list[int]]:
    return {name: [round(100 * float(each)) for each in mix / sum(mix)] for name, mix in sorted(mixes.items())}


def _beliefs(tree: Tree, reach: Any) -> dict[str, list[int]]:
    """By what the sheriff knows: the chance of a lie in hundredths, and tenths of wrong cards in one."""
    weight: dict[str, float] = defaultdict(float)
    lies: dict[str, float] = defaultdict(float)
    wrong: dict[str, float] = defaultdict(float)
    for node, said in _walked(tree):
        if tree.node_set[node] >= 0 and tree.set_names[tree.node_set[node]][0] == SHERIFF:
            name, load = key(*tree.set_names[tree.node_set[node]][1]), said[1]
            weight[name] += reach[node]
            if load[1]:
                lies[name] += reach[node]
                wrong[name] += reach[node] * load[1]
    return {
        name: [round(100 * lies[name] / weight[name]), round(10 * wrong[name] / lies[name]) if lies[name] else 10]
        for name in sorted(weight)
    }


def _walked(tree: Tree) -> list[tuple[int, tuple[Any, ...]]]:
    """Every node with what was said up to it."""
    said: list[tuple[Any, ...]] = [()] * tree.nodes
    hands = [choice for choice, _ in Gate(RIVALS, False).choices()]
    for node in range(1, tree.nodes):
        parent = int(tree.parent[node])
        slot = int(tree.slot[node])
        word = hands[node - 1] if slot < 0 else tree.slot_choices[slot]
        said[node] = (*said[parent], word)
    return list(enumerate(said))


def _outcomes(tree: Tree, strategy: Any, reach: Any) -> dict[str, list[int]]:
    """By bag: hundredths of opened ones, tenths of gold paid for one."""
    weight: dict[str, float] = defaultdict(float)
    opened: dict[str, float] = defaultdict(float)
    paid: dict[str, float] = defaultdict(float)
    walked = dict(_walked(tree))
    for end in tree.ends:
        said = walked[int(end)]
        name = key(*said[1])
        weight[name] += reach[end]
        if said[-1] == "open":
            opened[name] += reach[end]
        elif said[-1] in ("take", "pay"):
            paid[name] += reach[end] * said[-2]
    return {
        name: [round(100 * opened[name] / weight[name]), round(10 * paid[name] / weight[name])]
        for name in sorted(weight)
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=2000)
    parser.add_argument("--into", type=Path, default=TARGET)
    asked = parser.parse_args()
    found: dict[str, Any] = {}
    distances: dict[str, float] = {}
    for name, last in (("early", False), ("last", True)):
        print(f"solving the gate, {name} rounds", flush=True)
        tree, strategy, distances[name] = solved(last, asked.iterations)
        found[name] = table_of(tree, strategy)
    recipe = {
        "made by": "make gate",
        "game": "blueboar.bots.sheriff.gate.abstract, one against three rivals",
        "solver": "CFR+ (blueboar.research.solve), alternating, linear average",
        "iterations": asked.iterations,
        "tremble": TREMBLE,
        "NashConv in points": {name: round(distance, 3) for name, distance in distances.items()},
    }
    asked.into.write_text(json.dumps({"recipe": recipe, **found}, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{asked.into.name}: {asked.into.stat().st_size / 1000:.0f} kB, {recipe['NashConv in points']}")
    return 0


assert MERCHANT == 0
if __name__ == "__main__":
    raise SystemExit(main())
