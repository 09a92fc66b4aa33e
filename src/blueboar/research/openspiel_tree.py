"""Any solved tree as a game of OpenSpiel, so that its algorithms run on it. The tree is grown once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from blueboar.research.solve.tree import CHANCE, Tree

_KIND = pyspiel.GameType(
    short_name="blueboar_tree",
    long_name="A game in extensive form",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=10,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)


class TreeGame(pyspiel.Game):
    """An action is the place of a choice in its information set."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.first_child = np.searchsorted(tree.parent[1:], np.arange(tree.nodes)) + 1
        self.children = np.bincount(tree.parent[1:], minlength=tree.nodes)
        self.end_of = {int(node): place for place, node in enumerate(tree.ends)}
        information = pyspiel.GameInfo(
            num_distinct_actions=int(tree.set_count.max()),
            max_chance_outcomes=int(self.children.max()),
            num_players=tree.players,
            min_utility=float(tree.payoffs.min()),
            max_utility=float(tree.payoffs.max()),
            max_game_length=len(tree.levels),
        )
        super().__init__(_KIND, information, {})

    def new_initial_state(self) -> TreeState:
        return TreeState(self)


class TreeState(pyspiel.State):
    def __init__(self, game: TreeGame) -> None:
        super().__init__(game)
        self.node = 0

    def _game(self) -> Any:
        return self.get_game()

    def current_player(self) -> int:
        game = self._game()
        if self.node in game.end_of:
            return int(pyspiel.PlayerId.TERMINAL)
        number = int(game.tree.node_set[self.node])
        return CHANCE if number < 0 else int(game.tree.set_names[number][0])

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(int(self._game().children[self.node])))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game = self._game()
        first, count = int(game.first_child[self.node]), int(game.children[self.node])
        return [(place, float(game.tree.chance[first + place])) for place in range(count)]

    def _apply_action(self, action: int) -> None:
        self.node = int(self._game().first_child[self.node]) + action

    def _action_to_string(self, player: int, action: int) -> str:
        number = int(self._game().tree.node_set[self.node])
        if number < 0:
            return f"chance {action}"
        return str(self._game().tree.slot_choices[int(self._game().tree.set_first[number]) + action])

    def information_state_string(self, player: int | None = None) -> str:
        return str(int(self._game().tree.node_set[self.node]))

    def is_terminal(self) -> bool:
        return self.node in self._game().end_of

    def returns(self) -> list[float]:
        game = self._game()
        if not self.is_terminal():
            return [0.0] * game.num_players()
        return [float(each) for each in game.tree.payoffs[game.end_of[self.node]]]

    def __str__(self) -> str:
        return f"node {self.node}"


def strategy_of(game: TreeGame, policy: Any) -> Any:
    """A policy of OpenSpiel as a strategy of the tree."""
    tree = game.tree
    strategy = tree.uniform()
    state = game.new_initial_state()
    for node in range(tree.nodes):
        number = int(tree.node_set[node])
        if number >= 0:
            state.node = node
            for place, chance in policy.action_probabilities(state).items():
                strategy[int(tree.set_first[number]) + place] = chance
    return strategy
