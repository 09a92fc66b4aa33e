"""Letting bags through and opening them, and the timer (rules 5.1, 5.15 to 5.18)."""

from collections import Counter

import pytest

from blueboar.core.seats import HOUSE
from blueboar.games.sheriff.wire.events import BagOpened, CardsMoved, OfferClosed
from blueboar.games.sheriff.wire.moves import (
    AcceptOffer,
    GoToMarket,
    LayConfiscated,
    LetThrough,
    MakeOffer,
    OpenBag,
    TakeStance,
    TimeUp,
)
from blueboar.games.sheriff.wire.prompts import ConfiscatedPrompt, DecidePrompt
from tests.clauses import clause
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    CLARA,
    SHERIFF,
    at_inspection,
    at_market,
    favour,
    from_bag,
    gold,
    happened,
    letting_through,
    opening,
)
from tests.trying import tried

# 5.1: one decision for each bag


@clause("5.1")
@pytest.mark.parametrize("order", [(ANNE, BEN, CLARA), (CLARA, ANNE, BEN), (BEN, CLARA, ANNE)])
def test_the_sheriff_decides_the_bags_in_any_order(order):
    table = at_inspection()
    table.lets_through(*order)
    assert table.state.round == 2


@clause("5.1")
@pytest.mark.parametrize("first", [LetThrough, OpenBag])
@pytest.mark.parametrize("second", [LetThrough, OpenBag])
def test_a_decision_cannot_be_taken_back(first, second):
    table = at_inspection()
    table.does(SHERIFF, first(ANNE))
    assert table.refuses(SHERIFF, second(ANNE)).clause == "5.1"


@clause("5.1")
@pytest.mark.parametrize("move", [LetThrough, OpenBag])
@pytest.mark.parametrize("seat", [ANNE, BEN])
def test_only_the_sheriff_decides(move, seat):
    assert at_inspection().refuses(seat, move(ANNE)).clause == "5.1"


@clause("5.1")
@pytest.mark.parametrize("move", [LetThrough, OpenBag])
@pytest.mark.parametrize("merchant", [SHERIFF, 4, -1, -2, 2**70])
def test_only_bags_of_merchants_are_decided(move, merchant):
    assert at_inspection().refuses(SHERIFF, move(merchant)).clause == "5.1"


@clause("5.1")
def test_bags_are_decided_in_the_inspection_only():
    assert at_market().refuses(SHERIFF, LetThrough(ANNE)).clause == "5.1"


@clause("5.1")
def test_the_prompt_lists_the_undecided_bags():
    table = at_inspection()
    table.lets_through(BEN)
    assert [choice.merchant for choice in table.prompt(SHERIFF, DecidePrompt).bags] == [ANNE, CLARA]


@clause("5.1")
def test_one_bag_at_a_time():
    table = at_inspection(bags={ANNE: ("apples", "silk, mead")})
    table.opens(ANNE)
    table.refuses(SHERIFF, LetThrough(BEN))
    table.does(SHERIFF, LayConfiscated(("silk", "mead")))
    table.lets_through(BEN)


@clause("5.1", "8.3")
def test_one_sheriff_takes_no_stances():
    at_inspection().refuses(SHERIFF, TakeStance(ANNE, "open"))


# 5.16: let through


@clause("5.16")
def test_legal_goods_lie_face_up_even_undeclared_ones():
    table = at_inspection(bags={ANNE: ("apples", "cheese, bread, silk, crossbows")})
    table.lets_through(ANNE)
    assert table.stall(ANNE) == ["bread", "cheese"]
    assert table.contraband(ANNE) == ["crossbows", "silk"]


@clause("5.16")
@pytest.mark.parametrize("seat", [SHERIFF, BEN, None])
def test_everyone_learns_how_many_contraband_cards_and_nobody_which(seat):
    table = at_inspection(bags={ANNE: ("apples", "cheese, silk, crossbows")})
    table.lets_through(ANNE)
    moved = happened(table.table.redacted(table.table.entries[-1], seat).events, CardsMoved)
    assert {event.target: (event.count, event.cards) for event in moved} == {
        "stall:1": (1, ("cheese",)),
        "contraband:1": (2, None),
    }


