"""What happened, in sentences. It knows no game: a sentence is the message `<game>-<event>` of the catalogue.

Every field of an event is a parameter of its sentence. Seats become names, cards are counted, and a zone gives its
kind and its owner; the game's words say which field is what. An event whose message no catalogue has is not told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from blueboar.core.game import find_game
from blueboar.core.record import Entry
from blueboar.terminal.phrasebook import Phrasebook
from blueboar.terminal.voices import Voices


class Storyteller:
    def __init__(self, game: str, names: tuple[str, ...], phrasebook: Phrasebook, edition: str = "") -> None:
        self.game = game
        self.edition = edition
        """An event may have a sentence of its edition: `<game>-<event>-<edition>`."""
        self.words = find_game(game).words
        self.names = names
        self.phrasebook = phrasebook
        self._voices = Voices(phrasebook)

    def tell(self, entry: Entry) -> Iterator[tuple[str, str]]:
        """(the event's tag, its sentence) for all that can be told of an entry."""
        if entry.undoes is not None:
            yield "taken-back", self.phrasebook.say("terminal-taken-back")
        for event in entry.events:
            tag = str(event.__struct_config__.tag)
            sentence = self._sentence(f"{self.game}-{tag}-{self.edition}", event) or self._sentence(
                f"{self.game}-{tag}", event
            )
            if sentence:
                yield tag, sentence

    def saying(self, seat: int, code: str, params: dict[str, Any]) -> str:
        """What somebody says at the table: the message `say-<code>`."""
        values: dict[str, Any] = {"to": ""}
        for name, value in params.items():
            if name in self.words.seats:
                values[name] = self.people(value)
            elif self.phrasebook.has(f"{name}-amount"):
                values[name] = self.phrasebook.say(f"{name}-amount", count=value)
            else:
                values[name] = value
        kind = self.words.card
        if kind in params:
            values[f"{kind}s"] = self.phrasebook.counted(kind, str(params[kind]), int(params.get("count", 1)))
        sentence = self._voices.say(seat, f"say-{code}", values)
        return self.phrasebook.say("terminal-says", name=self.people(seat), sentence=sentence)

    def _sentence(self, message: str, struct: Any) -> str:
        if not self.phrasebook.has(message):
            return ""
        return self.phrasebook.say(message, **self.params(struct)).strip()

    def params(self, struct: Any) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for field in struct.__struct_fields__:
            self._add(found, field, getattr(struct, field))
        kind = self.words.card
        card, count = getattr(struct, kind, None), getattr(struct, "count", None)
        if isinstance(card, str) and isinstance(count, int):
            found[f"{kind}s"] = self.phrasebook.counted(kind, card, count)
        if "source" in found and "target" in found:
            found["way"] = f"{found['source']}-{found['target']}"
        return found

    def _add(self, found: dict[str, Any], field: str, value: Any) -> None:
        if value is None:
            found[field] = "none"
        elif field in self.words.seats:
            found[field] = self.people(value)
            found[f"{field}_count"] = len(value) if isinstance(value, tuple) else 1
        elif field in self.words.cards:
            found[field] = self.cards(value) if isinstance(value, tuple) else value
        elif field in ("source", "target", "zone"):
            self._add_zone(found, field, str(value))
        elif isinstance(value, bool):
            found[field] = "yes" if value else "no"
        elif field in self.words.from_one:
            found[field] = int(value) + 1
        elif isinstance(value, str):
            found[field] = self._text(field, value)
        elif isinstance(value, (int, float)):
            found[field] = value
        elif isinstance(value, msgspec.Struct):
            self._add_struct(found, field, value)
        elif isinstance(value, tuple) and all(isinstance(each, msgspec.Struct) for each in value):
            found[field] = self.parts(value, "\n" if field == "scores" else None)
            found[f"{field}_points"] = sum(getattr(each, "points", 0) for each in value)

    def _text(self, field: str, value: str) -> str:
        """A card by its name, a code by its sentence; everything else is somebody's own words."""
        if field == self.words.card:
            return self.phrasebook.card(field, value)
        message = f"{self.words.codes.get(field)}-{value.replace(':', '-')}"
        return self.phrasebook.say(message) if self.phrasebook.has(message) else value

    def _add_zone(self, found: dict[str, Any], field: str, zone: str) -> None:
        """`hand:2` belongs to seat 2; `side:1:2` is seat 2's side of place 1; a shared zone is nobody's."""
        kind, *numbers = zone.split(":")
        owned = bool(numbers) and kind not in self.words.shared_zones
        found[field] = kind
        found[f"{field}_owner"] = self.people(int(numbers[-1])) if owned else ""
        found[f"{field}_number"] = int(numbers[0]) + 1 if numbers else 0

    def _add_struct(self, found: dict[str, Any], field: str, value: msgspec.Struct) -> None:
        """A nested struct lends its fields, prefixed; one with a tag is also a part of its own."""
        for inner in value.__struct_fields__:
            self._add(found, f"{field}_{inner}" if inner not in self.words.seats else inner, getattr(value, inner))
            parts = getattr(value, inner)
            if isinstance(parts, tuple) and parts and all(isinstance(each, msgspec.Struct) for each in parts):
                found[inner] = self.parts(parts)
        found[field] = value.__struct_config__.tag or "there"

    def parts(self, structs: tuple[msgspec.Struct, ...], between: str | None = None) -> str:
        told = []
        for place, struct in enumerate(structs):
            tag = struct.__struct_config__.tag or type(struct).__name__.lower()
            params = self.params(struct)
            params["name"] = self.names[place] if place < len(self.names) else str(place)
            message = f"{self.game}-part-{tag}"
            if self.phrasebook.has(message):
                told.append(self.phrasebook.say(message, **params).strip())
        return (between or self.phrasebook.say("terminal-list-separator")).join(told)

    def people(self, seats: Any) -> str:
        if isinstance(seats, tuple):
            return self.phrasebook.say("terminal-and").join(self.people(seat) for seat in seats)
        if not isinstance(seats, int) or not 0 <= seats < len(self.names):
            return self.phrasebook.say("terminal-the-table")
        return self.names[seats]

    def cards(self, cards: Any) -> str:
        """“2 aces, 2 × King, Queen”: nobody says “1 ×”."""
        counted = Counter(str(card).rstrip("0123456789").rstrip("-") for card in cards)
        told = (self.phrasebook.counted(self.words.card, card, count) for card, count in sorted(counted.items()))
        return self.phrasebook.say("terminal-comma").join(told)
