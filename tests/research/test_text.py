"""Text: questions in five languages, answers that are read or explained, TextArena, and a model at a local address."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("numpy", reason="the extra `research` is not installed")

import blueboar
from blueboar.core.errors import IllegalAction, SetupError
from blueboar.core.game import find_game
from blueboar.research.text_door import TextSeat, Unclear
from blueboar.research.text_player import Model, NoAnswer, TextPlayer
from blueboar.terminal.phrasebook import LANGUAGES
from tests.stand_in import StandIn, stand_in


@pytest.fixture
def model() -> Iterator[StandIn]:
    """Answers in turn with nonsense, a number too great, and the first move."""
    with stand_in("I would rather dance", "99999", "1") as model:
        yield model


def asked(game: str = "sheriff", players: int = 3) -> tuple[Any, int, Any, tuple[Any, ...]]:
    table = blueboar.open_table(game, players, seed=1)
    seat, prompts = next(iter(table.pending().items()))
    return table, seat, table.view(seat), prompts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["sheriff", "blacksheep"])
def test_a_question_is_asked_in_every_language(game: str, language: str):
    table, seat, view, prompts = asked(game)
    text = TextSeat(table.game, seat, ("A", "B", "C"), language)
    text.watch(table.redacted(table.entries[0], seat))
    question = text.question(view, prompts)
    assert "\n1. {" in question
    assert "text-" not in question
    with pytest.raises(Unclear) as caught:
        text.read("what?", view, prompts)
    assert "text-" not in str(caught.value)


def test_answers_in_words_and_json_are_read():
    table, seat, view, prompts = asked()
    text = TextSeat(table.game, seat, ("A", "B", "C"))
    first = text.listed(view, prompts)[0]
    assert text.read(" 1. ", view, prompts) == first
    assert text.read(f"I play {json.dumps({'move': 'market'})}!", view, prompts).__class__.__name__ == "GoToMarket"
    for wrong, why in (
        ("0", "no move number"),
        ("pass", "waits for you"),
        ('{"move": "fly"}', "move"),
        ("", "no answer"),
    ):
        with pytest.raises(Unclear, match=why):
            text.read(wrong, view, prompts)
    with pytest.raises(ValueError, match="en, uk, pl, ru, fa"):
        TextSeat(table.game, seat, ("A",), "de")


def test_a_model_plays_a_game_and_hears_its_own_seat_alone(model: StandIn):
    game = find_game("blacksheep")
    player = TextPlayer(Model(model.address, "stand-in"), game, 0, ("A", "B"))
    finished = blueboar.play("blacksheep", [player, blueboar.level_names("blacksheep")[0]], seed=3)
    assert finished.outcome
    assert any("dance" in each or "No answer" in each or "no answer" in each for each in model.heard)
    other = [
        json.loads(line)["players"][1]
        for each in model.heard
        for line in each.split("\n")
        if line.startswith('{"seat"')
    ]
    assert other
    assert all(player["hand"] is None for player in other)


def test_an_address_that_does_not_answer_leaves_the_safe_move():
    table, seat, view, prompts = asked()
    player = TextPlayer(Model("http://127.0.0.1:9", "none"), table.game, seat, ("A", "B", "C"))
    assert table.check(seat, player.answer(view, prompts).move) is None
    with pytest.raises(NoAnswer):
        player.model.ask([])
    with pytest.raises(ValueError, match="http"):
        Model("localhost", "x")


def test_an_address_that_hangs_up_or_is_too_late_leaves_the_safe_move():
    table, seat, view, prompts = asked()
    with stand_in(None) as model:
        player = TextPlayer(Model(model.address, "rude"), table.game, seat, ("A", "B", "C"))
        assert table.check(seat, player.answer(view, prompts).move) is None
        assert len(model.requests) == 1
        late = TextPlayer(Model(model.address, "late"), table.game, seat, ("A", "B", "C"), seconds=0.0)
        assert table.check(seat, late.answer(view, prompts).move) is None
        assert len(model.requests) == 1


def test_it_plays_in_the_arena_over_its_pipes(model: StandIn):
    from blueboar.arena.competitors import Competitor
    from blueboar.bots.levels import BotSetup

    table, seat, view, prompts = asked("blacksheep", 2)
    command = (sys.executable, "-m", "blueboar.research.text_player", "--url", model.address)
    bot: Any = Competitor("model", None, command).sit_down(
        BotSetup(table.game, table.config, seat, "seed", think_seconds=20.0)
    )
    bot.watch(table.redacted(table.entries[0], seat))
    try:
        assert table.check(seat, bot.answer(view, prompts).move) is None
    finally:
        bot.close()


@pytest.mark.parametrize("game", ["blacksheep", "sheriff"])
def test_textarena(game: str):
    pytest.importorskip("textarena")
    from blueboar.research.textarena_env import BlueBoarTextEnv

    env = BlueBoarTextEnv(game)
    env.reset(num_players=3, seed=4)
    done, steps = False, 0
    while not done and steps < 3000:
        _, observation = env.get_observation()
        assert observation
        said = "nonsense" if steps % 10 == 0 else "pass" if "pass" in observation[-1][1] and steps % 3 else "1"
        done, _ = env.step(said)
        steps += 1
    assert done
    with pytest.raises(IllegalAction, match="the game is over"):
        env.step("1")
    rewards, _ = env.close()
    assert sum(rewards.values()) == pytest.approx(1.0)


def test_textarena_refuses_what_it_does_not_know_and_stays_as_it_was():
    pytest.importorskip("textarena")
    from blueboar.research.textarena_env import BlueBoarTextEnv

    with pytest.raises(SetupError, match="unknown-game"):
        BlueBoarTextEnv("chess")
    with pytest.raises(ValueError, match="en, uk, pl, ru, fa"):
        BlueBoarTextEnv("sheriff", language="de")
    env: Any = BlueBoarTextEnv("sheriff")
    with pytest.raises(IllegalAction, match="reset comes first"):
        env.step("1")
    env.reset(num_players=3, seed=1)
    table, state = env.table, env.state
    with pytest.raises(SetupError, match="wrong-player-count"):
        env.reset(num_players=9, seed=1)
    with pytest.raises(ValueError, match="seed 'five'"):
        env.reset(num_players=3, seed="five")
    assert (env.table, env.state) == (table, state)
    env.step(5.5)
    assert "5.5" in env.get_observation()[1][-1][1]
