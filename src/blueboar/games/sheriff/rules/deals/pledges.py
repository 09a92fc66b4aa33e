"""Pledges: what is set aside under a condition, where it goes, and what a bankrupt pays with (rules 5.25 to 5.27)."""

from __future__ import annotations

from blueboar.core.seats import Seat
from blueboar.games.sheriff.rules import handling
from blueboar.games.sheriff.rules.deals.parties import purse_of
from blueboar.games.sheriff.state.deals import (
    BROKEN,
    CONDITION_FALSE,
    CONDITION_TRUE,
    IF_OPENED,
    IF_PASSED,
    KEPT,
    NOT_THERE,
    PAID_A_DEBT,
    STILL_OPEN,
    VOID,
    Pledge,
    Promise,
)
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.goods import Goods
from blueboar.games.sheriff.state.zones import (
    ALONE,
    CONTRABAND,
    LOOT,
    LOOT_HIDDEN,
    LOOT_PURSE,
    PLEDGE,
    PLEDGE_HIDDEN,
    STALL,
)
from blueboar.games.sheriff.wire.chores import BrimstoneChore, PlateChore


def set_aside(deeds: Deeds, promise: int, giver: Seat, source: int, cards: list[int]) -> None:
    up, down = handling.face_up_and_down(deeds.state.goods, cards)
    if up:
        deeds.pledge_cards(promise, giver, source, PLEDGE[giver], up)
    if down:
        deeds.pledge_cards(promise, giver, source, PLEDGE_HIDDEN[giver], down)


def settle_bag(deeds: Deeds, bag: Seat, happening: int) -> None:
    """Every promise that hung on this bag: it was let through, or opened and a lie, or opened and true."""
    state = deeds.state
    for promise in state.unsettled:
        line = state.ledger[promise]
        if line.when.bag != bag:
            continue
        came_true = line.when.happens == happening or (line.when.happens == IF_OPENED and happening != IF_PASSED)
        pledge = state.pledge(promise)
        if not came_true:
            take_back(deeds, pledge)
            deeds.settle(promise, VOID, 0, CONDITION_FALSE)
        elif pledge is not None:
            _hand_over(deeds, line, pledge)
        # Else goods of a bag that still lies before the sheriff: they go over when it is let through.


def _hand_over(deeds: Deeds, line: Promise, pledge: Pledge) -> None:
    delivered = pledge.gold + pledge.up + pledge.down
    _move(deeds, pledge, purse_of(line.to), (line.giver, *line.to))
    if delivered == line.promised:
        deeds.settle(line.id, KEPT, delivered, CONDITION_TRUE)
    else:
        deeds.settle(line.id, BROKEN, delivered, line.why if line.why == PAID_A_DEBT else NOT_THERE)


def take_back(deeds: Deeds, pledge: Pledge | None) -> None:
    if pledge is not None:
        _move(deeds, pledge, pledge.giver, ALONE[pledge.giver])


def _move(deeds: Deeds, pledge: Pledge, purse: int, seen: tuple[Seat, ...]) -> None:
    """All of it, to a player or to the loot tile. What came out of a bag is new there (rules 2.5, 2.7)."""
    state = deeds.state
    promise, giver = pledge.promise, pledge.giver
    up, down = state.pledged_up(pledge), state.pledged_down(pledge)
    to_tile = purse == LOOT_PURSE
    if pledge.gold:
        deeds.redeem_gold(promise, purse, pledge.gold, "pledge" if purse == giver else "deal")
    if up:
        deeds.redeem_cards(promise, PLEDGE[giver], LOOT if to_tile else STALL[purse], up, None)
    if down:
        target = LOOT_HIDDEN if to_tile else CONTRABAND[purse]
        deeds.redeem_cards(promise, PLEDGE_HIDDEN[giver], target, down, seen)
    if not to_tile and state.goods.has_promo:
        for card in up:
            if state.goods.is_plate[card]:
                deeds.ask(PlateChore(purse, state.goods.names[card]))
        if down and pledge.out_of_bag and state.goods.has_oil:
            deeds.ask(BrimstoneChore(purse))


def void(deeds: Deeds, promise: int, why: int) -> None:
    """Nothing is owed any more; what was set aside goes back (rules 5.15)."""
    take_back(deeds, deeds.state.pledge(promise))
    deeds.settle(promise, VOID, 0, why)


def pay_debt(deeds: Deeds, debtor: Seat, creditor: int, rest: int) -> int:
    """Pledges pay last: their gold, then their cheapest goods, open ones first (rules 5.27). What is still owed."""
    state = deeds.state
    for pledge in [pledge for pledge in state.pledges if pledge.giver == debtor and pledge.gold]:
        paid = min(rest, pledge.gold)
        if paid:
            deeds.redeem_gold(pledge.promise, creditor, paid, "fine")
            _mark_as_paid(deeds, pledge.promise)
            rest -= paid
    for hidden in (False, True):
        if rest > 0:
            rest -= _pay_with_goods(deeds, debtor, creditor, rest, hidden)
    return max(rest, 0)


def _pay_with_goods(deeds: Deeds, debtor: Seat, creditor: int, rest: int, hidden: bool) -> int:
    """Contraband is shown to everyone, and then lies face down again."""
    state = deeds.state
    source = PLEDGE_HIDDEN[debtor] if hidden else PLEDGE[debtor]
    if creditor == LOOT_PURSE:
        target = LOOT_HIDDEN if hidden else LOOT
    else:
        target = CONTRABAND[creditor] if hidden else STALL[creditor]
    chosen = cheapest(state.goods, state.zones[source], rest)
    paid = state.goods.worth(chosen)
    for pledge in [pledge for pledge in state.pledges if pledge.giver == debtor]:
        there = state.pledged_down(pledge) if hidden else state.pledged_up(pledge)
        given: list[int] = []
        for card in there:
            if card in chosen:
                chosen.remove(card)
                given.append(card)
        if given:
            deeds.redeem_cards(pledge.promise, source, target, given, None)
            _mark_as_paid(deeds, pledge.promise)
    return paid


def cheapest(goods: Goods, there: list[int], rest: int) -> list[int]:
    """Enough for the rest, if there is enough, and no card that is not needed."""
    chosen: list[int] = []
    worth = 0
    for value, card in sorted([(goods.value[card], card) for card in there]):
        if worth >= rest:
            break
        chosen.append(card)
        worth += value
    for card in chosen[:]:
        if worth - goods.value[card] >= rest:
            chosen.remove(card)
            worth -= goods.value[card]
    return chosen


def _mark_as_paid(deeds: Deeds, promise: int) -> None:
    """The ledger says why less will come; a pledge of which nothing is left ends its promise."""
    if deeds.state.pledge(promise) is None:
        deeds.settle(promise, VOID, 0, PAID_A_DEBT)
    else:
        deeds.settle(promise, STILL_OPEN, 0, PAID_A_DEBT)
