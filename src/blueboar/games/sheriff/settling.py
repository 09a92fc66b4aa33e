"""The small questions after a bag was decided: confiscated cards, feast plate, brimstone, trophy, favours."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff import debts, handling
from blueboar.games.sheriff.chores import (
    BrimstoneChore,
    Chore,
    ConfiscatedChore,
    DebtChore,
    PlateChore,
    TrophyChore,
)
from blueboar.games.sheriff.events import Answered, PlateFixed, PromiseSettled
from blueboar.games.sheriff.goods import BRIMSTONE_OIL, TABLETOP_TROPHY
from blueboar.games.sheriff.moves import (
    AnswerBrimstone,
    DiscardForTrophy,
    FixPlate,
    LayConfiscated,
    MarkFavour,
    PayDebt,
)
from blueboar.games.sheriff.pen import Pen
from blueboar.games.sheriff.prompts import BrimstonePrompt, ConfiscatedPrompt, PlatePrompt, TrophyPrompt
from blueboar.games.sheriff.refusals import no_such_pile
from blueboar.games.sheriff.state import OVER, State
from blueboar.games.sheriff.zones import BAG, CONTRABAND, HAND, PILE, STALL

LEFT_PILE: Final = 0
MOST_DESTROYED: Final = 2


def _asked(state: State, seat: Seat, kind: type[Chore], clause: str) -> Refusal | None:
    """None when the game waits for just this answer from just this seat."""
    if not state.chores or type(state.chores[0]) is not kind:
        return refuse("move.not-asked", clause)
    if state.chores[0].seat != seat:
        return refuse("move.not-yours", clause, seat=state.chores[0].seat)
    return None


def check_debt(state: State, seat: Seat, move: PayDebt) -> Refusal | None:
    refusal = _asked(state, seat, DebtChore, "5.19")
    if refusal is not None:
        return refusal
    chore = state.chores[0]
    assert isinstance(chore, DebtChore)
    return debts.check(state, chore, move)


def decide_debt(state: State, seat: Seat, move: PayDebt, chance: Chance, pen: Pen) -> None:
    chore = state.chores[0]
    assert isinstance(chore, DebtChore)
    pen.write(Answered())
    debts.settle(state, chore, move.cards, pen)


def _is_trophy(state: State, card: str) -> bool:
    return bool(state.goods.effect) and state.goods.effect.get(card) == TABLETOP_TROPHY


def _to_lay(state: State, chore: ConfiscatedChore) -> list[str]:
    """What is confiscated of a bag lies in it until it is laid; a trophy goes its own way (rules 2.9)."""
    return sorted([card for card in state.bag(chore.merchant) if not _is_trophy(state, card)])


def confiscated_prompt(state: State, chore: ConfiscatedChore) -> ConfiscatedPrompt:
    return ConfiscatedPrompt(tuple(_to_lay(state, chore)), state.piles)


def check_confiscated(state: State, seat: Seat, move: LayConfiscated) -> Refusal | None:
    refusal = _asked(state, seat, ConfiscatedChore, "5.18")
    if refusal is not None:
        return refusal
    chore = state.chores[0]
    assert isinstance(chore, ConfiscatedChore)
    there = _to_lay(state, chore)
    if sorted(move.cards) != there:
        return refuse("confiscated.all-of-them", "5.18", allowed=there)
    return no_such_pile(state, move.onto, "5.18")


def decide_confiscated(state: State, seat: Seat, move: LayConfiscated, chance: Chance, pen: Pen) -> None:
    chore = state.chores[0]
    assert isinstance(chore, ConfiscatedChore)
    pen.write(Answered())
    handling.discard(state, pen, BAG[chore.merchant], move.onto, move.cards)


def plate_prompt(state: State) -> PlatePrompt:
    return PlatePrompt(tuple(state.goods.legal))


def check_plate(state: State, seat: Seat, move: FixPlate) -> Refusal | None:
    refusal = _asked(state, seat, PlateChore, "2.5")
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
    refusal = _asked(state, seat, BrimstoneChore, "2.7")
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


def trophy_prompt(state: State, seat: Seat) -> TrophyPrompt:
    return TrophyPrompt(tuple(sorted(state.hand(seat))), state.piles)


def check_trophy(state: State, seat: Seat, move: DiscardForTrophy) -> Refusal | None:
    refusal = _asked(state, seat, TrophyChore, "2.9")
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
    trophy = next(card for card in state.bag(chore.merchant) if _is_trophy(state, card))
    handling.move_openly(pen, BAG[chore.merchant], HAND[seat], (trophy,))
    if move.card is not None:
        handling.move_openly(pen, HAND[seat], PILE[move.onto], (move.card,))


def favours_to_mark(state: State, seat: Seat) -> tuple[int, ...]:
    return tuple(
        [line.id for line in state.ledger if line.what == "favour" and line.status == "open" and seat in line.to]
    )


def check_favour(state: State, seat: Seat, move: MarkFavour) -> Refusal | None:
    if state.phase == OVER:
        return refuse("move.game-over", "7.1")
    markable = favours_to_mark(state, seat)
    if move.promise not in markable:
        return refuse("favour.not-yours-to-mark", "5.7", promise=move.promise, allowed=list(markable))
    return None


def decide_favour(state: State, seat: Seat, move: MarkFavour, chance: Chance, pen: Pen) -> None:
    pen.write(PromiseSettled(move.promise, "kept" if move.kept else "broken", 1 if move.kept else 0))
