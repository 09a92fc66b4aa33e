"""What a table answers: why a move is not allowed, and how a game ended."""
# interpreted: msgspec Structs

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

import msgspec

if TYPE_CHECKING:
    Parameter = object
else:
    Parameter = Any  # msgspec reads any JSON as it; a reader of the code has to look what it is


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not allowed. A code and parameters, never prose: the reader has the language."""

    code: str
    clause: str | None = None
    params: dict[str, Parameter] = {}

    @property
    def allowed(self) -> tuple[object, ...]:
        """What would be allowed here, where it can be listed."""
        return listed(self.params)


Reason = Literal["points", "tie-break", "figures", "outright", "shared"]
"""What decided a game: points; among equals a tie-break, or figures; a win whatever the points; or nothing did."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. `places` holds every seat's rank, 1 for the best; the winners share 1."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: Reason

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def listed(params: Mapping[str, object]) -> tuple[object, ...]:
    """What is allowed, as a refusal's or an error's parameters list it."""
    allowed = params.get("allowed")
    return tuple(allowed) if isinstance(allowed, list | tuple) else ()
