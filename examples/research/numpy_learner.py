"""A learner in NumPy alone: policy gradient with a linear policy and a mask, one seat of Sheriff against three novices.

    python examples/research/numpy_learner.py --minutes 30 --out learner

It writes its curve as a picture (curve.svg) and as numbers (curve.csv), the weights (weights.npy), and prints how many
of the last games it wins against three bots without learning from them: one in four would be no better than they are.

What helps it: a reward after every decision, the change of what it owns beside what the others show (the observation
has all of it), so that a bag is judged by what came of this bag; and few words, one offer of two terms an inspection.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from blueboar.research.gymnasium_env import BlueBoarEnv

PLAYERS = 4
LIMITS = {"most_offers": 1, "most_terms": 2}
FACE_DOWN_CARD = 6.0
"""What somebody else's face-down card is taken to be worth."""
RATE = 0.004
DISCOUNT = 0.97
SILENCE = 2.0
"""The first policy is even, but for *nothing for now* and *that is all*: talk is learnt from silence."""


class Eyes:
    """The features of an observation, and what it says about who owns how much."""

    def __init__(self, env: BlueBoarEnv) -> None:
        parts = {name: first for name, first, _ in env.set_up.layout}
        goods = [label[5:] for label in env.set_up.labels if label.startswith("card ")]
        value = {good.name: float(good.value) for good in env.set_up.config.goods}
        worth = np.array([value.get(good.removeprefix("feast-plate-"), 0.0) for good in goods])
        self.wealth = np.zeros(env.set_up.observation_size)
        for step in range(PLAYERS):
            share = 1.0 if step == 0 else -1.0 / (PLAYERS - 1)
            gold = parts[f"seat +{step}: gold in hundreds and rest"]
            self.wealth[gold : gold + 2] = 100.0 * share, share
            stall = parts[f"seat +{step}: stall, by good"]
            self.wealth[stall : stall + len(goods)] = share * worth
            if step:
                self.wealth[parts[f"seat +{step}: face-down cards"]] = share * FACE_DOWN_CARD
        own = parts["the own face-down cards, by good"]
        self.wealth[own : own + len(goods)] = worth

    def features(self, seen: np.ndarray) -> np.ndarray:
        return np.append(np.minimum(seen, 8).astype(np.float32) / 4.0, np.float32(1.0))

    def owned(self, seen: np.ndarray) -> float:
        return float(seen @ self.wealth)


def chances_of(weights: np.ndarray, features: np.ndarray, allowed: np.ndarray) -> np.ndarray:
    wishes = weights[allowed] @ features
    chances = np.exp(wishes - wishes.max())
    return chances / chances.sum()


def play(
    env: BlueBoarEnv, eyes: Eyes, weights: np.ndarray, value: np.ndarray, seed: int
) -> tuple[list[tuple[np.ndarray, np.ndarray, np.ndarray, int, float]], float]:
    """A game: what was decided, with what came of it; and the share of a win."""
    source = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    path: list[tuple[np.ndarray, np.ndarray, np.ndarray, int]] = []
    gains: list[float] = []
    owned, over, reward = eyes.owned(seen["observation"]), False, 0.0
    while not over:
        features = eyes.features(seen["observation"])
        allowed = np.flatnonzero(seen["action_mask"])
        chances = chances_of(weights, features, allowed)
        place = int(source.choice(len(allowed), p=chances))
        path.append((features, allowed, chances, place))
        seen, reward, over, _, _ = env.step(int(allowed[place]))
        now = float(100.0 * reward) if over else eyes.owned(seen["observation"])
        gains.append(now - owned)
        owned = now
    told, coming = [], 0.0
    for (features, allowed, chances, place), gain in zip(reversed(path), reversed(gains), strict=True):
        coming = gain + DISCOUNT * coming
        told.append((features, allowed, chances, place, coming))
    outcome: Any = env.table.play.outcome() if env.table is not None else None
    return told, 1.0 / len(outcome.winners) if env.seat in outcome.winners else 0.0


def work(bots: str, weights: np.ndarray, value: np.ndarray, seeds: list[int]) -> tuple[Any, Any, list[float]]:
    """Games of one worker: the sums of both gradients, and the wins."""
    env = BlueBoarEnv("sheriff", PLAYERS, opponents=bots, seat=None, reward="points", limits=LIMITS)
    eyes = Eyes(env)
    push_policy, push_value, wins = np.zeros_like(weights), np.zeros_like(value), []
    for seed in seeds:
        told, won = play(env, eyes, weights, value, seed)
        wins.append(won)
        for features, allowed, chances, place, coming in told:
            surprise = (coming - float(features @ value)) / 10.0
            push_value += features * surprise
            if len(allowed) > 1:
                push = -chances
                push[place] += 1.0
                push_policy[allowed] += np.outer(np.clip(surprise, -3.0, 3.0) * push, features)
    return push_policy, push_value, wins


class Adam:
    def __init__(self, shape: tuple[int, ...], rate: float) -> None:
        self.first, self.second, self.steps, self.rate = np.zeros(shape), np.zeros(shape), 0, rate

    def step(self, gradient: np.ndarray) -> np.ndarray:
        self.steps += 1
        self.first += 0.1 * (gradient - self.first)
        self.second += 0.01 * (gradient**2 - self.second)
        first, second = self.first / (1 - 0.9**self.steps), self.second / (1 - 0.99**self.steps)
        return self.rate * first / (np.sqrt(second) + 1e-8)


