"""Everything that a player can do."""
# interpreted: msgspec Structs

from __future__ import annotations

import msgspec


class MoveBase(msgspec.Struct, frozen=True, tag_field="move", forbid_unknown_fields=True, gc=False):
    """What all moves have in common."""


class PlayCards(MoveBase, frozen=True, tag="play"):
    """A whole turn (rules 3): nothing new is learned between playing and discarding."""

    field: int
    cards: tuple[str, ...]
    discard: str | None = None


Move = PlayCards
