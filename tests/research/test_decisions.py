"""Moves as small decisions: everything can be said, nothing else can, no row ends in a dead end, and nothing leaks."""

from __future__ import annotations

import random
from typing import Any

import pytest

from blueboar.core.chance import Chance
from blueboar.core.decisions import Many, decisions_of, read
from blueboar.core.errors import IllegalAction, NoDecisions, Unspeakable
from blueboar.core.seats import NOBODY
from tests.research.set_ups import GAMES, name_of, opened, set_ups

ALL = list(set_ups())


@pytest.fixture(params=ALL, ids=name_of)
def set_up(request: pytest.FixtureRequest) -> Any:
    return request.param


def test_every_sampled_move_is_spelt_and_read_as_itself(set_up: Any):
    for number in range(GAMES):
        game, play = opened(set_up, f"spelt {number}")
        state, chance = play.real_state(), Chance(f"sampled {number}")
        while game.outcome(state) is None:
            seat, move = game.sample(state, chance)
            row = play.spell(seat, move)
            assert read(play, seat, row) == move
            play.play(seat, move)


def test_every_allowed_path_is_a_legal_move_and_the_game_ends(set_up: Any):
    for number in range(GAMES):
        game, play = opened(set_up, f"path {number}")
        source = random.Random(number)
        state = play.real_state()

        def judge(seat: int, move: Any, game: Any = game, state: Any = state) -> None:
            assert game.check(state, seat, move) is None, (seat, move)

        play.listener = judge
        for _ in range(100_000):
            if play.seat == NOBODY:
                break
            assert play.options
            assert play.options == sorted(set(play.options))
            assert play.options[-1] < play.space.size
            play.step(source.choice(play.options))
        assert play.outcome() is not None
        assert game.invariants(state) == []


def test_a_step_says_what_may_be_chosen_next(set_up: Any):
    _, play = opened(set_up, "next")
    source, options = random.Random(5), play.options
    while options:
        options = play.step(source.choice(options))
        assert options is play.options
    assert play.seat == NOBODY


def test_what_is_not_allowed_is_refused_and_changes_nothing(set_up: Any):
    _, play = opened(set_up, "refused")
    source = random.Random(1)
    for _ in range(60 * GAMES):
        if play.seat == NOBODY:
            break
        before, options = play.observe(play.seat), list(play.options)
        for action in [each for each in range(-2, play.space.size + 2) if each not in options][::7]:
            with pytest.raises(IllegalAction, match="is not allowed now; seat"):
                play.step(action)
        assert (play.observe(play.seat), play.options) == (before, options)
        play.step(source.choice(play.options))


def test_a_copy_goes_the_same_way_and_leaves_the_original_alone(set_up: Any):
    _, play = opened(set_up, "copied")
    source = random.Random(2)
    for _ in range(8 * GAMES):
        for _ in range(29):
            if play.seat != NOBODY:
                play.step(source.choice(play.options))
        twin = play.copy()
        seen, options = [play.observe(seat) for seat in range(play.players)], play.options
        assert (twin.seat, twin.options) == (play.seat, options)
        actions = []
        while twin.seat != NOBODY and len(actions) < 30:
            actions.append(source.choice(twin.options))
            twin.step(actions[-1])
        assert ([play.observe(seat) for seat in range(play.players)], play.options) == (seen, options)
        again = play.copy()
        for action in actions:
            again.step(action)
        assert (again.seat, again.options) == (twin.seat, twin.options)


def test_nothing_hidden_is_in_observations_and_masks(set_up: Any):
    """Everything that a seat cannot know is drawn anew: it sees the same numbers, and may do the same."""
    game, play = opened(set_up, "leak")
    source, chance = random.Random(3), Chance("worlds")
    steps = 0
    while play.seat != NOBODY and steps < 300 * GAMES:
        if steps % 5 == 0:
            for seat in range(play.players):
                world = play.in_world(game.resample(play.real_state(), seat, chance))
                assert world.observe(seat) == play.observe(seat), name_of(set_up)
                if seat == play.seat:
                    assert world.options_anew() == play.options
                    world.ask(seat)
                    fresh = play.copy()
                    fresh.ask(seat)
                    assert world.options == fresh.options
        steps += 1
        play.step(source.choice(play.options))


def test_what_was_seen_before_does_not_change_what_is_seen(set_up: Any):
    """The board is written over the last one, once a move: a copy, which has seen nothing yet, sees the same."""
    _, play = opened(set_up, "seen")
    source = random.Random(2)
    for step in range(4_000 * GAMES):
        if play.seat == NOBODY:
            break
        if step < 80 or step % 13 == 0:
            seats = [play.seat, play.seat, step % play.players]
            assert [play.observe_bytes(seat) for seat in seats] == [play.copy().observe_bytes(seat) for seat in seats]
        play.step(source.choice(play.options))


def test_an_observation_fills_its_layout_with_small_numbers(set_up: Any):
    _, play = opened(set_up, "layout")
    source = random.Random(4)
    assert sum(count for _, _, count in play.layout.parts) == play.layout.size
    for _ in range(40 * GAMES):
        for seat in range(play.players):
            seen = play.observe(seat)
            assert len(seen) == play.layout.size
            assert 0 <= min(seen) <= max(seen) <= 127
        for _ in range(23):
            if play.seat != NOBODY:
                play.step(source.choice(play.options))


def test_the_space_is_one_for_a_game_and_a_player_count():
    sizes: dict[tuple[str, int], set[tuple[str, ...]]] = {}
    for each in ALL:
        _, play = opened(each, "space")
        sizes.setdefault((each[0], each[2]), set()).add(tuple(play.space.labels))
    assert all(len(labels) == 1 for labels in sizes.values())


def test_rows_that_are_too_short_or_too_long_are_refused():
    _, play = opened(("blacksheep", "standard", 2, {}), "rows")
    with pytest.raises(IllegalAction, match="not finished after 1"):
        read(play, play.seat, [play.options[0]])
    row = []
    twin = play.copy()
    while twin.entries == play.entries:
        row.append(twin.options[0])
        twin.step(row[-1])
    with pytest.raises(IllegalAction, match="is finished after"):
        read(play, play.seat, [*row, 0])


def test_a_game_without_them_says_which_games_have_them():
    with pytest.raises(NoDecisions, match=r"chess has no small decisions.*blacksheep, sheriff"):
        decisions_of("chess", None)


def test_what_is_no_move_of_the_game_cannot_be_spelt():
    _, play = opened(("blacksheep", "standard", 2, {}), "words")
    with pytest.raises(Unspeakable, match="no move of this game"):
        play.spell(play.seat, "a horse")


def test_many_games_are_stepped_in_one_call():
    plays = [opened(("blacksheep", "standard", 3, {}), f"many {number}")[1] for number in range(5)]
    many = Many(plays)
    source = random.Random(5)
    with pytest.raises(IllegalAction, match="3 actions for 5 games"):
        many.step([0, 0, 0])
    before = [play.observe(play.seat) for play in plays]
    wrong = [play.options[0] for play in plays[:4]] + [10_000]
    with pytest.raises(IllegalAction, match="game 4"):
        many.step(wrong)
    assert [play.observe(play.seat) for play in plays] == before
    for _ in range(50):
        many.step([source.choice(play.options) for play in plays])
    size = plays[0].space.size
    masks = many.masks()
    for place, play in enumerate(plays):
        assert masks[place * size : (place + 1) * size] == play.mask()
    assert many.observations() == b"".join(bytes(play.observe(play.seat)) for play in plays)
