"""Ratings for games with many players (Weng-Lin, from the library openskill), with intervals by resampling games."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

from blueboar.arena.match import Result

RESAMPLES = 100
_MOST_GAMES_RATED = 1500
"""Enough for steady ratings; more only cost time."""


class RatingInterval(msgspec.Struct, frozen=True):
    value: float
    low: float
    high: float


def rate(results: Sequence[Result], competitors: int, seed: str, resamples: int = RESAMPLES) -> list[RatingInterval]:
    """The 95 % interval is that of the rating over resampled tournaments."""
    games = [([seat.competitor for seat in result.seats], [seat.place for seat in result.seats]) for result in results]
    source = random.Random(f"{seed}/ratings")
    source.shuffle(games)
    games = games[:_MOST_GAMES_RATED]
    value = _rated(games, competitors)
    again: list[list[float]] = []
    for _ in range(resamples):
        sample = [games[source.randrange(len(games))] for _ in games]
        again.append(_rated(sample, competitors))
    ratings: list[RatingInterval] = []
    for who in range(competitors):
        spread = sorted(sample[who] for sample in again)
        ratings.append(RatingInterval(value[who], percentile(spread, 0.025), percentile(spread, 0.975)))
    return ratings


def percentile(ordered: list[float], share: float) -> float:
    if not ordered:
        return 0.0
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def _rated(games: list[tuple[list[int], list[int]]], competitors: int) -> list[float]:
    """Seats of the same competitor count as one player with the mean of their places."""
    model = PlackettLuce()
    known = [model.rating() for _ in range(competitors)]
    for who, places in games:
        seated = sorted(set(who))
        if len(seated) < 2:
            continue
        means = [
            sum(place for each, place in zip(who, places, strict=True) if each == one) / who.count(one)
            for one in seated
        ]
        rated = model.rate([[known[one]] for one in seated], ranks=means)
        for one, team in zip(seated, rated, strict=True):
            known[one] = team[0]
    return [float(rating.mu) for rating in known]
