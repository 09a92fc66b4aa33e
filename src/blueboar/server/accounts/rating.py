"""Strength from results: Weng and Lin's Bayesian update, Bradley-Terry with full pairing (JMLR 12, 2011, alg. 1)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from blueboar.server.store.rows import StoredRating

MU = 25.0
SIGMA = MU / 3
_BETA_SQUARED = (SIGMA / 2) ** 2
_LEAST = 0.0001


def newcomer(subject: str, game: str) -> StoredRating:
    return StoredRating(subject, game, MU, SIGMA, 0)


def cautious(rating: StoredRating) -> float:
    """What a table of ratings shows: a player is very likely at least this strong."""
    return round(rating.mu - 3 * rating.sigma, 2)


def after(ratings: Sequence[StoredRating], places: Sequence[int]) -> list[StoredRating]:
    """Everyone's rating after a game that they ended on these places (1 is best; equal places are a draw)."""
    updated = []
    for me, mine in enumerate(ratings):
        shift = 0.0
        shrink = 0.0
        variance = mine.sigma**2
        for other, theirs in enumerate(ratings):
            if other == me:
                continue
            spread = math.sqrt(variance + theirs.sigma**2 + 2 * _BETA_SQUARED)
            expected = 1 / (1 + math.exp((theirs.mu - mine.mu) / spread))
            scored = 1.0 if places[me] < places[other] else 0.5 if places[me] == places[other] else 0.0
            shift += variance / spread * (scored - expected)
            shrink += (mine.sigma / spread) * variance / spread**2 * expected * (1 - expected)
        sigma = mine.sigma * math.sqrt(max(1 - shrink, _LEAST))
        updated.append(StoredRating(mine.subject, mine.game, mine.mu + shift, sigma, mine.games + 1))
    return updated
