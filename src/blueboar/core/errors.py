"""Errors about what was handed in from outside: a set-up, a data file, a record, a move."""
# interpreted: exceptions that other code subclasses

from __future__ import annotations

from typing import Final

from blueboar.core.faults import Fault
from blueboar.core.seats import Refusal, listed, refuse

MOST_LETTERS: Final = 300
"""An error never echoes more than this of what was handed in."""


class GameError(Exception):
    """An error with a code and parameters, so that every language can phrase it.

    A `fault` says more exactly what is wrong, as a parameter with a code and parameters of its own.
    """

    def __init__(self, code: str, clause: str | None = None, fault: Fault | None = None, **params: object) -> None:
        if fault is not None:
            params["fault"] = {"code": fault.code, "params": fault.params}
        params = {key: value[:MOST_LETTERS] if isinstance(value, str) else value for key, value in params.items()}
        super().__init__(_told(code, clause, params))
        self.code = code
        self.clause = clause
        self.params = params
        self.fault: Fault | None = fault

    @property
    def allowed(self) -> tuple[object, ...]:
        """What would be allowed here, where it can be listed."""
        return listed(self.params)


def _told(code: str, clause: str | None, params: dict[str, object]) -> str:
    """For a traceback; `terminal.errors` has the sentences."""
    head = f"{code} (rules {clause})" if clause else code
    details = ", ".join(f"{key}={value!r}" for key, value in params.items())
    return f"{head}: {details}" if details else head


class IllegalMove(GameError):
    """A move that the rules do not allow now. Nothing has changed; `refusal` says why, and what is allowed."""

    def __init__(self, refusal: Refusal) -> None:
        Exception.__init__(self, refusal)
        self.refusal = refusal
        self.code = refusal.code
        self.clause = refusal.clause
        self.params = refusal.params
        self.fault: Fault | None = None

    def __str__(self) -> str:
        return _told(self.code, self.clause, self.params)

    @classmethod
    def malformed(cls, reason: str) -> IllegalMove:
        """It came from outside and is no move at all."""
        return cls(refuse("move.malformed", None, reason=reason))


class SetupError(GameError):
    """A table that cannot be set up: an unknown option, an impossible mix, a wrong number of players."""


class DataError(GameError):
    """A data file that cannot be used; names file, line, row and fault."""


class RecordError(GameError):
    """A record that cannot be read, or that is not honest."""


class IllegalAction(ValueError):
    """A small decision that is not allowed now (`core.decisions`); it says what is. Nothing has changed."""


class NoDecisions(ValueError):
    """A game that cannot be played by small decisions; it says which can."""


class Unspeakable(ValueError):
    """A legal move that no row of small decisions spells: beyond the documented limits."""