@clause("5.16")
def test_nobody_pays_for_a_bag_that_is_let_through():
    table = at_inspection(bags={ANNE: ("apples", "3 silk")})
    table.lets_through(ANNE)
    assert [table.gold(seat) for seat in range(4)] == [50] * 4


# 5.17: opened, and true


@clause("5.17")
@pytest.mark.parametrize(("good", "fines"), [("apples", 10), ("cheese", 10), ("bread", 10), ("chickens", 10)])
def test_the_sheriff_pays_the_fines_of_a_true_bag(good, fines):
    table = at_inspection(bags={ANNE: (good, f"5 {good}")})
    table.opens(ANNE)
    assert (table.gold(SHERIFF), table.gold(ANNE)) == (50 - fines, 50 + fines)
    assert table.stall(ANNE) == [good] * 5


@clause("5.17")
@pytest.mark.parametrize("seat", [SHERIFF, BEN, None])
def test_everyone_sees_all_cards_of_an_opened_bag(seat):
    table = at_inspection(bags={ANNE: ("apples", "apples, silk, mead")})
    table.opens(ANNE)
    [opened] = happened(table.table.redacted(table.table.entries[-1], seat).events, BagOpened)
    assert sorted(opened.cards) == ["apples", "mead", "silk"]
    assert opened.truthful is False


# 5.18: opened, and a lie


def opened_lie(**wishes):
    table = at_inspection(bags={ANNE: ("apples", "2 apples, cheese, silk, mead")}, **wishes)
    table.opens(ANNE)
    return table


@clause("5.18")
def test_declared_goods_go_to_the_stall_and_every_other_card_is_fined():
    table = opened_lie()
    assert table.stall(ANNE) == ["apples", "apples"]
    assert (table.gold(ANNE), table.gold(SHERIFF)) == (50 - 2 - 4 - 4, 50 + 10)


@clause("5.18")
def test_legal_goods_other_than_the_declared_one_are_confiscated_too():
    table = at_inspection(bags={ANNE: ("apples", "2 cheese, bread")})
    table.opens(ANNE)
    assert table.stall(ANNE) == []
    assert table.gold(ANNE) == 44


@clause("5.18")
@pytest.mark.parametrize("onto", [0, 1])
@pytest.mark.parametrize("order", [("cheese", "silk", "mead"), ("mead", "cheese", "silk")])
def test_the_sheriff_lays_them_onto_one_pile_in_their_order(onto, order):
    table = opened_lie()
    assert Counter(table.prompt(SHERIFF, ConfiscatedPrompt).cards) == Counter(order)
    table.does(SHERIFF, LayConfiscated(order, onto))
    assert tuple(table.pile(onto)[-3:]) == order


@clause("5.18")
@pytest.mark.parametrize(
    "laid",
    [
        (),
        ("cheese", "silk"),
        ("cheese", "silk", "mead", "apples"),
        ("cheese", "silk", "silk"),
        ("cheese", "silk", "mead", "mead"),
        ("x",),
    ],
)
def test_the_sheriff_lays_all_of_them_and_nothing_else(laid):
    assert opened_lie().refuses(SHERIFF, LayConfiscated(laid)).clause == "5.18"


@clause("5.18")
@pytest.mark.parametrize("onto", [2, -1, 10**20])
def test_the_sheriff_lays_them_onto_a_pile_that_is_there(onto):
    assert opened_lie().refuses(SHERIFF, LayConfiscated(("cheese", "silk", "mead"), onto)).clause == "5.18"


@clause("5.18")
def test_nobody_else_lays_them():
    opened_lie().refuses(ANNE, LayConfiscated(("cheese", "silk", "mead")))


@clause("5.18")
def test_with_one_pile_they_go_onto_that():
    table = at_inspection(edition="second", market_draws="piles-then-deck", bags={ANNE: ("apples", "silk, mead")})
    table.opens(ANNE)
    table.does(SHERIFF, LayConfiscated(("mead", "silk")))
    assert table.pile(0) == ["mead", "silk"]


