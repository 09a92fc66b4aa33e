"""The market (rules 3)."""

from collections import Counter

import pytest

from blueboar.games.sheriff.wire.events import CardsMoved
from blueboar.games.sheriff.wire.moves import ChooseFirstMerchant, GoToMarket, LoadBag
from blueboar.games.sheriff.wire.prompts import ChooseFirstPrompt, MarketPrompt
from tests.clauses import clause
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    CLARA,
    GAME,
    SHERIFF,
    at_market,
    cards,
    happened,
    several,
)

HAND = "apples, cheese, bread, chickens, pepper, silk"


def market(**wishes):
    wishes.setdefault("hands", {ANNE: HAND})
    wishes.setdefault("piles", ("2 apples, mead", "4 cheese, crossbows"))
    wishes.setdefault("deck_top", "5 chickens")
    return at_market(**wishes)


@clause("3.1")
def test_merchants_go_clockwise_beginning_on_the_sheriffs_left():
    table = at_market(first_sheriff=2)
    order = []
    while table.state.phase == "market":
        order.append(table.state.turn)
        table.does(table.state.turn, GoToMarket())
    assert order == [3, 0, 1]


@clause("3.1")
@pytest.mark.parametrize("seat", [SHERIFF, BEN, CLARA])
def test_nobody_goes_before_their_turn(seat):
    refusal = market().refuses(seat, GoToMarket())
    assert refusal.clause == "3.1"


@clause("3.1")
def test_nobody_goes_twice():
    table = market()
    table.does(ANNE, GoToMarket())
    table.refuses(ANNE, GoToMarket())


@clause("3.1")
def test_the_sheriff_chooses_the_first_merchant_then_it_goes_clockwise():
    table = at_market(edition="second")
    assert table.prompt(SHERIFF, ChooseFirstPrompt).merchants == (ANNE, BEN, CLARA)
    table.does(SHERIFF, ChooseFirstMerchant(BEN))
    order = []
    while table.state.phase == "market":
        order.append(table.state.turn)
        table.does(table.state.turn, GoToMarket())
    assert order == [BEN, CLARA, ANNE]


@clause("3.1")
@pytest.mark.parametrize("seat", [SHERIFF, 4, -1, 2**70])
def test_the_sheriff_names_a_merchant_and_nobody_else(seat):
    assert at_market(edition="second").refuses(SHERIFF, ChooseFirstMerchant(seat)).clause == "3.1"


@clause("3.1")
def test_only_the_sheriff_names_the_first_merchant():
    assert at_market(edition="second").refuses(ANNE, ChooseFirstMerchant(ANNE)).clause == "3.1"


@clause("3.1")
def test_nobody_goes_before_the_sheriff_has_chosen():
    at_market(edition="second").refuses(ANNE, GoToMarket())


@clause("3.1")
def test_the_sheriff_chooses_once():
    table = at_market(edition="second")
    table.does(SHERIFF, ChooseFirstMerchant(BEN))
    table.refuses(SHERIFF, ChooseFirstMerchant(ANNE))


@clause("3.1")
def test_where_the_left_neighbour_begins_nothing_is_chosen():
    market().refuses(SHERIFF, ChooseFirstMerchant(BEN))


@clause("3.2")
def test_a_merchant_may_keep_all_their_cards():
    table = market()
    table.does(ANNE, GoToMarket())
    assert table.hand(ANNE) == sorted(cards(HAND))


@clause("3.2")
def test_a_merchant_draws_as_many_as_were_set_aside():
    table = market()
    table.does(ANNE, GoToMarket(several("apples, cheese, bread, pepper, silk")))
    assert table.hand(ANNE) == ["chickens"] * 6


@clause("3.2")
def test_six_cards_cannot_be_set_aside():
    refusal = market().refuses(ANNE, GoToMarket(several(HAND)))
    assert refusal.clause == "3.2"
    assert 5 in refusal.params.values()


@clause("3.2")
@pytest.mark.parametrize("aside", ["crossbows", "2 apples", "no-such-good"])
def test_only_cards_of_the_hand_can_be_set_aside(aside):
    assert market().refuses(ANNE, GoToMarket(several(aside))).clause == "3.2"


