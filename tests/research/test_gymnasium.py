"""Gymnasium's own checks on one table, and the many tables against the single one."""

from __future__ import annotations

import pytest

pytest.importorskip("gymnasium", reason="the extra `research` is not installed")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from blueboar.core.errors import IllegalAction, NoDecisions, SetupError
from blueboar.research.gymnasium_env import BlueBoarEnv, BlueBoarVectorEnv


def any_allowed(mask, source):
    return source.choice(np.flatnonzero(mask))


@pytest.mark.parametrize("game", ["blacksheep"])
def test_check_env(game: str):
    """Their check samples any action, so it gets an environment that takes the nearest allowed one instead."""

    class Forgiving(BlueBoarEnv):
        def step(self, action):
            allowed = np.flatnonzero(self.table.mask(self.seat))
            return super().step(int(allowed[np.abs(allowed - action).argmin()]))

    check_env(Forgiving(game, 3, render_mode="ansi"), skip_render_check=True)  # it renders text; see below


def test_a_board_is_rendered_as_text():
    env = gymnasium.make("BlueBoar-v1", game="blacksheep", players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "Black Sheep" in env.render()


@pytest.mark.parametrize(("game", "bots"), [("blacksheep", ["lamb", "random", "lamb"]), ("blacksheep", "lamb")])
def test_a_seat_plays_against_the_ladder(game: str, bots):
    env = BlueBoarEnv(game, 4, opponents=bots, seat=None)
    source = np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    over, gained, steps = False, 0.0, 0
    while not over:
        assert (seen["action_mask"] == info["action_mask"]).all()
        assert seen["action_mask"].any()
        seen, reward, over, _, info = env.step(any_allowed(seen["action_mask"], source))
        gained += reward
        steps += 1
    assert 0.0 <= gained <= 1.0
    assert not any(guard.faults for guard in env.opponents.bots.values())


def test_the_same_seed_is_the_same_game():
    first, second = (BlueBoarEnv("blacksheep", 3, opponents="lamb") for _ in range(2))
    one, two = first.reset(seed=5)[0], second.reset(seed=5)[0]
    source = np.random.default_rng(2)
    for _ in range(80):
        assert one["observation"].tobytes() == two["observation"].tobytes()
        action = any_allowed(one["action_mask"], source)
        one, _, over, _, _ = first.step(action)
        two = second.step(action)[0]
        if over:
            break


@pytest.mark.parametrize("opponents", ["random", "lamb"])
def test_many_tables(opponents: str):
    envs = gymnasium.make_vec(
        "BlueBoar-v1",
        num_envs=6,
        vectorization_mode="vector_entry_point",
        game="blacksheep",
        players=3,
        opponents=opponents,
    )
    source = np.random.default_rng(3)
    seen, _ = envs.reset(seed=3)
    ended, gained = 0, 0.0
    for _ in range(60 if opponents == "lamb" else 900):
        actions = [any_allowed(mask, source) if mask.any() else 0 for mask in seen["action_mask"]]
        seen, rewards, over, cut, _ = envs.step(np.array(actions))
        assert seen["observation"].shape == (6, envs.single_observation_space["observation"].shape[0])
        assert not cut.any()
        ended += int(over.sum())
        gained += float(rewards.sum())
        assert (rewards[~over] == 0).all()
    assert opponents == "lamb" or ended >= 6
    assert gained <= ended
    envs.close()


def test_many_tables_refuse_wrong_shapes_and_actions():
    envs = BlueBoarVectorEnv(3, game="blacksheep", players=2)
    with pytest.raises(IllegalAction, match="reset"):
        envs.step([0, 0, 0])
    seen, _ = envs.reset(seed=[1, 2, 3])
    for wrong in ([0, 0], [[0, 0, 0]], [10_000, 0, 0], ["a", "b", "c"]):
        with pytest.raises(IllegalAction):
            envs.step(wrong)
    again = envs._seen()[0]
    assert (again["observation"] == seen["observation"]).all()
    with pytest.raises(ValueError, match="2 seeds for 3"):
        envs.reset(seed=[1, 2])


def test_bad_set_ups_say_what_is_allowed():
    with pytest.raises(SetupError, match="unknown-level"):
        BlueBoarEnv("blacksheep", 3, opponents="champion")
    with pytest.raises(ValueError, match="1 opponents for 2 seats"):
        BlueBoarEnv("blacksheep", 3, opponents=["lamb"])
    with pytest.raises(ValueError, match="0 to 2"):
        BlueBoarEnv("blacksheep", 3, seat=7)
    with pytest.raises(NoDecisions, match="the games that have: blacksheep"):
        BlueBoarEnv("sheriff", 3)
    env = BlueBoarEnv("blacksheep", 2)
    with pytest.raises(IllegalAction, match="reset"):
        env.step(0)
    with pytest.raises(ValueError, match="seed"):
        env.reset(seed="five")  # type: ignore[arg-type]
