"""Who sits at a table, and how a move is refused there."""

from __future__ import annotations

from typing import Final

from blueboar.core.answers import Outcome, Reason, Refusal, listed

__all__ = ["HOUSE", "MOST_LETTERS", "NOBODY", "Outcome", "Reason", "Refusal", "Seat", "listed", "refuse"]

Seat = int
"""A player's place, counted clockwise from 0."""

HOUSE: Final[Seat] = -1
"""The table itself: it deals, and it makes the moves of the clock."""


NOBODY: Final[Seat] = -1
"""Where a game's state says whose turn it is and the like, and it is no player's."""

MOST_LETTERS: Final = 80


def refuse(code: str, clause: str | None = None, **params: object) -> Refusal:
    """A refusal never echoes more than a line of what was sent."""
    for name, value in params.items():
        if isinstance(value, str) and len(value) > MOST_LETTERS:
            params[name] = value[:MOST_LETTERS]
    return Refusal(code, clause, params)