@clause("3.3")
def test_both_piles_may_be_used():
    table = market()
    table.does(ANNE, GoToMarket(("apples", "cheese"), (1, 1), 0))
    assert Counter(table.hand(ANNE)) == Counter(cards("bread, chickens, pepper, silk, mead, crossbows"))


@clause("3.3")
def test_to_reach_the_third_card_you_take_the_two_above_it():
    table = at_market(hands={ANNE: HAND}, piles=("silk, crossbows, mead, pepper", ""))
    table.does(ANNE, GoToMarket(("apples", "cheese", "bread"), (3, 0), 1))
    assert Counter(table.hand(ANNE)) == Counter(cards("chickens, 2 pepper, silk, mead, crossbows"))
    assert table.pile(0) == ["silk"]


@clause("3.3")
def test_what_the_piles_do_not_give_comes_from_the_deck():
    table = market()
    table.does(ANNE, GoToMarket(("apples", "cheese", "bread"), (1, 0), 0))
    assert Counter(table.hand(ANNE)) == Counter(cards("3 chickens, pepper, silk, mead"))


@clause("3.3")
@pytest.mark.parametrize(
    "taken",
    [(2, 0), (1, 1), (0, 2), (-1, 0), (-1, 2), (1, 0, 0), (0, 0, 1), (2**80, 0)],
)
def test_no_more_is_taken_from_piles_than_was_set_aside(taken):
    assert market().refuses(ANNE, GoToMarket(("apples",), taken)).clause in ("3.2", "3.3")


@clause("3.3")
def test_no_more_is_taken_from_a_pile_than_lies_there():
    assert market().refuses(ANNE, GoToMarket(several("apples, cheese, bread, silk"), (4, 0))).clause == "3.3"


@clause("3.3")
def test_cards_set_aside_cannot_be_drawn_back_from_an_empty_pile():
    table = market(piles=("", "2 cheese"))
    assert table.refuses(ANNE, GoToMarket(("apples",), (1, 0), 0)).clause == "3.3"


@clause("3.3")
def test_with_deck_only_nothing_is_taken_from_the_pile():
    table = at_market(edition="second", market_first="left", piles=("3 mead",), hands={ANNE: HAND})
    assert table.prompt(ANNE, MarketPrompt).piles in ((), (0,))
    assert table.refuses(ANNE, GoToMarket(("apples",), (1,))).clause == "3.3"
    table.does(ANNE, GoToMarket(("apples",), ()))
    assert len(table.hand(ANNE)) == 6


@clause("3.3")
def test_one_pile_can_be_drawn_from_where_the_group_plays_so():
    table = at_market(discard_piles=1, piles=("3 mead",), hands={ANNE: HAND})
    table.does(ANNE, GoToMarket(("apples", "cheese"), (2,)))
    assert table.hand(ANNE).count("mead") == 2


@clause("3.4")
@pytest.mark.parametrize("seat", [SHERIFF, BEN, None])
def test_everyone_sees_what_is_taken_from_a_pile_and_nobody_what_comes_from_the_deck(seat):
    table = market()
    table.does(ANNE, GoToMarket(("apples", "cheese"), (1, 0), 1))
    moved = happened(table.table.redacted(table.table.entries[-1], seat).events, CardsMoved)
    drawn = {event.source: event.cards for event in moved if event.target == f"hand:{ANNE}"}
    assert drawn == {"pile:0": ("mead",), "deck": None}


@clause("3.4")
def test_the_drawer_sees_what_was_drawn():
    table = market()
    table.does(ANNE, GoToMarket(("apples", "cheese"), (1, 0), 1))
    moved = happened(table.table.redacted(table.table.entries[-1], ANNE).events, CardsMoved)
    assert ("deck", ("chickens",)) in [(event.source, event.cards) for event in moved]


@clause("3.5")
@pytest.mark.parametrize("onto", [0, 1])
def test_the_set_aside_cards_go_onto_one_pile_in_the_chosen_order(onto):
    table = market()
    table.does(ANNE, GoToMarket(("silk", "apples", "pepper"), (0, 0), onto))
    assert table.pile(onto)[-3:] == ["silk", "apples", "pepper"]
    assert len(table.pile(1 - onto)) == (5 if onto == 0 else 3)


