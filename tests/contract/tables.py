"""Tables of every registered game, edition and number of players, for the tests that every game has to pass."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import blueboar.games  # noqa: F401  registers them
from blueboar.core.chance import Chance
from blueboar.core.game import Game, all_games, find_game
from blueboar.core.seats import Seat
from blueboar.core.table import Table

MOST_MOVES = 20_000
"""Far more than any random game needs: a game that is not over by then does not end."""

GAMES = [game for game in all_games() if type(game).__module__.startswith("blueboar.")]
"""Not those that other tests register."""
NAMES = [game.name for game in GAMES]
every_game = pytest.mark.parametrize("name", NAMES)

KINDS = [
    pytest.param(game.name, edition, players, id=f"{game.name}-{edition}-{players}")
    for game in GAMES
    for edition in game.editions
    for players in game.players(edition)
]
every_kind = pytest.mark.parametrize(("name", "edition", "players"), KINDS)


def opened(name: str, edition: str, players: int, seed: str = "contract") -> Table:
    game = find_game(name)
    return Table.opened(game, game.configure(players, edition), seed, tuple(f"player {n}" for n in range(players)))


def played(table: Table, seed: str = "moves") -> Iterator[Table]:
    """The table before every move of a random game, and once more at its end."""
    chance = Chance(seed)
    for _ in range(MOST_MOVES):
        yield table
        if table.outcome() is not None:
            return
        table.play(*table.game.sample(table.state, chance))
    raise AssertionError(f"not over after {MOST_MOVES} moves")


def finished(table: Table, seed: str = "moves") -> Table:
    for _ in played(table, seed):
        pass
    return table


def has_secrets(table: Table) -> bool:
    """Whether anything in a whole game is hidden from anyone."""
    finished(table)
    events = [event for entry in table.entries for event in entry.events]
    return any(table.game.redact(event, viewer) != event for event in events for viewer in viewers(table))


def viewers(table: Table) -> list[Seat | None]:
    return [*range(table.config.players), None]


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def seen(game: Game, state: Any, viewer: Seat | None) -> bytes:
    """All that reaches this seat about a state: its view, its prompts, and who else is asked."""
    pending = game.pending(state)
    return encoded((game.view(state, viewer), sorted(pending), pending.get(viewer) if viewer is not None else None))


def dumped(value: Any) -> Any:
    """Everything in a state as plain values, so that two states can be compared: hidden attributes too."""
    if isinstance(value, list):
        return [dumped(each) for each in value]
    if isinstance(value, tuple):
        return tuple(dumped(each) for each in value)
    if isinstance(value, dict):
        return {key: dumped(each) for key, each in value.items()}
    if value is None or isinstance(value, (bool, int, float, str, set, frozenset, msgspec.Struct)):
        return value
    names = getattr(type(value), "__mypyc_attrs__", None) or vars(value)
    return {attribute: dumped(getattr(value, attribute)) for attribute in names if attribute != "__dict__"}
