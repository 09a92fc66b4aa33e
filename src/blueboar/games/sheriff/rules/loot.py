"""The loot of two deputies: halves of the gold, cards by picking in turn, and what is odd (rules 8.7, 8.8)."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import NOBODY, Refusal, Seat, refuse
from blueboar.games.sheriff.rules import handling, loot_by_proposal
from blueboar.games.sheriff.rules.loot_tile import cards, dearest_first, give, gold, pay
from blueboar.games.sheriff.rules.refusals import not_asked
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.state.zones import BANK, LOOT, LOOT_HIDDEN
from blueboar.games.sheriff.wire.chores import OddChore, PickChore
from blueboar.games.sheriff.wire.moves import NameForOdd, PickLoot, SplitEqually
from blueboar.games.sheriff.wire.prompts import SplitPrompt

LEFT_PILE: Final = 0


def split(deeds: Deeds) -> bool:
    """As far as nobody has to be asked; whether somebody was."""
    state = deeds.state
    half = gold(state) // 2
    for deputy in state.office:
        pay(deeds, deputy, half)
    if state.loot_picks == 0:
        _deal_out_what_is_alike(deeds)
    left = len(cards(state))
    if left >= 2:
        deeds.ask(PickChore(picker(state)))
        return True
    if left == 1 and state.loot_picks % 2 == 1:
        give(deeds, picker(state), cards(state))
    if gold(state) or cards(state):
        deeds.ask(OddChore(state.office[0], state.office[1]))
        return True
    return False


def picker(state: State) -> Seat:
    """The deputy whose card was turned up second begins."""
    return state.office[1] if state.loot_picks % 2 == 0 else state.office[0]


def _deal_out_what_is_alike(deeds: Deeds) -> None:
    """Where everyone can see that there is nothing to choose."""
    state = deeds.state
    there = state.zones[LOOT]
    if len(there) >= 2 and not state.zones[LOOT_HIDDEN] and there.count(there[0]) == len(there):
        half = len(there) // 2
        for deputy in state.office:
            give(deeds, deputy, [there[0]] * half)


# Picking


def pick_prompt(state: State) -> SplitPrompt:
    return SplitPrompt(gold(state), state.goods.sorted_names(cards(state)), 0, False, how="pick")


def check_pick(state: State, seat: Seat, move: PickLoot) -> Refusal | None:
    refusal = not_asked(state, seat, PickChore, "8.7")
    if refusal is None and state.goods.number(move.card) not in cards(state):
        allowed = list(state.goods.sorted_names(cards(state)))
        return refuse("loot.not-there", "8.7", good=move.card[:40], allowed=allowed)
    return refusal


def decide_pick(deeds: Deeds, seat: Seat, move: PickLoot) -> None:
    pick(deeds, seat, deeds.state.goods.numbers[move.card])


def pick(deeds: Deeds, seat: Seat, card: int) -> None:
    deeds.answer()
    give(deeds, seat, [card])


# What is odd


def odd_prompt(state: State) -> SplitPrompt:
    there = state.goods.sorted_names(cards(state))
    return SplitPrompt(gold(state), there, 0, False, how="odd", deputies=state.office)


def has_named(state: State, deputy: Seat) -> bool:
    return any(named[0] == deputy for named in state.odd)


def still_to_name(state: State) -> tuple[Seat, ...]:
    return tuple([deputy for deputy in state.office if not has_named(state, deputy)])


def _check_odd_asked(state: State, seat: Seat) -> Refusal | None:
    if not state.chores or not isinstance(state.chores[0], OddChore):
        return refuse("move.not-asked", "8.8")
    if not state.in_office(seat):
        return refuse("move.not-yours", "8.8", seat=state.chores[0].seat)
    if has_named(state, seat):
        return refuse("loot.named-already", "8.8")
    return None


def check_name(state: State, seat: Seat, move: NameForOdd) -> Refusal | None:
    refusal = _check_odd_asked(state, seat)
    if refusal is not None:
        return refusal
    for named, is_odd in ((move.coin, gold(state) > 0), (move.card, bool(cards(state)))):
        if named is not None and (not is_odd or named not in state.office):
            return refuse("loot.for-whom", "8.8", allowed=list(state.office))
    return None


def decide_name(deeds: Deeds, seat: Seat, move: NameForOdd) -> None:
    coin = NOBODY if move.coin is None else move.coin
    name_for_odd(deeds, seat, coin, NOBODY if move.card is None else move.card)


def name_for_odd(deeds: Deeds, seat: Seat, coin: Seat, card: Seat) -> None:
    """When both have named the same one it is theirs, otherwise it is discarded."""
    state = deeds.state
    deeds.name_for_odd(seat, coin, card)
    if still_to_name(state):
        return
    deeds.answer()
    (_, coin, card), (_, other_coin, other_card) = state.odd
    pay(deeds, coin if coin == other_coin and coin != NOBODY else BANK, gold(state))
    there = cards(state)
    if there and card == other_card and card != NOBODY:
        give(deeds, card, there)
    elif there:
        source = LOOT if state.goods.lies_open[there[0]] else LOOT_HIDDEN
        handling.discard(deeds, source, LEFT_PILE, there)


# The short answer to each of these questions


def check_equally(state: State, seat: Seat, move: SplitEqually) -> Refusal | None:
    if state.chores and isinstance(state.chores[0], PickChore):
        return not_asked(state, seat, PickChore, "8.7")
    if state.chores and isinstance(state.chores[0], OddChore):
        return _check_odd_asked(state, seat)
    return loot_by_proposal.check_asked(state, seat)


def decide_equally(deeds: Deeds, seat: Seat, move: SplitEqually) -> None:
    split_equally(deeds, seat)


def split_equally(deeds: Deeds, seat: Seat) -> None:
    state = deeds.state
    if isinstance(state.chores[0], PickChore):
        pick(deeds, seat, dearest_first(state)[0])
    elif isinstance(state.chores[0], OddChore):
        name_for_odd(deeds, seat, NOBODY, NOBODY)
    else:
        loot_by_proposal.split_as_asked(deeds)
