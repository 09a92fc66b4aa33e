"""The worked examples of the ruling's section 11, one after another."""

from collections import Counter

from blueboar.games.sheriff.wire.events import BagOpened, GoldMoved
from blueboar.games.sheriff.wire.moves import (
    AcceptOffer,
    Declare,
    GoToBlackMarket,
    GoToMarket,
    LetThrough,
    LoadBag,
    MakeOffer,
    OpenBag,
    RefuseOffer,
    SplitEqually,
    TakeStance,
)
from blueboar.games.sheriff.wire.prompts import BlackMarketPrompt
from tests.clauses import clause
from tests.rules.sheriff.scoring import scored
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    CLARA,
    EVE,
    FIRST_DEPUTY,
    FRED,
    GUY,
    HUGH,
    SECOND_DEPUTY,
    SHERIFF,
    a_lie,
    at_declaration,
    at_inspection,
    at_loading,
    at_market,
    favour,
    from_bag,
    from_stall,
    gold,
    happened,
    letting_through,
    opening,
    several,
)
from tests.trying import tried


@clause("3.2", "3.3", "3.5")
def test_example_1_two_from_the_left_pile_one_from_the_deck_three_onto_the_right():
    table = at_market(
        hands={ANNE: "2 chickens, pepper, mead, silk, apples"},
        piles=("3 apples, chickens, cheese", "5 apples"),
        deck_top="bread",
    )
    table.does(ANNE, GoToMarket(set_aside=("pepper", "mead", "silk"), from_piles=(2, 0), onto=1))
    assert Counter(table.hand(ANNE)) == Counter(several("3 chickens, apples, cheese, bread"))
    assert table.pile(0) == ["apples"] * 3
    assert table.pile(1) == ["apples"] * 5 + ["pepper", "mead", "silk"]


@clause("4.1")
def test_example_2_four_apples_and_a_crossbow_go_into_the_bag():
    table = at_loading(hands={ANNE: "4 apples, crossbows, silk"})
    table.does(ANNE, LoadBag(several("4 apples, crossbows")))
    assert table.bag(ANNE) == ["apples"] * 4 + ["crossbows"]
    assert table.hand(ANNE) == ["silk"]


@clause("4.1")
def test_example_2_a_sixth_card_is_refused():
    table = at_loading(hands={ANNE: "4 apples, crossbows, silk"})
    refusal = table.refuses(ANNE, LoadBag(several("4 apples, crossbows, silk")))
    assert refusal.clause == "4.1"


def four_cards_of_which_two_are_chickens():
    return at_declaration(bags={ANNE: "2 chickens, cheese, silk"})


@clause("4.3")
def test_example_3_four_chickens_may_be_said_of_two():
    table = four_cards_of_which_two_are_chickens()
    table.does(ANNE, Declare("chickens", 4))
    assert table.view(SHERIFF).players[ANNE].bag.declared == "chickens"


@clause("4.3")
def test_example_3_three_is_refused():
    assert four_cards_of_which_two_are_chickens().refuses(ANNE, Declare("chickens", 3)).clause == "4.3"


@clause("4.3")
def test_example_3_five_is_refused():
    assert four_cards_of_which_two_are_chickens().refuses(ANNE, Declare("chickens", 5)).clause == "4.3"


@clause("4.3")
def test_example_3_silk_is_refused():
    assert four_cards_of_which_two_are_chickens().refuses(ANNE, Declare("silk", 4)).clause == "4.3"


@clause("4.3")
def test_example_3_two_goods_are_refused():
    table = four_cards_of_which_two_are_chickens()
    assert table.refuses(ANNE, Declare("2 chickens and 2 cheese", 4)).clause == "4.3"
    table.does(ANNE, Declare("chickens", 4))
    table.refuses(ANNE, Declare("cheese", 2))


def the_bribe_of_eight_gold_and_two_apples():
    """Anne offers five gold and two apples, the sheriff counters at eight, she accepts."""
    table = at_inspection(bags={ANNE: ("cheese", "2 silk")}, stalls={ANNE: "3 apples"}, gold={ANNE: 20, SHERIFF: 30})
    first = table.offers(ANNE, SHERIFF, gold(ANNE, 5), from_stall(ANNE, "apples", 2), letting_through(ANNE))
    counter = table.offers(
        SHERIFF, ANNE, gold(ANNE, 8), from_stall(ANNE, "apples", 2), letting_through(ANNE), replaces=first
    )
    table.does(ANNE, AcceptOffer(counter))
    return table


@clause("5.2", "5.9")
def test_example_4_eight_gold_and_two_apples_move_to_the_sheriff():
    table = the_bribe_of_eight_gold_and_two_apples()
    assert (table.gold(ANNE), table.gold(SHERIFF)) == (12, 38)
    assert table.stall(SHERIFF) == ["apples", "apples"]


