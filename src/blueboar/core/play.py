"""Random play of whole games: for simulations, tests and benchmarks."""

from __future__ import annotations

from blueboar.core.chance import Chance, Dice
from blueboar.core.errors import GameError, IllegalMove
from blueboar.core.game import Game
from blueboar.core.kinds import Config, Event, Move, Prompt, State, View
from blueboar.core.one_move import carry_out
from blueboar.core.table import Table


def players_chance(seed: str) -> Chance:
    """What random players do at the table with this seed."""
    return Dice(f"{seed}/play")


def play_out(game: Game[Config, State, Move, Event, View, Prompt], config: Config, seed: str) -> tuple[State, int]:
    """The end of the game that random players play at the table with this seed, and the number of moves.

    It is the game of `play_randomly`, without a table and without a record.
    """
    state = game.blank(config)
    house = Chance(seed)
    game.begin(state, house.at(0), None)
    return state, game.play_out(state, house, players_chance(seed))


class IllegalSample(GameError):
    """The sampler made a move that its own rules refuse: a defect."""


def play_randomly(
    table: Table[Config, State, Move, Event, View, Prompt],
    chance: Chance,
    check_every: int = 0,
    most_moves: int = 100_000,
) -> list[str]:
    """Play to the end. Returns the invariants that were broken.

    They are looked at every so many moves and at the end, or never.
    """
    game, state, entries, house = table.game, table.state, table.entries, table.chance
    broken: list[str] = []
    moves = 0
    while game.outcome(state) is None:
        seat, move = game.sample(state, chance)
        try:
            carry_out(game, state, entries, seat, move, house)  # as `table.play` does, without a call of plain Python
        except IllegalMove as error:
            raise IllegalSample(
                error.code, error.clause, error.fault, seat=seat, move=repr(move), **error.params
            ) from error
        moves += 1
        if check_every and moves % check_every == 0:
            broken += game.invariants(state)
        if moves > most_moves:
            return [*broken, f"the game did not end within {most_moves} moves"]
    return broken + game.invariants(state) if check_every else []
