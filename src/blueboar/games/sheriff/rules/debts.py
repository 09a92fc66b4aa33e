"""Debts: who cannot pay a fine in gold pays with goods of his stall, which he chooses (rules 5.19)."""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules import handling
from blueboar.games.sheriff.rules.refusals import not_asked
from blueboar.games.sheriff.state.pen import Pen
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.wire.chores import DebtChore
from blueboar.games.sheriff.wire.events import Answered, Asked, DebtForgiven
from blueboar.games.sheriff.wire.moves import PayDebt
from blueboar.games.sheriff.wire.prompts import DebtPrompt
from blueboar.games.sheriff.wire.zones import CONTRABAND, LOOT, LOOT_HIDDEN, PURSE, STALL


def pay_fine(state: State, debtor: Seat, creditor: Seat | None, amount: int, pen: Pen) -> None:
    """All the gold that there is. Whether goods are asked for depends on what everyone can see."""
    paid = min(amount, state.purse(debtor))
    handling.pay(state, pen, PURSE[debtor], handling.purse_of(creditor), paid, "fine")
    rest = amount - paid
    if rest <= 0:
        return
    stall = state.stall(debtor)
    worth = state.goods.worth(stall)
    if state.contraband(debtor) or worth >= rest or _plate_is_open(state, stall):
        pen.write(Asked(DebtChore(debtor, creditor, rest)))
        return
    _hand_over(state, debtor, creditor, tuple(stall), (), pen)
    if rest > worth:
        pen.write(DebtForgiven(debtor, rest - worth))


def _plate_is_open(state: State, stall: list[str]) -> bool:
    """A feast plate whose owner has still to say what it is, and so what it is worth (rules 2.5)."""
    effect = state.goods.effect
    return bool(effect) and any(card in effect for card in stall)


def prompt(state: State, chore: DebtChore) -> DebtPrompt:
    """`also` goes in any case: all legal goods, when they are not enough."""
    stall = state.stall(chore.seat)
    worth = state.goods.worth(stall)
    enough = worth >= chore.rest
    choose = sorted(stall if enough else state.contraband(chore.seat))
    return DebtPrompt(
        rest=chore.rest if enough else chore.rest - worth,
        also=() if enough else tuple(sorted(stall)),
        choose=tuple(choose),
        worth=tuple([state.goods.value[card] for card in choose]),
    )


def check(state: State, seat: Seat, move: PayDebt) -> Refusal | None:
    refusal = not_asked(state, seat, DebtChore, "5.19")
    if refusal is not None:
        return refusal
    chore = state.chores[0]
    assert isinstance(chore, DebtChore)
    return _check_cards(state, chore, move)


def decide(state: State, seat: Seat, move: PayDebt, chance: Chance, pen: Pen) -> None:
    chore = state.chores[0]
    assert isinstance(chore, DebtChore)
    pen.write(Answered())
    _settle(state, chore, move.cards, pen)


def _check_cards(state: State, chore: DebtChore, move: PayDebt) -> Refusal | None:
    """The move names the chosen cards; what goes in any case is not named."""
    asked = prompt(state, chore)
    lacking = handling.missing(move.cards, list(asked.choose))
    if lacking is not None:
        return refuse("debt.not-among-these", "5.19", good=lacking, allowed=list(asked.choose))
    value = state.goods.value
    given = state.goods.worth(list(move.cards))
    if given < asked.rest and len(move.cards) < len(asked.choose):
        return refuse("debt.too-little", "5.19", given=given, rest=asked.rest)
    if given >= asked.rest:
        for card in move.cards:
            if given - value[card] >= asked.rest:
                return refuse("debt.not-needed", "5.19", good=card, given=given, rest=asked.rest)
    return None


def _settle(state: State, chore: DebtChore, cards: tuple[str, ...], pen: Pen) -> None:
    asked = prompt(state, chore)
    given = state.goods.worth(list(cards))
    if state.goods.worth(state.stall(chore.seat)) >= chore.rest:
        _hand_over(state, chore.seat, chore.creditor, cards, (), pen)
    else:
        _hand_over(state, chore.seat, chore.creditor, asked.also, cards, pen)
    if given < asked.rest:
        pen.write(DebtForgiven(chore.seat, asked.rest - given))


def _hand_over(
    state: State,
    debtor: Seat,
    creditor: Seat | None,
    legal: tuple[str, ...],
    contraband: tuple[str, ...],
    pen: Pen,
) -> None:
    """Contraband is shown to everyone, and then lies face down again."""
    handling.move_openly(pen, STALL[debtor], LOOT if creditor is None else STALL[creditor], legal)
    handling.move_openly(pen, CONTRABAND[debtor], LOOT_HIDDEN if creditor is None else CONTRABAND[creditor], contraband)
