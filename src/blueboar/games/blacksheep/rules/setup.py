"""Set-up (rules 2, 6.1): figures mixed, fields stocked, cards and tasks dealt."""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.seats import NOBODY, Seat
from blueboar.games.blacksheep.data.editions import TASKS_IN_GAME, Config
from blueboar.games.blacksheep.rules.drawing import draw_up
from blueboar.games.blacksheep.rules.driving_out import restock
from blueboar.games.blacksheep.rules.turn import begin_turn
from blueboar.games.blacksheep.state.deeds import Deeds
from blueboar.games.blacksheep.state.state import HAND_SIZE
from blueboar.games.blacksheep.wire.zones import FIELDS


def begin(deeds: Deeds, chance: Chance) -> None:
    state = deeds.state
    deeds.mix_figures(mixed_points(state.config, chance))
    cards = state.herd.cards[:]
    chance.shuffle(cards)
    deeds.shuffle_deck(cards)
    if state.config.tasks:
        deal_tasks(deeds, chance)
    for field in range(FIELDS):
        restock(deeds, field, chance)
    for seat in range(state.players):
        draw_up(deeds, seat, HAND_SIZE, chance)
    begin_turn(deeds, first_player(state.config, chance))


def mixed_points(config: Config, chance: Chance) -> tuple[int, ...]:
    """Mixed once for all: then the next figure of an animal is as random as any."""
    points: list[int] = []
    for animal in config.animals:
        mixed = list(animal.points)
        chance.shuffle(mixed)
        points += mixed
    return tuple(points)


def hidden_tasks(players: int) -> int:
    """How many each player gets (rules 6.1)."""
    return 2 if players == 2 else 1


def deal_tasks(deeds: Deeds, chance: Chance) -> None:
    state = deeds.state
    tasks = chance.sample(list(state.box), TASKS_IN_GAME)
    each = hidden_tasks(state.players)
    for seat in range(state.players):
        deeds.deal_tasks(seat, tuple(tasks[:each]))
        del tasks[:each]
    deeds.deal_tasks(NOBODY, tuple(tasks))


def first_player(config: Config, chance: Chance) -> Seat:
    if config.first_player == "random":
        return chance.below(config.players)
    return config.first_player