@clause("5.8")
def test_example_4_the_bag_comes_back_unopened():
    table = the_bribe_of_eight_gold_and_two_apples()
    assert table.view(None).players[ANNE].bag.status == "through"
    assert table.contraband(ANNE) == ["silk", "silk"]
    assert table.stall(ANNE) == ["apples"]
    assert not [event for entry in table.table.entries for event in happened(entry.events, BagOpened)]


@clause("5.16")
def test_example_5_two_cheese_face_up_and_one_card_face_down():
    table = at_inspection(bags={ANNE: ("cheese", "2 cheese, crossbows")})
    table.does(SHERIFF, LetThrough(ANNE))
    seen = table.view(BEN).players[ANNE]
    assert seen.stall == ("cheese", "cheese")
    assert seen.contraband_count == 1
    assert seen.contraband is None


@clause("5.17")
def test_example_6_four_true_chickens_cost_the_sheriff_eight():
    table = at_inspection(bags={ANNE: ("chickens", "4 chickens")})
    table.does(SHERIFF, OpenBag(ANNE))
    assert (table.gold(SHERIFF), table.gold(ANNE)) == (42, 58)
    assert table.stall(ANNE) == ["chickens"] * 4


@clause("5.18")
def test_example_7_an_apple_among_lies_reaches_the_stall_and_three_cards_cost_ten():
    table = at_inspection(bags={ANNE: ("apples", "apples, cheese, 2 mead")})
    table.does(SHERIFF, OpenBag(ANNE))
    assert table.stall(ANNE) == ["apples"]
    assert table.contraband(ANNE) == []
    assert (table.gold(SHERIFF), table.gold(ANNE)) == (60, 40)


def twenty_gold_against_clara():
    """Anne pays twenty for "let me through and open Clara's bag, whatever she offers"."""
    table = at_inspection(bags={ANNE: ("cheese", "2 silk"), CLARA: ("apples", "2 apples")})
    table.strikes(ANNE, SHERIFF, gold(ANNE, 20), letting_through(ANNE), opening(CLARA))
    return table


@clause("5.8")
def test_example_8_struck_paid_and_through():
    table = twenty_gold_against_clara()
    assert (table.gold(ANNE), table.gold(SHERIFF)) == (30, 70)
    assert table.view(None).players[ANNE].bag.status == "through"


@clause("5.8")
def test_example_8_now_the_sheriff_cannot_pass_the_other_bag():
    refusal = twenty_gold_against_clara().refuses(SHERIFF, LetThrough(CLARA))
    assert refusal.clause == "5.8"
    assert "duty" in refusal.params


@clause("5.8")
def test_example_8_and_the_others_bribe_cannot_be_struck():
    table = twenty_gold_against_clara()
    bribe = MakeOffer((SHERIFF,), (gold(CLARA, 50), letting_through(CLARA)))
    refusal = tried(table.table, CLARA, bribe)
    if refusal is None:  # where such an offer can be made, it cannot be accepted
        refusal = table.refuses(SHERIFF, AcceptOffer(max(table.state.offers)))
    assert refusal.clause == "5.8"
    assert "duty" in refusal.params
    assert table.gold(CLARA) == 50


@clause("5.7")
def test_example_9_nothing_stops_the_sheriff_from_opening_it_next_round():
    table = at_inspection(bags={ANNE: ("apples", "silk"), BEN: None, CLARA: None})
    table.strikes(ANNE, SHERIFF, letting_through(ANNE), favour(ANNE, "I shall not open yours"))
    assert table.state.office == (ANNE,)  # the badge went to the left; now Anne may open the old sheriff's bag
    for merchant in (BEN, CLARA, SHERIFF):
        table.does(merchant, GoToMarket())
    for merchant in (BEN, CLARA, SHERIFF):
        table.loads(merchant, table.hand(merchant)[:1])
    for merchant in (BEN, CLARA, SHERIFF):
        table.declares(merchant, "apples")
    table.does(ANNE, OpenBag(SHERIFF))


@clause("7.1", "7.2", "7.3")
def test_example_10_a_whole_score_of_125():
    anne = scored(
        stalls={
            ANNE: "4 apples, 6 cheese, bread, 4 chickens",
            BEN: "6 apples, 3 cheese, 4 chickens, 4 bread",
            CLARA: "5 apples, 5 chickens, 3 bread",
        },
        contraband={ANNE: "2 pepper, crossbows"},
        gold={ANNE: 42},
    )[ANNE]
    assert anne.total == 8 + 18 + 3 + 16 + 12 + 9 + 42 + 15 + 2 == 125


