"""Which games are played: every pairing of competitors, every rotation of seats, each with a seed of its own.

The list depends on nothing but what was asked for, so it is the same whatever the number of workers.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Any

import msgspec

from blueboar.arena.competitors import Competitor


class Terms(msgspec.Struct, frozen=True):
    """What all games of a tournament have in common."""

    game: str
    edition: str | None
    players: int
    options: dict[str, Any]
    competitors: tuple[Competitor, ...]
    seed: str
    think_seconds: float = 0.3
    think_steps: int | None = None
    keep_data: bool = False
    """Whether results carry what a data set wants of a game."""


class Job(msgspec.Struct, frozen=True):
    """One game: who sits where (places in the list of competitors), and its seed."""

    number: int
    seats: tuple[int, ...]
    seed: str


def line_ups(competitors: int, players: int) -> list[tuple[int, ...]]:
    """Enough to fill a table: all choices of them. Fewer: all ways to fill it with at least two of them."""
    if competitors >= players:
        return list(combinations(range(competitors), players))
    if competitors == 1:
        return [(0,) * players]
    mixed = combinations_with_replacement(range(competitors), players)
    return [line_up for line_up in mixed if len(set(line_up)) > 1]


def schedule(terms: Terms, games: int) -> list[Job]:
    """`games` games in all, spread evenly. A deal is played once in every rotation before the next one is dealt."""
    tables = line_ups(len(terms.competitors), terms.players)
    jobs: list[Job] = []
    for number in range(games):
        table = tables[(number // terms.players) % len(tables)]
        deal = number // (terms.players * len(tables))
        turned = number % terms.players
        seats = table[turned:] + table[:turned]
        place = (number // terms.players) % len(tables)
        jobs.append(Job(number, seats, f"{terms.seed}/{place}/{deal}"))
    return jobs
