"""The set-ups on which the small decisions are tested: every game that has them, all editions and player counts."""

from __future__ import annotations

from collections.abc import Iterator

import blueboar.games  # noqa: F401  (registers them)
from blueboar.core.chance import Chance
from blueboar.core.decisions import Decisions, decisions_of, games_by_decisions
from blueboar.core.game import Game, find_game

SetUp = tuple[str, str, int]


def set_ups() -> Iterator[SetUp]:
    for game in [find_game(name) for name in games_by_decisions()]:
        for edition in game.editions:
            for players in game.players(edition):
                yield game.name, edition, players


def opened(set_up: SetUp, seed: str) -> tuple[Game, Decisions]:
    name, edition, players = set_up
    game = find_game(name)
    play = decisions_of(name, game.configure(players, edition))
    play.begin(Chance(seed))
    return game, play


def name_of(set_up: SetUp) -> str:
    return "-".join([str(part) for part in set_up])
