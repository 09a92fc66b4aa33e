"""Plays so many random games out on this process's build, and does nothing else: for counting instructions."""

from __future__ import annotations

import sys

import blueboar.games  # noqa: F401 - registers the games
from blueboar.core.game import find_game
from blueboar.core.play import play_out


def main(name: str, players: int, edition: str, games: int) -> None:
    game = find_game(name)
    config = game.configure(players, edition)
    for number in range(games):
        play_out(game, config, f"bench/{number}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4]))
