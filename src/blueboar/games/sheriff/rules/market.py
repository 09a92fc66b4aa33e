"""Market: merchants change cards, one after another (rules 3)."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules import handling
from blueboar.games.sheriff.rules.refusals import no_such_pile, not_now
from blueboar.games.sheriff.state.pen import Pen
from blueboar.games.sheriff.state.state import MARKET, NOBODY, State
from blueboar.games.sheriff.wire.events import CardsMoved, PhaseBegan, PileChosen, TurnPassed
from blueboar.games.sheriff.wire.moves import ChooseFirstMerchant, GoToMarket
from blueboar.games.sheriff.wire.prompts import ChooseFirstPrompt, MarketPrompt, Prompt
from blueboar.games.sheriff.wire.zones import ALONE, ASIDE, HAND, PILE

MOST_SET_ASIDE: Final = 5


def begin(state: State, pen: Pen) -> None:
    pen.write(PhaseBegan(MARKET))
    if state.options.market_first == "left":
        pen.write(TurnPassed(state.merchants[0]))


def pending(state: State) -> tuple[Seat, Prompt]:
    if state.turn == NOBODY:
        return state.office[0], ChooseFirstPrompt(tuple(state.merchants))
    return state.turn, MarketPrompt(
        at_most=min(MOST_SET_ASIDE, len(state.hand(state.turn))),
        piles=tuple([len(state.pile(index)) for index in range(state.piles)]) if _piles_are_open(state) else (),
        onto=state.piles,
    )


def _piles_are_open(state: State) -> bool:
    return state.options.market_draws == "piles-then-deck"


def check_first(state: State, seat: Seat, move: ChooseFirstMerchant) -> Refusal | None:
    refusal = not_now(state, MARKET, "3.1")
    if refusal is not None:
        return refusal
    if state.turn != NOBODY:
        return refuse("market.already-begun", "3.1", turn=state.turn)
    if seat != state.office[0]:
        return refuse("move.not-yours", "3.1", seat=state.office[0])
    if not state.is_merchant(move.merchant):
        return refuse("market.not-a-merchant", "3.1", allowed=state.merchants)
    return None


def decide_first(state: State, seat: Seat, move: ChooseFirstMerchant, chance: Chance, pen: Pen) -> None:
    pen.write(TurnPassed(move.merchant))


def check(state: State, seat: Seat, move: GoToMarket) -> Refusal | None:
    refusal = not_now(state, MARKET, "3.1")
    if refusal is not None:
        return refusal
    if seat != state.turn:
        return refuse("move.not-your-turn", "3.1", turn=state.turn)
    aside = move.set_aside
    if len(aside) > MOST_SET_ASIDE:
        return refuse("market.too-many", "3.2", count=len(aside), most=MOST_SET_ASIDE)
    lacking = handling.missing(aside, state.hand(seat))
    if lacking is not None:
        return refuse("move.not-in-hand", "3.2", good=lacking)
    return _check_piles(state, move)


def _check_piles(state: State, move: GoToMarket) -> Refusal | None:
    wanted = move.from_piles
    if wanted:
        if not _piles_are_open(state):
            return refuse("market.deck-only", "3.3")
        if len(wanted) != state.piles:
            return refuse("market.piles", "3.3", piles=state.piles)
        total = 0
        for index, count in enumerate(wanted):
            there = len(state.pile(index))
            if not 0 <= count <= there:
                return refuse("market.pile-too-small", "3.3", pile=index, count=count, most=there)
            total += count
        if total > len(move.set_aside):
            return refuse("market.draw-as-many", "3.2", count=total, most=len(move.set_aside))
    return no_such_pile(state, move.onto, "3.5")


def decide(state: State, seat: Seat, move: GoToMarket, chance: Chance, pen: Pen) -> None:
    aside = move.set_aside
    if aside:
        face_up = state.options.set_aside == "face-up"
        pen.write(CardsMoved(HAND[seat], ASIDE[seat], len(aside), aside, None if face_up else ALONE[seat]))
        from_deck = len(aside)
        for index, count in enumerate(move.from_piles):
            handling.take_from_pile(state, seat, index, count, pen)
            from_deck -= count
        handling.draw(state, seat, from_deck, chance, pen)
        if not face_up:
            pen.write(CardsMoved(ASIDE[seat], PILE[move.onto], len(aside), aside))
        elif move.onto:
            pen.write(PileChosen(seat, move.onto))
    _pass_turn(state, seat, pen)


def _pass_turn(state: State, seat: Seat, pen: Pen) -> None:
    following = (seat + 1) % state.players
    while following in state.office:
        following = (following + 1) % state.players
    if following != state.opener:
        pen.write(TurnPassed(following))
        return
    _gather(state, pen)
    pen.write(TurnPassed(NOBODY))


def is_over(state: State) -> bool:
    return state.turn == NOBODY and state.opener != NOBODY


def _gather(state: State, pen: Pen) -> None:
    """Open set-aside cards go onto the pile after the last merchant's turn (rules 3.5)."""
    for step in range(state.players):
        seat = (state.opener + step) % state.players
        cards = state.zones[ASIDE[seat]]
        if cards:
            handling.discard(state, pen, ASIDE[seat], state.onto[seat], tuple(cards))
