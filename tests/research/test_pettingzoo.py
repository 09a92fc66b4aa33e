"""PettingZoo's own suite on our environments. What does not apply is said here, not left out in silence:

`max_cycles_test` and `save_obs_test` are for environments with a limit of cycles and with pictures; `state_test` for
those with a global state, which would hold everybody's cards; `manual_control_test` and `bombardment_test` for games of
theirs that run in a window.
"""

from __future__ import annotations

import sys
import warnings

import pytest

pytest.importorskip("pettingzoo", reason="the extra `research` is not installed")

import numpy as np

with warnings.catch_warnings():
    # Where pygame is installed, as `make bench` does, the suite brings games of its own in a way that it warns of.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test
    from pettingzoo.test.render_test import render_test

from blueboar.core.errors import IllegalAction, SetupError
from blueboar.research.pettingzoo_env import BlueBoarAEC, env, parallel_env

BOTH = ["blacksheep", "sheriff"]
GAMES = [
    ("blacksheep", 2, {}),
    ("blacksheep", 4, {"tasks": True}),
    ("sheriff", 3, {}),
    ("sheriff", 3, {"dtype": "float32"}),
    ("blacksheep", 3, {"dtype": "float32", "scaled": True}),
    ("sheriff", 6, {"edition": "second", "black_market": True}),
]


@pytest.fixture(params=GAMES, ids=lambda each: "-".join([each[0], str(each[1]), *each[2]]))
def table(request: pytest.FixtureRequest):
    name, players, settings = request.param
    return env(name, players, render_mode="ansi", **settings)


def test_api(table):
    with warnings.catch_warnings():
        # Their test warns of every observation that is a dictionary, as every one with a mask is.
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent")
        api_test(table, num_cycles=60)


@pytest.mark.parametrize("game", BOTH)
def test_seed(game: str):
    seed_test(lambda: env(game, 3), num_cycles=100)


@pytest.mark.parametrize("dtype", ["int8", "float32"])
@pytest.mark.parametrize("game", BOTH)
def test_parallel(game: str, dtype: str):
    parallel_api_test(parallel_env(game, 3, dtype=dtype), num_cycles=300)


@pytest.mark.parametrize("game", BOTH)
def test_the_same_seed_is_the_same_parallel_game(game: str):
    """Their `parallel_seed_test` samples without a mask, so it cannot be used; this does the same with masks."""
    first, second = parallel_env(game, 3), parallel_env(game, 3)
    source = np.random.default_rng(1)
    one, two = first.reset(seed=42)[0], second.reset(seed=42)[0]
    for _ in range(300):
        for agent in first.agents:
            assert one[agent]["observation"].tobytes() == two[agent]["observation"].tobytes()
        actions = {agent: source.choice(np.flatnonzero(one[agent]["action_mask"])) for agent in first.agents}
        if not first.agents:
            break
        one, two = first.step(actions)[0], second.step(actions)[0]


@pytest.mark.parametrize("game", BOTH)
def test_render(game: str):
    render_test(lambda **settings: env(game, 3, **settings), {"ansi": lambda board: isinstance(board, str)})


@pytest.mark.parametrize("game", BOTH)
def test_their_benchmark_runs(game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    """For real it is measured in `benchmarks/research.py`; here it only has to run, so its clock runs fast."""
    ticks = iter(range(10_000))
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"].time, "time", lambda: next(ticks) / 10)
    performance_benchmark(env(game, 3))
    assert "turns per second" in capsys.readouterr().out


def test_the_mask_is_in_the_observation_and_in_the_info(table):
    table.reset(seed=1)
    source = np.random.default_rng(1)
    for agent in table.agent_iter(200):
        seen, _, ended, cut, info = table.last()
        if ended or cut:
            break
        assert (seen["action_mask"] == info["action_mask"]).all()
        for other in table.agents:
            if other != agent:
                assert not table.observe(other)["action_mask"].any()
        table.step(source.choice(np.flatnonzero(seen["action_mask"])))


def test_a_whole_game_gives_one_point(table):
    table.reset(seed=2)
    source = np.random.default_rng(2)
    gained = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(200_000):
        seen, reward, ended, cut, _ = table.last()
        gained[agent] += reward
        table.step(None if ended or cut else source.choice(np.flatnonzero(seen["action_mask"])))
    assert sum(gained.values()) == pytest.approx(1.0)
    assert table.agents == []


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("action", [100_000, -1, 2.5, "load", None, [1, 2]])
def test_what_is_no_action_is_refused_and_nothing_changes(game: str, action):
    table = BlueBoarAEC(game, 3)
    table.reset(seed=3)
    before = [table.observe(agent)["observation"].tobytes() for agent in table.agents]
    with pytest.raises(IllegalAction, match="may choose"):
        table.step(action)
    assert [table.observe(agent)["observation"].tobytes() for agent in table.agents] == before


@pytest.mark.parametrize("game", BOTH)
def test_a_dead_agent_can_only_say_none(game: str):
    table = BlueBoarAEC(game, 3)
    table.reset(seed=4)
    while not any(table.terminations.values()):
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    with pytest.raises(ValueError, match="None"):
        table.step(0)


@pytest.mark.parametrize("seed", ["five", 1.5, -1])
def test_a_seed_that_is_no_number_is_refused(seed):
    with pytest.raises(Exception, match=r"(?i)seed"):
        BlueBoarAEC("blacksheep", 2).reset(seed=seed)


def test_nothing_goes_before_the_deal_and_nobody_but_the_agents_is_there():
    table, together = BlueBoarAEC("blacksheep", 2), parallel_env("blacksheep", 2)
    for early in (lambda: table.step(0), lambda: table.observe("seat_0"), lambda: together.step({"seat_0": 0})):
        with pytest.raises(IllegalAction, match="reset comes first"):
            early()
    table.reset(seed=1)
    with pytest.raises(ValueError, match=r"'seat_9': one of seat_0, seat_1"):
        table.observe("seat_9")


def test_the_parallel_table_wants_the_action_of_who_decides():
    together = parallel_env("sheriff", 3)
    seen, _ = together.reset(seed=1)
    deciding = together.turns.agent_selection
    with pytest.raises(ValueError, match=f"{deciding} decides now"):
        together.step({})
    with pytest.raises(IllegalAction, match="may choose"):
        together.step(dict.fromkeys(together.agents, 9_999))
    again, _ = together._seen()
    assert all(again[agent]["observation"].tobytes() == seen[agent]["observation"].tobytes() for agent in seen)


def test_unknown_games_players_and_rewards_are_refused():
    with pytest.raises(SetupError, match="unknown-game"):
        env("chess")
    with pytest.raises(SetupError, match="wrong-player-count"):
        env("blacksheep", 9)
    with pytest.raises(ValueError, match="one of win, place, points"):
        env("blacksheep", 2, reward="gold")
    with pytest.raises(ValueError, match="one of int8, float32"):
        env("blacksheep", 2, dtype="float16")
    with pytest.raises(ValueError, match="unknown limit"):
        env("blacksheep", 2, limits={"offers": 3})
    with pytest.raises(ValueError, match="from 1 to what the rules allow, 40"):
        env("sheriff", 3, limits={"most_offers": 41})


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("reward", ["win", "place", "points"])
def test_rewards_add_up(game: str, reward):
    table = BlueBoarAEC(game, 3, reward=reward)
    table.reset(seed=5)
    while not any(table.terminations.values()):
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[-1]))
    assert sum(table.rewards.values()) == pytest.approx(1.0 if reward == "win" else 0.0)
