"""The gate: a bag is let through or opened, and everything that follows from it (rules 5.10, 5.16 to 5.18, 5.28)."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Seat
from blueboar.games.sheriff.rules import debts, handling
from blueboar.games.sheriff.rules.deals import pledges, stand_ins
from blueboar.games.sheriff.rules.deals.parties import purse_of
from blueboar.games.sheriff.state.deals import (
    BAG_GOODS,
    BAG_OPENED,
    BROKEN,
    CARRIED_OUT,
    CONDITION_TRUE,
    HANDED_OVER,
    IF_A_LIE,
    IF_PASSED,
    IF_TRUE,
    KEPT,
    LET_THROUGH,
    NOT_THERE,
    OPEN,
    OTHER_DEPUTY,
    UNCONDITIONAL,
    VOID,
    Promise,
)
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.goods import Goods
from blueboar.games.sheriff.state.state import CLOSED, State
from blueboar.games.sheriff.state.zones import ALONE, BAG, STALL
from blueboar.games.sheriff.wire.chores import BrimstoneChore, ConfiscatedChore, TrophyChore

LEFT_PILE: Final = 0
SUMMONS_GOLD: Final = 8


def let_through(deeds: Deeds, merchant: Seat, by: tuple[Seat, ...], for_nothing: bool) -> None:
    """`by` is empty when the time ran out: then nothing that was promised from the bag is owed (rules 5.15)."""
    state = deeds.state
    deeds.let_through(merchant, by, for_nothing)
    _discard_summons(deeds, merchant)
    if state.unsettled:
        if by:
            _deliver_from_bag(deeds, merchant)
        _settle_acts(deeds, LET_THROUGH, merchant)
        pledges.settle_bag(deeds, merchant, IF_PASSED)
    face_down = handling.bring_to_stall(deeds, BAG[merchant], merchant, state.bag(merchant), ALONE[merchant])
    _ask_for_brimstone(deeds, merchant, face_down)


def _ask_for_brimstone(deeds: Deeds, owner: Seat, face_down: int) -> None:
    """Everyone onto whose stall face-down cards came out of a bag, whatever they are (rules 2.7)."""
    if face_down and deeds.state.goods.has_oil:
        deeds.ask(BrimstoneChore(owner))


def _discard_summons(deeds: Deeds, merchant: Seat) -> int:
    """A royal summons leaves the bag before anything else (rules 2.6); the number of them."""
    goods = deeds.state.goods
    if not goods.has_promo:
        return 0
    summons = [card for card in deeds.state.bag(merchant) if goods.is_summons[card]]
    handling.discard(deeds, BAG[merchant], LEFT_PILE, summons)
    return len(summons)


def _deliver_from_bag(deeds: Deeds, merchant: Seat) -> None:
    """Goods promised from the bag change hands as far as they are in it, the earlier deal first (rules 5.10, 5.28)."""
    state = deeds.state
    contents = sorted(state.bag(merchant))
    for promise in state.unsettled:
        line = state.ledger[promise]
        if line.what == BAG_GOODS and line.giver == merchant:
            _deliver(deeds, line, contents)


def _deliver(deeds: Deeds, line: Promise, contents: list[int]) -> None:
    """Or set aside, while the condition is open; what is missing is proved by showing the bag."""
    state = deeds.state
    merchant = line.giver
    left = state.bag(merchant)[:]
    cards: list[int] = []
    for good, count in _goods_of(state, line):
        cards += stand_ins.take(state.goods, left, good, count, True)
    if len(cards) < line.promised and state.options.proof:
        deeds.show(merchant, "bag", contents, line.to)
    if cards and line.when is not UNCONDITIONAL and state.bags[line.when.bag] == CLOSED:
        pledges.set_aside(deeds, line.id, merchant, BAG[merchant], cards)
        return
    face_down = handling.bring(deeds, BAG[merchant], purse_of(line.to), cards, (merchant, *line.to))
    if len(cards) < line.promised:
        deeds.settle(line.id, BROKEN, len(cards), NOT_THERE)
    else:
        why = HANDED_OVER if line.when is UNCONDITIONAL else CONDITION_TRUE
        deeds.settle(line.id, KEPT, len(cards), why)
    if len(line.to) == 1:
        _ask_for_brimstone(deeds, line.to[0], face_down)


def _goods_of(state: State, line: Promise) -> list[tuple[int, int]]:
    """Lines of games that began before goods stood in the ledger are read from their deal."""
    if line.goods:
        return list(line.goods)
    found: list[tuple[int, int]] = []
    for deal in state.struck:
        if deal.id == line.deal:
            found += [(term.good, term.count) for term in deal.terms if term.kind == BAG_GOODS]
    return found


def _settle_acts(deeds: Deeds, act: int, merchant: Seat) -> None:
    """The promises about this bag that are now kept, or void; an opened bag voids what was promised from it."""
    state = deeds.state
    for promise in state.unsettled:
        line = state.ledger[promise]
        if line.about == merchant and line.what <= OPEN:
            if line.what == act:
                deeds.settle(promise, KEPT, 1, CARRIED_OUT)
            else:
                deeds.settle(promise, VOID, 0, OTHER_DEPUTY)
        elif act == OPEN and line.what == BAG_GOODS and line.giver == merchant:
            deeds.settle(promise, VOID, 0, BAG_OPENED)


def open_bag(deeds: Deeds, merchant: Seat, by: tuple[Seat, ...]) -> None:
    """Everyone sees the cards. Declared goods reach the stall, the others are confiscated."""
    state = deeds.state
    wrong = state.goods.wrong[state.declared[merchant]]
    confiscated = [card for card in state.bag(merchant) if wrong[card]]
    deeds.open_bag(merchant, by, confiscated)
    summons = _discard_summons(deeds, merchant)
    passed = [card for card in state.bag(merchant) if not wrong[card]]
    if state.unsettled:
        _settle_acts(deeds, OPEN, merchant)
        pledges.settle_bag(deeds, merchant, IF_A_LIE if confiscated else IF_TRUE)
    _bring_as_declared(deeds, merchant, passed)
    if confiscated:
        _fine_the_liar(deeds, merchant, by, confiscated)
    else:
        _pay_the_honest(deeds, merchant, by, _fines(state.goods, passed) + summons * SUMMONS_GOLD)


def _bring_as_declared(deeds: Deeds, merchant: Seat, passed: list[int]) -> None:
    """A feast plate out of an opened bag is the declared good (rules 2.5)."""
    if passed:
        deeds.move(BAG[merchant], STALL[merchant], passed, None)
    goods = deeds.state.goods
    if goods.has_promo:
        for card in passed:
            if goods.is_plate[card]:
                deeds.fix_plate(merchant, card, deeds.state.declared[merchant])


def _fines(goods: Goods, cards: list[int]) -> int:
    fine = goods.fine
    total = 0
    for card in cards:
        total += fine[card]
    return total


def _pay_the_honest(deeds: Deeds, merchant: Seat, by: tuple[Seat, ...], owed: int) -> None:
    """The one who opened pays; two deputies pay half each, the first an odd coin (rules 5.17, 8.6)."""
    if len(by) == 1:
        debts.pay_fine(deeds, by[0], merchant, owed)
        return
    debts.pay_fine(deeds, by[0], merchant, owed - owed // 2)
    debts.pay_fine(deeds, by[1], merchant, owed // 2)


def _fine_the_liar(deeds: Deeds, merchant: Seat, by: tuple[Seat, ...], confiscated: list[int]) -> None:
    """Fines go to the one who opened, or to the loot tile (rules 5.18, 8.6)."""
    state = deeds.state
    debts.pay_fine(deeds, merchant, purse_of(by), _fines(state.goods, confiscated))
    officer = by[0]
    laid = [card for card in confiscated if not state.goods.is_trophy[card]]
    if laid and (state.piles > 1 or (state.options.order_matters and laid.count(laid[0]) < len(laid))):
        deeds.ask(ConfiscatedChore(officer, merchant))
    else:
        handling.discard(deeds, BAG[merchant], LEFT_PILE, laid)
    for _ in range(len(confiscated) - len(laid)):
        deeds.ask(TrophyChore(officer, merchant))