@clause("7.2", "2.2")
def test_example_11_ten_cheese_and_a_gouda_beat_eleven_cheese():
    scores = scored(stalls={ANNE: "10 cheese", BEN: "11 cheese"}, contraband={ANNE: "gouda"}, royal_goods=True)
    assert [(bonus.title, bonus.points) for bonus in scores[ANNE].bonuses] == [("king", 15)]
    assert [(bonus.title, bonus.points) for bonus in scores[BEN].bonuses] == [("queen", 10)]


def six(**wishes):
    return at_inspection(6, "second", **wishes)


@clause("8.5", "8.7")
def test_example_12_a_bribe_of_twelve_for_both_deputies_is_six_each_at_the_end():
    table = six(bags={EVE: ("apples", "silk"), FRED: None, GUY: None, HUGH: None})
    table.strikes(EVE, (FIRST_DEPUTY, SECOND_DEPUTY), gold(EVE, 12), letting_through(EVE))
    assert table.gold(EVE) == 38
    if table.state.gold["loot"]:
        table.does(FIRST_DEPUTY, SplitEqually())
    assert (table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY)) == (56, 56)


@clause("8.4")
def test_example_12_one_deputy_alone_takes_eight_and_keeps_them():
    table = six(bags={EVE: ("apples", "silk")})
    table.does(FIRST_DEPUTY, TakeStance(EVE, "let-through"))
    table.does(SECOND_DEPUTY, TakeStance(EVE, "open"))
    table.strikes(EVE, SECOND_DEPUTY, gold(EVE, 8), letting_through(EVE))
    assert (table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY), table.gold(EVE)) == (50, 58, 42)
    assert table.contraband(EVE) == ["silk"]


@clause("8.6")
def test_example_12_a_truthful_bag_opened_by_both_costs_each_half():
    table = six(bags={EVE: ("chickens", "4 chickens")})
    table.does(FIRST_DEPUTY, TakeStance(EVE, "open"))
    table.does(SECOND_DEPUTY, TakeStance(EVE, "open"))
    table.does(FIRST_DEPUTY, OpenBag(EVE))
    assert (table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY), table.gold(EVE)) == (46, 46, 58)


def three_pepper_after_being_let_through():
    table = at_inspection(
        edition="second",
        black_market=True,
        bags={ANNE: ("apples", "pepper")},
        contraband={ANNE: "4 pepper, silk"},
    )
    table.does(SHERIFF, LetThrough(ANNE))
    return table


@clause("9.2")
def test_example_13_three_pepper_are_shown_and_leave_for_the_top_pepper_card():
    table = three_pepper_after_being_let_through()
    table.does(ANNE, GoToBlackMarket("pepper"))
    assert table.contraband(ANNE) == ["pepper", "pepper", "silk"]
    assert [(card.good, card.points) for card in table.view(BEN).players[ANNE].black_market] == [("pepper", 26)]


@clause("9.2")
def test_example_13_a_second_one_only_in_a_later_round():
    table = three_pepper_after_being_let_through()
    table.put("contraband:1", "pepper")
    table.does(ANNE, GoToBlackMarket("pepper"))
    assert table.contraband(ANNE) == ["pepper"] * 3 + ["silk"]
    assert table.refuses(ANNE, GoToBlackMarket("pepper")).clause == "9.2"
    assert table.prompt(ANNE, BlackMarketPrompt) is None


@clause("5.9")
def test_gold_that_moves_is_told_with_its_reason():
    table = twenty_gold_against_clara()
    paid = happened(table.table.entries[-1].events, GoldMoved)
    assert [(event.source, event.target, event.amount, event.why) for event in paid] == [
        ("purse:1", "purse:0", 20, "deal")
    ]


# 14 to 20: deals by the book


@clause("5.21")
def test_example_14_letting_through_takes_the_bribe():
    table = at_inspection()
    table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(ANNE))
    table.lets_through(ANNE)
    assert (table.gold(ANNE), table.gold(SHERIFF)) == (45, 55)


@clause("5.21")
def test_example_14_for_nothing_takes_none():
    table = at_inspection()
    table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(ANNE))
    table.passes_for_nothing(ANNE)
    assert (table.gold(ANNE), table.gold(SHERIFF)) == (50, 50)


@clause("5.21")
def test_example_14_of_two_offers_one_has_to_be_named():
    table = at_inspection(stalls={ANNE: "cheese"})
    first = table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(ANNE))
    second = table.offers(ANNE, SHERIFF, gold(ANNE, 3), from_stall(ANNE, "cheese"), letting_through(ANNE))
    assert table.refuses(SHERIFF, LetThrough(ANNE)).params["allowed"] == [first, second]


def ten_gold_if_ben_lied(bag: str):
    table = at_inspection(bags={BEN: ("apples", bag)})
    table.strikes(ANNE, SHERIFF, gold(ANNE, 10, when=a_lie(BEN)))
    [pledge] = table.pledges()
    assert (pledge.gold, table.gold(ANNE), table.gold(SHERIFF)) == (10, 40, 50)
    return table


