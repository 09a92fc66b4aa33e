"""A whole state made from a view alone: what the seat sees is true in it, everything else is drawn at random.

For players who think ahead: nothing of the real state goes in, so nothing of it can come out.
"""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.seats import NOBODY
from blueboar.games.blacksheep.data.editions import Config
from blueboar.games.blacksheep.state.state import State
from blueboar.games.blacksheep.wire.views import BlackSheepView
from blueboar.games.blacksheep.wire.zones import FIELDS


def imagine(config: Config, view: BlackSheepView, chance: Chance) -> State:
    world = State(config)
    _set_cards(world, view, chance)
    _set_figures(world, view, chance)
    _set_tasks(world, view, chance)
    world.turn = NOBODY if view.turn is None else view.turn
    world.turns = 100
    world.endgame = view.endgame
    for field in view.fields:
        world.turned_over[field.field] = field.turned_over
        for place, seat in enumerate(field.full):
            world.laid_at[field.field][seat] = 1 + place
    return world


def _set_cards(world: State, view: BlackSheepView, chance: Chance) -> None:
    number_cards = world.herd.number_cards
    world.discard = number_cards(view.discard)
    seen = world.discard[:]
    for field in view.fields:
        for seat, names in enumerate(field.sides):
            cards = number_cards(names)
            world.sides[field.field][seat] = cards
            seen += cards
    for player in view.players:
        if player.hand is not None:
            cards = number_cards(player.hand)
            world.hands[player.seat] = cards
            seen += cards
    left = [animal.cards for animal in view.animals]
    for card in seen:
        left[card] -= 1
    pool: list[int] = []
    for card, number in enumerate(left):
        pool += [card] * number
    chance.shuffle(pool)
    for player in view.players:
        if player.hand is None:
            world.hands[player.seat] = pool[: player.hand_count]
            del pool[: player.hand_count]
    world.deck = pool


def _set_figures(world: State, view: BlackSheepView, chance: Chance) -> None:
    numbers = world.herd.figures
    known: dict[int, int] = {}
    for field in view.fields:
        world.figures[field.field] = [numbers[figure.figure] for figure in field.figures]
    for player in view.players:
        world.figures[FIELDS + player.seat] = [numbers[figure.figure] for figure in player.corral]
        for figure in player.corral:
            points = figure.points
            if points is not None:
                known[numbers[figure.figure]] = points
    below: list[int] = []
    for animal, row in enumerate(view.animals):
        world.supply[animal] = row.left
        figures = world.herd.figures_of(animal)
        rest = list(row.points)
        for number in figures:
            if number in known:
                rest.remove(known[number])
        chance.shuffle(rest)
        below += [known[number] if number in known else rest.pop() for number in figures]
    world.points = tuple(below)


def _set_tasks(world: State, view: BlackSheepView, chance: Chance) -> None:
    open_tasks = tuple([task.name for task in view.open_tasks])
    pool = [task for task in world.herd.tasks if task not in open_tasks]
    world.tasks[1] = open_tasks
    for player in view.players:
        if player.tasks is not None:
            own = tuple([task.name for task in player.tasks])
            world.tasks[2 + player.seat] = own
            pool = [task for task in pool if task not in own]
    chance.shuffle(pool)
    for player in view.players:
        if player.tasks is None:
            world.tasks[2 + player.seat] = tuple(pool[: player.task_count])
            del pool[: player.task_count]
    world.tasks[0] = tuple(pool)
