"""The set-ups on which the small decisions are tested: every game that has them, all editions and player counts, and
options by which more can happen."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import blueboar.games  # noqa: F401  (registers them)
from blueboar.core.chance import Chance
from blueboar.core.decisions import Decisions, decisions_of, games_by_decisions
from blueboar.core.game import Game, find_game

SetUp = tuple[str, str, int, dict[str, Any]]
ALL_FIRST: dict[str, Any] = {"royal_goods": True, "promo_cards": True, "inspection_timer": 60}
ALL_SECOND: dict[str, Any] = {"royal_goods": True, "black_market": True, "private_offers": True, "hand_size": 7}
MORE: dict[tuple[str, str], dict[str, Any]] = {
    ("sheriff", "first"): ALL_FIRST,
    ("sheriff", "polish"): {**ALL_FIRST, "private_offers": True},
    ("sheriff", "persian"): ALL_FIRST,
    ("sheriff", "second"): ALL_SECOND,
}


GAMES = int(os.environ.get("DECISION_GAMES", "1"))
"""For each set-up; `make soak` asks for more."""


def set_ups() -> Iterator[SetUp]:
    """In the short form every second player count has all options, and the others have none."""
    for game in [find_game(name) for name in games_by_decisions()]:
        for edition in game.editions:
            more = MORE.get((game.name, edition))
            for players in game.players(edition):
                if more is None or GAMES > 1 or players % 2:
                    yield game.name, edition, players, {}
                if more is not None and (GAMES > 1 or players % 2 == 0):
                    yield game.name, edition, players, more


def opened(set_up: SetUp, seed: str) -> tuple[Game, Decisions]:
    name, edition, players, options = set_up
    game = find_game(name)
    play = decisions_of(name, game.configure(players, edition, options))
    play.begin(Chance(seed))
    return game, play


def name_of(set_up: SetUp) -> str:
    return "-".join([*[str(part) for part in set_up[:3]], *(["more"] if set_up[3] else [])])
