"""A table for a program to play at."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias, overload

import blueboar.games  # noqa: F401  (registers them)
from blueboar.core.game import Game, all_games, find_game
from blueboar.core.kinds import Config, Event, Move, Prompt, State, View
from blueboar.core.table import Table

Setting: TypeAlias = bool | int | str | Mapping[str, Sequence[int]]
"""The value of an option."""
Seed: TypeAlias = int | str


def game_names() -> tuple[str, ...]:
    """The games of the house."""
    return tuple(game.name for game in all_games())


def seed_text(seed: Seed | None) -> str:
    """7 and "7" are the same seed; None is a new one that nobody can guess."""
    return secrets.token_hex(16) if seed is None else str(seed)


@overload
def open_table(
    game: str,
    players: int = 4,
    *,
    edition: str | None = None,
    seed: Seed | None = None,
    names: Sequence[str] = (),
    cards: str | Path | None = None,
    **options: Setting,
) -> Table: ...
@overload
def open_table(
    game: Game[Config, State, Move, Event, View, Prompt],
    players: int = 4,
    *,
    edition: str | None = None,
    seed: Seed | None = None,
    names: Sequence[str] = (),
    cards: str | Path | None = None,
    **options: Setting,
) -> Table[Config, State, Move, Event, View, Prompt]: ...
def open_table(
    game: str | Game[Config, State, Move, Event, View, Prompt],
    players: int = 4,
    *,
    edition: str | None = None,
    seed: Seed | None = None,
    names: Sequence[str] = (),
    cards: str | Path | None = None,
    **options: Setting,
) -> Table | Table[Config, State, Move, Event, View, Prompt]:
    """A table that is dealt and waits for its first move.

    `game` is a name, or a game itself: then the types of its moves and views are known. `edition` is a preset (the
    game's first one if not given), `options` change it, and `cards` is a group's own TOML file. The same seed deals
    the same cards. SetupError says what does not fit, and what would.
    """
    if isinstance(game, str):
        known = find_game(game)
        config = known.configure(players, edition, options, _own_cards(known, cards))
        return Table.opened(known, config, seed_text(seed), tuple(names))
    own = game.configure(players, edition, options, _own_cards(game, cards))
    return Table.opened(game, own, seed_text(seed), tuple(names))


def _own_cards(game: Game[Config, State, Move, Event, View, Prompt], cards: str | Path | None) -> object:
    return None if cards is None else game.load_data(str(cards))
