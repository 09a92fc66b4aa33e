"""Random play of one game on this process's build; prints JSON. `benchmarks.builds` runs it, on older ones too."""

from __future__ import annotations

import json
import sys
import time
import tracemalloc
from typing import Any

import blueboar.games  # noqa: F401 - registers the games
from benchmarks.counted import begun
from blueboar.core import record
from blueboar.core.chance import Chance
from blueboar.core.game import find_game
from blueboar.core.play import play_randomly, players_chance
from blueboar.core.table import Table

WARM_UP = 10
LEAST_SECONDS = 0.5
"""The same games are played again and again until so much CPU time has passed: a compiled build needs it."""
COPIES = 20_000
WEIGHED = 500


def main(name: str, players: int, edition: str, games: int) -> None:
    game = find_game(name)
    config = game.configure(players, edition)
    recorded, moves, bytes_kept = _recorded(game, config, games)
    played_out, moves_out = _played_out(game, config, games)
    half = begun(game, config, int(moves / 2))
    print(
        json.dumps(
            {
                "games_per_second": 1 / recorded,
                "played_out_per_second": 1 / played_out,
                "moves_per_second": moves / recorded,
                "moves_out_per_second": moves_out / played_out,
                "moves_per_game": moves_out,
                "copy_microseconds": _seconds_of_a_copy(game, half) * 1e6,
                "state_bytes": _bytes_of_a_copy(game, half),
                "record_bytes": bytes_kept,
            }
        )
    )


def _recorded(game: Any, config: Any, games: int) -> tuple[float, float, float]:
    """Seconds, moves and the bytes of the record, of one game."""

    def play(number: int) -> Any:
        table = Table.opened(game, config, f"bench/{number}")
        play_randomly(table, players_chance(f"bench/{number}"))
        return table

    for number in range(WARM_UP):
        play(number)
    moves = kept = played = 0
    seconds = 0.0
    while seconds < LEAST_SECONDS:
        for number in range(games):
            started = time.process_time()
            table = play(number)
            seconds += time.process_time() - started
            played += 1
            if played <= games:
                moves += len(table.entries) - 1
                kept += len(record.save(table.record()))
    return seconds / played, moves / games, kept / games


def _played_out(game: Any, config: Any, games: int) -> tuple[float, float]:
    """Seconds and moves of one game."""
    moves = played = 0
    started = time.process_time()
    while time.process_time() - started < LEAST_SECONDS:
        players_of_all = players_chance("bench")
        for number in range(games):
            state = game.blank(config)
            house = Chance(f"bench/{number}")
            game.begin(state, house.at(0), None)
            moves += game.play_out(state, house, players_of_all)
        played += games
    return (time.process_time() - started) / played, moves / played


def _seconds_of_a_copy(game: Any, state: Any) -> float:
    started = time.process_time()
    for _ in range(COPIES):
        game.copy(state)
    return (time.process_time() - started) / COPIES


def _bytes_of_a_copy(game: Any, state: Any) -> float:
    """What one more copy takes; what copies share is not in it."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [game.copy(state) for _ in range(WEIGHED)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken / len(copies)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4]))
