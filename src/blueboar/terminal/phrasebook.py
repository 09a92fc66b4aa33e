"""Codes with parameters into sentences: one Fluent catalogue a language, shared with the browser."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "uk", "pl", "ru", "fa")
_COMMANDS = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""What a terminal would obey instead of showing it. Sentences are put together with new lines: those may stay."""


def printable(text: str) -> str:
    """A name or a text from a file, which may be anybody's, with nothing in it that moves the cursor or the order."""
    return _COMMANDS.sub("\N{REPLACEMENT CHARACTER}", text)


class Phrasebook:
    """Looks a message up in its language, and in English where that lacks it."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(language)] + ([_bundle("en")] if language != "en" else [])

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def forms(self, message: str) -> tuple[str, ...]:
        """The names of the other ways in which the catalogue says this."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                return tuple(bundle.get_message(message).attributes)
        return ()

    def say(self, message: str, form: str | None = None, /, **params: Any) -> str:
        """The sentence for a message, or another form of it; the bare name where no catalogue has it."""
        clean = {name: printable(value) if isinstance(value, str) else value for name, value in params.items()}
        for bundle in self._bundles:
            if bundle.has_message(message):
                found = bundle.get_message(message)
                pattern = found.value if form is None else found.attributes.get(form, found.value)
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, clean)
                    return str(text)
        return printable(message)

    def card(self, kind: str, card: str) -> str:
        """A card by its name in the catalogue, `<kind>-<card>`; a group's own one is spelled."""
        message = f"{kind}-{card}"
        return self.say(message) if self.has(message) else printable(card.replace("-", " ").capitalize())

    def counted(self, kind: str, card: str, count: int) -> str:
        """“3 aces” where the catalogue counts such cards, “3 × Ace” otherwise, and a single one by its name.

        What cannot be counted itself is counted in cards. English stories are kept word for word as they always were.
        """
        forms = ("count",) if self.language == "en" else ("count", "cards")
        for bundle in self._bundles:
            if bundle.has_message(f"{kind}-{card}"):
                known = bundle.get_message(f"{kind}-{card}").attributes
                pattern = next((known[form] for form in forms if form in known), None)
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, {"count": count})
                    return str(text)
        return self.say("count-of", count=count, card=self.card(kind, card))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("blueboar").joinpath("locales", language)
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
