"""Gymnasium: one seat against bots of the ladder, and many such tables stepped in one call.

import gymnasium, blueboar.research.gymnasium_env            # registers them
env = gymnasium.make("BlueBoar-v1", game=name, players=4, opponents="random")
envs = gymnasium.make_vec("BlueBoar-v1", num_envs=64, vectorization_mode="vector_entry_point", game=name)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from blueboar.core.chance import Chance
from blueboar.core.decisions import Many
from blueboar.core.errors import IllegalAction
from blueboar.core.seats import NOBODY
from blueboar.research.numbers import Numbers
from blueboar.research.opponents import RANDOM, OtherSeats, checked_opponents
from blueboar.research.seen_space import seen_space
from blueboar.research.tables import ResearchTable, Reward, SetUp, checked_action, checked_seed


class BlueBoarEnv(gymnasium.Env[dict[str, Any], Any]):
    """The learner sits at `seat` (None: at a seat drawn for each game). The reward comes at the end."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | Sequence[str] = RANDOM,
        seat: int | None = 0,
        edition: str | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
        limits: Mapping[str, int] | None = None,
        dtype: Any = "int8",
        scaled: bool = False,
        **options: Any,
    ) -> None:
        self.set_up = SetUp(game, players, edition, reward, options, limits, Numbers(dtype, scaled))
        if seat is not None and not 0 <= seat < self.set_up.players:
            raise ValueError(f"seat {seat}: 0 to {self.set_up.players - 1}, or None for any, is wanted")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode {render_mode!r}: 'ansi' or None is wanted")
        self.names = checked_opponents(self.set_up, opponents)
        self.fixed_seat = seat
        self.render_mode = render_mode
        self.observation_space = seen_space(self.set_up)
        self.action_space = spaces.Discrete(self.set_up.actions)
        self.seat = seat or 0
        self.table: ResearchTable | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
        if seed is not None:
            checked_seed(seed)
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.set_up.players)) if self.fixed_seat is None else self.fixed_seat
        others_are_bots = any(name != RANDOM for name in self.names)
        self.table = ResearchTable(self.set_up, int(self.np_random.integers(2**31)), keep=others_are_bots)
        self.opponents = OtherSeats(self.table, self.seat, self.names)
        self.opponents.act()
        return self._seen()

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        assert self.table is not None
        mask = self.table.mask(self.seat)
        return {"observation": self.table.observation(self.seat), "action_mask": mask}, {"action_mask": mask}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.table is None or self.table.over:
            raise IllegalAction("the game is over, or was never dealt: reset comes first")
        self.table.step(action)
        self.opponents.act()
        seen, info = self._seen()
        over = self.table.over
        return seen, self.table.rewards()[self.seat], over, False, info

    def action_masks(self) -> Any:
        """As MaskablePPO of sb3-contrib asks for it."""
        assert self.table is not None, "reset comes first"
        return self.table.mask(self.seat).astype(bool)

    def render(self) -> str | None:
        return None if self.render_mode is None or self.table is None else self.table.board(self.seat)


class BlueBoarVectorEnv(VectorEnv):
    """Many tables, stepped in one call by compiled code where all opponents are `random`; a table that is over is dealt
    anew by the next step, whose action is not read (Gymnasium's `NEXT_STEP`)."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self, num_envs: int = 1, seat: int = 0, opponents: str | Sequence[str] = RANDOM, **settings: Any
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"{num_envs} tables: one or more is wanted")
        self.one = BlueBoarEnv(seat=seat, opponents=opponents, **settings)
        self.set_up, self.seat = self.one.set_up, seat
        self.num_envs = num_envs
        self.quick = all(name == RANDOM for name in self.one.names)
        self.single_observation_space = self.one.observation_space
        self.single_action_space = self.one.action_space
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self.tables: list[ResearchTable] = []
        self.opponents: list[OtherSeats] = []

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        if isinstance(seed, (list, tuple)):
            if len(seed) != self.num_envs:
                raise ValueError(f"{len(seed)} seeds for {self.num_envs} tables: one, or one for each, is wanted")
            seeds = [None if each is None else checked_seed(each) for each in seed]
            self._sources = [np.random.default_rng(each) for each in seeds]
        else:
            first = None if seed is None else checked_seed(seed)
            self._sources = [np.random.default_rng(None if first is None else first + n) for n in range(self.num_envs)]
        self.tables = [None] * self.num_envs  # type: ignore[list-item]
        self.opponents = [None] * self.num_envs  # type: ignore[list-item]
        for number in range(self.num_envs):
            self._deal(number)
        self._chance = Chance(str(int(self._sources[0].integers(2**31))))
        self._many = Many([table.play for table in self.tables])
        self._over = np.zeros(self.num_envs, dtype=bool)
        if self.quick:
            self._many.play_others(self.seat, self._chance)
        return self._seen()

    def _deal(self, number: int) -> None:
        table = ResearchTable(self.set_up, int(self._sources[number].integers(2**31)), keep=not self.quick)
        self.tables[number] = table
        if not self.quick:
            self.opponents[number] = OtherSeats(table, self.seat, self.one.names)
            self.opponents[number].act()

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        seen = self.set_up.numbers.of(self._many.observations_of(self.seat)).reshape(self.num_envs, -1)
        mask = np.frombuffer(self._many.masks(), np.int8).reshape(self.num_envs, -1)
        return {"observation": seen, "action_mask": mask}, {"action_mask": mask}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        if not self.tables:
            raise IllegalAction("reset comes first")
        chosen = self._checked(actions)
        old = self._over
        for number in np.flatnonzero(old):
            self._deal(int(number))
            self._many.games[int(number)] = self.tables[int(number)].play
        self._many.step(chosen, old.tolist())
        if self.quick:
            self._many.play_others(self.seat, self._chance)
        else:
            for number in np.flatnonzero(~old):
                self.opponents[number].act()
        over = (np.array(self._many.seats()) == NOBODY) & ~old
        rewards = np.zeros(self.num_envs)
        for number in np.flatnonzero(over):
            rewards[number] = self.tables[number].rewards()[self.seat]
        self._over = over
        seen, info = self._seen()
        return seen, rewards, over, np.zeros(self.num_envs, dtype=bool), info

    def _checked(self, actions: Any) -> list[int]:
        if np.shape(actions) != (self.num_envs,):
            raise IllegalAction(
                f"actions of shape {np.shape(actions)}: ({self.num_envs},) is wanted, one for each table"
            )
        if isinstance(actions, np.ndarray) and actions.dtype.kind in "iu":
            return list(actions.tolist())
        return [checked_action(action, table.play) for action, table in zip(actions, self.tables, strict=True)]


gymnasium.register(
    "BlueBoar-v1",
    entry_point="blueboar.research.gymnasium_env:BlueBoarEnv",
    vector_entry_point="blueboar.research.gymnasium_env:BlueBoarVectorEnv",
)
