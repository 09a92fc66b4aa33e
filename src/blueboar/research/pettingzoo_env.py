"""PettingZoo: the games as an AEC environment, and as a parallel one where everyone may speak at once.

from blueboar.research.pettingzoo_env import env
table = env(game, players=4)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from blueboar.core.seats import NOBODY
from blueboar.research.numbers import Numbers
from blueboar.research.seen_space import seen_space
from blueboar.research.tables import ResearchTable, Reward, SetUp, dealt


def env(game: str, players: int | None = None, **settings: Any) -> AECEnv:
    """With PettingZoo's usual wrapper that notices steps in a wrong order. Settings are those of `BlueBoarAEC`."""
    return wrappers.OrderEnforcingWrapper(BlueBoarAEC(game, players, **settings))


def parallel_env(game: str, players: int | None = None, **settings: Any) -> ParallelEnv:
    """Everyone answers in every step; whoever does not decide has one action, and it does nothing."""
    return BlueBoarParallel(game, players, **settings)


class BlueBoarAEC(AECEnv):
    """An action outside the mask raises IllegalAction, which says what is allowed, and nothing has changed."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "blueboar_v1",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        edition: str | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
        limits: Mapping[str, int] | None = None,
        dtype: Any = "int8",
        scaled: bool = False,
        **options: Any,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode {render_mode!r}: one of {self.metadata['render_modes']} is wanted")
        self.set_up = SetUp(game, players, edition, reward, options, limits, Numbers(dtype, scaled))
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.set_up.players)]
        self.agent_name_mapping = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen_space(self.set_up))
        self.action_spaces = {agent: spaces.Discrete(self.set_up.actions) for agent in self.possible_agents}
        self._source: np.random.Generator | None = None
        self.table: ResearchTable | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed deals the same game; without one, the game after the last one, as Gymnasium has it."""
        if seed is not None or self._source is None:
            self._source, _ = seeding.np_random(seed)
        self.table = ResearchTable(self.set_up, int(self._source.integers(2**31)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]
        self._tell_mask()

    def _tell_mask(self) -> None:
        agent = self.agent_selection
        assert self.table is not None
        self.infos[agent] = {"action_mask": self.table.mask(self.agent_name_mapping[agent])}

    def observe(self, agent: str) -> dict[str, Any]:
        if agent not in self.agent_name_mapping:
            raise ValueError(f"agent {agent!r}: one of {', '.join(self.possible_agents)} is wanted")
        table, seat = dealt(self.table), self.agent_name_mapping[agent]
        return {"observation": table.observation(seat), "action_mask": table.mask(seat)}

    def step(self, action: Any) -> None:
        self.table = dealt(self.table)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.step(action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if self.table.seat == NOBODY:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {
                each: {"action_mask": self.table.mask(seat)} for each, seat in self.agent_name_mapping.items()
            }
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[self.table.seat]
            self._tell_mask()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The board as a spectator sees it."""
        if self.render_mode is None or self.table is None:
            return None
        board = self.table.board(None)
        if self.render_mode == "human":
            print(board)
            return None
        return board

    def view(self, agent: str) -> Any:
        """The structured view beside the numbers."""
        return dealt(self.table).view(self.agent_name_mapping[agent])

    def close(self) -> None:
        """Nothing is held open."""


class BlueBoarParallel(ParallelEnv):
    """The same table. Of the actions of a step, that of the seat that decides counts; the others may say anything."""

    metadata: ClassVar[dict[str, Any]] = BlueBoarAEC.metadata | {"is_parallelizable": True}

    def __init__(self, game: str, players: int | None = None, **settings: Any) -> None:
        self.turns = BlueBoarAEC(game, players, **settings)
        self.render_mode = self.turns.render_mode
        self.possible_agents = self.turns.possible_agents
        self.observation_spaces = self.turns.observation_spaces
        self.action_spaces = self.turns.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
        self.turns.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._seen()

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        seen = {agent: self.turns.observe(agent) for agent in self.agents}
        for agent in self.agents:
            if not seen[agent]["action_mask"].any():
                seen[agent]["action_mask"] = _only_first(len(seen[agent]["action_mask"]))
        return seen, {agent: {"action_mask": seen[agent]["action_mask"]} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, ...]:
        table = dealt(self.turns.table)
        deciding = self.turns.agent_selection
        if deciding not in actions:
            raise ValueError(f"{deciding} decides now, and is not among {sorted(actions)}")
        table.step(actions[deciding])
        over = table.over
        rewards = dict(zip(self.possible_agents, table.rewards(), strict=True))
        if not over:
            self.turns.agent_selection = self.possible_agents[table.seat]
        seen, infos = self._seen()
        ended = dict.fromkeys(self.agents, over)
        cut = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return seen, rewards, ended, cut, infos

    def render(self) -> str | None:
        return self.turns.render()

    def close(self) -> None:
        """Nothing is held open."""


def _only_first(size: int) -> Any:
    mask = np.zeros(size, dtype=np.int8)
    mask[0] = 1
    return mask
