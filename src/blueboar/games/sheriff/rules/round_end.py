"""The end of the inspection and of the round: black market, loot, refill, the next in office (rules 6, 8, 9.2)."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.rules import black_market, handling, loot, market, scoring
from blueboar.games.sheriff.rules.deals import talk
from blueboar.games.sheriff.state.deals import CARRIED_OUT, KEPT
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.zones import HAND
from blueboar.games.sheriff.wire.chores import BlackMarketChore

LEFT_PILE: Final = 0


def finish_inspection(deeds: Deeds, chance: Chance) -> None:
    """Ask what has still to be asked, one question at a time; then end the round."""
    state = deeds.state
    talk.lapse_offers(deeds)
    visitor = black_market.next_visitor(state)
    if visitor != NOBODY:
        deeds.ask(BlackMarketChore(visitor))
        return
    if len(state.office) == 2 and loot.split(deeds):
        return
    for promise in state.unsettled:
        deeds.settle(promise, KEPT, 1, CARRIED_OUT)
    if state.round == state.rounds:
        end_game(deeds)
    else:
        _next_round(deeds, chance)


def _next_round(deeds: Deeds, chance: Chance) -> None:
    """Everyone draws up to the hand size, beginning left of the old sheriff (rules 6.2)."""
    state = deeds.state
    old = state.office[0]
    for step in range(1, state.players + 1):
        seat = (old + step) % state.players
        handling.draw(deeds, seat, state.options.hand_size - len(state.hand(seat)), chance)
    if state.options.deputies:
        begin_deputy_round(deeds, state.round + 1, chance)
    else:
        begin_round(deeds, state.round + 1, ((old + 1) % state.players,))


def begin_round(deeds: Deeds, number: int, office: tuple[Seat, ...]) -> None:
    deeds.begin_round(number, office)
    market.begin(deeds)


def begin_deputy_round(deeds: Deeds, number: int, chance: Chance) -> None:
    """Two deputy cards are turned up; six rounds of two make everyone deputy again (rules 8.1)."""
    state = deeds.state
    if not state.deputy_cards:
        order = list(range(state.players))
        chance.shuffle(order)
        deeds.shuffle_deputies(order)
    begin_round(deeds, number, (state.deputy_cards[-1], state.deputy_cards[-2]))


def end_game(deeds: Deeds) -> None:
    """Hands are discarded, contraband is turned up, and everything is counted (rules 7.1)."""
    state = deeds.state
    for seat in range(state.players):
        handling.discard_all(deeds, HAND[seat], LEFT_PILE)
    for seat in range(state.players):
        if state.contraband(seat):
            deeds.reveal(seat)
    scores = scoring.scores(state)
    deeds.end(scores, scoring.places(state, scores))