def even_weights(env: BlueBoarEnv) -> np.ndarray:
    weights = np.zeros((env.set_up.actions, env.set_up.observation_size + 1), np.float32)
    for word in ("say: nothing for now", "say: that is all"):
        weights[env.set_up.labels.index(word), -1] = SILENCE
    return weights


def train(
    minutes: float, batch: int, seed: int, bots: str, workers: int
) -> tuple[np.ndarray, list[tuple[int, float, float]]]:
    """The weights, and by batch: games so far, seconds so far, share of wins."""
    env = BlueBoarEnv("sheriff", PLAYERS, opponents=bots, reward="points", limits=LIMITS)
    weights = even_weights(env)
    value = np.zeros(weights.shape[1], np.float32)
    for_policy, for_value = Adam(weights.shape, RATE), Adam(value.shape, 0.02)
    curve: list[tuple[int, float, float]] = []
    games, began = 0, time.monotonic()
    with ProcessPoolExecutor(workers) as pool:
        while not curve or time.monotonic() - began < 60 * minutes:
            shares = [list(range(seed + games + each, seed + games + batch, workers)) for each in range(workers)]
            done = list(pool.map(work, [bots] * workers, [weights] * workers, [value] * workers, shares))
            games += batch
            weights = weights + for_policy.step(sum(each[0] for each in done) / batch).astype(np.float32)
            value = value + for_value.step(sum(each[1] for each in done) / batch).astype(np.float32)
            curve.append((games, time.monotonic() - began, float(np.mean([won for each in done for won in each[2]]))))
            if len(curve) % 10 == 0:
                recent = float(np.mean([row[2] for row in curve[-10:]]))
                print(f"{games:6d} games, {curve[-1][1]:5.0f} s: wins {recent:.1%}", flush=True)
    return weights, curve


def measure(weights: np.ndarray, games: int, bots: str, workers: int) -> list[float]:
    """Games that nothing is learnt from, with seeds of their own."""
    shares = [list(range(10**8 + each, 10**8 + games, workers)) for each in range(workers)]
    value = np.zeros(weights.shape[1], np.float32)
    with ProcessPoolExecutor(workers) as pool:
        done = pool.map(work, [bots] * workers, [weights] * workers, [value] * workers, shares)
        return [won for each in done for won in each[2]]


def draw(curve: list[tuple[int, float, float]], file: Path) -> None:
    """Share of games won, over the last 10 batches, as a small SVG; the line is what three like oneself would leave."""
    width, height, pad = 720, 300, 44
    wins = [float(np.mean([row[2] for row in curve[max(0, place - 9) : place + 1]])) for place in range(len(curve))]
    last = max(1, curve[-1][0])

    def at(games: float, share: float) -> tuple[float, float]:
        return pad + (width - 2 * pad) * games / last, height - pad - (height - 2 * pad) * min(1.0, share)

    lines = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        (left, y), (right, _) = at(0, share), at(last, share)
        dashes = ' stroke-dasharray="4" stroke="#a33"' if share == 0.25 else ' stroke="#ddd"'
        lines.append(f'<line x1="{left:.0f}" y1="{y:.0f}" x2="{right:.0f}" y2="{y:.0f}"{dashes}/>')
        lines.append(f'<text x="{left - 6:.0f}" y="{y + 4:.0f}" text-anchor="end" fill="#555">{share:.0%}</text>')
    points = " ".join("{:.1f},{:.1f}".format(*at(row[0], share)) for row, share in zip(curve, wins, strict=True))
    file.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        ' font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fff"/>'
        + "".join(lines)
        + f'<polyline points="{points}" fill="none" stroke="#1c5d99" stroke-width="2"/>'
        f'<text x="{pad}" y="22">games won against three bots, mean of the last 10 batches</text>'
        f'<text x="{width - pad}" y="{height - 14}" text-anchor="end" fill="#555">{last:,} games,'
        f" {curve[-1][1] / 60:.0f} minutes</text></svg>\n",
        encoding="utf-8",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--batch", type=int, default=32, help="games before the policy is changed")
    parser.add_argument("--measured", type=int, default=400, help="games at the end, without learning")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bots", default="novice")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("learner"))
    asked = parser.parse_args()
    weights, curve = train(asked.minutes, asked.batch, asked.seed, asked.bots, asked.workers)
    asked.out.mkdir(parents=True, exist_ok=True)
    np.save(asked.out / "weights.npy", weights)
    rows = "\n".join(f"{games},{seconds:.0f},{won:.4f}" for games, seconds, won in curve)
    (asked.out / "curve.csv").write_text(f"games,seconds,won\n{rows}\n", encoding="utf-8")
    draw(curve, asked.out / "curve.svg")
    wins = measure(weights, asked.measured, asked.bots, asked.workers)
    error = 1.96 * float(np.std(wins)) / len(wins) ** 0.5
    print(f"after {curve[-1][0]} games: wins {np.mean(wins):.1%} +- {error:.1%} of {len(wins)} against {asked.bots}")


if __name__ == "__main__":
    main()
