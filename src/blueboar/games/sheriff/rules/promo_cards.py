"""The questions that promo cards ask: feast plate, brimstone oil, trophy (rules 2.5, 2.7, 2.9)."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import NOBODY, Refusal, Seat, refuse
from blueboar.games.sheriff.rules import handling
from blueboar.games.sheriff.rules.refusals import no_such_pile, not_asked
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.state.zones import BAG, CONTRABAND, HAND, STALL
from blueboar.games.sheriff.wire.chores import BrimstoneChore, PlateChore, TrophyChore
from blueboar.games.sheriff.wire.moves import AnswerBrimstone, DiscardForTrophy, FixPlate
from blueboar.games.sheriff.wire.prompts import BrimstonePrompt, PlatePrompt, TrophyPrompt

LEFT_PILE: Final = 0
MOST_DESTROYED: Final = 2


def plate_prompt(state: State) -> PlatePrompt:
    return PlatePrompt(tuple(state.goods.legal_names))


def check_plate(state: State, seat: Seat, move: FixPlate) -> Refusal | None:
    refusal = not_asked(state, seat, PlateChore, "2.5")
    if refusal is None and move.good not in state.goods.legal_names:
        return refuse("plate.not-a-legal-good", "2.5", good=move.good[:40], allowed=state.goods.legal_names)
    return refusal


def decide_plate(deeds: Deeds, seat: Seat, move: FixPlate) -> None:
    fix_plate(deeds, seat, deeds.state.goods.numbers[move.good])


def fix_plate(deeds: Deeds, seat: Seat, good: int) -> None:
    chore = deeds.state.chores[0]
    assert type(chore) is PlateChore
    deeds.answer()
    deeds.fix_plate(seat, deeds.state.goods.numbers[chore.plate], good)


def oil_of(state: State, seat: Seat) -> int:
    """Oil that came through with this bag, or NO_CARD; what was kept before stays kept (rules 2.7)."""
    for card in state.smuggled[seat]:
        if state.goods.is_oil[card]:
            return card
    return NO_CARD


def brimstone_prompt(state: State, seat: Seat) -> BrimstonePrompt:
    return BrimstonePrompt(oil_of(state, seat) != NO_CARD, tuple(brimstone_opponents(state, seat)))


def brimstone_opponents(state: State, seat: Seat) -> list[Seat]:
    return [other for other in range(state.players) if other != seat and destroyable(state, other)]


def destroyable(state: State, seat: Seat) -> list[int]:
    """Legal goods; a feast plate is one only when its owner has said which (rules 2.5)."""
    counts_as = state.goods.counts_as
    return [card for card in state.stall(seat) if counts_as[card] != NO_CARD]


def check_brimstone(state: State, seat: Seat, move: AnswerBrimstone) -> Refusal | None:
    refusal = not_asked(state, seat, BrimstoneChore, "2.7")
    if refusal is not None:
        return refusal
    if move.opponent is None:
        return refuse("brimstone.cards-of-whom", "2.7") if move.cards else None
    if oil_of(state, seat) == NO_CARD:
        return refuse("brimstone.no-oil", "2.7")
    if not 0 <= move.opponent < state.players or move.opponent == seat:
        return refuse("brimstone.not-an-opponent", "2.7", seat=move.opponent)
    if not 1 <= len(move.cards) <= MOST_DESTROYED:
        return refuse("brimstone.number", "2.7", count=len(move.cards), least=1, most=MOST_DESTROYED)
    lacking = handling.missing(state, move.cards, destroyable(state, move.opponent))
    if lacking is not None:
        return refuse("brimstone.not-on-stall", "2.7", good=lacking)
    kinds = {state.goods.counts_as[card] for card in state.goods.numbered(move.cards)}
    if len(kinds) > 1:
        return refuse("brimstone.one-kind", "2.7")
    return None


def decide_brimstone(deeds: Deeds, seat: Seat, move: AnswerBrimstone) -> None:
    opponent = NOBODY if move.opponent is None else move.opponent
    use_brimstone(deeds, seat, opponent, deeds.state.goods.numbered(move.cards))


def use_brimstone(deeds: Deeds, seat: Seat, opponent: Seat, cards: list[int]) -> None:
    """Destroy these cards of an opponent's stall, or keep the oil (NOBODY)."""
    oil = oil_of(deeds.state, seat)
    deeds.answer()
    if opponent != NOBODY:
        handling.discard(deeds, CONTRABAND[seat], LEFT_PILE, [oil])
        handling.discard(deeds, STALL[opponent], LEFT_PILE, cards)


def trophy_prompt(state: State, seat: Seat) -> TrophyPrompt:
    return TrophyPrompt(state.goods.sorted_names(state.hand(seat)), state.piles)


def check_trophy(state: State, seat: Seat, move: DiscardForTrophy) -> Refusal | None:
    refusal = not_asked(state, seat, TrophyChore, "2.9")
    if refusal is not None:
        return refusal
    hand = state.hand(seat)
    if bool(hand) if move.card is None else state.goods.number(move.card) not in hand:
        return refuse("trophy.another-card", "2.9", allowed=list(state.goods.sorted_names(hand)))
    return no_such_pile(state, move.onto, "2.9")


def decide_trophy(deeds: Deeds, seat: Seat, move: DiscardForTrophy) -> None:
    card = NO_CARD if move.card is None else deeds.state.goods.numbers[move.card]
    discard_for_trophy(deeds, seat, card, move.onto)


def discard_for_trophy(deeds: Deeds, seat: Seat, card: int, onto: int) -> None:
    """The trophy to the hand, and another card out of it; NO_CARD if there was none."""
    state = deeds.state
    chore = state.chores[0]
    assert type(chore) is TrophyChore
    deeds.answer()
    trophy = next(card for card in state.bag(chore.merchant) if state.goods.is_trophy[card])
    deeds.move(BAG[chore.merchant], HAND[seat], [trophy], None)
    if card != NO_CARD:
        handling.discard(deeds, HAND[seat], onto, [card])
