"""A learner in NumPy alone: policy gradient with a linear policy and a mask, one seat of Sheriff against three novices.

    python examples/research/numpy_learner.py --minutes 30 --out learner

It writes its curve as a picture (curve.svg) and as numbers (curve.csv), the weights (weights.npy), and prints how many
of the last games it wins against three bots without learning from them: one in four would be no better than they are.

What helps it: features that say the same of every good and every seat; a reward after every decision, the change of
what it owns beside what the others show (the observation has all of it), so that a bag is judged by what came of this
bag; and few words, one offer of two terms an inspection.
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
RATE = 0.06
DISCOUNT = 0.97
SILENCE = 2.0
"""The first policy is even, but for *nothing for now*: talk is learnt from silence."""
NUMBERS = 8
"""How many features an action has."""


class Eyes:
    """What an observation says: about each card, each seat and each digit, and about who owns how much.

    A policy that is linear in these knows "a card of which I hold many", and need not learn it for every good anew.
    """

    def __init__(self, env: BlueBoarEnv) -> None:
        self.first = {name: first for name, first, _ in env.set_up.layout}
        labels = env.set_up.labels
        goods = [label[5:] for label in labels if label.startswith("card ")]
        rows = {good.name: good for good in env.set_up.config.goods}
        self.goods = len(goods)
        self.worth = np.array([float(rows[good].value) if good in rows else 0.0 for good in goods])
        self.legal = np.array([float(good in rows and rows[good].kind == "legal") for good in goods])
        self.stages = next(count for name, _, count in env.set_up.layout if name.startswith("what is decided now"))
        self.stage = self.first["what is decided now, by stage"]
        self.size = env.set_up.observation_size
        self._set_actions(labels)
        self._set_wealth()

    def _set_actions(self, labels: tuple[str, ...]) -> None:
        """By action: its group, and which row of the features it has: cards, then seats, then digits, then one for all
        others. A word that stands alone is a group of its own."""
        groups: dict[str, int] = {}
        self.group, self.row = np.zeros(len(labels), int), np.zeros(len(labels), int)
        for action, label in enumerate(labels):
            head, _, last = label.rpartition(" ")
            row = self.goods + PLAYERS + 10
            if label.startswith("card "):
                head, row = "card", sum(each.startswith("card ") for each in labels[:action])
            elif last.startswith("+"):
                row = self.goods + int(last)
            elif head == "digit":
                row = self.goods + PLAYERS + int(last)
            elif head not in ("slot", "pile"):
                head = label
            self.group[action] = groups.setdefault(head, len(groups))
            self.row[action] = row
        self.groups = len(groups)
        self.silent = groups["say: nothing for now"]

    def _set_wealth(self) -> None:
        self.wealth = np.zeros(self.size)
        for step in range(PLAYERS):
            share = 1.0 if step == 0 else -1.0 / (PLAYERS - 1)
            gold = self.first[f"seat +{step}: gold in hundreds and rest"]
            self.wealth[gold : gold + 2] = 100.0 * share, share
            stall = self.first[f"seat +{step}: stall, by good"]
            self.wealth[stall : stall + self.goods] = share * self.worth
            if step:
                self.wealth[self.first[f"seat +{step}: face-down cards"]] = share * FACE_DOWN_CARD
        own = self.first["the own face-down cards, by good"]
        self.wealth[own : own + self.goods] = self.worth

    def owned(self, seen: np.ndarray) -> float:
        return float(seen @ self.wealth)

    def _cards(self, seen: np.ndarray, part: str) -> np.ndarray:
        first = self.first[part]
        return seen[first : first + self.goods].astype(float)

    def features(self, seen: np.ndarray) -> tuple[int, np.ndarray]:
        """The stage, and the features of every card, seat and digit, and of what is none of these."""
        table = np.zeros((self.goods + PLAYERS + 11, NUMBERS))
        table[:, 0] = 1.0
        named = self._cards(seen, "cards named so far, by good")
        hand, bag = self._cards(seen, "the own hand, by good"), self._cards(seen, "the own bag, by good")
        cards = table[: self.goods]
        cards[:, 1], cards[:, 2], cards[:, 3] = hand / 2.0, named / 2.0, bag / 2.0
        cards[:, 4], cards[:, 5] = self.worth / 5.0, self.legal
        cards[:, 6] = self._cards(seen, "seat +0: stall, by good") / 4.0
        cards[:, 7] = named.sum() / 4.0
        for step in range(PLAYERS):
            row = table[self.goods + step]
            row[1] = seen[self.first[f"seat +{step}: cards in the bag, once all are handed over"]] / 3.0
            row[2] = self._cards(seen, f"seat +{step}: declared, by good") @ self.worth / 3.0
            row[3] = seen[self.first[f"seat +{step}: face-down cards"]] / 4.0
            row[4] = seen[self.first[f"seat +{step}: gold in hundreds and rest"] + 1] / 50.0
            row[5] = seen[self.first["offer 0: there, own, agreed to, a counter-offer"]]
        table[self.goods + PLAYERS : self.goods + PLAYERS + 10, 1] = np.arange(10) / 5.0
        rest = table[-1]
        rest[1], rest[2], rest[3] = named.sum() / 3.0, float((named > 0).sum()) - 1.0, (named * self.legal).sum() / 3.0
        rest[4] = seen[self.first["offer 0: there, own, agreed to, a counter-offer"]]
        offered = self.first["offer 0: there, own, agreed to, a counter-offer"] + 4
        per_seat = 12
        rest[5] = seen[offered + per_seat + 5 : offered + PLAYERS * per_seat : per_seat].sum() / 10.0
        rest[6] = seen[offered + 5] / 10.0
        return int(seen[self.stage : self.stage + self.stages].argmax()), table


def chances_of(wishes: np.ndarray) -> np.ndarray:
    chances = np.exp(wishes - wishes.max())
    return chances / chances.sum()


Told = tuple[int, np.ndarray, np.ndarray, np.ndarray, int, float]
"""A decision: its stage, the groups and the features of what was allowed, their chances, the choice, what came."""


def play(env: BlueBoarEnv, eyes: Eyes, weights: np.ndarray, seed: int) -> tuple[list[Told], float]:
    """A game: what was decided, with what came of it; and the share of a win."""
    source = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    path: list[tuple[int, np.ndarray, np.ndarray, np.ndarray, int]] = []
    gains: list[float] = []
    owned, over, reward = eyes.owned(seen["observation"]), False, 0.0
    while not over:
        allowed = np.flatnonzero(seen["action_mask"])
        place = 0
        if len(allowed) > 1:
            stage, table = eyes.features(seen["observation"])
            groups, rows = eyes.group[allowed], table[eyes.row[allowed]]
            chances = chances_of((weights[stage, groups] * rows).sum(1))
            place = min(int(np.searchsorted(chances.cumsum(), source.random())), len(allowed) - 1)
            path.append((stage, groups, rows, chances, place))
            gains.append(0.0)
        seen, reward, over, _, _ = env.step(int(allowed[place]))
        now = float(100.0 * reward) if over else eyes.owned(seen["observation"])
        if gains:
            gains[-1] += now - owned
        owned = now
    told: list[Told] = []
    coming = 0.0
    for (stage, groups, rows, chances, place), gain in zip(reversed(path), reversed(gains), strict=True):
        coming = gain + DISCOUNT * coming
        told.append((stage, groups, rows, chances, place, coming))
    outcome: Any = env.table.play.outcome() if env.table is not None else None
    return told, 1.0 / len(outcome.winners) if env.seat in outcome.winners else 0.0


def work(
    bots: str, weights: np.ndarray, usual: np.ndarray, seeds: list[int]
) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[float], float]:
    """Games of one worker: the sum of the gradient, what came of each stage and how often, the wins, and the seconds
    that its core worked."""
    began = time.process_time()
    env = BlueBoarEnv("sheriff", PLAYERS, opponents=bots, seat=None, reward="points", limits=LIMITS)
    eyes = Eyes(env)
    gradient, came, times, wins = np.zeros_like(weights), np.zeros(eyes.stages), np.zeros(eyes.stages), []
    for seed in seeds:
        told, won = play(env, eyes, weights, seed)
        wins.append(won)
        for stage, groups, rows, chances, place, coming in told:
            came[stage] += coming
            times[stage] += 1
            push = -chances
            push[place] += 1.0
            surprise = min(2.0, max(-2.0, (coming - usual[stage]) / 10.0))
            np.add.at(gradient[stage], groups, surprise * push[:, None] * rows)
    return gradient, came, times, wins, time.process_time() - began


class Adam:
    def __init__(self, shape: tuple[int, ...], rate: float) -> None:
        self.first, self.second, self.steps, self.rate = np.zeros(shape), np.zeros(shape), 0, rate

    def step(self, gradient: np.ndarray) -> np.ndarray:
        self.steps += 1
        self.first += 0.1 * (gradient - self.first)
        self.second += 0.01 * (gradient**2 - self.second)
        first, second = self.first / (1 - 0.9**self.steps), self.second / (1 - 0.99**self.steps)
        return self.rate * first / (np.sqrt(second) + 1e-8)


def even_weights(eyes: Eyes) -> np.ndarray:
    weights = np.zeros((eyes.stages, eyes.groups, NUMBERS))
    weights[:, eyes.silent, 0] = SILENCE
    return weights


def train(
    minutes: float, batch: int, seed: int, bots: str, workers: int
) -> tuple[np.ndarray, list[tuple[int, float, float]]]:
    """The weights, and by batch: games so far, seconds that each core has worked so far, share of wins."""
    eyes = Eyes(BlueBoarEnv("sheriff", PLAYERS, opponents=bots, reward="points", limits=LIMITS))
    weights, usual = even_weights(eyes), np.zeros(eyes.stages)
    adam = Adam(weights.shape, RATE)
    curve: list[tuple[int, float, float]] = []
    games, seconds = 0, 0.0
    with ProcessPoolExecutor(workers) as pool:
        while not curve or seconds < 60 * minutes:
            shares = [list(range(seed + games + each, seed + games + batch, workers)) for each in range(workers)]
            done = list(pool.map(work, [bots] * workers, [weights] * workers, [usual] * workers, shares))
            games += batch
            weights = weights + adam.step(sum(each[0] for each in done) / batch)
            came, times = sum(each[1] for each in done), sum(each[2] for each in done)
            now = np.where(times > 0, came / np.maximum(times, 1), usual)
            usual = now if not curve else usual + 0.2 * (now - usual)
            seconds += sum(each[4] for each in done) / workers
            curve.append((games, seconds, float(np.mean([won for each in done for won in each[3]]))))
            if len(curve) % 5 == 0:
                recent = float(np.mean([row[2] for row in curve[-10:]]))
                print(f"{games:6d} games, {seconds:5.0f} s: wins {recent:.1%}", flush=True)
    return weights, curve


def measure(weights: np.ndarray, games: int, bots: str, workers: int) -> list[float]:
    """Games that nothing is learnt from, with seeds of their own."""
    shares = [list(range(10**8 + each, 10**8 + games, workers)) for each in range(workers)]
    usual = np.zeros(len(weights))
    with ProcessPoolExecutor(workers) as pool:
        done = pool.map(work, [bots] * workers, [weights] * workers, [usual] * workers, shares)
        return [won for each in done for won in each[3]]


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
    parser.add_argument("--minutes", type=float, default=30.0, help="of work of each core, whatever else it does")
    parser.add_argument("--batch", type=int, default=16, help="games before the policy is changed")
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
