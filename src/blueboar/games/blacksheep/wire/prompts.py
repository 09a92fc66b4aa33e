"""What a seat may do now. A prompt promises exactly what `check` will pass."""
# interpreted: msgspec Structs

from __future__ import annotations

import msgspec


class PromptBase(msgspec.Struct, frozen=True, tag_field="prompt"):
    """What all prompts have in common."""


class FieldChoice(msgspec.Struct, frozen=True):
    """A field where this seat may play, and how many cards (rules 3.3)."""

    field: int
    counts: tuple[int, ...]


class PlayPrompt(PromptBase, frozen=True, tag="play"):
    """Play cards of `cards` on one of the fields; after a single card, one of the others may be discarded."""

    fields: tuple[FieldChoice, ...]
    cards: tuple[str, ...]
    waited: bool = True


Prompt = PlayPrompt
