"""Exact answers: the tree, CFR and NashConv, and the correlated equilibrium checked against its own definition."""

from __future__ import annotations

import os
import re
from itertools import product
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="the extra `research` is not installed")
pytest.importorskip("scipy", reason="the extra `research` is not installed")

import numpy as np
from scipy.optimize import linprog

from blueboar.research.solve.bargaining import Bargaining, Rules
from blueboar.research.solve.best_response import best_response, expected_payoffs, nash_conv
from blueboar.research.solve.cfr import solve
from blueboar.research.solve.efce import best_efce
from blueboar.research.solve.tree import OpenSpielPosition, Tree, grow

ROUNDS = int(os.environ.get("EFCE_ROUNDS", "2"))
"""Of the bargaining game, at most."""


def instance(rounds: int) -> Rules:
    """The one that the issue of record names: item value 5, both penalties 1, at most 10 items and bribe 2."""
    return Rules(5.0, 1.0, 1.0, max_items=10, max_bribe=2, num_rounds=rounds)


def test_the_bargaining_game_is_the_one_of_openspiel():
    pyspiel = pytest.importorskip("pyspiel")
    names = "item_value=1.0,item_penalty=2.0,sheriff_penalty=3.0,max_items=3,max_bribe=2,num_rounds=2"
    theirs = grow(OpenSpielPosition(pyspiel.load_game(f"sheriff({names})").new_initial_state()))
    ours = grow(Bargaining(Rules(max_items=3, max_bribe=2, num_rounds=2)))
    assert (theirs.nodes, theirs.slots) == (ours.nodes, ours.slots)
    assert np.array_equal(theirs.payoffs, ours.payoffs)
    assert np.array_equal(theirs.node_set, ours.node_set)


def test_nash_conv_is_the_one_of_openspiel():
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms.exploitability import nash_conv as theirs
    from open_spiel.python.policy import UniformRandomPolicy

    for name in ("sheriff", "kuhn_poker", "leduc_poker", "kuhn_poker(players=3)"):
        game = pyspiel.load_game(name)
        tree = grow(OpenSpielPosition(game.new_initial_state()))
        assert nash_conv(tree, tree.uniform()) == pytest.approx(theirs(game, UniformRandomPolicy(game)), abs=1e-9)


def test_cfr_finds_the_value_of_kuhn_poker():
    pyspiel = pytest.importorskip("pyspiel")
    tree = grow(OpenSpielPosition(pyspiel.load_game("kuhn_poker").new_initial_state()))
    solved = solve(tree, 1000, enough=0.001)
    assert solved.nash_conv <= 0.001
    assert expected_payoffs(tree, solved.strategy)[0] == pytest.approx(-1 / 18, abs=0.002)


def test_cfr_comes_below_a_hundredth_on_openspiels_sheriff():
    solved = solve(grow(Bargaining(Rules())), 600, enough=0.01)
    assert solved.nash_conv <= 0.01
    assert [distance for _, distance in solved.curve] == sorted((d for _, d in solved.curve), reverse=True)


def test_a_best_response_has_what_it_says():
    tree = grow(Bargaining(Rules(max_items=2, max_bribe=2, num_rounds=2)))
    for player in (0, 1):
        gain, strategy = best_response(tree, tree.uniform(), player)
        assert expected_payoffs(tree, strategy)[player] == pytest.approx(gain)


def test_an_information_set_with_unlike_choices_is_an_error():
    class Muddled(Bargaining):
        def knows(self):
            return "nothing"

        def after(self, choice):
            return Muddled(self.rules, (*self.said, choice))

    with pytest.raises(ValueError, match="other choices"):
        grow(Muddled(Rules(max_items=3, max_bribe=1, num_rounds=1)))


def printed() -> dict[int, tuple[float, ...]]:
    """What `docs/research.md` prints for it, by rounds: welfare, smuggler and sheriff."""
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d) \| (\d+\.\d{6}) \| (\d+\.\d{6}) \| (\d+\.\d{6}) \|$", page, re.MULTILINE)
    return {int(rounds): tuple(float(each) for each in values) for rounds, *values in rows}


def test_one_two_and_three_rounds_are_printed():
    assert sorted(printed()) == [1, 2, 3]


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_the_best_correlated_equilibrium_is_the_one_that_is_printed(rounds: int):
    if rounds > ROUNDS:
        pytest.skip(f"{rounds} rounds take most of a minute of a core: `make soak` has them, by EFCE_ROUNDS=3")
    found = best_efce(grow(Bargaining(instance(rounds))))
    assert (found.welfare, *found.payoffs) == pytest.approx(printed()[rounds], abs=1e-6)
    assert sum(found.payoffs) == pytest.approx(found.welfare)


@pytest.mark.parametrize(
    "rules",
    [
        Rules(5.0, 1.0, 1.0, max_items=1, max_bribe=1, num_rounds=1),
        Rules(5.0, 1.0, 1.0, max_items=2, max_bribe=1, num_rounds=1),
        Rules(1.0, 2.0, 3.0, max_items=2, max_bribe=1, num_rounds=1),
        Rules(5.0, 1.0, 1.0, max_items=1, max_bribe=1, num_rounds=2),
        Rules(3.0, 2.0, 1.5, max_items=1, max_bribe=1, num_rounds=2),
    ],
)
def test_the_correlated_equilibrium_by_its_definition(rules: Rules):
    """A mediator over all pairs of pure plans, and every way to leave it written out: the same greatest welfare."""
    tree = grow(Bargaining(rules))
    assert best_efce(tree).welfare == pytest.approx(_by_definition(tree), abs=1e-6)


