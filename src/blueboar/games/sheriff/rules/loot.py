"""The loot of two deputies, and how they split it (rules 8.7)."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules import handling
from blueboar.games.sheriff.state.pen import Pen
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.wire.chores import LootChore
from blueboar.games.sheriff.wire.events import Answered, SplitProposed, SplitRefused
from blueboar.games.sheriff.wire.moves import AnswerSplit, ProposeSplit, SplitEqually
from blueboar.games.sheriff.wire.prompts import SplitPrompt
from blueboar.games.sheriff.wire.zones import BANK, LOOT, LOOT_HIDDEN, PURSE

MOST_PROPOSALS: Final = 3
LEFT_PILE: Final = 0


def cards(state: State) -> list[str]:
    return state.zones[LOOT] + state.zones[LOOT_HIDDEN]


def is_there(state: State) -> bool:
    return state.gold[LOOT] > 0 or bool(state.zones[LOOT]) or bool(state.zones[LOOT_HIDDEN])


def needs_talk(state: State) -> bool:
    """An even sum of gold and no card is halved without a word."""
    return state.gold[LOOT] % 2 == 1 or bool(state.zones[LOOT]) or bool(state.zones[LOOT_HIDDEN])


def _place(state: State, seat: Seat) -> int:
    return 0 if seat == state.office[0] else 1


def prompt(state: State, seat: Seat) -> SplitPrompt:
    proposal = state.split
    return SplitPrompt(
        gold=state.gold[LOOT],
        cards=tuple(sorted(cards(state))),
        proposals_left=MOST_PROPOSALS - state.splits_made[_place(state, seat)],
        answer=proposal is not None and proposal.deputy != seat,
    )


def _check_asked(state: State, seat: Seat) -> Refusal | None:
    if not state.chores or not isinstance(state.chores[0], LootChore):
        return refuse("loot.not-now", "8.7")
    if not state.in_office(seat):
        return refuse("move.not-yours", "8.7", seat=state.chores[0].seat)
    return None


def check_propose(state: State, seat: Seat, move: ProposeSplit) -> Refusal | None:
    refusal = _check_asked(state, seat)
    if refusal is not None:
        return refusal
    if state.splits_made[_place(state, seat)] >= MOST_PROPOSALS:
        return refuse("loot.too-many-proposals", "8.7", most=MOST_PROPOSALS)
    if not 0 <= move.gold <= state.gold[LOOT]:
        return refuse("loot.gold", "8.7", gold=str(move.gold)[:20], least=0, most=state.gold[LOOT])
    lacking = handling.missing(move.cards, cards(state))
    if lacking is not None:
        return refuse("loot.not-there", "8.7", good=lacking, allowed=sorted(cards(state)))
    return None


def decide_propose(state: State, seat: Seat, move: ProposeSplit, chance: Chance, pen: Pen) -> None:
    pen.write(SplitProposed(seat, move.gold, len(move.cards), move.cards, state.office))


def check_answer(state: State, seat: Seat, move: AnswerSplit) -> Refusal | None:
    refusal = _check_asked(state, seat)
    if refusal is not None:
        return refusal
    if state.split is None or state.split.deputy == seat:
        return refuse("loot.nothing-to-answer", "8.7")
    return None


def decide_answer(state: State, seat: Seat, move: AnswerSplit, chance: Chance, pen: Pen) -> None:
    proposal = state.split
    assert proposal is not None
    if not move.accept:
        pen.write(SplitRefused(seat))
        return
    pen.write(Answered())
    first, second = state.office
    rest = cards(state)
    firsts = list(proposal.cards or ())
    for card in firsts:
        rest.remove(card)
    handling.pay(state, pen, LOOT, PURSE[first], proposal.gold, "loot")
    handling.pay(state, pen, LOOT, PURSE[second], state.gold[LOOT], "loot")
    _give(state, first, firsts, pen)
    _give(state, second, rest, pen)


def check_equally(state: State, seat: Seat, move: SplitEqually) -> Refusal | None:
    return _check_asked(state, seat)


def decide_equally(state: State, seat: Seat, move: SplitEqually, chance: Chance, pen: Pen) -> None:
    pen.write(Answered())
    split_equally(state, pen)


def split_equally(state: State, pen: Pen) -> None:
    """Halved gold; cards in turn, the most valuable first; an odd coin or card is discarded."""
    first, second = state.office
    half = state.gold[LOOT] // 2
    handling.pay(state, pen, LOOT, PURSE[first], half, "loot")
    handling.pay(state, pen, LOOT, PURSE[second], half, "loot")
    handling.pay(state, pen, LOOT, BANK, state.gold[LOOT], "loot")
    value = state.goods.value
    ranked = [card for _, card in sorted([(-value[card], card) for card in cards(state)])]
    if len(ranked) % 2 == 1:
        odd = ranked.pop()
        source = LOOT if state.goods.open[odd] else LOOT_HIDDEN
        handling.discard(state, pen, source, LEFT_PILE, (odd,))
    _give(state, first, ranked[0::2], pen)
    _give(state, second, ranked[1::2], pen)


def _give(state: State, deputy: Seat, given: list[str], pen: Pen) -> None:
    lies_open = state.goods.open
    handling.bring_to_stall(state, pen, LOOT, deputy, [card for card in given if lies_open[card]], ())
    face_down = [card for card in given if not lies_open[card]]
    handling.bring_to_stall(state, pen, LOOT_HIDDEN, deputy, face_down, state.office)
