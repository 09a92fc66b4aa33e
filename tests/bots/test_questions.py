"""Offers that are questions: the answer must not say what is in the bag of whoever is asked."""

from typing import Any

import pytest

from blueboar.bots.levels import BotSetup, find_level
from blueboar.core.table import Table
from blueboar.games.sheriff.wire.moves import AcceptOffer, Declare, GoToMarket, LoadBag, MakeOffer
from blueboar.games.sheriff.wire.terms import (
    Condition,
    GiveBagGoods,
    GiveGold,
    LetThroughTerm,
    OpenBagTerm,
    RefuseDealsTerm,
)
from tests.bots.at_the_gate import SHERIFF

LEVELS = ["novice", "merchant", "smuggler", "outlaw"]
COIN = GiveGold(0, 1)
QUESTIONS: dict[str, tuple[Any, ...]] = {
    "ten gold if it is a lie": (COIN, GiveGold(1, 10, when=Condition(1, "lie"))),
    "ten gold if it is true": (COIN, GiveGold(1, 10, when=Condition(1, "true"))),
    "what contraband is in it": (COIN, *(GiveBagGoods(1, good, 1) for good in ("pepper", "mead", "silk"))),
    "may it be opened": (COIN, OpenBagTerm(1)),
    "may nobody deal with you": (COIN, RefuseDealsTerm(1)),
}


CONTRABAND = ("pepper", "mead", "silk")


def bag_of_one(true: bool) -> Any:
    """One card that is said to be apples, and is, or is contraband; the same hand for both."""
    for number in range(50):
        table = Table.opened(SHERIFF, SHERIFF.configure(4, "first", {"first_sheriff": 0}), f"question {number}")
        hand = table.view(1).players[1].hand
        if "apples" in hand and set(CONTRABAND) & set(hand):
            break
    card = "apples" if true else next(card for card in hand if card in CONTRABAND)
    for seat in (1, 2, 3):
        table.play(seat, GoToMarket())
    for seat in (1, 2, 3):
        table.play(seat, LoadBag((card,) if seat == 1 else table.view(seat).players[seat].hand[:1]))
    for seat in (1, 2, 3):
        table.play(seat, Declare("apples", 1))
    return table


def agrees(table: Any, level: str, seat: int, seed: str) -> bool:
    bot = find_level("sheriff", level).make(BotSetup(SHERIFF, table.config, seat, seed, think_steps=8))
    for entry in table.entries:
        bot.watch(table.redacted(entry, seat))
    return isinstance(bot.answer(table.view(seat), table.pending()[seat]).move, AcceptOffer)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("question", list(QUESTIONS))
def test_a_true_bag_and_a_false_one_give_the_same_answer(level, question):
    answers = set()
    for true in (True, False):
        table = bag_of_one(true)
        table.play(0, MakeOffer((1,), QUESTIONS[question]))
        answers.add(agrees(table, level, 1, "b"))
    assert len(answers) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_yes_that_waits_for_a_third_says_nothing_of_the_bag(level):
    """A price that only liars pay, in a deal that somebody else will never agree to."""
    answers: dict[bool, list[bool]] = {True: [], False: []}
    for true in (True, False):
        for number in range(12):
            table = bag_of_one(true)
            terms = (GiveGold(1, 3, (0,)), LetThroughTerm(1), GiveGold(2, 50, (0,)))
            table.play(0, MakeOffer((1, 2), terms))
            answers[true].append(agrees(table, level, 1, f"b{number}"))
    assert answers[True] == answers[False]
