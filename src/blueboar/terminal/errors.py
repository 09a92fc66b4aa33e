"""An error about what was typed or stands in a file, in the reader's words: what, where, what is allowed, the clause.

Names (an option, a level, a field of a file) stay as they are: the reader has to type them again.
"""

from __future__ import annotations

from collections.abc import Mapping

from blueboar.core.errors import GameError
from blueboar.core.faults import Fault
from blueboar.terminal.phrasebook import Phrasebook


def error_in_words(book: Phrasebook, error: GameError) -> str:
    told = [_sentence(book, error), _place(book, error), _allowed(book, error)]
    text = " ".join(sentence for sentence in told if sentence)
    return f"{text} ({book.say('terminal-clause', clause=error.clause)})" if error.clause else text


def fault_in_words(book: Phrasebook, fault: Fault) -> str:
    """What exactly is wrong."""
    return book.say(f"fault-{fault.code}", **_plain(book, fault.params))


def _sentence(book: Phrasebook, error: GameError) -> str:
    message = "refusal-" + error.code.replace(".", "-")
    if not book.has(message):
        return book.say("refusal-unknown", code=error.code)
    params = _plain(book, error.params)
    if error.fault is not None:
        params["reason"] = fault_in_words(book, error.fault)
    return book.say(message, **params)


def _place(book: Phrasebook, error: GameError) -> str:
    """Where in a file, and why. A reason without a code is somebody's English: only for those who read it."""
    params = error.params
    if error.fault is not None and "file" in params:
        reason = fault_in_words(book, error.fault)
        place = "-file" if "line" not in params else "-row" if params.get("row") else ""
        return book.say(f"own-cards-fault{place}", **{**_plain(book, params), "reason": reason}) + "."
    english = str(params.get("reason") or "").rstrip(".")
    return f"{english[0].upper()}{english[1:]}." if english and book.language == "en" else ""


def _allowed(book: Phrasebook, error: GameError) -> str:
    params = error.params
    choices = [str(each) for each in error.allowed]
    limits = {key: params[key] for key in ("least", "most") if key in params}
    if limits:
        many = "numbers" if "numbers" in params else "-".join(limits)
        choices.append(book.say(f"terminal-{many}", **limits))
    return book.say("terminal-allowed", allowed=book.say("terminal-comma").join(choices)) if choices else ""


def _plain(book: Phrasebook, params: Mapping[str, object]) -> dict[str, object]:
    """Lists as they are said; numbers and texts as they are."""
    comma = book.say("terminal-comma")
    return {key: comma.join(map(str, value)) if isinstance(value, list) else value for key, value in params.items()}