@clause("3.5")
@pytest.mark.parametrize("onto", [2, -1, 10**30])
def test_there_is_no_third_pile(onto):
    refusal = market().refuses(ANNE, GoToMarket(("apples",), (), onto))
    assert refusal.clause == "3.5"


@clause("3.5")
def test_with_two_piles_taken_and_laid_the_cards_below_come_first():
    table = at_market(hands={ANNE: HAND}, piles=("apples, mead", ""))
    table.does(ANNE, GoToMarket(("silk", "pepper"), (2, 0), 0))
    assert table.pile(0) == ["silk", "pepper"]


@clause("3.5")
def test_face_down_cards_are_seen_only_when_they_are_laid():
    table = market()
    table.does(ANNE, GoToMarket(("silk",), (), 1))
    for seat in (BEN, None):
        moved = happened(table.table.redacted(table.table.entries[-1], seat).events, CardsMoved)
        laid = [event for event in moved if event.target == "pile:1"]
        assert [event.cards for event in laid] == [("silk",)]
        assert all(event.cards is None for event in moved if event.target.startswith("aside"))
        draw = next(index for index, event in enumerate(moved) if event.source == "deck")
        assert draw < moved.index(laid[0])


@clause("3.5")
def test_face_up_cards_lie_open_at_once_and_reach_the_pile_after_the_last_merchant():
    table = at_market(edition="second", market_first="left", hands={ANNE: HAND, BEN: HAND})
    table.does(ANNE, GoToMarket(("silk", "apples")))
    assert table.view(CLARA).players[ANNE].aside == ("silk", "apples")
    assert table.pile(0) == []
    table.does(BEN, GoToMarket(("pepper",)))
    assert table.pile(0) == []
    table.does(CLARA, GoToMarket())
    assert Counter(table.pile(0)) == Counter(cards("silk, apples, pepper"))
    assert table.view(CLARA).players[ANNE].aside in ((), None)


@clause("3.5")
def test_face_up_cards_are_no_discards_yet_when_the_deck_runs_out():
    table = at_market(
        edition="second", market_first="left", hands={ANNE: HAND, BEN: HAND}, deck_top="mead, mead", deck_left=2
    )
    table.does(ANNE, GoToMarket(("silk", "apples")))
    table.does(BEN, GoToMarket(("pepper", "apples")))
    assert len(table.hand(BEN)) == 4


@clause("3.5")
def test_face_up_cards_go_onto_the_pile_that_each_merchant_chose():
    table = at_market(set_aside="face-up", piles=("", ""), hands={ANNE: HAND, BEN: HAND}, market_draws="deck")
    table.does(ANNE, GoToMarket(("silk", "apples"), (), 1))
    table.does(BEN, GoToMarket(("pepper",), (), 0))
    table.does(CLARA, GoToMarket())
    assert table.pile(1) == ["silk", "apples"]
    assert table.pile(0) == ["pepper"]


@clause("3.6")
@pytest.mark.parametrize("seat", [SHERIFF, ANNE, BEN, None])
def test_anyone_may_look_through_the_piles_at_any_time(seat):
    table = market()
    assert table.view(seat).piles == (("apples", "apples", "mead"), ("cheese",) * 4 + ("crossbows",))


@clause("3.1")
def test_after_the_last_merchant_the_bags_are_loaded():
    table = market()
    for merchant in (ANNE, BEN, CLARA):
        table.refuses(merchant, LoadBag(("apples",)))
        table.does(merchant, GoToMarket())
    assert table.state.phase == "loading"


@clause("3.2")
def test_an_empty_deck_does_not_stop_a_merchant_from_setting_aside():
    table = at_market(edition="second", market_first="left", hands={ANNE: HAND}, deck_left=0)
    table.does(ANNE, GoToMarket(("silk",)))
    assert len(table.hand(ANNE)) == 5


@clause("3.2")
def test_the_prompt_says_how_many():
    assert market().prompt(ANNE, MarketPrompt) == MarketPrompt(at_most=5, piles=(3, 5), onto=2)
    assert market(hands={ANNE: "2 apples"}).prompt(ANNE, MarketPrompt).at_most == 2
    assert GAME.name == "sheriff"
