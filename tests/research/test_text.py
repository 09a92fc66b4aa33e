"""Text: questions in five languages, answers that are read or explained, TextArena, and a model at a local address."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

pytest.importorskip("numpy", reason="the extra `research` is not installed")

import blueboar
from blueboar.core.game import find_game
from blueboar.research.text_door import TextSeat, Unclear
from blueboar.research.text_player import Model, NoAnswer, TextPlayer
from blueboar.terminal.phrasebook import LANGUAGES

HEARD: list[str] = []


class _StandIn(BaseHTTPRequestHandler):
    """Answers in turn with nonsense, a number too great, and the first move."""

    said = 0

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        HEARD.append(body["messages"][-1]["content"])
        type(self).said += 1
        answer = ["I would rather dance", "99999", "1"][type(self).said % 3]
        reply = json.dumps({"choices": [{"message": {"content": answer}}]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(reply)))
        self.end_headers()
        self.wfile.write(reply)

    def log_message(self, *_: Any) -> None:
        """Nothing is printed."""


@pytest.fixture
def address() -> Iterator[str]:
    HEARD.clear()
    server = HTTPServer(("127.0.0.1", 0), _StandIn)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/v1"
    server.shutdown()
    thread.join()
    server.server_close()


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


def test_a_model_plays_a_game_and_hears_its_own_seat_alone(address: str):
    game = find_game("blacksheep")
    player = TextPlayer(Model(address, "stand-in"), game, 0, ("A", "B"))
    finished = blueboar.play("blacksheep", [player, blueboar.level_names("blacksheep")[0]], seed=3)
    assert finished.outcome
    assert any("dance" in each or "No answer" in each or "no answer" in each for each in HEARD)
    other = [
        json.loads(line)["players"][1] for each in HEARD for line in each.split("\n") if line.startswith('{"seat"')
    ]
    assert other
    assert all(player["hand"] is None for player in other)


def test_an_address_that_does_not_answer_leaves_the_safe_move():
    table, seat, view, prompts = asked()
    player = TextPlayer(Model("http://127.0.0.1:9", "none", timeout=1.0), table.game, seat, ("A", "B", "C"))
    assert table.check(seat, player.answer(view, prompts).move) is None
    with pytest.raises(NoAnswer):
        player.model.ask([])
    with pytest.raises(ValueError, match="http"):
        Model("localhost", "x")


def test_it_plays_in_the_arena_over_its_pipes(address: str):
    from blueboar.arena.competitors import Competitor
    from blueboar.bots.levels import BotSetup

    table, seat, view, prompts = asked("blacksheep", 2)
    command = (sys.executable, "-m", "blueboar.research.text_player", "--url", address)
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
    rewards, _ = env.close()
    assert sum(rewards.values()) == pytest.approx(1.0)
