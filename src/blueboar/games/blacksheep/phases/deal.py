"""Set-up (rules 2, 6.1): figures mixed, fields stocked, cards and tasks dealt."""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.game import Emit
from blueboar.core.seats import Seat
from blueboar.games.blacksheep.editions import TASKS_IN_GAME, Config
from blueboar.games.blacksheep.events import DeckShuffled, FiguresMixed, TasksMoved
from blueboar.games.blacksheep.phases.drawing import draw_up
from blueboar.games.blacksheep.phases.driving_out import restock
from blueboar.games.blacksheep.phases.turn import begin_turn
from blueboar.games.blacksheep.state import State
from blueboar.games.blacksheep.zones import FIELDS, ONLY, OPEN_TASKS, TASKS


def begin(state: State, chance: Chance, emit: Emit) -> None:
    config = state.config
    emit(mixed_figures(config, chance))
    emit(shuffled_deck(config, chance))
    if config.tasks:
        deal_tasks(state, chance, emit)
    for field in range(FIELDS):
        restock(state, field, chance, emit)
    for seat in range(state.players):
        draw_up(state, seat, chance, emit)
    begin_turn(state, first_player(config, chance), emit)


def mixed_figures(config: Config, chance: Chance) -> FiguresMixed:
    """Mixed once for all: then the next figure of an animal is as random as any."""
    points: list[int] = []
    for animal in config.animals:
        mixed = list(animal.points)
        for last in range(len(mixed) - 1, 0, -1):
            other = chance.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        points += mixed
    return FiguresMixed(len(points), tuple(points))


def shuffled_deck(config: Config, chance: Chance) -> DeckShuffled:
    cards = [animal.name for animal in config.animals for _ in range(animal.cards)]
    chance.shuffle(cards)
    return DeckShuffled(len(cards), tuple(cards))


def hidden_tasks(players: int) -> int:
    """How many each player gets (rules 6.1)."""
    return 2 if players == 2 else 1


def deal_tasks(state: State, chance: Chance, emit: Emit) -> None:
    tasks = chance.sample(list(state.box), TASKS_IN_GAME)
    each = hidden_tasks(state.players)
    for seat in range(state.players):
        emit(TasksMoved(TASKS[seat], each, tuple(tasks[:each]), ONLY[seat]))
        del tasks[:each]
    emit(TasksMoved(OPEN_TASKS, len(tasks), tuple(tasks)))


def first_player(config: Config, chance: Chance) -> Seat:
    if config.first_player == "random":
        return chance.below(config.players)
    return config.first_player
