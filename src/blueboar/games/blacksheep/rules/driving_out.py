"""Driving out a field (rules 4): who wins it, and which figures come after."""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.seats import Seat
from blueboar.games.blacksheep.rules.drawing import turn_up
from blueboar.games.blacksheep.state.deeds import Deeds
from blueboar.games.blacksheep.state.state import State
from blueboar.games.blacksheep.wire.events import WhyTurnedOver


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
    """By seat: how good the five animals are, the two figures and the three cards (rules 4.1)."""
    herd = state.herd
    weights = herd.ranking.weights
    strengths = herd.ranking.strengths
    first, second = state.figures[field][0], state.figures[field][1]
    figures = weights[herd.animal_of[first]] + weights[herd.animal_of[second]]
    return [strengths[figures + weights[side[0]] + weights[side[1]] + weights[side[2]]] for side in state.sides[field]]


def winner_of(state: State, field: int, strengths: list[int]) -> Seat:
    """The best five animals; among equals those of whoever had the third card there first (rules 4.4)."""
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
    fitting = [card for card in state.drawn if state.supply[card] > 0]
    if len(fitting) == 2 and fitting[0] == fitting[1] and state.supply[fitting[0]] == 1:
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
    drawn, supply = deeds.state.drawn, deeds.state.supply
    seen = len(drawn)
    while True:
        turn_up(deeds, 1, chance)
        if len(drawn) == seen:
            return
        seen = len(drawn)
        if supply[drawn[-1]] > 0:
            place_figures(deeds, field, drawn[-1:])
            return


def place_figures(deeds: Deeds, field: int, animals: list[int]) -> None:
    """Of each animal the last figure that is left; there are two animals at most."""
    first_figure = deeds.state.herd.first_figure
    supply = deeds.state.supply
    figures = [first_figure[animal] + supply[animal] - 1 for animal in animals]
    if len(figures) == 2 and figures[0] == figures[1]:
        figures[1] -= 1
    deeds.place_figures(field, figures)


def turn_over(deeds: Deeds, field: int, why: WhyTurnedOver) -> None:
    deeds.turn_over(field, why)
    deeds.begin_endgame()
