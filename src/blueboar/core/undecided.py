"""What chance has still to decide; see `scripted_chance.py`."""
# interpreted: an exception

from __future__ import annotations

from typing import Any


class Undecided(Exception):
    """`what` is drawn; `words` are the possibilities, and `weights` how likely each is."""

    def __init__(self, what: str, words: list[Any], weights: list[int]) -> None:
        super().__init__(what)
        self.what = what
        self.words = words
        self.weights = weights
