"""Loading the bags (rules 4.1, 4.2)."""

import itertools

import msgspec
import pytest

from blueboar.games.sheriff.wire.moves import Declare, LoadBag
from blueboar.games.sheriff.wire.prompts import LoadPrompt
from tests.clauses import clause
from tests.rules.sheriff.table import ANNE, BEN, CLARA, GAME, SHERIFF, at_loading, everything, several

HANDS = {ANNE: "2 apples, 2 silk, cheese, bread", BEN: "6 cheese", CLARA: "4 bread, 2 mead"}


@clause("4.1")
@pytest.mark.parametrize("loaded", ["apples", "2 apples, 2 silk, cheese", "silk"])
def test_one_to_five_cards_go_into_the_bag(loaded):
    table = at_loading(hands=HANDS)
    table.loads(ANNE, loaded)
    assert table.bag(ANNE) == sorted(several(loaded))
    assert len(table.hand(ANNE)) == 6 - len(several(loaded))


@clause("4.1")
@pytest.mark.parametrize("loaded", ["", "2 apples, 2 silk, cheese, bread", "3 apples", "crossbows", "nothing"])
def test_other_bags_are_refused(loaded):
    assert at_loading(hands=HANDS).refuses(ANNE, LoadBag(several(loaded))).clause == "4.1"


@clause("4.1")
def test_all_merchants_are_asked_at_the_same_time():
    table = at_loading(hands=HANDS)
    assert [seat for seat in range(4) if table.prompt(seat, LoadPrompt)] == [ANNE, BEN, CLARA]


@clause("4.1")
def test_a_merchant_with_three_cards_loads_three_at_most():
    assert at_loading(hands={ANNE: "3 apples"}).prompt(ANNE, LoadPrompt) == LoadPrompt(1, 3)


@clause("4.1")
def test_the_sheriff_loads_nothing():
    table = at_loading(hands={SHERIFF: "6 apples"})
    assert table.refuses(SHERIFF, LoadBag(("apples",))).clause == "4.1"


@clause("4.2")
def test_a_closed_bag_stays_closed():
    table = at_loading(hands=HANDS)
    table.loads(ANNE, "silk")
    assert table.refuses(ANNE, LoadBag(("silk",))).clause == "4.2"


@clause("4.2")
@pytest.mark.parametrize("seat", [SHERIFF, BEN, None])
def test_the_others_learn_only_that_it_is_closed(seat):
    table = at_loading(hands=HANDS)
    table.loads(ANNE, "silk, cheese")
    shown = table.view(seat).players[ANNE]
    assert (shown.bag.status, shown.bag.count, shown.bag.cards) == ("closed", None, None)


@clause("4.2")
@pytest.mark.parametrize("seat", [SHERIFF, BEN, None])
def test_the_size_of_a_closed_bag_cannot_be_read_off_the_hand_or_the_events(seat):
    seen = set()
    for loaded in ("silk", "2 silk, cheese", "apples, silk, cheese, bread"):
        table = at_loading(hands=HANDS)
        table.loads(ANNE, loaded)
        entry = table.table.redacted(table.table.entries[-1], seat)
        seen.add((msgspec.json.encode(entry), msgspec.json.encode(table.view(seat))))
    assert len(seen) == 1


@clause("4.2")
def test_the_owner_sees_their_bag():
    table = at_loading(hands=HANDS)
    table.loads(ANNE, "silk, cheese")
    assert sorted(table.view(ANNE).players[ANNE].bag.cards) == ["cheese", "silk"]


@clause("4.2")
def test_when_all_are_handed_over_everyone_learns_how_many_cards_each_holds():
    table = at_loading(hands=HANDS)
    table.loads(CLARA, "2 mead")
    table.loads(ANNE, "silk, cheese, bread")
    table.loads(BEN, "cheese")
    bags = [player.bag for player in table.view(None).players]
    assert [bag.count for bag in bags][1:] == [3, 1, 2]
    assert all(bag.cards is None for bag in bags)
    assert table.state.phase == "declaration"


@clause("4.2")
def test_nobody_declares_before_all_bags_are_closed():
    table = at_loading(hands=HANDS)
    table.loads(ANNE, "silk")
    table.refuses(ANNE, Declare("apples", 1))


LOADED = {ANNE: "silk, cheese", BEN: "3 cheese", CLARA: "mead"}


@clause("4.1")
@pytest.mark.parametrize("order", list(itertools.permutations((ANNE, BEN, CLARA))))
def test_the_order_in_which_bags_are_closed_makes_no_difference(order):
    def after(sequence):
        table = at_loading(hands=HANDS)
        for merchant in sequence:
            table.loads(merchant, LOADED[merchant])
        views = [GAME.view(table.table.state, seat) for seat in (None, 0, 1, 2, 3)]
        return everything(table.state), views

    assert after(order) == after((ANNE, BEN, CLARA))
