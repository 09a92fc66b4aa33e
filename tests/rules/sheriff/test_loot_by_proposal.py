"""The loot by proposals: games that were begun by the rules of version 1 and wait for their deputies go on with it."""

from collections import Counter

import pytest

from blueboar.games.sheriff.wire.chores import LootChore
from blueboar.games.sheriff.wire.events import Asked, BagLetThrough, CardsMoved, GoldMoved, SplitProposed
from blueboar.games.sheriff.wire.moves import AnswerSplit, ProposeSplit, SplitEqually
from blueboar.games.sheriff.wire.prompts import SplitPrompt
from tests.rules.sheriff.table import (
    EVE,
    FIRST_DEPUTY,
    FRED,
    GAME,
    GUY,
    HUGH,
    SECOND_DEPUTY,
    at_inspection,
    cards,
    from_stall,
    gold,
    happened,
    letting_through,
    several,
)

BOTH = (FIRST_DEPUTY, SECOND_DEPUTY)


def loot_of(amount=0, stall="", face_down=""):
    """Both deputies took this for letting Eve through, and were asked for a split as version 1 asked."""
    table = at_inspection(
        6,
        "second",
        bags={EVE: ("apples", "apples"), FRED: None, GUY: None, HUGH: ("apples", "apples")},
        stalls={EVE: stall},
        contraband={EVE: face_down},
    )
    terms = [gold(EVE, amount)] if amount else []
    goods = [from_stall(EVE, good, count) for good, count in Counter(cards(stall) + cards(face_down)).items()]
    table.strikes(EVE, BOTH, *terms, *goods, letting_through(EVE))
    for event in (
        BagLetThrough(HUGH, BOTH),
        CardsMoved(f"bag:{HUGH}", f"stall:{HUGH}", 1, ("apples",)),
        Asked(LootChore(*BOTH)),
    ):
        GAME.evolve(table.table.state, event)
    return table


def test_an_even_sum_is_halved():
    table = loot_of(8)
    assert table.prompt(FIRST_DEPUTY, SplitPrompt).how == "propose"
    table.does(SECOND_DEPUTY, SplitEqually())
    assert (table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY)) == (54, 54)
    assert table.state.round == 2


def test_an_odd_coin_is_discarded():
    table = loot_of(9)
    table.does(SECOND_DEPUTY, SplitEqually())
    assert (table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY)) == (54, 54)
    assert table.state.gold["loot"] == 0


def test_cards_are_dealt_out_in_turn_the_most_valuable_first():
    table = loot_of(0, "apples, chickens", "silk, crossbows")
    table.does(FIRST_DEPUTY, SplitEqually())
    assert (table.contraband(FIRST_DEPUTY), table.stall(FIRST_DEPUTY)) == (["crossbows"], ["chickens"])
    assert (table.contraband(SECOND_DEPUTY), table.stall(SECOND_DEPUTY)) == (["silk"], ["apples"])


def test_the_odd_card_is_discarded():
    table = loot_of(0, "apples, chickens", "silk")
    table.does(FIRST_DEPUTY, SplitEqually())
    assert (table.contraband(FIRST_DEPUTY), table.stall(SECOND_DEPUTY)) == (["silk"], ["chickens"])
    assert table.pile(0)[-1] == "apples"


def test_a_proposal_that_the_other_accepts_splits_it_otherwise():
    table = loot_of(9, "apples", "silk, mead")
    table.does(FIRST_DEPUTY, ProposeSplit(9, ("mead",)))
    table.does(SECOND_DEPUTY, AnswerSplit(True))
    assert (table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY)) == (59, 50)
    assert table.contraband(FIRST_DEPUTY) == ["mead"]
    assert (table.stall(SECOND_DEPUTY), table.contraband(SECOND_DEPUTY)) == (["apples"], ["silk"])


def test_a_proposal_says_what_the_first_deputy_gets_whoever_makes_it():
    table = loot_of(9)
    table.does(SECOND_DEPUTY, ProposeSplit(2))
    table.does(FIRST_DEPUTY, AnswerSplit(True))
    assert (table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY)) == (52, 57)


def test_a_refused_proposal_changes_nothing():
    table = loot_of(9)
    table.does(FIRST_DEPUTY, ProposeSplit(9))
    table.does(SECOND_DEPUTY, AnswerSplit(False))
    assert table.state.gold["loot"] == 9
    assert table.refuses(SECOND_DEPUTY, AnswerSplit(True)).clause == "8.7"


def test_nobody_accepts_their_own_proposal():
    table = loot_of(9)
    table.does(FIRST_DEPUTY, ProposeSplit(9))
    assert table.refuses(FIRST_DEPUTY, AnswerSplit(True)).clause == "8.7"


def test_each_may_propose_three_times():
    table = loot_of(9)
    for _ in range(3):
        table.does(FIRST_DEPUTY, ProposeSplit(9))
        table.does(SECOND_DEPUTY, AnswerSplit(False))
    assert table.refuses(FIRST_DEPUTY, ProposeSplit(5)).clause == "8.7"
    table.does(SECOND_DEPUTY, ProposeSplit(4))


@pytest.mark.parametrize(
    ("amount", "split"),
    [(10, ""), (-1, ""), (10**30, ""), (0, "silk, silk"), (0, "pepper"), (0, "no-such-good")],
)
def test_only_what_is_there_can_be_split(amount, split):
    table = loot_of(9, "apples", "silk, mead")
    assert table.refuses(FIRST_DEPUTY, ProposeSplit(amount, several(split))).clause == "8.7"


@pytest.mark.parametrize("move", [ProposeSplit(1), AnswerSplit(True), SplitEqually()])
def test_only_the_deputies_split_it(move):
    table = loot_of(9)
    table.refuses(EVE, move)


def test_gold_from_the_loot_is_told_as_such():
    table = loot_of(9)
    events = table.does(SECOND_DEPUTY, SplitEqually())
    assert {(event.source, event.target, event.amount) for event in happened(events, GoldMoved)} == {
        ("loot", "purse:0", 4),
        ("loot", "purse:1", 4),
        ("loot", "bank", 1),
    }


@pytest.mark.parametrize("seat", [FIRST_DEPUTY, SECOND_DEPUTY, EVE, FRED, None])
def test_a_proposed_split_shows_its_contraband_to_the_deputies_alone(seat):
    table = loot_of(0, "cheese", "silk, mead")
    table.does(FIRST_DEPUTY, ProposeSplit(0, ("silk", "cheese")))
    [proposed] = happened(table.table.redacted(table.table.entries[-1], seat).events, SplitProposed)
    assert (proposed.cards is not None) == (seat in BOTH)
    assert (table.view(seat).loot.proposal.cards is not None) == (seat in BOTH)
