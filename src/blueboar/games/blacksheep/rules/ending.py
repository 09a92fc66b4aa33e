"""The end of the game (rules 5.2): everything is shown, and the points are counted."""

from __future__ import annotations

from blueboar.games.blacksheep.rules.scoring import places_of, reason_of, scores_of
from blueboar.games.blacksheep.state.deeds import Deeds


def end_game(deeds: Deeds) -> None:
    deeds.reveal()
    scores = scores_of(deeds.state)
    places = places_of(scores)
    deeds.end(scores, places, reason_of(scores, places))
