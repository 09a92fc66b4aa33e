"""A learner in NumPy alone: policy gradient with a linear policy and a mask, one seat of Sheriff against three novices.

    python examples/research/numpy_learner.py --minutes 30 --out learner

It writes its curve as a picture (curve.svg) and as numbers (curve.csv), and the weights (weights.npy).
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

from blueboar.research.gymnasium_env import BlueBoarEnv

RATE = 0.003
DISCOUNT_OF_BASELINE = 0.98


class Policy:
    """A row of weights for every action; what is not allowed gets no chance."""

    def __init__(self, actions: int, numbers: int, source: np.random.Generator) -> None:
        self.weights = np.zeros((actions, numbers + 1), np.float32)
        self.first, self.second = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self.steps = 0
        self.source = source

    def features(self, seen: np.ndarray) -> np.ndarray:
        return np.append(np.minimum(seen, 8).astype(np.float32) / 4.0, np.float32(1.0))

    def choose(self, features: np.ndarray, mask: np.ndarray) -> tuple[int, np.ndarray, np.ndarray]:
        allowed = np.flatnonzero(mask)
        wishes = self.weights[allowed] @ features
        chances = np.exp(wishes - wishes.max())
        chances /= chances.sum()
        return int(self.source.choice(len(allowed), p=chances)), allowed, chances

    def learn(self, gradient: np.ndarray) -> None:
        """Adam."""
        self.steps += 1
        self.first += 0.1 * (gradient - self.first)
        self.second += 0.01 * (gradient**2 - self.second)
        first = self.first / (1 - 0.9**self.steps)
        second = self.second / (1 - 0.99**self.steps)
        self.weights += RATE * first / (np.sqrt(second) + 1e-6)


def play(
    env: BlueBoarEnv, policy: Policy, seed: int, gradient: np.ndarray | None, baseline: float
) -> tuple[float, bool]:
    """A game; its reward, and whether it was won. The gradient is added to, if there is one."""
    seen, _ = env.reset(seed=seed)
    path = []
    over, reward = False, 0.0
    while not over:
        features = policy.features(seen["observation"])
        place, allowed, chances = policy.choose(features, seen["action_mask"])
        if gradient is not None and len(allowed) > 1:
            path.append((features, allowed, chances, place))
        seen, reward, over, _, _ = env.step(int(allowed[place]))
    if gradient is not None:
        for features, allowed, chances, place in path:
            push = -chances
            push[place] += 1.0
            gradient[allowed] += np.outer((reward - baseline) * push, features)
    outcome = env.table.play.outcome()
    return reward, env.seat in outcome.winners


def train(minutes: float, batch: int, seed: int, bots: str) -> tuple[Policy, list[tuple[int, float, float]]]:
    env = BlueBoarEnv("sheriff", 4, opponents=bots, seat=None, reward="points", limits={"most_offers": 1})
    policy = Policy(env.set_up.actions, env.set_up.observation_size, np.random.default_rng(seed))
    curve: list[tuple[int, float, float]] = []
    baseline, games, began = 0.0, 0, time.monotonic()
    while True:
        gradient = np.zeros_like(policy.weights)
        results = [play(env, policy, seed + games + number, gradient, baseline) for number in range(batch)]
        games += batch
        mean = float(np.mean([reward for reward, _ in results]))
        baseline = mean if games == batch else DISCOUNT_OF_BASELINE * baseline + (1 - DISCOUNT_OF_BASELINE) * mean
        policy.learn(gradient / batch)
        curve.append((games, mean, float(np.mean([won for _, won in results]))))
        if len(curve) % 10 == 0:
            recent = curve[-20:]
            wins = np.mean([row[2] for row in recent])
            print(f"{games:6d} games, {time.monotonic() - began:5.0f} s: wins {wins:.1%}", flush=True)
        if time.monotonic() - began > 60 * minutes:
            return policy, curve


def draw(curve: list[tuple[int, float, float]], file: Path) -> None:
    """Share of games won, over the last 20 batches, as a small SVG; the line is what chance would give."""
    width, height, pad = 720, 300, 40
    wins = [float(np.mean([row[2] for row in curve[max(0, place - 19) : place + 1]])) for place in range(len(curve))]
    last = max(1, curve[-1][0])

    def at(games: float, share: float) -> str:
        return f"{pad + (width - 2 * pad) * games / last:.1f},{height - pad - (height - 2 * pad) * min(1.0, share):.1f}"

    line = " ".join(at(row[0], share) for row, share in zip(curve, wins, strict=True))
    left, right = at(0, 0.25).split(","), at(last, 0.25).split(",")
    file.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' font-family="sans-serif" font-size="13">'
        f'<rect width="100%" height="100%" fill="#fff"/>'
        f'<line x1="{left[0]}" y1="{left[1]}" x2="{right[0]}" y2="{right[1]}" stroke="#999" stroke-dasharray="4"/>'
        f'<text x="{pad}" y="{float(left[1]) - 5}" fill="#666">one in four</text>'
        f'<polyline points="{line}" fill="none" stroke="#1c5d99" stroke-width="2"/>'
        f'<text x="{pad}" y="20">games won against three bots, of the last 20 batches; {curve[-1][0]:,} games'
        "</text></svg>",
        encoding="utf-8",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--batch", type=int, default=24, help="games before the policy is changed")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bots", default="novice")
    parser.add_argument("--out", type=Path, default=Path("learner"))
    asked = parser.parse_args()
    policy, curve = train(asked.minutes, asked.batch, asked.seed, asked.bots)
    asked.out.mkdir(parents=True, exist_ok=True)
    np.save(asked.out / "weights.npy", policy.weights)
    rows = "\n".join(f"{games},{mean:.4f},{won:.4f}" for games, mean, won in curve)
    (asked.out / "curve.csv").write_text(f"games,reward,won\n{rows}\n", encoding="utf-8")
    draw(curve, asked.out / "curve.svg")
    print(f"{curve[-1][0]} games; won {np.mean([row[2] for row in curve[-20:]]):.1%} of the last")


if __name__ == "__main__":
    main()
