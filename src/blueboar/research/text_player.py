"""A bot that asks a language model at any OpenAI-compatible address. In the arena, as a program on its pipes:

    blueboar arena GAME --bots "LEVEL,cmd:python -m blueboar.research.text_player --url http://localhost:8080/v1"

At the tables of an inn, where it is seated as a bot by the name that it is given:

    blueboar serve --bot "model=python -m blueboar.research.text_player --url http://localhost:8080/v1"

Its own seat's words alone reach it.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import sys
import time
import urllib.request
from typing import Any, Final

import msgspec

import blueboar.games  # noqa: F401  (registers them)
from blueboar.bots.bot import Answer
from blueboar.core.errors import IllegalMove
from blueboar.core.game import Game, find_game
from blueboar.core.record import Entry
from blueboar.core.seats import Seat, refuse
from blueboar.research.text_door import TextSeat, Unclear

TRIES: Final = 3
MOST_REMEMBERED: Final = 12
"""Messages of the talk that are sent along."""
USUAL_SECONDS: Final = 25.0
_LONGEST_REPLY: Final = 1_000_000


class NoAnswer(Exception):
    """The address does not answer, or not as such an address does."""


class Model:
    """`url` ends before `/chat/completions`. A key is sent if the environment has OPENAI_API_KEY."""

    def __init__(self, url: str, model: str) -> None:
        if not url.startswith(("http://", "https://")):
            raise ValueError(f"url {url!r}: an address that begins with http:// or https:// is wanted")
        self.url = url.rstrip("/") + "/chat/completions"
        self.model = model

    def ask(self, messages: list[dict[str, str]], seconds: float = USUAL_SECONDS) -> str:
        body = json.dumps({"model": self.model, "messages": messages}).encode()
        headers = {"Content-Type": "application/json"}
        if "OPENAI_API_KEY" in os.environ:
            headers["Authorization"] = f"Bearer {os.environ['OPENAI_API_KEY']}"
        request = urllib.request.Request(self.url, body, headers)
        try:
            with urllib.request.urlopen(request, timeout=seconds) as reply:
                return str(json.loads(reply.read(_LONGEST_REPLY))["choices"][0]["message"]["content"])
        except (OSError, http.client.HTTPException, ValueError, KeyError, IndexError, TypeError) as error:
            raise NoAnswer(f"{self.url}: {error}") from error


class TextPlayer:
    """A Bot. An answer that cannot be read is explained and asked for again; then, or after so many seconds, the game's
    safe move is made."""

    def __init__(
        self,
        model: Model,
        game: Game,
        seat: Seat,
        names: tuple[str, ...],
        language: str = "en",
        seconds: float = USUAL_SECONDS,
    ) -> None:
        self.model = model
        self.seconds = seconds
        self.game = game
        self.text = TextSeat(game, seat, names, language)
        self.talk: list[dict[str, str]] = []

    def watch(self, entry: Entry) -> None:
        self.text.watch(entry)

    def answer(self, view: Any, prompts: tuple[Any, ...]) -> Answer:
        self._say("user", self.text.question(view, prompts))
        listing = self.game.legal_moves(view, prompts)
        until = time.monotonic() + self.seconds
        for _ in range(TRIES):
            left = until - time.monotonic()
            if left <= 0:
                break
            try:
                said = self.model.ask(self.talk, left)
            except NoAnswer as error:
                print(error, file=sys.stderr)
                break
            self._say("assistant", said)
            try:
                move = self.text.read(said, view, prompts)
            except Unclear as unclear:
                self._say("user", str(unclear))
                continue
            if move is None or not listing.complete or move in list(listing):
                return Answer(move)
            self._say("user", self.text.refused(IllegalMove(refuse("move.not-yours", None, seat=self.text.seat))))
        return Answer(self.game.safe_move(view, prompts))

    def _say(self, role: str, content: str) -> None:
        self.talk = [*self.talk, {"role": role, "content": content}][-MOST_REMEMBERED:]


def main() -> int:
    parser = argparse.ArgumentParser(description="A bot that asks a language model; one JSON message a line.")
    parser.add_argument("--url", required=True, help="an OpenAI-compatible address, up to /v1")
    parser.add_argument("--model", default="default")
    parser.add_argument("--language", default="en")
    parser.add_argument("--seconds", type=float, default=USUAL_SECONDS, help="for one answer, all tries together")
    asked = parser.parse_args()
    player: TextPlayer | None = None
    game: Any = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "begin":
            game = find_game(message["game"])
            names = tuple(f"Seat {seat}" for seat in range(message["config"]["players"]))
            model = Model(asked.url, asked.model)
            player = TextPlayer(model, game, message["seat"], names, asked.language, asked.seconds)
        elif message["type"] == "events" and player is not None:
            for entry in message["entries"]:
                events = tuple(msgspec.convert(event, game.event_type) for event in entry["events"])
                player.watch(Entry(entry["seq"], entry["seat"], None, events))
        elif message["type"] == "view" and player is not None:
            view = msgspec.convert(message["view"], game.view_type)
            prompts = msgspec.convert(message["prompts"], tuple[game.prompt_type, ...])
            move = player.answer(view, prompts).move
            reply = {"type": "pass"} if move is None else {"type": "act", "move": msgspec.to_builtins(move)}
            print(json.dumps(reply), flush=True)
        elif message["type"] == "end":
            break
    return 0


if __name__ == "__main__":
    sys.exit(main())