def test_games_with_chance_are_refused():
    pyspiel = pytest.importorskip("pyspiel")
    tree = grow(OpenSpielPosition(pyspiel.load_game("kuhn_poker").new_initial_state()))
    with pytest.raises(ValueError, match="without chance"):
        best_efce(tree)


# The definition, written out for tiny games.


def _plans(tree: Tree, player: int) -> list[dict[int, int]]:
    """Every full plan: a slot for each information set. Reduced plans would do, and these are easier to get right."""
    sets = tree.sets_of(player)
    return [dict(zip(sets, slots, strict=True)) for slots in product(*[tree.slots_of(number) for number in sets])]


def _end_of(tree: Tree, plans: tuple[dict[int, int], dict[int, int]], start: int = 0) -> int:
    node = start
    while tree.node_set[node] >= 0:
        number = int(tree.node_set[node])
        slot = plans[tree.set_names[number][0]][number]
        node = int(np.flatnonzero((tree.parent == node) & (tree.slot == slot))[0])
    return node


def _distinct(tree: Tree, player: int) -> list[dict[int, int]]:
    """Plans that differ where they can be reached (reduced): the others are copies."""
    seen: dict[tuple[tuple[int, int], ...], dict[int, int]] = {}
    for plan in _plans(tree, player):
        reached = tuple(sorted((number, slot) for number, slot in plan.items() if _reached(tree, player, plan, number)))
        seen.setdefault(reached, plan)
    return list(seen.values())


def _reached(tree: Tree, player: int, plan: dict[int, int], number: int) -> bool:
    """Whether the player's own choices allow this information set."""
    node = int(np.flatnonzero(tree.node_set == number)[0])
    while tree.parent[node] >= 0:
        if tree.owner[node] == player and plan[int(tree.slot_set[tree.slot[node]])] != tree.slot[node]:
            return False
        node = int(tree.parent[node])
    return True


def _passes(tree: Tree, node: int, number: int) -> bool:
    while node >= 0:
        if tree.node_set[node] == number:
            return True
        node = int(tree.parent[node])
    return False


def _by_definition(tree: Tree) -> float:
    pools = [_distinct(tree, player) for player in (0, 1)]
    pairs = list(product(range(len(pools[0])), range(len(pools[1]))))
    payoff = {int(node): tree.payoffs[place] for place, node in enumerate(tree.ends)}
    ends = [_end_of(tree, (pools[0][i], pools[1][j])) for i, j in pairs]
    rows: set[tuple[float, ...]] = set()
    for player in (0, 1):
        for number in tree.sets_of(player):
            below = [other for other in tree.sets_of(player) if _below(tree, player, number, other)]
            for told in tree.slots_of(number):
                for way in {tuple(plan[other] for other in below) for plan in pools[player]}:
                    row = []
                    for place, (i, j) in enumerate(pairs):
                        plan = pools[player][i if player == 0 else j]
                        row.append(0.0)
                        if plan[number] != told or not _passes(tree, ends[place], number):
                            continue
                        leaving = {**plan, **dict(zip(below, way, strict=True))}
                        plans = (leaving, pools[1][j]) if player == 0 else (pools[0][i], leaving)
                        row[-1] = payoff[_end_of(tree, plans)][player] - payoff[ends[place]][player]
                    rows.add(tuple(row))
    welfare = [payoff[end].sum() for end in ends]
    found = linprog(
        -np.array(welfare),
        A_ub=np.array(sorted(rows)),
        b_ub=np.zeros(len(rows)),
        A_eq=np.ones((1, len(pairs))),
        b_eq=[1.0],
        method="highs",
    )
    assert found.success
    return -float(found.fun)


def _below(tree: Tree, player: int, number: int, other: int) -> bool:
    """Whether `other` is this information set or one that can come after it."""
    return any(_passes(tree, int(node), number) for node in np.flatnonzero(tree.node_set == other))


def test_the_small_sheriff_is_a_zero_sum_game_that_cfr_solves():
    from blueboar.research.solve.small_sheriff import Small, SmallSheriff

    tree = grow(SmallSheriff(Small(hand=1, legal=4, contraband=4, most_bribe=2)))
    assert tree.payoffs.sum(axis=1) == pytest.approx(0.0)
    assert solve(tree, 1500, enough=0.01).nash_conv < 0.01


def test_the_small_sheriff_has_three_players_too():
    from blueboar.research.solve.small_sheriff import Small, SmallSheriff

    tree = grow(SmallSheriff(Small(players=3, hand=1, legal=6, contraband=1, most_bribe=0)))
    assert tree.players == 3
    assert tree.payoffs.sum(axis=1) == pytest.approx(0.0)
    with pytest.raises(ValueError, match="two or three"):
        Small(players=4, hand=1)
    with pytest.raises(ValueError, match="cards are drawn"):
        Small(hand=4)
    with pytest.raises(ValueError, match="7 cards are drawn"):
        Small(players=3, hand=1, legal=5, contraband=1)


def test_how_exploitable_a_bot_is_on_the_small_sheriff():
    from blueboar.research.solve.exploitability import against, places, strategy_of
    from blueboar.research.solve.small_sheriff import Small, SmallSheriff

    small = SmallSheriff(Small(hand=1, legal=4, contraband=4, most_bribe=1))
    tree, found = grow(small), places(small)
    assert set(found) == set(tree.set_names)
    novice = strategy_of("novice", tree, found, samples=2)
    for number in range(len(tree.set_names)):
        assert sum(novice[slot] for slot in tree.slots_of(number)) == pytest.approx(1.0)
    nash = solve(tree, 1500, enough=0.01)
    assert nash_conv(tree, novice) > nash.nash_conv
    assert sum(against(tree, novice, nash.strategy)) < nash.nash_conv
