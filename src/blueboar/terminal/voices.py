"""Who speaks how: every saying has lines of several voices, and nobody repeats a line until all have been said."""

from __future__ import annotations

from collections import Counter
from typing import Any

from blueboar.terminal.phrasebook import Phrasebook

VOICES = ("warm", "bold", "sharp")


class Voices:
    """Of one table. A seat has a voice of its own, and begins with another of its lines than its neighbours."""

    def __init__(self, phrasebook: Phrasebook) -> None:
        self._phrasebook = phrasebook
        self._said: Counter[tuple[int, str]] = Counter()

    def say(self, seat: int, message: str, values: dict[str, Any]) -> str:
        lines = self._lines(seat, message)
        nth = self._said[seat, message]
        self._said[seat, message] += 1
        return self._phrasebook.say(message, lines[nth % len(lines)], **values)

    def _lines(self, seat: int, message: str) -> list[str | None]:
        """The seat's own two lines and the two that are anybody's come first; then those of the other voices."""
        voice = VOICES[seat % len(VOICES)]
        known = self._phrasebook.forms(message)
        own = [form for form in known if form.startswith(f"{voice}-")]
        others = [form for form in known if form not in own and form != "plain"]
        first: list[str | None] = [*own, None, *(form for form in known if form == "plain")]
        turn = seat % len(first)
        return [*first[turn:], *first[:turn], *others]
