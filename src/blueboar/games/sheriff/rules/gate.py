"""The gate: a bag is let through or opened, and everything that follows from it (rules 5.10, 5.16 to 5.18)."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Seat
from blueboar.games.sheriff.data.goods import ROYAL_SUMMONS, TABLETOP_TROPHY
from blueboar.games.sheriff.rules import debts, handling
from blueboar.games.sheriff.rules.deals import duties
from blueboar.games.sheriff.rules.deals.parties import receivers
from blueboar.games.sheriff.state.pen import Pen
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.wire.chores import BrimstoneChore, ConfiscatedChore, TrophyChore
from blueboar.games.sheriff.wire.events import Asked, BagLetThrough, BagOpened, CardsShown, PromiseSettled
from blueboar.games.sheriff.wire.terms import GiveBagGoods
from blueboar.games.sheriff.wire.zones import ALONE, BAG

LEFT_PILE: Final = 0
SUMMONS_GOLD: Final = 8


def let_through(state: State, merchant: Seat, by: tuple[Seat, ...], pen: Pen) -> None:
    """`by` is empty when the time ran out: then nothing that was promised from the bag is owed (rules 5.15)."""
    pen.write(BagLetThrough(merchant, by))
    _discard_summons(state, merchant, pen)
    if state.unsettled:
        if by:
            _deliver_from_bag(state, merchant, pen)
        settle_acts(state, duties.LET_THROUGH, merchant, pen)
    source = BAG[merchant]
    face_down = handling.bring_to_stall(state, pen, source, merchant, state.bag(merchant), ALONE[merchant])
    if face_down and state.goods.has_oil:
        pen.write(Asked(BrimstoneChore(merchant)))


def _discard_summons(state: State, merchant: Seat, pen: Pen) -> int:
    """A royal summons leaves the bag before anything else (rules 2.6); the number of them."""
    effect = state.goods.effect
    if not effect:
        return 0
    summons = tuple([card for card in state.bag(merchant) if effect.get(card) == ROYAL_SUMMONS])
    handling.discard(state, pen, BAG[merchant], LEFT_PILE, summons)
    return len(summons)


def _deliver_from_bag(state: State, merchant: Seat, pen: Pen) -> None:
    """Goods promised from the bag change hands as far as they are in it; else the bag is shown (rules 5.10)."""
    contents = tuple(sorted(state.bag(merchant)))
    for deal in state.struck:
        parties = (deal.proposer, *deal.partners)
        if merchant not in parties:
            continue
        to = receivers(state, merchant, parties)
        there = state.bag(merchant)
        cards: list[str] = []
        wanted = 0
        for term in deal.terms:
            if type(term) is GiveBagGoods and term.giver == merchant:
                wanted += term.count
                cards += [term.good] * min(term.count, there.count(term.good))
        if not wanted:
            continue
        if len(cards) < wanted:
            pen.write(CardsShown(merchant, "bag", len(contents), to, contents))
        seen = (merchant, *to)
        if len(to) == 1:
            handling.bring_to_stall(state, pen, BAG[merchant], to[0], cards, seen)
        else:
            handling.bring_to_loot(state, pen, BAG[merchant], cards, seen)
        status = "kept" if len(cards) == wanted else "broken"
        for promise in list(state.unsettled):
            line = state.ledger[promise]
            if line.deal == deal.id and line.what == "bag":
                pen.write(PromiseSettled(promise, status, len(cards)))


def settle_acts(state: State, act: str, merchant: Seat, pen: Pen) -> None:
    """The promises about this bag that have now been kept; what was promised from it lapses."""
    for promise in list(state.unsettled):
        line = state.ledger[promise]
        if line.what == act and line.about == merchant:
            pen.write(PromiseSettled(promise, "kept", 1))
        elif line.what == "bag" and line.giver == merchant:
            pen.write(PromiseSettled(promise, "void"))


def open_bag(state: State, merchant: Seat, by: tuple[Seat, ...], pen: Pen) -> None:
    """Everyone sees the cards. Declared goods reach the stall, the others are confiscated."""
    declared = state.declared[merchant]
    confiscated = state.goods.wrong_cards(state.bag(merchant), declared)
    pen.write(BagOpened(merchant, by, tuple(state.bag(merchant)), not confiscated, tuple(confiscated)))
    summons = _discard_summons(state, merchant, pen)
    passed = [card for card in state.bag(merchant) if not state.goods.is_wrong(card, declared)]
    if state.unsettled:
        settle_acts(state, duties.OPEN, merchant, pen)
    handling.bring_to_stall(state, pen, BAG[merchant], merchant, passed, ())
    if confiscated:
        _fine_the_liar(state, merchant, by, confiscated, pen)
    else:
        owed = _fines(state, passed) + summons * SUMMONS_GOLD
        _pay_the_honest(state, merchant, by, owed, pen)


def _fines(state: State, cards: list[str]) -> int:
    fine = state.goods.fine
    total = 0
    for card in cards:
        total += fine[card]
    return total


def _pay_the_honest(state: State, merchant: Seat, by: tuple[Seat, ...], owed: int, pen: Pen) -> None:
    """The one who opened pays; two deputies pay half each, the first an odd coin (rules 5.17, 8.6)."""
    if len(by) == 1:
        debts.pay_fine(state, by[0], merchant, owed, pen)
        return
    debts.pay_fine(state, by[0], merchant, owed - owed // 2, pen)
    debts.pay_fine(state, by[1], merchant, owed // 2, pen)


def _fine_the_liar(state: State, merchant: Seat, by: tuple[Seat, ...], confiscated: list[str], pen: Pen) -> None:
    """Fines go to the one who opened, or to the loot tile (rules 5.18, 8.6)."""
    debts.pay_fine(state, merchant, by[0] if len(by) == 1 else None, _fines(state, confiscated), pen)
    officer = by[0]
    effect = state.goods.effect
    laid = [card for card in confiscated if not effect or effect.get(card) != TABLETOP_TROPHY]
    if laid and (state.piles > 1 or len(set(laid)) > 1):
        pen.write(Asked(ConfiscatedChore(officer, merchant)))
    else:
        handling.discard(state, pen, BAG[merchant], LEFT_PILE, tuple(laid))
    for _ in range(len(confiscated) - len(laid)):
        pen.write(Asked(TrophyChore(officer, merchant)))
