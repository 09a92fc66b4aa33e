"""The parts of a player's score (rules 7.1)."""
# interpreted: msgspec Structs

from __future__ import annotations

from typing import Literal

import msgspec

Title = Literal["king", "queen"]


class Bonus(msgspec.Struct, frozen=True, gc=False):
    good: str
    title: Title
    points: int
    shared: int
    """How many players share it."""


class Score(msgspec.Struct, frozen=True, gc=False):
    legal: int
    contraband: int
    gold: int
    bonuses: tuple[Bonus, ...]
    black_market: int
    legal_cards: int
    contraband_cards: int
    total: int
