"""Debts: who cannot pay a fine in gold pays with goods of the stall, and chooses which (rules 5.19)."""

from __future__ import annotations

from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules import handling
from blueboar.games.sheriff.rules.deals import pledges
from blueboar.games.sheriff.rules.refusals import not_asked
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.goods import Goods
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.state.zones import CONTRABAND, LOOT, LOOT_HIDDEN, LOOT_PURSE, STALL
from blueboar.games.sheriff.wire.chores import DebtChore
from blueboar.games.sheriff.wire.moves import PayDebt
from blueboar.games.sheriff.wire.prompts import DebtPrompt


def pay_fine(deeds: Deeds, debtor: Seat, creditor: int, amount: int) -> None:
    """All the gold that there is, to this purse. Whether goods are asked for depends on what everyone can see."""
    state = deeds.state
    paid = min(amount, state.gold[debtor])
    if paid > 0:
        deeds.pay(debtor, creditor, paid, "fine")
    rest = amount - paid
    if rest <= 0:
        return
    stall = state.stall(debtor)
    worth = state.goods.worth(stall)
    if state.contraband(debtor) or worth >= rest or _plate_is_open(state.goods, stall):
        deeds.ask(DebtChore(debtor, None if creditor == LOOT_PURSE else creditor, rest))
        return
    _hand_over(deeds, debtor, creditor, stall[:], [])
    _owe_the_rest(deeds, debtor, creditor, rest - worth)


def _owe_the_rest(deeds: Deeds, debtor: Seat, creditor: int, rest: int) -> None:
    """Pledges pay last (rules 5.27); what is left then is forgiven."""
    if rest > 0 and deeds.state.pledges:
        rest = pledges.pay_debt(deeds, debtor, creditor, rest)
    if rest > 0:
        deeds.forgive(debtor, rest)


def _plate_is_open(goods: Goods, stall: list[int]) -> bool:
    """A feast plate whose owner has still to say what it is, and so what it is worth (rules 2.5)."""
    return goods.has_promo and any(goods.is_plate[card] for card in stall)


def asked_of(state: State) -> DebtChore:
    chore = state.chores[0]
    assert type(chore) is DebtChore
    return chore


def rest_to_choose_for(state: State, chore: DebtChore) -> tuple[int, bool]:
    """What the chosen cards have to be worth, and whether they are legal goods.

    Where all legal goods are not enough they go in any case, and contraband is chosen for what is left.
    """
    worth = state.goods.worth(state.stall(chore.seat))
    return (chore.rest, True) if worth >= chore.rest else (chore.rest - worth, False)


def choosable(state: State, chore: DebtChore) -> list[int]:
    _, legal = rest_to_choose_for(state, chore)
    return state.stall(chore.seat) if legal else state.contraband(chore.seat)


def prompt(state: State, chore: DebtChore) -> DebtPrompt:
    """`also` goes in any case: all legal goods, when they are not enough."""
    goods = state.goods
    rest, legal = rest_to_choose_for(state, chore)
    choose = goods.sorted_names(choosable(state, chore))
    return DebtPrompt(
        rest=rest,
        also=() if legal else goods.sorted_names(state.stall(chore.seat)),
        choose=choose,
        worth=tuple([goods.value[goods.numbers[card]] for card in choose]),
    )


def check(state: State, seat: Seat, move: PayDebt) -> Refusal | None:
    """The move names the chosen cards; what goes in any case is not named."""
    refusal = not_asked(state, seat, DebtChore, "5.19")
    if refusal is not None:
        return refusal
    chore = asked_of(state)
    there = choosable(state, chore)
    lacking = handling.missing(state, move.cards, there)
    if lacking is not None:
        return refuse("debt.not-among-these", "5.19", good=lacking, allowed=list(state.goods.sorted_names(there)))
    cards = state.goods.numbered(move.cards)
    given = state.goods.worth(cards)
    rest, _ = rest_to_choose_for(state, chore)
    if given < rest and len(cards) < len(there):
        return refuse("debt.too-little", "5.19", given=given, rest=rest)
    for card in cards:
        if given - state.goods.value[card] >= rest:
            return refuse("debt.not-needed", "5.19", good=state.goods.names[card], given=given, rest=rest)
    return None


def decide(deeds: Deeds, seat: Seat, move: PayDebt) -> None:
    pay(deeds, deeds.state.goods.numbered(move.cards))


def pay(deeds: Deeds, cards: list[int]) -> None:
    """With these cards, which were asked for."""
    state = deeds.state
    chore = asked_of(state)
    creditor = LOOT_PURSE if chore.creditor is None else chore.creditor
    rest, legal = rest_to_choose_for(state, chore)
    given = state.goods.worth(cards)
    deeds.answer()
    if legal:
        _hand_over(deeds, chore.seat, creditor, cards, [])
    else:
        _hand_over(deeds, chore.seat, creditor, sorted(state.stall(chore.seat)), cards)
    _owe_the_rest(deeds, chore.seat, creditor, rest - given)


def _hand_over(deeds: Deeds, debtor: Seat, creditor: int, legal: list[int], contraband: list[int]) -> None:
    """Contraband is shown to everyone, and then lies face down again."""
    to_tile = creditor == LOOT_PURSE
    if legal:
        deeds.move(STALL[debtor], LOOT if to_tile else STALL[creditor], legal, None)
    if contraband:
        deeds.move(CONTRABAND[debtor], LOOT_HIDDEN if to_tile else CONTRABAND[creditor], contraband, None)
