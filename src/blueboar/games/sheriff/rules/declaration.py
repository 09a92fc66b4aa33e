"""Declaration: each merchant names one legal good; the number is always the true one (rules 4.3)."""

from __future__ import annotations

from blueboar.core.seats import NOBODY, Refusal, Seat, refuse
from blueboar.games.sheriff.rules.refusals import not_now
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import CLOSED, DECLARATION, State
from blueboar.games.sheriff.wire.moves import Declare
from blueboar.games.sheriff.wire.prompts import DeclarePrompt


def begin(deeds: Deeds) -> None:
    deeds.hand_over_bags()
    deeds.begin_phase(DECLARATION)
    _pass_turn(deeds)


def pending(state: State) -> tuple[Seat, DeclarePrompt]:
    merchant = state.turn
    return merchant, DeclarePrompt(goods=tuple(state.goods.legal_names), count=len(state.bag(merchant)))


def check(state: State, seat: Seat, move: Declare) -> Refusal | None:
    refusal = not_now(state, DECLARATION, "4.3")
    if refusal is not None:
        return refusal
    if seat != state.turn:
        return refuse("move.not-your-turn", "4.3", turn=state.turn)
    if move.good not in state.goods.legal_names:
        return refuse("declare.not-a-legal-good", "4.3", good=move.good, allowed=state.goods.legal_names)
    if move.count != len(state.bag(seat)):
        return refuse("declare.wrong-number", "4.3", count=move.count, allowed=len(state.bag(seat)))
    return None


def decide(deeds: Deeds, seat: Seat, move: Declare) -> None:
    declare(deeds, seat, deeds.state.goods.numbers[move.good])


def declare(deeds: Deeds, seat: Seat, good: int) -> None:
    deeds.declare(seat, good)
    _pass_turn(deeds)


def _pass_turn(deeds: Deeds) -> None:
    state = deeds.state
    for merchant in state.merchants:
        if state.bags[merchant] == CLOSED and state.declared[merchant] == NO_CARD:
            deeds.pass_turn(merchant)
            return
    deeds.pass_turn(NOBODY)


def is_over(state: State) -> bool:
    return state.turn == NOBODY
