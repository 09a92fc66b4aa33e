"""A refusal or an error in the reader's words: what was wrong, where, what is allowed, and the clause.

A name of the rules (a good, an animal, a phase, a seat) is said as the reader calls it. What is typed at the command
line or stands in a file (an option, a level, a field) stays as it is: he has to type it again.
"""

from __future__ import annotations

from typing import Any

from blueboar.terminal.phrasebook import Phrasebook

_SEATS = frozenset(
    ("seat", "turn", "merchant", "giver", "debtor", "opponent", "partner", "deputy", "proposer", "office")
)
_TYPED = ("setup.", "bots.", "record.", "data.", "table.")
"""Errors about what was typed, not about a move."""
_ALLOWED_SEATS = frozenset(
    (
        *("offer.partners", "offer.other-partners", "offer.giver", "offer.act-about", "offer.bag-decided"),
        *("offer.needs-deputies", "inspect.no-such-bag", "market.not-a-merchant"),
    )
)
_ALLOWED_FIELDS = frozenset(("play.no-such-field", "play.field-turned-over", "play.side-full"))
_SAID_ALREADY = frozenset(
    (
        *("load.wrong-number", "market.too-many", "brimstone.number", "play.wrong-number", "stance.unknown"),
        *("offer.number-of-terms", "offer.favour-length", "offer.too-many-open", "loot.too-many-proposals"),
    )
)
"""Their sentences say what is allowed."""
_FOR_PROGRAMS = frozenset(("move.unknown", "offer.not-open", "favour.not-yours-to-mark", "table.unknown-prompt"))
"""What is allowed are tags and numbers that no reader knows."""


def refusal_in_words(
    book: Phrasebook, code: str, clause: str | None, params: dict[str, Any], names: tuple[str, ...] = ()
) -> str:
    """`names` of those who sit at the table, where there is one."""
    words = Refused(book, code, params, names)
    told = [words.sentence(), words.place(), words.allowed()]
    text = " ".join(sentence for sentence in told if sentence)
    return f"{text} ({book.say('terminal-clause', clause=clause)})" if clause else text


def fault_in_words(book: Phrasebook, fault: dict[str, Any]) -> str:
    """What exactly is wrong with a file. Its parameters stand in the file, so they stay as they are."""
    params = {key: ", ".join(value) if isinstance(value, list) else value for key, value in fault["params"].items()}
    return book.say(f"fault-{fault['code']}", **params)


class Refused:
    def __init__(self, book: Phrasebook, code: str, params: dict[str, Any], names: tuple[str, ...]) -> None:
        self.book = book
        self.code = code
        self.params = params
        self.names = names
        self.typed = code.startswith(_TYPED)

    def sentence(self) -> str:
        message = "refusal-" + self.code.replace(".", "-")
        if not self.book.has(message):
            return self.book.say("refusal-unknown", code=self.code)
        words = {key: self._word(key, value) for key, value in self.params.items() if key != "fault"}
        if "fault" in self.params:
            words["reason"] = fault_in_words(self.book, self.params["fault"])
        return self.book.say(message, **words)

    def place(self) -> str:
        """Where in a file, and why. A reason without a code is somebody's English: only for those who read it."""
        params = self.params
        if "fault" in params and "file" not in params:
            return ""  # the sentence has its reason
        if "fault" in params:
            reason = fault_in_words(self.book, params["fault"])
            place = "-file" if "line" not in params else "-row" if params.get("row") else ""
            return self.book.say(f"own-cards-fault{place}", **{**params, "reason": reason}) + "."
        english = str(params.get("reason") or "").rstrip(".")
        return f"{english[0].upper()}{english[1:]}." if english and self.book.language == "en" else ""

    def allowed(self) -> str:
        if self.code in _SAID_ALREADY or self.code in _FOR_PROGRAMS:
            return ""
        allowed = self.params.get("allowed", [])
        choices = [self._choice(each) for each in (allowed if isinstance(allowed, (list, tuple)) else [allowed])]
        limits = {key: self.params[key] for key in ("least", "most") if key in self.params}
        if limits:
            many = "numbers" if "numbers" in self.params else "-".join(limits)
            choices.append(self.book.say(f"terminal-{many}", **limits))
        if not choices:
            return ""
        return self.book.say("terminal-allowed", allowed=self.book.say("terminal-comma").join(choices))

    def _choice(self, value: Any) -> str:
        if self.code in _ALLOWED_SEATS:
            return self._people(value)
        if self.code in _ALLOWED_FIELDS:
            return str(int(value) + 1)
        return str(self._word("allowed", value))

    def _word(self, key: str, value: Any) -> Any:
        if isinstance(value, (list, tuple)) and key not in _SEATS:
            return self.book.say("terminal-comma").join(str(self._word(key, each)) for each in value)
        if self.typed:
            return value if isinstance(value, (int, float, str)) else str(value)
        if key in _SEATS:
            return self._people(value)
        if key in ("field", "pile") and isinstance(value, int):
            return value + 1
        return self._thing(value) if isinstance(value, str) else value

    def _people(self, seats: Any) -> str:
        if isinstance(seats, (list, tuple)):
            return self.book.say("terminal-and").join(map(self._people, seats))
        seat = int(seats)
        return self.names[seat] if 0 <= seat < len(self.names) else self.book.say("terminal-seat", number=seat)

    def _thing(self, name: str) -> str:
        if self.book.has(f"phase-{name}"):
            return self.book.say(f"phase-{name}")
        return self.book.card(name)
