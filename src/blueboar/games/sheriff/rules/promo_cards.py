"""The questions that promo cards ask: feast plate, brimstone oil, trophy (rules 2.5, 2.7, 2.9)."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.data.goods import BRIMSTONE_OIL, TABLETOP_TROPHY
from blueboar.games.sheriff.rules import handling
from blueboar.games.sheriff.rules.refusals import no_such_pile, not_asked
from blueboar.games.sheriff.state.pen import Pen
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.wire.chores import BrimstoneChore, PlateChore, TrophyChore
from blueboar.games.sheriff.wire.events import Answered, PlateFixed
from blueboar.games.sheriff.wire.moves import AnswerBrimstone, DiscardForTrophy, FixPlate
from blueboar.games.sheriff.wire.prompts import BrimstonePrompt, PlatePrompt, TrophyPrompt
from blueboar.games.sheriff.wire.zones import BAG, CONTRABAND, HAND, PILE, STALL

LEFT_PILE: Final = 0
MOST_DESTROYED: Final = 2


def plate_prompt(state: State) -> PlatePrompt:
    return PlatePrompt(tuple(state.goods.legal))


def check_plate(state: State, seat: Seat, move: FixPlate) -> Refusal | None:
    refusal = not_asked(state, seat, PlateChore, "2.5")
    if refusal is None and move.good not in state.goods.legal:
        return refuse("plate.not-a-legal-good", "2.5", good=move.good[:40], allowed=state.goods.legal)
    return refusal


def decide_plate(state: State, seat: Seat, move: FixPlate, chance: Chance, pen: Pen) -> None:
    chore = state.chores[0]
    assert isinstance(chore, PlateChore)
    pen.write(Answered())
    pen.write(PlateFixed(seat, chore.plate, move.good))


def _oil(state: State, seat: Seat) -> str | None:
    """Oil that came through with this bag; what was kept before stays kept (rules 2.7)."""
    for card in state.smuggled[seat]:
        if state.goods.effect.get(card) == BRIMSTONE_OIL:
            return card
    return None


def brimstone_prompt(state: State, seat: Seat) -> BrimstonePrompt:
    opponents = [other for other in range(state.players) if other != seat and destroyable(state, other)]
    return BrimstonePrompt(_oil(state, seat) is not None, tuple(opponents))


def destroyable(state: State, seat: Seat) -> list[str]:
    """Legal goods; a feast plate is one only when its owner has said which (rules 2.5)."""
    counts = state.goods.counts
    return [card for card in state.stall(seat) if card in counts]


def check_brimstone(state: State, seat: Seat, move: AnswerBrimstone) -> Refusal | None:
    refusal = not_asked(state, seat, BrimstoneChore, "2.7")
    if refusal is not None:
        return refusal
    if move.opponent is None:
        return refuse("brimstone.cards-of-whom", "2.7") if move.cards else None
    if _oil(state, seat) is None:
        return refuse("brimstone.no-oil", "2.7")
    if not 0 <= move.opponent < state.players or move.opponent == seat:
        return refuse("brimstone.not-an-opponent", "2.7", seat=move.opponent)
    if not 1 <= len(move.cards) <= MOST_DESTROYED:
        return refuse("brimstone.number", "2.7", count=len(move.cards), least=1, most=MOST_DESTROYED)
    lacking = handling.missing(move.cards, destroyable(state, move.opponent))
    if lacking is not None:
        return refuse("brimstone.not-on-stall", "2.7", good=lacking)
    kinds = {state.goods.counts[card][0] for card in move.cards}
    if len(kinds) > 1:
        return refuse("brimstone.one-kind", "2.7")
    return None


def decide_brimstone(state: State, seat: Seat, move: AnswerBrimstone, chance: Chance, pen: Pen) -> None:
    pen.write(Answered())
    if move.opponent is None:
        return
    oil = _oil(state, seat)
    assert oil is not None
    handling.discard(state, pen, CONTRABAND[seat], LEFT_PILE, (oil,))
    handling.discard(state, pen, STALL[move.opponent], LEFT_PILE, move.cards)


def is_trophy(state: State, card: str) -> bool:
    return bool(state.goods.effect) and state.goods.effect.get(card) == TABLETOP_TROPHY


def trophy_prompt(state: State, seat: Seat) -> TrophyPrompt:
    return TrophyPrompt(tuple(sorted(state.hand(seat))), state.piles)


def check_trophy(state: State, seat: Seat, move: DiscardForTrophy) -> Refusal | None:
    refusal = not_asked(state, seat, TrophyChore, "2.9")
    if refusal is not None:
        return refusal
    hand = state.hand(seat)
    if (move.card is None and hand) or (move.card is not None and move.card not in hand):
        return refuse("trophy.another-card", "2.9", allowed=sorted(hand))
    return no_such_pile(state, move.onto, "2.9")


def decide_trophy(state: State, seat: Seat, move: DiscardForTrophy, chance: Chance, pen: Pen) -> None:
    chore = state.chores[0]
    assert isinstance(chore, TrophyChore)
    pen.write(Answered())
    trophy = next(card for card in state.bag(chore.merchant) if is_trophy(state, card))
    handling.move_openly(pen, BAG[chore.merchant], HAND[seat], (trophy,))
    if move.card is not None:
        handling.move_openly(pen, HAND[seat], PILE[move.onto], (move.card,))
