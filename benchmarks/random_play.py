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

WARM_UP = 20
COPIES = 20_000
WEIGHED = 500


def main(name: str, players: int, edition: str, games: int) -> None:
    game = find_game(name)
    config = game.configure(players, edition)
    recorded, moves, bytes_kept = _recorded(game, config, games)
    played_out, moves_out = _played_out(game, config, games)
    half = begun(game, config, moves // games // 2)
    print(
        json.dumps(
            {
                "games_per_second": games / recorded,
                "played_out_per_second": games / played_out,
                "moves_per_second": moves / recorded,
                "moves_out_per_second": moves_out / played_out,
                "moves_per_game": moves_out / games,
                "copy_microseconds": _seconds_of_a_copy(game, half) * 1e6,
                "state_bytes": _bytes_of_a_copy(game, half),
                "record_bytes": bytes_kept / games,
            }
        )
    )


def _recorded(game: Any, config: Any, games: int) -> tuple[float, int, int]:
    """Seconds, moves, and the bytes of all records."""
    moves = kept = 0
    seconds = 0.0
    for number in range(WARM_UP + games):
        started = time.process_time()
        table = Table.opened(game, config, f"bench/{number}")
        play_randomly(table, players_chance(f"bench/{number}"))
        if number >= WARM_UP:
            seconds += time.process_time() - started
            moves += len(table.entries) - 1
            kept += len(record.save(table.record()))
    return seconds, moves, kept


def _played_out(game: Any, config: Any, games: int) -> tuple[float, int]:
    """Seconds and moves."""
    players_of_all = players_chance("bench")
    moves = 0
    started = time.process_time()
    for number in range(games):
        state = game.blank(config)
        house = Chance(f"bench/{number}")
        game.begin(state, house.at(0), None)
        moves += game.play_out(state, house, players_of_all)
    return time.process_time() - started, moves


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
