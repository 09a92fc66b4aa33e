"""Plays so many random games on this process's build, and does nothing else: for counting instructions."""

from __future__ import annotations

import gc
import sys
from typing import Any

import blueboar.games  # noqa: F401 - registers the games
from blueboar.core.chance import Chance
from blueboar.core.game import find_game
from blueboar.core.play import play_out, play_randomly, players_chance
from blueboar.core.table import Table

PLAYED_OUT = "played-out"
RECORDED = "recorded"
COPIED = "copied"
COPIES = 50
"""For each game, of a state after so many moves."""
MOVES = 50


def main(how: str, name: str, players: int, edition: str, games: int) -> None:
    game = find_game(name)
    config = game.configure(players, edition)
    state = begun(game, config, MOVES)
    gc.freeze()  # whether a look through all that was loaded falls into these few games is chance
    for number in range(games):
        seed = f"bench/{number}"
        if how == PLAYED_OUT:
            play_out(game, config, seed)
        elif how == RECORDED:
            play_randomly(Table.opened(game, config, seed), players_chance(seed))
        else:
            for _ in range(COPIES):
                game.copy(state)


def begun(game: Any, config: Any, moves: int) -> Any:
    """A state after so many random moves."""
    state = game.blank(config)
    house, players = Chance("bench/copy"), players_chance("bench/copy")
    game.begin(state, house.at(0), None)
    for number in range(1, moves + 1):
        seat, move = game.sample(state, players)
        game.decide(state, seat, move, house.at(number), None)
    return state


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4], int(sys.argv[5]))
