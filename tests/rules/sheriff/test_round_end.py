"""The end of the round (rules 6)."""

import pytest

from blueboar.games.sheriff.wire.events import CardsMoved, RoundBegan
from blueboar.games.sheriff.wire.moves import LetThrough
from tests.clauses import clause
from tests.rules.sheriff.table import ANNE, BEN, CLARA, SHERIFF, at_inspection, happened, last_bag

ONLY_ANNE = {BEN: None, CLARA: None}


@clause("6.1")
def test_the_round_ends_with_the_last_bag():
    table = at_inspection()
    table.lets_through(ANNE, BEN)
    assert table.state.round == 1
    table.lets_through(CLARA)
    assert (table.state.round, table.state.phase) == (2, "market")


@clause("6.1")
def test_the_game_ends_when_everyone_was_sheriff_often_enough():
    table = last_bag(bags=ONLY_ANNE)
    table.lets_through(ANNE)
    assert table.state.phase == "over"
    assert table.table.outcome() is not None


@clause("6.1")
def test_before_that_it_goes_on():
    table = last_bag(bags=ONLY_ANNE)
    table.state.round -= 1
    table.state.terms = [2, 2, 2, 1]
    table.lets_through(ANNE)
    assert table.table.outcome() is None
    assert table.state.round == table.state.rounds


@clause("6.2")
@pytest.mark.parametrize(("old", "new"), [(0, 1), (1, 2), (3, 0)])
def test_the_badge_goes_to_the_left(old, new):
    table = at_inspection(first_sheriff=old)
    for merchant in list(table.state.merchants):
        table.does(old, LetThrough(merchant))
    assert table.state.office == (new,)
    assert happened(table.table.entries[-1].events, RoundBegan) == [RoundBegan(2, (new,))]


@clause("6.2")
def test_everyone_draws_up_to_the_hand_size():
    table = at_inspection(hands={ANNE: "apples", BEN: "2 apples", CLARA: "", SHERIFF: "4 apples"})
    table.lets_through(ANNE, BEN, CLARA)
    assert [len(table.hand(seat)) for seat in range(4)] == [6] * 4


@clause("6.2")
def test_drawing_begins_left_of_the_old_sheriff():
    table = at_inspection(
        bags=ONLY_ANNE,
        hands={ANNE: "4 apples", BEN: "5 apples", CLARA: "4 apples", SHERIFF: "5 apples"},
        deck_top="2 silk, crossbows, 2 mead, pepper",
    )
    table.lets_through(ANNE)
    assert table.hand(ANNE) == ["apples"] * 4 + ["silk"] * 2
    assert "crossbows" in table.hand(BEN)
    assert table.hand(CLARA) == ["apples"] * 4 + ["mead"] * 2
    assert "pepper" in table.hand(SHERIFF)


@clause("6.2")
def test_only_the_drawer_sees_what_was_drawn():
    table = at_inspection(bags=ONLY_ANNE, hands={BEN: "4 apples"}, deck_top="9 silk")
    table.lets_through(ANNE)
    for seat in (None, SHERIFF, ANNE):
        moved = happened(table.table.redacted(table.table.entries[-1], seat).events, CardsMoved)
        assert [event.cards for event in moved if event.target == f"hand:{BEN}"] == [None]


@clause("6.2")
def test_bags_and_declarations_are_gone_in_the_next_round():
    table = at_inspection()
    table.lets_through(ANNE, BEN, CLARA)
    bags = [player.bag for player in table.view(None).players]
    assert [(bag.status, bag.declared) for bag in bags] == [("none", None)] * 4
