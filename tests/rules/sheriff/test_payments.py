"""What machines pay a debt with: enough, and no card that the debt does not need (rules 5.19)."""

from typing import Any

import pytest

from blueboar.games.sheriff.machines.payments import enough_of
from blueboar.games.sheriff.machines.safe_move import safe_move
from blueboar.games.sheriff.wire.prompts import DebtPrompt
from tests.clauses import clause

WORTH = {"apples": 2, "bread": 3, "cheese": 3, "chickens": 4, "mead": 7}


@clause("5.19")
@pytest.mark.parametrize(
    ("cards", "rest", "paid"),
    [
        ("apples bread chickens", 2, "apples"),
        ("apples bread chickens", 4, "bread apples"),
        ("apples bread chickens", 6, "bread chickens"),
        ("chickens bread apples", 4, "chickens"),
        ("apples apples", 9, "apples apples"),
        ("", 3, ""),
    ],
)
def test_cards_are_paid_in_order_and_taken_back_where_they_are_not_needed(cards, rest, paid):
    named = cards.split()
    places = enough_of([WORTH[card] for card in named], rest)
    assert sorted(named[place] for place in places) == sorted(paid.split())


@clause("5.19")
@pytest.mark.parametrize("rest", range(1, 22))
def test_the_safe_move_pays_enough_and_nothing_more(rest):
    choose = tuple(sorted(WORTH))
    prompt = DebtPrompt(rest, (), choose, tuple(WORTH[card] for card in choose))
    view: Any = object()  # a debt is paid whatever else is seen
    paid = [WORTH[card] for card in safe_move(view, (prompt,)).cards]
    if rest > sum(WORTH.values()):
        assert len(paid) == len(choose)
    else:
        assert sum(paid) >= rest
        assert all(sum(paid) - worth < rest for worth in paid)
