"""The loot of two deputies, and how they split it (rules 8.7)."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules import handling
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.state.zones import BANK, LOOT, LOOT_HIDDEN, LOOT_PURSE
from blueboar.games.sheriff.wire.chores import LootChore
from blueboar.games.sheriff.wire.moves import AnswerSplit, ProposeSplit, SplitEqually
from blueboar.games.sheriff.wire.prompts import SplitPrompt

MOST_PROPOSALS: Final = 3
LEFT_PILE: Final = 0


def gold(state: State) -> int:
    return state.gold[LOOT_PURSE]


def cards(state: State) -> list[int]:
    return state.zones[LOOT] + state.zones[LOOT_HIDDEN]


def is_there(state: State) -> bool:
    return gold(state) > 0 or bool(state.zones[LOOT]) or bool(state.zones[LOOT_HIDDEN])


def needs_talk(state: State) -> bool:
    """An even sum of gold and no card is halved without a word."""
    return gold(state) % 2 == 1 or bool(state.zones[LOOT]) or bool(state.zones[LOOT_HIDDEN])


def proposals_left(state: State, deputy: Seat) -> int:
    return MOST_PROPOSALS - state.splits_made[0 if deputy == state.office[0] else 1]


def prompt(state: State, seat: Seat) -> SplitPrompt:
    proposal = state.split
    return SplitPrompt(
        gold=gold(state),
        cards=state.goods.sorted_names(cards(state)),
        proposals_left=proposals_left(state, seat),
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
    if proposals_left(state, seat) <= 0:
        return refuse("loot.too-many-proposals", "8.7", most=MOST_PROPOSALS)
    if not 0 <= move.gold <= gold(state):
        return refuse("loot.gold", "8.7", gold=str(move.gold)[:20], least=0, most=gold(state))
    lacking = handling.missing(state, move.cards, cards(state))
    if lacking is not None:
        allowed = list(state.goods.sorted_names(cards(state)))
        return refuse("loot.not-there", "8.7", good=lacking, allowed=allowed)
    return None


def decide_propose(deeds: Deeds, seat: Seat, move: ProposeSplit) -> None:
    propose(deeds, seat, move.gold, deeds.state.goods.numbered(move.cards))


def propose(deeds: Deeds, seat: Seat, gold: int, cards: list[int]) -> None:
    deeds.propose_split(seat, gold, cards, deeds.state.office)


def check_answer(state: State, seat: Seat, move: AnswerSplit) -> Refusal | None:
    refusal = _check_asked(state, seat)
    if refusal is not None:
        return refusal
    if state.split is None or state.split.deputy == seat:
        return refuse("loot.nothing-to-answer", "8.7")
    return None


def decide_answer(deeds: Deeds, seat: Seat, move: AnswerSplit) -> None:
    answer(deeds, seat, move.accept)


def answer(deeds: Deeds, seat: Seat, accept: bool) -> None:
    state = deeds.state
    proposal = state.split
    assert proposal is not None
    if not accept:
        deeds.refuse_split(seat)
        return
    deeds.answer()
    first, second = state.office
    rest = cards(state)
    for card in proposal.cards:
        rest.remove(card)
    _pay(deeds, first, proposal.gold)
    _pay(deeds, second, gold(state))
    _give(deeds, first, proposal.cards)
    _give(deeds, second, rest)


def check_equally(state: State, seat: Seat, move: SplitEqually) -> Refusal | None:
    return _check_asked(state, seat)


def decide_equally(deeds: Deeds, seat: Seat, move: SplitEqually) -> None:
    split_as_asked(deeds)


def split_as_asked(deeds: Deeds) -> None:
    deeds.answer()
    split_equally(deeds)


def split_equally(deeds: Deeds) -> None:
    """Halved gold; cards in turn, the most valuable first; an odd coin or card is discarded."""
    state = deeds.state
    goods = state.goods
    first, second = state.office
    half = gold(state) // 2
    _pay(deeds, first, half)
    _pay(deeds, second, half)
    _pay(deeds, BANK, gold(state))
    ranked = [card for _, _, card in sorted([(-goods.value[card], goods.names[card], card) for card in cards(state)])]
    if len(ranked) % 2 == 1:
        odd = ranked.pop()
        handling.discard(deeds, LOOT if goods.lies_open[odd] else LOOT_HIDDEN, LEFT_PILE, [odd])
    _give(deeds, first, ranked[0::2])
    _give(deeds, second, ranked[1::2])


def _pay(deeds: Deeds, purse: int, amount: int) -> None:
    if amount > 0:
        deeds.pay(LOOT_PURSE, purse, amount, "loot")


def _give(deeds: Deeds, deputy: Seat, given: list[int]) -> None:
    up, down = handling.face_up_and_down(deeds.state.goods, given)
    handling.bring_to_stall(deeds, LOOT, deputy, up, ())
    handling.bring_to_stall(deeds, LOOT_HIDDEN, deputy, down, deeds.state.office)
