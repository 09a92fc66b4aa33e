"""States that a seat could not tell from the real one: what it cannot know is drawn anew.

Nobody knows the deck's order, but everyone can count: a renewed deck is made of cards that all have seen. So
a hidden card changes places only with cards that came from the same deck, and the new state agrees with
everything that has happened.
"""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.seats import Seat
from blueboar.games.blacksheep.state.state import State
from blueboar.games.blacksheep.wire.zones import BOX, TASKS


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    world = state.copy()
    if state.scores is not None:
        return world
    others = [other for other in range(state.players) if other != seat]
    for number in range(state.deck_number + 1):
        _mix_cards(world, others, number, chance)
    _mix_points(world, seat, chance)
    _mix_tasks(world, others, chance)
    return world


def _mix_cards(world: State, others: list[Seat], number: int, chance: Chance) -> None:
    """Cards of one deck: those still in it, and those in the others' hands."""
    pool = world.deck[:] if number == world.deck_number else []
    in_deck = len(pool)
    for other in others:
        origins = zip(world.hands[other], world.drawn_from[other], strict=True)
        pool += [card for card, deck in origins if deck == number]
    chance.shuffle(pool)
    if in_deck:
        world.deck[:] = pool[:in_deck]
    mixed = iter(pool[in_deck:])
    for other in others:
        hand = world.hands[other]
        for place, deck in enumerate(world.drawn_from[other]):
            if deck == number:
                hand[place] = next(mixed)


def _mix_points(world: State, seat: Seat | None, chance: Chance) -> None:
    """Points change places among the figures of an animal that this seat has not looked under."""
    points = list(world.points)
    known: list[int] = [] if seat is None else world.corral(seat)
    for animal in range(len(world.supply)):
        unknown = [figure for figure in world.herd.figures_of(animal) if figure not in known]
        mixed = unknown[:]
        chance.shuffle(mixed)
        for figure, other in zip(unknown, mixed, strict=True):
            points[figure] = world.points[other]
    world.points = tuple(points)


def _mix_tasks(world: State, others: list[Seat], chance: Chance) -> None:
    places = [world.herd.task_places[zone] for zone in [BOX, *[TASKS[other] for other in others]]]
    pool = [task for place in places for task in world.tasks[place]]
    chance.shuffle(pool)
    for place in places:
        count = len(world.tasks[place])
        world.tasks[place] = tuple(pool[:count])
        del pool[:count]
