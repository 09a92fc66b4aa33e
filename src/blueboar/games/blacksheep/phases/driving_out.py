"""Driving out a field (rules 4): who wins it, and which figures come after."""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.seats import Seat
from blueboar.games.blacksheep.deeds import Deeds
from blueboar.games.blacksheep.phases.drawing import turn_up
from blueboar.games.blacksheep.state import State


def drive_out(deeds: Deeds, field: int, chance: Chance) -> Seat:
    """Settle a field whose sides are all full; the winner has the next turn."""
    strengths = strengths_on(deeds.state, field)
    winner = winner_of(deeds.state, field, strengths)
    deeds.drive_out(field, winner, strengths)
    deeds.take_figures(field, winner)
    deeds.clear_sides(field)
    if deeds.state.endgame:
        deeds.turn_over(field, "endgame")
    else:
        restock(deeds, field, chance)
    return winner


def strengths_on(state: State, field: int) -> list[int]:
    """By seat: how good his five animals are, the two figures and the three cards (rules 4.1)."""
    weights = state.herd.weights
    strengths = state.herd.ranking.strengths
    figures = 0
    for figure in state.field(field):
        figures += weights[figure]
    return [strengths[figures + weights[side[0]] + weights[side[1]] + weights[side[2]]] for side in state.sides[field]]


def winner_of(state: State, field: int, strengths: list[int]) -> Seat:
    """The best five animals; among equals those of whoever had his third card there first (rules 4.4)."""
    winner = 0
    for seat in range(1, state.players):
        ahead = strengths[seat] - strengths[winner]
        if ahead > 0 or (ahead == 0 and state.laid(field, seat) < state.laid(field, winner)):
            winner = seat
    return winner


def restock(deeds: Deeds, field: int, chance: Chance) -> None:
    """Two cards say which figures come; more are drawn if one of them has none left (rules 4.6 to 4.10)."""
    state = deeds.state
    turn_up(deeds, 2, chance)
    fitting = [card for card in state.drawn if figures_left(state, card) > 0]
    if len(fitting) == 2 and fitting[0] == fitting[1] and figures_left(state, fitting[0]) == 1:
        del fitting[1]
    if fitting:
        place_figures(deeds, field, fitting)
    if len(fitting) == 1:
        place_second(deeds, field, chance)
    if not fitting:
        turn_over(deeds, field, "no-figures")
    elif len(state.field(field)) == 1:
        deeds.return_figures(field)
        turn_over(deeds, field, "no-card-fits")
    deeds.discard_turned_up()


def place_second(deeds: Deeds, field: int, chance: Chance) -> None:
    """Draw card by card until one fits; nothing is placed if none does."""
    drawn = deeds.state.drawn
    seen = len(drawn)
    while True:
        turn_up(deeds, 1, chance)
        if len(drawn) == seen:
            return
        seen = len(drawn)
        if figures_left(deeds.state, drawn[-1]) > 0:
            place_figures(deeds, field, drawn[-1:])
            return


def figures_left(state: State, animal: str) -> int:
    return state.supply[state.herd.animals[animal]]


def place_figures(deeds: Deeds, field: int, animals: list[str]) -> None:
    """Of each animal the last figure that is left; there are two animals at most."""
    herd = deeds.state.herd
    supply = deeds.state.supply
    figures: list[str] = []
    for name in animals:
        animal = herd.animals[name]
        left = supply[animal]
        if figures and name == animals[0]:
            left -= 1
        figures.append(herd.figures[animal][left - 1])
    deeds.place_figures(field, tuple(figures))


def turn_over(deeds: Deeds, field: int, why: str) -> None:
    deeds.turn_over(field, why)
    deeds.begin_endgame()
