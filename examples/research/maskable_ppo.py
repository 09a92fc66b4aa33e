"""MaskablePPO of sb3-contrib on one seat of Sheriff against three novices, for who has torch.

    pip install sb3-contrib
    python examples/research/maskable_ppo.py --steps 200000

Without sb3-contrib it says so, and how to get it. The environment hands its mask to MaskablePPO by `action_masks`.
"""

from __future__ import annotations

import argparse
import sys

import gymnasium
import numpy as np

from blueboar.research.gymnasium_env import BlueBoarEnv


class Numbers(gymnasium.ObservationWrapper):
    """The numbers alone, as floats: the mask goes its own way."""

    def __init__(self, env: BlueBoarEnv) -> None:
        super().__init__(env)
        size = env.set_up.observation_size
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, (size,), np.float32)

    def observation(self, seen):
        return seen["observation"].astype(np.float32) / 127.0

    def action_masks(self):
        return self.env.unwrapped.action_masks()


def table(bots: str) -> Numbers:
    limits = {"most_offers": 1, "most_terms": 2}
    return Numbers(BlueBoarEnv("sheriff", 4, opponents=bots, seat=None, reward="points", limits=limits))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=100, help="that are played at the end, without learning")
    parser.add_argument("--bots", default="novice")
    asked = parser.parse_args()
    try:
        from sb3_contrib import MaskablePPO
    except ImportError:
        print("sb3-contrib is not installed, so there is nothing to run here: pip install sb3-contrib")
        return 0
    env = table(asked.bots)
    model = MaskablePPO("MlpPolicy", env, n_steps=min(2048, asked.steps), batch_size=64, verbose=1, seed=0)
    model.learn(asked.steps)
    won = 0.0
    for game in range(asked.games):
        seen, _ = env.reset(seed=10**8 + game)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=False)
            seen, _, over, _, _ = env.step(int(action))
        inner = env.env.unwrapped
        winners = inner.table.play.outcome().winners
        won += 1.0 / len(winners) if inner.seat in winners else 0.0
    print(f"wins {won / max(1, asked.games):.1%} of {asked.games} against {asked.bots}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
