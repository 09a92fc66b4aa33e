"""Market: merchants change cards, one after another (rules 3)."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.seats import NOBODY, Refusal, Seat, refuse
from blueboar.games.sheriff.rules import handling
from blueboar.games.sheriff.rules.refusals import no_such_pile, not_now
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.state import MARKET, State
from blueboar.games.sheriff.state.zones import ALONE, ASIDE, HAND, PILE
from blueboar.games.sheriff.wire.moves import ChooseFirstMerchant, GoToMarket
from blueboar.games.sheriff.wire.prompts import ChooseFirstPrompt, MarketPrompt, Prompt

MOST_SET_ASIDE: Final = 5


def begin(deeds: Deeds) -> None:
    deeds.begin_phase(MARKET)
    if deeds.state.options.left_goes_first:
        deeds.pass_turn(deeds.state.merchants[0])


def pending(state: State) -> tuple[Seat, Prompt]:
    if state.turn == NOBODY:
        return state.office[0], ChooseFirstPrompt(tuple(state.merchants))
    open_piles = range(state.piles) if state.options.piles_are_open else range(0)
    return state.turn, MarketPrompt(
        at_most=min(MOST_SET_ASIDE, len(state.hand(state.turn))),
        piles=tuple([len(state.pile(index)) for index in open_piles]),
        onto=state.piles,
    )


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


def decide_first(deeds: Deeds, seat: Seat, move: ChooseFirstMerchant) -> None:
    choose_first(deeds, move.merchant)


def choose_first(deeds: Deeds, merchant: Seat) -> None:
    deeds.pass_turn(merchant)


def check(state: State, seat: Seat, move: GoToMarket) -> Refusal | None:
    refusal = not_now(state, MARKET, "3.1")
    if refusal is not None:
        return refusal
    if seat != state.turn:
        return refuse("move.not-your-turn", "3.1", turn=state.turn)
    aside = move.set_aside
    if len(aside) > MOST_SET_ASIDE:
        return refuse("market.too-many", "3.2", count=len(aside), most=MOST_SET_ASIDE)
    lacking = handling.missing(state, aside, state.hand(seat))
    if lacking is not None:
        return refuse("move.not-in-hand", "3.2", good=lacking)
    return _check_piles(state, move.from_piles, len(aside)) or no_such_pile(state, move.onto, "3.5")


def _check_piles(state: State, wanted: tuple[int, ...], most: int) -> Refusal | None:
    """How many are wanted from each pile; `most` from all of them."""
    if not wanted:
        return None
    if not state.options.piles_are_open:
        return refuse("market.deck-only", "3.3")
    if len(wanted) != state.piles:
        return refuse("market.piles", "3.3", piles=state.piles)
    total = 0
    for index, count in enumerate(wanted):
        there = len(state.pile(index))
        if not 0 <= count <= there:
            return refuse("market.pile-too-small", "3.3", pile=index, count=count, most=there)
        total += count
    if total > most:
        return refuse("market.draw-as-many", "3.2", count=total, most=most)
    return None


def decide(deeds: Deeds, seat: Seat, move: GoToMarket, chance: Chance) -> None:
    aside = deeds.state.goods.numbered(move.set_aside)
    change_cards(deeds, seat, aside, list(move.from_piles), move.onto, chance)


def change_cards(deeds: Deeds, seat: Seat, aside: list[int], from_piles: list[int], onto: int, chance: Chance) -> None:
    """Set aside, take as many from the piles and the deck, and lay what was set aside onto a pile."""
    if aside:
        face_up = deeds.state.options.face_up
        deeds.move(HAND[seat], ASIDE[seat], aside, None if face_up else ALONE[seat])
        from_deck = len(aside)
        for index, count in enumerate(from_piles):
            if count:
                deeds.draw(PILE[index], HAND[seat], count, None)
                from_deck -= count
        handling.draw(deeds, seat, from_deck, chance)
        if not face_up:
            handling.discard_all(deeds, ASIDE[seat], onto)
        elif onto:
            deeds.choose_pile(seat, onto)
    _pass_turn(deeds, seat)


def _pass_turn(deeds: Deeds, seat: Seat) -> None:
    state = deeds.state
    following = (seat + 1) % state.players
    while state.in_office(following):
        following = (following + 1) % state.players
    if following != state.opener:
        deeds.pass_turn(following)
        return
    if state.options.face_up:
        _gather(deeds)
    deeds.pass_turn(NOBODY)


def is_over(state: State) -> bool:
    return state.turn == NOBODY and state.opener != NOBODY


def _gather(deeds: Deeds) -> None:
    """Open set-aside cards go onto the pile after the last merchant's turn (rules 3.5)."""
    state = deeds.state
    for step in range(state.players):
        seat = (state.opener + step) % state.players
        handling.discard_all(deeds, ASIDE[seat], state.onto[seat])
