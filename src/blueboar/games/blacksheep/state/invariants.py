"""What must hold in every state (rules 1): nothing is lost, nothing is there twice, nobody has too much."""

from __future__ import annotations

from blueboar.core.seats import NOBODY
from blueboar.games.blacksheep.data.editions import TASKS_IN_GAME
from blueboar.games.blacksheep.state.state import HAND_SIZE, SIDE_SIZE, State
from blueboar.games.blacksheep.wire.zones import FIELDS


def invariants(state: State) -> list[str]:
    """The faults of a state between two moves; empty when all is well."""
    return _cards(state) + _figures(state) + _points(state) + _tasks(state) + _table(state)


def _cards(state: State) -> list[str]:
    faults: list[str] = []
    cards = [card for pile in state.piles() for card in pile]
    for animal, row in enumerate(state.config.animals):
        found = cards.count(animal)
        if found != row.cards:
            faults.append(f"{found} cards of {row.name} instead of {row.cards}")
    if state.drawn:
        faults.append("cards turned up for restocking were not discarded")
    for seat in range(state.players):
        if len(state.hand(seat)) != HAND_SIZE:
            faults.append(f"seat {seat} has {len(state.hand(seat))} cards")
        if len(state.drawn_from[seat]) != HAND_SIZE or max(state.drawn_from[seat]) > state.deck_number:
            faults.append(f"seat {seat} has cards of unknown decks")
    return faults


def _figures(state: State) -> list[str]:
    standing = [figure for zone in state.figures for figure in zone]
    for first, left in zip(state.herd.first_figure, state.supply, strict=True):
        standing += range(first, first + left)
    expected = list(range(len(state.herd.figure_names)))
    faults = [] if sorted(standing) == expected else ["the figures are not those of the game"]
    for field in range(FIELDS):
        wanted = 0 if state.turned_over[field] else 2
        if len(state.field(field)) != wanted:
            faults.append(f"field {field} has {len(state.field(field))} figures instead of {wanted}")
    return faults


def _points(state: State) -> list[str]:
    faults: list[str] = []
    for animal, row in enumerate(state.config.animals):
        if sorted([state.points[figure] for figure in state.herd.figures_of(animal)]) != sorted(row.points):
            faults.append(f"the points below the figures of {row.name} are wrong")
    return faults


def _tasks(state: State) -> list[str]:
    tasks = [task for zone in state.tasks for task in zone]
    if sorted(tasks) != sorted(state.herd.tasks):
        return ["the tasks are not those of the game"]
    if tasks and len(tasks) - len(state.box) != TASKS_IN_GAME:
        return [f"{len(tasks) - len(state.box)} tasks are in the game instead of {TASKS_IN_GAME}"]
    return []


def _table(state: State) -> list[str]:
    faults: list[str] = []
    for field in range(FIELDS):
        sizes = [len(state.side(field, seat)) for seat in range(state.players)]
        if max(sizes) > SIDE_SIZE:
            faults.append(f"field {field} has a side with {max(sizes)} cards")
        if min(sizes) == SIDE_SIZE:
            faults.append(f"field {field} is full and was not driven out")
        if state.turned_over[field] and max(sizes) > 0:
            faults.append(f"field {field} is turned over, and cards lie there")
    if all(state.turned_over) != (state.scores is not None):
        faults.append("the game ends when, and only when, the last field is driven out")
    if state.scores is None and (state.turn == NOBODY or not state.fields_for(state.turn)):
        faults.append("nobody can play, and the game is not over")
    if any(state.turned_over) != state.endgame:
        faults.append("the endgame begins when a field is turned over")
    return faults
