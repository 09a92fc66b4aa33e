"""Gymnasium's own checks on one table, and the many tables against the single one."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the extra `research` is not installed")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from blueboar.core.errors import IllegalAction, SetupError
from blueboar.research.gymnasium_env import BlueBoarEnv, BlueBoarVectorEnv

BOTH = ["blacksheep", "sheriff"]


def any_allowed(mask, source):
    return source.choice(np.flatnonzero(mask))


KINDS = [{}, {"dtype": "float32"}, {"dtype": np.float32, "scaled": True}]
"""Of numbers that an observation can be made of."""


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize("game", BOTH)
def test_check_env(game: str, kind: dict[str, Any]):
    """Their check samples any action, so it gets an environment that takes the nearest allowed one instead."""

    class Forgiving(BlueBoarEnv):
        def step(self, action):
            allowed = np.flatnonzero(self.table.mask(self.seat))
            return super().step(int(allowed[np.abs(allowed - action).argmin()]))

    check_env(Forgiving(game, 3, render_mode="ansi", **kind), skip_render_check=True)  # it renders text; see below


def test_a_board_is_rendered_as_text():
    env = gymnasium.make("BlueBoar-v1", game="blacksheep", players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "Black Sheep" in env.render()


@pytest.mark.parametrize(
    ("game", "bots"), [("blacksheep", ["lamb", "random", "lamb"]), ("sheriff", ["novice", "random", "merchant"])]
)
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


@pytest.mark.parametrize(("game", "bot"), [("blacksheep", "lamb"), ("sheriff", "novice")])
def test_the_same_seed_is_the_same_game(game: str, bot: str):
    first, second = (BlueBoarEnv(game, 3, opponents=bot) for _ in range(2))
    one, two = first.reset(seed=5)[0], second.reset(seed=5)[0]
    source = np.random.default_rng(2)
    for _ in range(80):
        assert one["observation"].tobytes() == two["observation"].tobytes()
        action = any_allowed(one["action_mask"], source)
        one, _, over, _, _ = first.step(action)
        two = second.step(action)[0]
        if over:
            break


@pytest.mark.parametrize(
    ("game", "opponents", "steps"),
    [("blacksheep", "random", 900), ("blacksheep", "lamb", 60), ("sheriff", "random", 900), ("sheriff", "novice", 60)],
)
def test_many_tables(game: str, opponents: str, steps: int):
    envs = gymnasium.make_vec(
        "BlueBoar-v1",
        num_envs=6,
        vectorization_mode="vector_entry_point",
        game=game,
        players=3,
        opponents=opponents,
    )
    source = np.random.default_rng(3)
    seen, _ = envs.reset(seed=3)
    ended, gained = 0, 0.0
    for _ in range(steps):
        actions = [any_allowed(mask, source) if mask.any() else 0 for mask in seen["action_mask"]]
        seen, rewards, over, cut, _ = envs.step(np.array(actions))
        assert seen["observation"].shape == (6, envs.single_observation_space["observation"].shape[0])
        assert not cut.any()
        ended += int(over.sum())
        gained += float(rewards.sum())
        assert (rewards[~over] == 0).all()
    assert opponents != "random" or ended >= 6
    assert gained <= ended
    envs.close()


@pytest.mark.parametrize("game", BOTH)
def test_many_tables_refuse_wrong_shapes_and_actions(game: str):
    envs = BlueBoarVectorEnv(3, game=game, players=3)
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


@pytest.mark.parametrize("game", BOTH)
def test_float32_has_the_same_numbers_scaled_or_not(game: str):
    whole, plain, scaled = (BlueBoarEnv(game, 3, **kind).reset(seed=1)[0]["observation"] for kind in KINDS)
    assert (whole.dtype, plain.dtype, scaled.dtype) == (np.int8, np.float32, np.float32)
    assert (plain == whole).all()
    assert scaled == pytest.approx(whole / 127)
    assert scaled.max() <= 1


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_many_tables_show_what_one_does(kind: dict[str, Any]):
    envs = BlueBoarVectorEnv(3, game="sheriff", players=3, **kind)
    one = BlueBoarEnv("sheriff", 3, **kind)
    seen = envs.reset(seed=4)[0]
    assert envs.observation_space.contains(seen)
    assert seen["observation"].dtype == one.observation_space["observation"].dtype
    assert one.observation_space.contains({name: rows[0] for name, rows in seen.items()})


@pytest.mark.parametrize("dtype", ["int16", "float64", "numbers", None, 8])
def test_other_numbers_are_refused(dtype):
    with pytest.raises(ValueError, match="one of int8, float32"):
        BlueBoarEnv("sheriff", 3, dtype=dtype)


def test_whole_numbers_cannot_be_scaled():
    with pytest.raises(ValueError, match="float32"):
        BlueBoarEnv("sheriff", 3, scaled=True)


def test_bad_set_ups_say_what_is_allowed():
    with pytest.raises(SetupError, match="unknown-level"):
        BlueBoarEnv("blacksheep", 3, opponents="champion")
    with pytest.raises(ValueError, match="1 opponents for 2 seats"):
        BlueBoarEnv("blacksheep", 3, opponents=["lamb"])
    with pytest.raises(ValueError, match="0 to 2"):
        BlueBoarEnv("blacksheep", 3, seat=7)
    with pytest.raises(SetupError, match="unknown-game"):
        BlueBoarEnv("chess", 3)
    with pytest.raises(ValueError, match="'ansi' or None"):
        BlueBoarEnv("sheriff", 3, render_mode="human")
    with pytest.raises(ValueError, match="0 tables"):
        BlueBoarVectorEnv(0, game="sheriff")


@pytest.mark.parametrize("game", BOTH)
def test_what_is_no_action_is_refused_and_nothing_changes(game: str):
    env = BlueBoarEnv(game, 3)
    with pytest.raises(IllegalAction, match="reset"):
        env.step(0)
    seen, _ = env.reset(seed=1)
    for wrong in (10_000, -1, 2.5, "load", None, [1, 2], True, np.array([1, 2])):
        with pytest.raises(IllegalAction, match="may choose"):
            env.step(wrong)
    assert env._seen()[0]["observation"].tobytes() == seen["observation"].tobytes()
    assert env._seen()[0]["action_mask"].tobytes() == seen["action_mask"].tobytes()


@pytest.mark.parametrize("game", BOTH)
def test_a_game_that_is_over_wants_to_be_dealt_anew(game: str):
    env = BlueBoarEnv(game, 3)
    seen, _ = env.reset(seed=2)
    source, over = np.random.default_rng(2), False
    while not over:
        seen, _, over, _, _ = env.step(any_allowed(seen["action_mask"], source))
    with pytest.raises(IllegalAction, match="reset"):
        env.step(0)


@pytest.mark.parametrize("seed", ["five", 1.5, -1, True])
def test_a_seed_that_is_no_number_is_refused(seed):
    with pytest.raises(ValueError, match="seed"):
        BlueBoarEnv("sheriff", 3).reset(seed=seed)
    with pytest.raises(ValueError, match="seed"):
        BlueBoarVectorEnv(2, game="sheriff").reset(seed=[1, seed])
