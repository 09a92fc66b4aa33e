"""Driving out a field (rules 4): who wins it, and which figures come after."""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.game import Emit
from blueboar.core.seats import Seat
from blueboar.games.blacksheep.events import (
    CardsMoved,
    EndgameBegan,
    FieldDrivenOut,
    FieldTurnedOver,
    FiguresMoved,
)
from blueboar.games.blacksheep.phases.drawing import draw
from blueboar.games.blacksheep.state import State
from blueboar.games.blacksheep.zones import CORRAL, DISCARD, DRAWN, FIELD, ONLY, SIDES, SUPPLY


def drive_out(state: State, field: int, chance: Chance, emit: Emit) -> Seat:
    """Settle a field whose sides are all full; the winner has the next turn."""
    driven_out = judge(state, field)
    emit(driven_out)
    winner = driven_out.winner
    take_figures(state, field, winner, emit)
    played = [card for seat in range(state.players) for card in state.side(field, seat)]
    emit(CardsMoved(SIDES[field], DISCARD, len(played), tuple(played)))
    if state.endgame:
        emit(FieldTurnedOver(field, "endgame"))
    else:
        restock(state, field, chance, emit)
    return winner


def strength(state: State, field: int, seat: Seat) -> int:
    """How good this side's five animals are: the two figures and the three cards (rules 4.1)."""
    weights = state.herd.weights
    total = 0
    for figure in state.field(field):
        total += weights[figure]
    for card in state.side(field, seat):
        total += weights[card]
    return state.herd.ranking.strengths[total]


def judge(state: State, field: int) -> FieldDrivenOut:
    names = state.herd.ranking.names
    strengths = [strength(state, field, seat) for seat in range(state.players)]
    winner = 0
    for seat in range(1, state.players):
        ahead = strengths[seat] - strengths[winner]
        if ahead > 0 or (ahead == 0 and state.laid(field, seat) < state.laid(field, winner)):
            winner = seat
    decided_by_time = strengths.count(strengths[winner]) > 1
    return FieldDrivenOut(field, winner, tuple([names[each] for each in strengths]), decided_by_time)


def take_figures(state: State, field: int, winner: Seat, emit: Emit) -> None:
    figures = tuple(state.field(field))
    points = tuple([state.points[figure] for figure in figures])
    emit(FiguresMoved(FIELD[field], CORRAL[winner], figures, points, ONLY[winner]))


def restock(state: State, field: int, chance: Chance, emit: Emit) -> None:
    """Two cards say which figures come; more are drawn if one of them has none left (rules 4.6 to 4.10)."""
    draw(state, DRAWN, 2, None, chance, emit)
    fitting = [card for card in state.drawn if figures_left(state, card) > 0]
    if len(fitting) == 2 and fitting[0] == fitting[1] and figures_left(state, fitting[0]) == 1:
        del fitting[1]
    if fitting:
        place_figures(state, field, fitting, emit)
    if len(fitting) == 1:
        place_second(state, field, chance, emit)
    if not fitting:
        turn_over(field, "no-figures", emit)
    elif len(state.field(field)) == 1:
        emit(FiguresMoved(FIELD[field], SUPPLY, tuple(state.field(field))))
        turn_over(field, "no-card-fits", emit)
    drawn = tuple(state.drawn)
    emit(CardsMoved(DRAWN, DISCARD, len(drawn), drawn))


def place_second(state: State, field: int, chance: Chance, emit: Emit) -> None:
    """Draw card by card until one fits; nothing is placed if none does."""
    seen = len(state.drawn)
    while True:
        draw(state, DRAWN, 1, None, chance, emit)
        if len(state.drawn) == seen:
            return
        seen = len(state.drawn)
        if figures_left(state, state.drawn[-1]) > 0:
            place_figures(state, field, state.drawn[-1:], emit)
            return


def figures_left(state: State, animal: str) -> int:
    return state.supply[state.herd.animals[animal]]


def place_figures(state: State, field: int, animals: list[str], emit: Emit) -> None:
    figures: list[str] = []
    for animal in animals:
        top = figures_left(state, animal) - 1 - animals[: len(figures)].count(animal)
        figures.append(state.herd.figures[state.herd.animals[animal]][top])
    emit(FiguresMoved(SUPPLY, FIELD[field], tuple(figures)))


def turn_over(field: int, why: str, emit: Emit) -> None:
    emit(FieldTurnedOver(field, why))
    emit(EndgameBegan())
