"""The loot by proposals: how deputies split it in games that were begun by the rules of version 1."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules import handling
from blueboar.games.sheriff.rules.loot_tile import cards, dearest_first, give, gold, pay
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.state.zones import BANK, LOOT, LOOT_HIDDEN
from blueboar.games.sheriff.wire.chores import LootChore, OddChore, PickChore
from blueboar.games.sheriff.wire.moves import AnswerSplit, ProposeSplit
from blueboar.games.sheriff.wire.prompts import SplitPrompt

MOST_PROPOSALS: Final = 3
LEFT_PILE: Final = 0


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


def check_asked(state: State, seat: Seat) -> Refusal | None:
    if not state.chores or not isinstance(state.chores[0], (LootChore, PickChore, OddChore)):
        return refuse("loot.not-now", "8.7")
    if not isinstance(state.chores[0], LootChore):
        return refuse("loot.by-picking", "8.7")
    if not state.in_office(seat):
        return refuse("move.not-yours", "8.7", seat=state.chores[0].seat)
    return None


def check_propose(state: State, seat: Seat, move: ProposeSplit) -> Refusal | None:
    refusal = check_asked(state, seat)
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
    refusal = check_asked(state, seat)
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
    pay(deeds, first, proposal.gold)
    pay(deeds, second, gold(state))
    give(deeds, first, proposal.cards)
    give(deeds, second, rest)


def split_as_asked(deeds: Deeds) -> None:
    deeds.answer()
    split_equally(deeds)


def split_equally(deeds: Deeds) -> None:
    """Halved gold; cards in turn, the most valuable first; an odd coin or card is discarded."""
    state = deeds.state
    goods = state.goods
    first, second = state.office
    half = gold(state) // 2
    pay(deeds, first, half)
    pay(deeds, second, half)
    pay(deeds, BANK, gold(state))
    ranked = dearest_first(state)
    if len(ranked) % 2 == 1:
        odd = ranked.pop()
        handling.discard(deeds, LOOT if goods.lies_open[odd] else LOOT_HIDDEN, LEFT_PILE, [odd])
    give(deeds, first, ranked[0::2])
    give(deeds, second, ranked[1::2])
