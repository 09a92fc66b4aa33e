"""The gate: a bag is let through or opened, and everything that follows from it (rules 5.10, 5.16 to 5.18)."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Seat
from blueboar.games.sheriff.rules import debts, handling
from blueboar.games.sheriff.rules.deals.parties import purse_of, receivers
from blueboar.games.sheriff.state.deals import BAG_GOODS, BROKEN, KEPT, LET_THROUGH, OPEN, VOID
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.goods import Goods
from blueboar.games.sheriff.state.zones import ALONE, BAG
from blueboar.games.sheriff.wire.chores import BrimstoneChore, ConfiscatedChore, TrophyChore

LEFT_PILE: Final = 0
SUMMONS_GOLD: Final = 8


def let_through(deeds: Deeds, merchant: Seat, by: tuple[Seat, ...]) -> None:
    """`by` is empty when the time ran out: then nothing that was promised from the bag is owed (rules 5.15)."""
    state = deeds.state
    deeds.let_through(merchant, by)
    _discard_summons(deeds, merchant)
    if state.unsettled:
        if by:
            _deliver_from_bag(deeds, merchant)
        _settle_acts(deeds, LET_THROUGH, merchant)
    face_down = handling.bring_to_stall(deeds, BAG[merchant], merchant, state.bag(merchant), ALONE[merchant])
    if face_down and state.goods.has_oil:
        deeds.ask(BrimstoneChore(merchant))


def _discard_summons(deeds: Deeds, merchant: Seat) -> int:
    """A royal summons leaves the bag before anything else (rules 2.6); the number of them."""
    goods = deeds.state.goods
    if not goods.has_promo:
        return 0
    summons = [card for card in deeds.state.bag(merchant) if goods.is_summons[card]]
    handling.discard(deeds, BAG[merchant], LEFT_PILE, summons)
    return len(summons)


def _deliver_from_bag(deeds: Deeds, merchant: Seat) -> None:
    """Goods promised from the bag change hands as far as they are in it; else the bag is shown (rules 5.10)."""
    state = deeds.state
    contents = sorted(state.bag(merchant))
    for deal in state.struck:
        cards: list[int] = []
        wanted = 0
        for term in deal.terms:
            if term.kind == BAG_GOODS and term.giver == merchant:
                wanted += term.count
                cards += [term.good] * min(term.count, state.bag(merchant).count(term.good))
        if not wanted:
            continue
        to = receivers(state, merchant, deal.parties)
        if len(cards) < wanted:
            deeds.show(merchant, "bag", contents, to)
        handling.bring(deeds, BAG[merchant], purse_of(to), cards, (merchant, *to))
        for promise in state.unsettled[:]:
            line = state.ledger[promise]
            if line.deal == deal.id and line.what == BAG_GOODS:
                deeds.settle(promise, KEPT if len(cards) == wanted else BROKEN, len(cards))


def _settle_acts(deeds: Deeds, act: int, merchant: Seat) -> None:
    """The promises about this bag that have now been kept; what was promised from it lapses."""
    state = deeds.state
    for promise in state.unsettled[:]:
        line = state.ledger[promise]
        if line.what == act and line.about == merchant:
            deeds.settle(promise, KEPT, 1)
        elif line.what == BAG_GOODS and line.giver == merchant:
            deeds.settle(promise, VOID, 0)


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
    handling.bring_to_stall(deeds, BAG[merchant], merchant, passed, ())
    if confiscated:
        _fine_the_liar(deeds, merchant, by, confiscated)
    else:
        _pay_the_honest(deeds, merchant, by, _fines(state.goods, passed) + summons * SUMMONS_GOLD)


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
    if laid and (state.piles > 1 or laid.count(laid[0]) < len(laid)):
        deeds.ask(ConfiscatedChore(officer, merchant))
    else:
        handling.discard(deeds, BAG[merchant], LEFT_PILE, laid)
    for _ in range(len(confiscated) - len(laid)):
        deeds.ask(TrophyChore(officer, merchant))
