"""The end of the game (rules 5.2): everything is shown, and the points are counted."""

from __future__ import annotations

from blueboar.core.game import Emit
from blueboar.games.blacksheep.events import GameEnded, Revealed
from blueboar.games.blacksheep.scoring import places_of, reason_of, scores_of
from blueboar.games.blacksheep.state import State


def end_game(state: State, emit: Emit) -> None:
    emit(revealed(state))
    scores = scores_of(state)
    places = places_of(scores)
    emit(GameEnded(scores, places, reason_of(scores, places)))


def revealed(state: State) -> Revealed:
    seats = range(state.players)
    return Revealed(
        hands=tuple([tuple(state.hand(seat)) for seat in seats]),
        points=tuple([tuple([state.points[figure] for figure in state.corral(seat)]) for seat in seats]),
        tasks=tuple([state.own_tasks(seat) for seat in seats]),
    )
