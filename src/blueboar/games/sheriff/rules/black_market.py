"""The black market: three of a kind for the top card of that kind (rules 9)."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import NOBODY, Refusal, Seat, refuse
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import INSPECTION, THROUGH, State
from blueboar.games.sheriff.state.zones import CONTRABAND, SOLD
from blueboar.games.sheriff.wire.chores import BlackMarketChore
from blueboar.games.sheriff.wire.moves import GoToBlackMarket
from blueboar.games.sheriff.wire.prompts import BlackMarketPrompt

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
        and any(state.black_market)
    )


def next_visitor(state: State) -> Seat:
    """Who has still to be asked before the round ends, or NOBODY."""
    if state.black_market:
        for seat in state.merchants:
            if may_visit(state, seat):
                return seat
    return NOBODY


def sellable(state: State, seat: Seat) -> list[int]:
    """The goods of which this seat has three, and the black market a card."""
    contraband = state.contraband(seat)
    on_sale = zip(state.goods.black_market, state.black_market, strict=True)
    return [good for good, points in on_sale if points and contraband.count(good) >= THREE]


def prompt(state: State, seat: Seat, waited: bool) -> BlackMarketPrompt:
    return BlackMarketPrompt(state.goods.named(sellable(state, seat)), waited)


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
    allowed = list(state.goods.named(sellable(state, seat)))
    if move.good not in allowed:
        return refuse("black-market.not-three", "9.2", good=move.good[:40], allowed=allowed)
    return None


def decide(deeds: Deeds, seat: Seat, move: GoToBlackMarket) -> None:
    sell(deeds, seat, NO_CARD if move.good is None else deeds.state.goods.numbers[move.good])


def sell(deeds: Deeds, seat: Seat, good: int) -> None:
    """Three of this good, or nothing (NO_CARD)."""
    if deeds.state.chores:
        deeds.answer()
    if good == NO_CARD:
        deeds.pass_black_market(seat)
        return
    deeds.move(CONTRABAND[seat], SOLD, [good] * THREE, None)
    deeds.sell(seat, good)