@clause("5.20", "5.26")
def test_example_15_a_lie_ten_go_to_the_sheriff_and_then_the_fine_is_paid():
    table = ten_gold_if_ben_lied("apples, mead")
    paid = happened(table.opens(BEN), GoldMoved)
    assert [(event.source, event.target, event.amount) for event in paid] == [
        (f"pledge:{ANNE}", f"purse:{SHERIFF}", 10),
        (f"purse:{BEN}", f"purse:{SHERIFF}", 4),
    ]


@clause("5.20", "5.26")
def test_example_15_had_it_been_true_ten_go_back_before_the_sheriff_pays():
    table = ten_gold_if_ben_lied("2 apples")
    paid = happened(table.opens(BEN), GoldMoved)
    assert [(event.source, event.target, event.amount) for event in paid] == [
        (f"pledge:{ANNE}", f"purse:{ANNE}", 10),
        (f"purse:{SHERIFF}", f"purse:{BEN}", 4),
    ]


@clause("5.20", "5.26")
def test_example_15_had_it_been_let_through_they_go_back():
    table = ten_gold_if_ben_lied("apples, mead")
    table.lets_through(BEN)
    assert (table.gold(ANNE), table.pledges()) == (50, ())


@clause("5.22")
def test_example_16_ten_gold_without_an_act_lets_the_bag_through():
    table = at_inspection()
    table.strikes(ANNE, SHERIFF, gold(ANNE, 10))
    assert (table.gold(SHERIFF), table.view(None).players[ANNE].bag.status) == (60, "through")


@clause("1.15")
def test_example_17_in_the_persian_book_a_crossbow_that_is_not_there_cannot_be_promised():
    table = at_inspection(edition="persian", contraband={ANNE: "silk"})
    offer = MakeOffer((SHERIFF,), (from_stall(ANNE, "crossbows"), letting_through(ANNE)))
    assert table.refuses(ANNE, offer).code == "offer.not-face-down"


@clause("5.9", "1.15")
def test_example_17_in_the_first_edition_nothing_is_owed_and_the_sheriff_sees_the_cards():
    table = at_inspection(contraband={ANNE: "silk"})
    table.strikes(ANNE, SHERIFF, from_stall(ANNE, "crossbows"), letting_through(ANNE))
    assert (table.contraband(SHERIFF), table.view(SHERIFF).shown[0].cards) == ([], ("silk",))


def joint_duty_after_a_stance(bag: str):
    table = at_inspection(6, "second", bags={FRED: ("apples", bag)})
    table.does(FIRST_DEPUTY, TakeStance(FRED, "let-through"))
    table.strikes(EVE, (FIRST_DEPUTY, SECOND_DEPUTY), gold(EVE, 2), opening(FRED))
    table.does(SECOND_DEPUTY, OpenBag(FRED))
    return table


@clause("8.9")
def test_example_18_both_open_and_a_lies_fine_goes_to_the_loot():
    table = joint_duty_after_a_stance("apples, mead")
    assert table.view(None).loot.gold == 2 + 4


@clause("8.9")
def test_example_18_a_true_bag_costs_each_half():
    table = joint_duty_after_a_stance("2 apples")
    assert (table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY)) == (48, 48)


FOUR_EACH = (gold(ANNE, 4, SHERIFF), gold(BEN, 4, SHERIFF), letting_through(ANNE), letting_through(BEN))


@clause("5.2")
def test_example_19_two_merchants_pass_together():
    table = at_inspection()
    table.strikes(ANNE, (BEN, SHERIFF), *FOUR_EACH)
    assert table.gold(SHERIFF) == 58
    assert [table.view(None).players[seat].bag.status for seat in (ANNE, BEN)] == ["through", "through"]


@clause("5.2")
def test_example_19_one_refusal_ends_it():
    table = at_inspection()
    number = table.offers(BEN, (ANNE, SHERIFF), *FOUR_EACH)
    table.does(SHERIFF, AcceptOffer(number))
    table.does(ANNE, RefuseOffer(number))
    assert (table.open_offers(), table.gold(SHERIFF)) == ([], 50)


@clause("5.13", "5.28")
def test_example_20_a_cheese_bought_out_of_a_bag_that_is_opened():
    table = at_inspection(bags={BEN: ("cheese", "2 cheese")})
    table.strikes(ANNE, BEN, gold(ANNE, 3), from_bag(BEN, "cheese"))
    table.opens(BEN)
    assert (table.gold(ANNE), table.stall(ANNE)) == (47, [])
    assert table.ledger()[1] == ("bag", "void", "bag-opened")
