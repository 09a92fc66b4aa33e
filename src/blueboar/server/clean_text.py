"""What people write, names and chat, cleaned of what could deceive or disturb others."""

from __future__ import annotations

import unicodedata

_JOINERS = "\u200c\u200d"
"""Persian words and many emoji need them."""
_FILLERS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by name, but nothing to see."""
_MOST_MARKS = 3
"""Combining marks on one letter; more would climb over the lines of others."""


def clean(text: str) -> str:
    """One line of visible text; '' when nothing is left."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if character in _JOINERS:
            if kept and kept[-1] not in _JOINERS + " ":
                kept.append(character)
        elif category[0] == "Z" or category == "Cc" or character in _FILLERS:
            kept.append(" ")
        elif category[0] == "C":
            continue
        elif category[0] == "M":
            marks += 1
            if marks <= _MOST_MARKS:
                kept.append(character)
            continue
        else:
            kept.append(character)
        marks = 0
    words = " ".join("".join(kept).split())
    return words if words.strip(_JOINERS + " ") else ""
