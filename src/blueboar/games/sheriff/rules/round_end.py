"""The end of the inspection and of the round: black market, loot, refill, the next in office (rules 6, 8, 9.2)."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.seats import Seat
from blueboar.games.sheriff.rules import black_market, handling, loot, market, scoring
from blueboar.games.sheriff.rules.deals import striking
from blueboar.games.sheriff.state.pen import Pen
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.wire.chores import BlackMarketChore, LootChore
from blueboar.games.sheriff.wire.events import (
    Asked,
    ContrabandRevealed,
    DeputiesShuffled,
    GameEnded,
    PromiseSettled,
    RoundBegan,
)
from blueboar.games.sheriff.wire.zones import HAND

LEFT_PILE: Final = 0


def finish_inspection(state: State, chance: Chance, pen: Pen) -> None:
    """Ask what has still to be asked, one question at a time; then end the round."""
    if state.offers:
        striking.lapse_offers(state, pen)
    visitor = black_market.next_visitor(state)
    if visitor is not None:
        pen.write(Asked(BlackMarketChore(visitor)))
        return
    if loot.is_there(state):
        if loot.needs_talk(state):
            pen.write(Asked(LootChore(state.office[0], state.office[1])))
            return
        loot.split_equally(state, pen)
    for promise in list(state.unsettled):
        pen.write(PromiseSettled(promise, "kept", 1))
    if state.round == state.rounds:
        end_game(state, pen)
    else:
        _next_round(state, chance, pen)


def _next_round(state: State, chance: Chance, pen: Pen) -> None:
    """Everyone draws up to the hand size, beginning left of the old sheriff (rules 6.2)."""
    old = state.office[0]
    size: int = state.options.hand_size
    for step in range(1, state.players + 1):
        seat = (old + step) % state.players
        handling.draw(state, seat, size - len(state.hand(seat)), chance, pen)
    if state.config.deputies:
        begin_deputy_round(state, state.round + 1, chance, pen)
    else:
        begin_round(state, state.round + 1, ((old + 1) % state.players,), pen)


def begin_round(state: State, number: int, office: tuple[Seat, ...], pen: Pen) -> None:
    pen.write(RoundBegan(number, office))
    market.begin(state, pen)


def begin_deputy_round(state: State, number: int, chance: Chance, pen: Pen) -> None:
    """Two deputy cards are turned up; six rounds of two make everyone deputy again (rules 8.1)."""
    if not state.deputy_cards:
        order = [str(seat) for seat in range(state.players)]
        chance.shuffle(order)
        pen.write(DeputiesShuffled(tuple([int(seat) for seat in order])))
    begin_round(state, number, (state.deputy_cards[-1], state.deputy_cards[-2]), pen)


def end_game(state: State, pen: Pen) -> None:
    """Hands are discarded, contraband is turned up, and everything is counted (rules 7.1)."""
    for seat in range(state.players):
        handling.discard(state, pen, HAND[seat], LEFT_PILE, tuple(state.hand(seat)))
    for seat in range(state.players):
        if state.contraband(seat):
            pen.write(ContrabandRevealed(seat, tuple(state.contraband(seat))))
    scores = scoring.scores(state)
    pen.write(GameEnded(scores, scoring.places(state, scores)))
