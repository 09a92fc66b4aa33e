"""Random play of one game on this process's build; prints JSON. `benchmarks.builds` runs it."""

from __future__ import annotations

import json
import sys
import time

import blueboar.games  # noqa: F401 - registers the games
from blueboar.core import record
from blueboar.core.chance import Chance
from blueboar.core.game import find_game
from blueboar.core.play import play_randomly, players_chance
from blueboar.core.table import Table

WARM_UP = 20
COPIES = 20_000


def main(name: str, players: int, edition: str, games: int) -> None:
    game = find_game(name)
    config = game.configure(players, edition)
    moves = 0
    started = 0.0
    for number in range(WARM_UP + games):
        if number == WARM_UP:
            moves, started = 0, time.process_time()
        table = Table.opened(game, config, f"bench/{number}")
        play_randomly(table, players_chance(f"bench/{number}"))
        moves += len(table.entries) - 1
    seconds = time.process_time() - started
    players_of_all = players_chance("bench")
    started = time.process_time()
    for number in range(games):
        state = game.blank(config)
        house = Chance(f"bench/{number}")
        game.begin(state, house.at(0), None)
        game.play_out(state, house, players_of_all)
    played_out = time.process_time() - started
    half = Table.opened(game, config, "bench/copy")
    chance = Chance("bench/copy/play")
    for _ in range(moves // games // 2):
        half.play(*game.sample(half.state, chance))
    started = time.process_time()
    for _ in range(COPIES):
        game.copy(half.state)
    copy = (time.process_time() - started) / COPIES
    print(
        json.dumps(
            {
                "games_per_second": games / seconds,
                "played_out_per_second": games / played_out,
                "moves_per_second": moves / seconds,
                "moves_per_game": moves / games,
                "microseconds_per_game": seconds / games * 1e6,
                "copy_microseconds": copy * 1e6,
                "record_bytes": len(record.save(table.record())),
            }
        )
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4]))
