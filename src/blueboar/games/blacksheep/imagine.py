"""A whole state made from a view alone: what the seat sees is true in it, everything else is drawn at random.

For players who think ahead: nothing of the real state goes in, so nothing of it can come out.
"""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.games.blacksheep.editions import Config
from blueboar.games.blacksheep.state import NOBODY, State
from blueboar.games.blacksheep.views import BlackSheepView
from blueboar.games.blacksheep.zones import FIELDS


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
    left: dict[str, int] = {animal.animal: animal.cards for animal in view.animals}
    world.discard = list(view.discard)
    seen = list(view.discard)
    for field in view.fields:
        for seat, cards in enumerate(field.sides):
            world.side(field.field, seat)[:] = cards
            seen += cards
    for player in view.players:
        if player.hand is not None:
            world.hands[player.seat] = list(player.hand)
            seen += player.hand
    for card in seen:
        left[card] -= 1
    pool: list[str] = []
    for card, number in left.items():
        pool += [card] * number
    chance.shuffle(pool)
    for player in view.players:
        if player.hand is None:
            world.hands[player.seat] = pool[: player.hand_count]
            del pool[: player.hand_count]
    world.deck = pool


def _set_figures(world: State, view: BlackSheepView, chance: Chance) -> None:
    known: dict[str, int] = {}
    for field in view.fields:
        world.figures[field.field] = [figure.figure for figure in field.figures]
    for player in view.players:
        world.figures[FIELDS + player.seat] = [figure.figure for figure in player.corral]
        for figure in player.corral:
            points = figure.points
            if points is not None:
                known[figure.figure] = points
    for place, animal in enumerate(view.animals):
        world.supply[place] = animal.left
        rest = list(animal.points)
        unknown: list[str] = []
        for figure_name in world.herd.figures[place]:
            found = known.get(figure_name)
            if found is not None:
                rest.remove(found)
            else:
                unknown.append(figure_name)
        chance.shuffle(rest)
        for index, figure_name in enumerate(unknown):
            known[figure_name] = rest[index]
    world.points = known


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
