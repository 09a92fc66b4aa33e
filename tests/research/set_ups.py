"""The set-ups on which the small decisions are tested: both games, all editions and player counts, all options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import blueboar.games  # noqa: F401  (registers them)
from blueboar.core.chance import Chance
from blueboar.core.decisions import Decisions, decisions_of
from blueboar.core.game import Game, all_games, find_game

MIXES: dict[str, tuple[dict[str, Any], ...]] = {
    "first": (
        {},
        {"royal_goods": True, "promo_cards": True, "merchant_deals": True, "inspection_timer": 60},
        {"promo_cards": True, "private_offers": True, "hand_size": 7},
    ),
    "second": (
        {},
        {"royal_goods": True, "black_market": True, "merchant_deals": True},
        {"private_offers": True, "hand_size": 7, "inspection_timer": 60},
    ),
}
WIDE = {"sheriff": {"most_offers": 40, "most_stances": 1000}, "blacksheep": {}}
"""As much as the rules allow."""


def set_ups() -> Iterator[tuple[str, str, int, dict[str, Any]]]:
    for game in all_games():
        for edition in game.editions:
            mixes = MIXES.get(edition, MIXES["first"]) if game.name == "sheriff" else ({},)
            for players in game.players(edition):
                for options in mixes:
                    yield game.name, edition, players, options


def opened(set_up: tuple[str, str, int, dict[str, Any]], seed: str, wide: bool = False) -> tuple[Game, Decisions]:
    name, edition, players, options = set_up
    game = find_game(name)
    play = decisions_of(name, game.configure(players, edition, options), **(WIDE[name] if wide else {}))
    play.begin(Chance(seed))
    return game, play


def name_of(set_up: tuple[str, str, int, dict[str, Any]]) -> str:
    name, edition, players, options = set_up
    return "-".join([name, edition, str(players), *options])
