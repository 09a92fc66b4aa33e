"""Text: what a seat sees and is asked, in the reader's language, and an answer in words or JSON read as a move.

Everything is made from the seat's own view, prompts and redacted entries: nothing else reaches whoever reads it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from blueboar.core.errors import IllegalMove
from blueboar.core.game import Game
from blueboar.core.record import Entry, read_move
from blueboar.core.seats import Seat
from blueboar.terminal.errors import error_in_words
from blueboar.terminal.phrasebook import LANGUAGES, Phrasebook
from blueboar.terminal.story import Storyteller

MOST_LISTED: Final = 40
_NUMBER: Final = re.compile(r"^\W*(\d+)\W*$")
_OBJECT: Final = re.compile(r"\{.*\}", re.DOTALL)


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"language {language!r}: one of {', '.join(LANGUAGES)} is wanted")
    return language


class Unclear(Exception):
    """An answer that is no move; the text says why, in the reader's language, and what is wanted."""


class TextSeat:
    """One seat that reads and writes."""

    def __init__(self, game: Game, seat: Seat, names: Sequence[str], language: str = "en") -> None:
        self.game = game
        self.seat = seat
        self.names = tuple(names)
        self.book = Phrasebook(checked_language(language))
        called = [
            self.book.say("is-you", name=name) if place == seat else name for place, name in enumerate(self.names)
        ]
        self.teller = Storyteller(game.name, tuple(called), self.book)
        self.news: list[str] = []

    def watch(self, entry: Entry) -> None:
        """An entry as this seat may see it."""
        self.news += [sentence for _, sentence in self.teller.tell(entry)]

    def listed(self, view: Any, prompts: tuple[Any, ...]) -> list[Any]:
        """Moves that can be named by number."""
        return list(islice(iter(self.game.legal_moves(view, prompts)), MOST_LISTED))

    def question(self, view: Any, prompts: tuple[Any, ...]) -> str:
        say = self.book.say
        parts = [say("text-seat", seat=self.seat, players=len(self.names), game=self.game.name)]
        if self.news:
            parts += ["", say("text-happened"), *self.news]
            self.news = []
        parts += ["", say("text-view"), _json(view), "", say("text-asked"), _json(prompts), "", say("text-moves")]
        parts += [f"{number}. {_json(move)}" for number, move in enumerate(self.listed(view, prompts), 1)]
        return "\n".join([*parts, "", say("text-answer")])

    def read(self, answer: object, view: Any, prompts: tuple[Any, ...]) -> Any:
        """The move, or None for a pass. Unclear says what is wrong with it, whatever it is."""
        text = answer.strip() if isinstance(answer, str) else repr(answer)
        if re.search(r"\bpass\b", text, re.IGNORECASE) and not _OBJECT.search(text):
            if any(prompt.waited for prompt in prompts):
                raise Unclear(self.book.say("text-waited"))
            return None
        number = _NUMBER.match(text)
        if number:
            moves = self.listed(view, prompts)
            if not 1 <= int(number[1]) <= len(moves):
                raise Unclear(self.book.say("text-no-such-number", number=number[1][:12]))
            return moves[int(number[1]) - 1]
        found = _OBJECT.search(text)
        if found is None:
            raise Unclear(self.book.say("text-not-understood", reason=repr(text[:60])))
        try:
            return read_move(self.game, found[0].encode())
        except IllegalMove as error:
            raise Unclear(error_in_words(self.book, error)) from None

    def refused(self, error: IllegalMove) -> str:
        """Why the rules do not allow it, with the clause."""
        return error_in_words(self.book, error)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
