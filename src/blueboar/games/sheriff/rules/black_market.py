"""The black market: three of a kind for the top card of that kind (rules 9)."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules import handling
from blueboar.games.sheriff.state.pen import Pen
from blueboar.games.sheriff.state.state import INSPECTION, THROUGH, State
from blueboar.games.sheriff.wire.chores import BlackMarketChore
from blueboar.games.sheriff.wire.events import Answered, BlackMarketPassed, BlackMarketSold
from blueboar.games.sheriff.wire.moves import GoToBlackMarket
from blueboar.games.sheriff.wire.prompts import BlackMarketPrompt
from blueboar.games.sheriff.wire.zones import CONTRABAND, SOLD

THREE: Final = 3


def may_visit(state: State, seat: Seat) -> bool:
    """As far as everyone can see: let through, three face-down cards, and not yet done this round."""
    return (
        bool(state.black_market)
        and state.phase == INSPECTION
        and 0 <= seat < state.players
        and state.bags[seat] == THROUGH
        and not state.black_market_done[seat]
        and len(state.contraband(seat)) >= THREE
        and any(state.black_market.values())
    )


def next_visitor(state: State) -> Seat | None:
    if state.black_market:
        for seat in state.merchants:
            if may_visit(state, seat):
                return seat
    return None


def sellable(state: State, seat: Seat) -> list[str]:
    contraband = state.contraband(seat)
    return [good for good, points in state.black_market.items() if points and contraband.count(good) >= THREE]


def prompt(state: State, seat: Seat, waited: bool) -> BlackMarketPrompt:
    return BlackMarketPrompt(tuple(sellable(state, seat)), waited)


def check(state: State, seat: Seat, move: GoToBlackMarket) -> Refusal | None:
    if state.chores:
        chore = state.chores[0]
        if not isinstance(chore, BlackMarketChore) or chore.seat != seat:
            return refuse("move.not-yours", "9.2", seat=chore.seat)
    if not may_visit(state, seat):
        return refuse("black-market.not-now", "9.2")
    if move.good is None:
        if not state.chores:
            return refuse("black-market.nothing-to-pass", "9.2")
        return None
    if move.good not in sellable(state, seat):
        return refuse("black-market.not-three", "9.2", good=move.good[:40], allowed=sellable(state, seat))
    return None


def decide(state: State, seat: Seat, move: GoToBlackMarket, chance: Chance, pen: Pen) -> None:
    if state.chores:
        pen.write(Answered())
    if move.good is None:
        pen.write(BlackMarketPassed(seat))
        return
    handling.move_openly(pen, CONTRABAND[seat], SOLD, (move.good,) * THREE)
    pen.write(BlackMarketSold(seat, move.good, state.black_market[move.good][-1]))
