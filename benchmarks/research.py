"""Small decisions from Python, one core, CPU time: beside OpenSpiel's `sheriff` and PettingZoo's `leduc_holdem`, many
tables beside a single one, what an observation costs by part, and the memory of a thousand tables.
"""

from __future__ import annotations

import random
import time
import tracemalloc
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from rich.console import Console
from rich.table import Table as RichTable

import blueboar.games  # noqa: F401  (registers them)
from blueboar.build_info import compiled
from blueboar.core.chance import Chance
from blueboar.core.decisions import decisions_of, games_by_decisions
from blueboar.core.game import find_game

SECONDS = 2.0
MANY = 64


def _rate(play: Callable[[], int], seconds: float = SECONDS) -> float:
    """Steps a second, by CPU time."""
    play()
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        steps += play()
    return steps / (time.process_time() - began)


def _codec(name: str, players: int) -> Callable[[], int]:
    """What is allowed as a list, one of it by chance, and that carried out: as of OpenSpiel below. A step says what is
    allowed after it, so there is one call where OpenSpiel has three."""
    config: Any = find_game(name).configure(players)
    source, number = random.Random(0), iter(range(10**9))

    def play() -> int:
        game = decisions_of(name, config)
        game.begin(Chance(str(next(number))))
        options, steps = game.options, 0
        while options:
            options = game.step(source.choice(options))
            steps += 1
        return steps

    return play


def _openspiel() -> Callable[[], int]:
    import pyspiel

    game, source = pyspiel.load_game("sheriff"), random.Random(0)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(source.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def _aec(env: Any) -> Callable[[], int]:
    import numpy as np

    source = random.Random(0)

    def play() -> int:
        env.reset(seed=source.randrange(10**6))
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else source.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
        return steps

    return play


def _leduc() -> tuple[float | None, str]:
    """Steps a second of PettingZoo's game, by the same loop as ours; or why there are none."""
    try:
        from pettingzoo.classic import leduc_holdem_v4

        return _rate(_aec(leduc_holdem_v4.env())), ""
    except Exception as error:
        return None, str(error)[:60]


def _single(name: str) -> Callable[[], int]:
    import gymnasium
    import numpy as np

    import blueboar.research.gymnasium_env  # noqa: F401  (registers it)

    env, source = gymnasium.make("BlueBoar-v1", game=name, players=4, opponents="random"), np.random.default_rng(0)

    def play() -> int:
        seen, _ = env.reset(seed=int(source.integers(10**6)))
        over, steps = False, 0
        while not over:
            allowed = np.flatnonzero(seen["action_mask"])
            seen, _, over, _, _ = env.step(int(allowed[int(source.random() * len(allowed))]))
            steps += 1
        return steps

    return play


def _vector(name: str) -> Callable[[], int]:
    import numpy as np

    from blueboar.research.gymnasium_env import BlueBoarVectorEnv

    envs, source = BlueBoarVectorEnv(MANY, game=name, players=4, opponents="random"), np.random.default_rng(0)
    seen: list[Any] = [envs.reset(seed=0)[0]]

    def play() -> int:
        mask = seen[0]["action_mask"]
        wishes = source.random(mask.shape, dtype=np.float32) * mask
        seen[0] = envs.step(wishes.argmax(1))[0]
        return MANY

    return play


def _observation(name: str) -> list[tuple[str, float]]:
    """Microseconds: made as a list, as bytes, as an array with its mask."""
    import numpy as np

    game = decisions_of(name, find_game(name).configure(4))
    game.begin(Chance("1"))
    parts: tuple[tuple[str, Callable[[], object]], ...] = (
        ("numbers", lambda: game.observe(0)),
        ("bytes", lambda: game.observe_bytes(0)),
        ("array", lambda: np.frombuffer(game.observe_bytes(0), np.int8)),
        ("mask", lambda: np.frombuffer(game.mask(), np.int8)),
        ("structured view", lambda: find_game(name).view(game.real_state(), 0)),
    )
    return [(part, 1e6 / _rate(lambda make=make: len((make(),)), 0.3)) for part, make in parts]


def _memory(name: str) -> float:
    """Kilobytes a table, of a thousand in the middle of the first round."""
    config: Any = find_game(name).configure(4)
    tracemalloc.start()
    games = []
    for number in range(1000):
        game = decisions_of(name, config)
        game.begin(Chance(str(number)))
        for _ in range(20):
            game.step(game.options[0])
        games.append(game)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(games) / 1024


def report() -> None:
    console = Console()
    table = RichTable(
        title=f"Small decisions from Python, one core, CPU time ({'compiled' if compiled() else 'plain'} build)"
    )
    for heading in ("what", "steps/s", "ratio"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    rates = {name: _rate(_codec(name, 4)) for name in games_by_decisions()}
    peer = _rate(_openspiel()) if find_spec("pyspiel") else None
    for name, rate in rates.items():
        table.add_row(f"{name}, 4 players", f"{rate:,.0f}", f"{rate / peer:.2f} x OpenSpiel" if peer else "")
    table.add_row("OpenSpiel sheriff (nine decisions a game)", f"{peer:,.0f}" if peer else "not installed", "")
    leduc, why_not = _leduc()
    if find_spec("pettingzoo"):
        from blueboar.research.pettingzoo_env import BlueBoarAEC

        for name in rates:
            rate = _rate(_aec(BlueBoarAEC(name, 4)))
            ratio = f"{rate / leduc:.1f} x leduc_holdem" if leduc else ""
            table.add_row(f"{name}, PettingZoo AEC, whole API", f"{rate:,.0f}", ratio)
    ours = ", ".join(f"codec {name} {rate / leduc:.0f} x" for name, rate in rates.items()) if leduc else why_not
    table.add_row("PettingZoo leduc_holdem", f"{leduc:,.0f}" if leduc else "not there", ours)
    if find_spec("gymnasium"):
        for name in rates:
            single, many = _rate(_single(name)), _rate(_vector(name))
            table.add_row(f"{name}, Gymnasium, one table", f"{single:,.0f}", "")
            table.add_row(f"{name}, Gymnasium, {MANY} tables in a call", f"{many:,.0f}", f"{many / single:.2f} x")
    console.print(table)
    for name in rates:
        parts = ", ".join(f"{part} {cost:.1f}" for part, cost in _observation(name))
        console.print(f"{name}: microseconds of an observation: {parts}; memory of a table: {_memory(name):.1f} kB")


if __name__ == "__main__":
    report()
