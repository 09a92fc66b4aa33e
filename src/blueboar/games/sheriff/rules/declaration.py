"""Declaration: each merchant names one legal good; the number is always the true one (rules 4.3)."""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules.refusals import not_now
from blueboar.games.sheriff.state.pen import Pen
from blueboar.games.sheriff.state.state import CLOSED, DECLARATION, NOBODY, State
from blueboar.games.sheriff.wire.events import BagsHandedOver, Declared, PhaseBegan, TurnPassed
from blueboar.games.sheriff.wire.moves import Declare
from blueboar.games.sheriff.wire.prompts import DeclarePrompt


def begin(state: State, pen: Pen) -> None:
    pen.write(BagsHandedOver(tuple([len(state.bag(seat)) for seat in range(state.players)])))
    pen.write(PhaseBegan(DECLARATION))
    _pass_turn(state, pen)


def pending(state: State) -> tuple[Seat, DeclarePrompt]:
    merchant = state.turn
    return merchant, DeclarePrompt(goods=tuple(state.goods.legal), count=len(state.bag(merchant)))


def check(state: State, seat: Seat, move: Declare) -> Refusal | None:
    refusal = not_now(state, DECLARATION, "4.3")
    if refusal is not None:
        return refusal
    if seat != state.turn:
        return refuse("move.not-your-turn", "4.3", turn=state.turn)
    if move.good not in state.goods.legal:
        return refuse("declare.not-a-legal-good", "4.3", good=move.good, allowed=state.goods.legal)
    if move.count != len(state.bag(seat)):
        return refuse("declare.wrong-number", "4.3", count=move.count, allowed=len(state.bag(seat)))
    return None


def decide(state: State, seat: Seat, move: Declare, chance: Chance, pen: Pen) -> None:
    pen.write(Declared(seat, move.good, move.count))
    _pass_turn(state, pen)


def _pass_turn(state: State, pen: Pen) -> None:
    for merchant in state.merchants:
        if state.bags[merchant] == CLOSED and not state.declared[merchant]:
            pen.write(TurnPassed(merchant))
            return
    pen.write(TurnPassed(NOBODY))


def is_over(state: State) -> bool:
    return state.turn == NOBODY
