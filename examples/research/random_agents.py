"""A random agent at every door: PettingZoo, OpenSpiel, Gymnasium, many tables at once, text.

python examples/research/random_agents.py
python examples/research/random_agents.py pettingzoo gymnasium
"""

from __future__ import annotations

import argparse
import random

import gymnasium
import numpy as np
import pyspiel

import blueboar.research.gymnasium_env
import blueboar.research.openspiel_game  # noqa: F401  (registers the games)
from blueboar.core.decisions import games_by_decisions
from blueboar.research.pettingzoo_env import env as pettingzoo_env

SOURCE = np.random.default_rng(1)


def at_pettingzoo(game: str) -> dict[str, float]:
    table = pettingzoo_env(game, 3)
    table.reset(seed=1)
    gained = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, cut, _ = table.last()
        gained[agent] += reward
        table.step(None if ended or cut else SOURCE.choice(np.flatnonzero(seen["action_mask"])))
    return gained


def at_openspiel(game: str) -> list[float]:
    state = pyspiel.load_game(f"blueboar_{game}(players=3)").new_initial_state()
    source = random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(source.choices(outcomes, weights)[0])
        else:
            state.apply_action(source.choice(state.legal_actions()))
    return list(state.returns())


def at_gymnasium(game: str) -> float:
    env = gymnasium.make("BlueBoar-v1", game=game, players=3, opponents="random")
    seen, _ = env.reset(seed=1)
    over, gained = False, 0.0
    while not over:
        seen, reward, over, _, _ = env.step(SOURCE.choice(np.flatnonzero(seen["action_mask"])))
        gained += float(reward)
    return gained


def at_many_tables(game: str, steps: int = 200) -> int:
    envs = gymnasium.make_vec(
        "BlueBoar-v1", num_envs=16, vectorization_mode="vector_entry_point", game=game, players=3, opponents="random"
    )
    seen, _ = envs.reset(seed=1)
    ended = 0
    for _ in range(steps):
        actions = [SOURCE.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in seen["action_mask"]]
        seen, _, over, _, _ = envs.step(np.array(actions))
        ended += int(over.sum())
    return ended


def at_text(game: str) -> dict[int, float]:
    from blueboar.research.textarena_env import BlueBoarTextEnv  # slow to import

    env = BlueBoarTextEnv(game)
    env.reset(num_players=3, seed=1)
    done = False
    while not done:
        env.get_observation()
        done, _ = env.step("1")
    return dict(env.close()[0])


DOORS = {
    "pettingzoo": at_pettingzoo,
    "openspiel": at_openspiel,
    "gymnasium": at_gymnasium,
    "many-tables": at_many_tables,
    "text": at_text,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("doors", nargs="*", help=f"some of {', '.join(DOORS)}; all, if none is named")
    asked = parser.parse_args().doors
    if not set(asked) <= set(DOORS):
        parser.error(f"a door is one of {', '.join(DOORS)}")
    for game in games_by_decisions():
        for door in asked or DOORS:
            print(f"{game}, {door}: {DOORS[door](game)}")


if __name__ == "__main__":
    main()
