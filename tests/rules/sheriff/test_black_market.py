"""The black market (rules 9)."""

import pytest

from blueboar.games.sheriff.wire.events import CardsMoved
from blueboar.games.sheriff.wire.moves import GoToBlackMarket, LetThrough, MakeOffer, OpenBag
from blueboar.games.sheriff.wire.prompts import BlackMarketPrompt
from blueboar.games.sheriff.wire.views import BlackMarketCard
from tests.clauses import clause
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    CLARA,
    SHERIFF,
    at_inspection,
    from_stall,
    gold,
    happened,
    letting_through,
)

ONLY_ANNE = {BEN: None, CLARA: None}


def black_market(bag=("apples", "apples"), face_down="3 silk", **wishes):
    bags = {ANNE: bag, **wishes.pop("bags", {})}
    return at_inspection(edition="second", black_market=True, bags=bags, contraband={ANNE: face_down}, **wishes)


def passed(*args, **wishes):
    table = black_market(*args, **wishes)
    table.lets_through(ANNE)
    return table


@clause("9.1")
def test_two_cards_for_each_kind_the_dearer_on_top():
    piles = {pile.good: pile.points for pile in black_market().view(None).black_market}
    assert piles == {"pepper": (26, 22), "mead": (29, 25), "silk": (32, 28)}


@clause("9.1")
def test_the_second_card_is_the_cheaper_one():
    table = passed(face_down="3 silk")
    table.state.black_market["silk"].pop()
    table.does(ANNE, GoToBlackMarket("silk"))
    assert table.view(None).players[ANNE].black_market == (BlackMarketCard("silk", 28),)


@clause("9.1")
def test_when_both_are_gone_nothing_is_sold():
    table = passed(face_down="3 silk, 3 mead")
    table.state.black_market["silk"].clear()
    assert table.refuses(ANNE, GoToBlackMarket("silk")).clause in ("9.1", "9.2")
    assert table.prompt(ANNE, BlackMarketPrompt).goods == ("mead",)


@clause("9.2")
def test_three_of_a_kind_leave_the_game_for_a_card():
    table = passed(face_down="4 mead, silk")
    table.does(ANNE, GoToBlackMarket("mead"))
    assert table.contraband(ANNE) == ["mead", "silk"]
    assert table.state.zones["sold"] == ["mead"] * 3
    assert table.view(None).players[ANNE].black_market == (BlackMarketCard("mead", 29),)


@clause("9.2")
def test_everyone_sees_the_three_cards():
    table = passed(face_down="3 mead")
    table.does(ANNE, GoToBlackMarket("mead"))
    moved = happened(table.table.redacted(table.table.entries[-1], None).events, CardsMoved)
    assert ("mead",) * 3 in [event.cards for event in moved]


@clause("9.2")
@pytest.mark.parametrize("good", ["pepper", "silk", "crossbows", "apples", "nothing", ""])
def test_a_merchant_needs_three_of_the_kind(good):
    table = passed(face_down="3 mead, 2 silk, crossbows")
    assert table.refuses(ANNE, GoToBlackMarket(good)).clause == "9.2"


@clause("9.2")
def test_only_after_their_bag_was_handed_back():
    table = black_market()
    assert table.refuses(ANNE, GoToBlackMarket("silk")).clause == "9.2"
    assert table.prompt(ANNE, BlackMarketPrompt) is None


@clause("9.2")
def test_not_after_their_bag_was_opened():
    table = black_market()
    table.does(SHERIFF, OpenBag(ANNE))
    assert table.refuses(ANNE, GoToBlackMarket("silk")).clause == "9.2"
    assert table.prompt(ANNE, BlackMarketPrompt) is None


@clause("9.2")
def test_the_sheriff_does_not_sell():
    table = black_market()
    table.put("contraband:0", "3 mead")
    table.lets_through(ANNE)
    assert table.refuses(SHERIFF, GoToBlackMarket("mead")).clause == "9.2"


@clause("9.2")
def test_what_just_came_through_counts():
    table = passed(bag=("apples", "silk"), face_down="2 silk")
    table.does(ANNE, GoToBlackMarket("silk"))
    assert table.contraband(ANNE) == []


@clause("9.2")
def test_who_was_let_through_by_the_timer_may_sell():
    table = black_market(inspection_timer=60)
    table.time_runs_out()
    table.does(ANNE, GoToBlackMarket("silk"))


@clause("9.2")
def test_whoever_has_three_face_down_cards_is_asked_before_the_round_ends():
    table = passed(face_down="silk, mead, pepper", bags=ONLY_ANNE)
    prompt = table.prompt(ANNE, BlackMarketPrompt)
    assert (prompt.goods, prompt.waited) == ((), True)
    assert table.state.round == 1
    table.does(ANNE, GoToBlackMarket())
    assert table.state.round == 2


@clause("9.2")
def test_who_has_fewer_is_not_asked():
    assert passed(face_down="2 silk", bags=ONLY_ANNE).state.round == 2


@clause("9.2")
def test_who_has_sold_is_not_asked_again():
    table = passed(face_down="3 silk, 3 mead", bags={BEN: None})
    table.does(ANNE, GoToBlackMarket("silk"))
    table.lets_through(CLARA)
    assert table.state.round == 2


@clause("9.2")
def test_who_passes_may_sell_in_a_later_round():
    table = passed(bags=ONLY_ANNE)
    table.does(ANNE, GoToBlackMarket())
    assert table.contraband(ANNE) == ["silk"] * 3
    assert table.view(None).players[ANNE].black_market == ()


@clause("9.2")
def test_both_cards_of_a_kind_can_go_to_one_player_in_two_rounds():
    table = passed(face_down="6 silk")
    table.does(ANNE, GoToBlackMarket("silk"))
    table.refuses(ANNE, GoToBlackMarket("silk"))
    table.state.black_market_done[ANNE] = False  # as in a later round
    table.does(ANNE, GoToBlackMarket("silk"))
    assert [card.points for card in table.view(None).players[ANNE].black_market] == [32, 28]


@clause("9.2")
def test_without_the_option_there_is_no_black_market():
    table = at_inspection(edition="second", contraband={ANNE: "3 silk"})
    table.does(SHERIFF, LetThrough(ANNE))
    assert table.refuses(ANNE, GoToBlackMarket("silk")).clause in ("1.10", "9.1", "9.2")


@clause("9.3")
def test_the_card_lies_with_their_contraband_and_cannot_be_given_away():
    table = passed(face_down="3 silk")
    table.does(ANNE, GoToBlackMarket("silk"))
    offer = MakeOffer((SHERIFF,), (from_stall(ANNE, "silk"), gold(SHERIFF, 1), letting_through(BEN)))
    assert table.refuses(ANNE, offer).clause == "5.5"


@clause("9.3")
def test_the_card_counts_its_points_at_the_end():
    table = passed(face_down="3 mead, crossbows", bags=ONLY_ANNE, gold={ANNE: 7})
    table.state.round = table.state.rounds
    table.does(ANNE, GoToBlackMarket("mead"))
    score = table.state.scores[ANNE]
    assert (score.black_market, score.contraband) == (29, 9)
    assert score.total == 29 + 9 + 7 + 2 + 20