@clause("5.18")
def test_where_nothing_depends_on_the_order_nobody_is_asked_for_one():
    table = at_inspection(edition="second", bags={ANNE: ("apples", "silk, mead")})
    table.opens(ANNE)
    assert not table.state.chores
    assert sorted(table.pile(0)) == ["mead", "silk"]


# 5.15: the timer


def timed(**wishes):
    return at_inspection(inspection_timer=60, **wishes)


@clause("5.15")
def test_when_time_is_up_every_undecided_bag_is_let_through():
    table = timed(bags={ANNE: ("apples", "2 silk"), BEN: ("cheese", "cheese, mead")})
    table.lets_through(CLARA)
    table.time_runs_out()
    assert table.contraband(ANNE) == ["silk", "silk"]
    assert (table.stall(BEN), table.contraband(BEN)) == (["cheese"], ["mead"])
    assert [table.gold(seat) for seat in range(4)] == [50] * 4
    assert table.state.round == 2


@clause("5.15")
def test_only_the_house_says_that_time_is_up():
    for seat in (SHERIFF, ANNE, 9):
        timed().refuses(seat, TimeUp())


@clause("5.15")
def test_there_is_no_time_limit_outside_the_inspection():
    table = at_market(inspection_timer=60)
    assert HOUSE not in table.table.pending()
    table.refuses(HOUSE, TimeUp())


@clause("5.15")
def test_open_offers_lapse():
    table = timed()
    number = table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(ANNE))
    assert number in [event.deal for event in happened(table.time_runs_out(), OfferClosed)]
    assert table.gold(ANNE) == 50
    table.refuses(SHERIFF, AcceptOffer(number))


@clause("5.15")
def test_duties_lapse_and_what_was_paid_stays_paid():
    table = timed()
    table.strikes(ANNE, SHERIFF, gold(ANNE, 5), opening(BEN))
    table.time_runs_out()
    assert (table.gold(ANNE), table.gold(SHERIFF), table.gold(BEN)) == (45, 55, 50)
    assert [line.status for line in table.state.ledger if line.what == "open"] == ["void"]


@clause("5.15")
def test_goods_promised_from_such_a_bag_are_not_owed_any_more():
    table = timed(bags={ANNE: ("apples", "apples, silk")})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "silk"), opening(BEN))
    table.time_runs_out()
    assert table.contraband(ANNE) == ["silk"]
    assert table.contraband(SHERIFF) == []
    assert [line.status for line in table.state.ledger if line.what == "bag"] == ["void"]


@clause("5.15")
def test_favours_are_still_remembered_after_time_is_up():
    table = timed()
    table.strikes(ANNE, SHERIFF, favour(ANNE, "next time"), opening(BEN))
    table.time_runs_out()
    assert [line.status for line in table.state.ledger if line.what == "favour"] == ["open"]


@clause("5.15")
def test_the_game_goes_on_with_the_next_market():
    table = timed()
    table.time_runs_out()
    assert table.state.phase == "market"
    table.does(BEN, GoToMarket())


@clause("5.15")
def test_a_bag_that_was_opened_before_stays_opened_and_is_settled():
    table = timed(bags={ANNE: ("apples", "silk, mead"), BEN: ("apples", "pepper")})
    table.opens(ANNE)
    refusal = tried(table.table, HOUSE, TimeUp())
    table.does(SHERIFF, LayConfiscated(("silk", "mead")))
    if refusal is not None:
        table.time_runs_out()
    assert table.contraband(BEN) == ["pepper"]
    assert table.contraband(ANNE) == []
    assert table.state.round == 2


@clause("5.1")
def test_the_inspection_ends_with_the_last_bag_only():
    table = at_inspection()
    table.lets_through(ANNE, BEN)
    assert table.state.phase == "inspection"
    table.does(CLARA, MakeOffer((SHERIFF,), (gold(CLARA, 1), letting_through(CLARA))))
