"""Gifts under a condition, and the pledges that they become (rules 5.20, 5.24 to 5.27)."""

import pytest

from blueboar.games.sheriff.wire.events import (
    BagOpened,
    CardsMoved,
    CardsShown,
    DebtForgiven,
    GoldMoved,
    PromiseSettled,
)
from blueboar.games.sheriff.wire.moves import (
    AcceptOffer,
    AnswerBrimstone,
    GoToBlackMarket,
    LayConfiscated,
    LetThrough,
    MakeOffer,
    OpenBag,
    PayDebt,
)
from blueboar.games.sheriff.wire.terms import Condition
from tests.clauses import clause
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    CLARA,
    SHERIFF,
    a_lie,
    at_inspection,
    face_down,
    favour,
    from_bag,
    from_stall,
    gold,
    happened,
    letting_through,
    opened,
    opening,
    passed,
    several,
    true,
)

A_LIE = ("apples", "apples, mead")
A_TRUTH = ("apples", "3 apples")


def pledged(ben, *gifts, **wishes):
    """Anne's gifts to the sheriff hang on Ben's bag; the deal is struck."""
    table = at_inspection(bags={BEN: ben}, **wishes)
    table.strikes(ANNE, SHERIFF, *gifts)
    return table


# 5.20: what a gift may hang on


@clause("5.20")
@pytest.mark.parametrize(
    ("condition", "bag", "decision", "comes_true"),
    [
        (a_lie(BEN), A_LIE, OpenBag, True),
        (a_lie(BEN), A_TRUTH, OpenBag, False),
        (a_lie(BEN), A_LIE, LetThrough, False),
        (true(BEN), A_TRUTH, OpenBag, True),
        (true(BEN), A_LIE, OpenBag, False),
        (true(BEN), A_TRUTH, LetThrough, False),
        (opened(BEN), A_LIE, OpenBag, True),
        (opened(BEN), A_TRUTH, OpenBag, True),
        (opened(BEN), A_TRUTH, LetThrough, False),
        (passed(BEN), A_LIE, LetThrough, True),
        (passed(BEN), A_LIE, OpenBag, False),
    ],
    ids=lambda each: getattr(each, "happens", None) or getattr(each, "__name__", None) or str(each),
)
def test_the_gift_goes_where_the_condition_sends_it(condition, bag, decision, comes_true):
    table = pledged(bag, gold(ANNE, 10, when=condition))
    happening = table.does(SHERIFF, decision(BEN))
    moved = [(event.source, event.target, event.amount) for event in happened(happening, GoldMoved)]
    home = f"purse:{SHERIFF}" if comes_true else f"purse:{ANNE}"
    assert (f"pledge:{ANNE}", home, 10) in moved
    assert table.gold(ANNE) == (40 if comes_true else 50)
    assert table.pledges() == ()


@clause("5.20")
def test_each_gift_has_a_condition_of_its_own():
    table = pledged(A_LIE, gold(ANNE, 3, when=a_lie(BEN)), gold(ANNE, 5, when=true(BEN)), stalls={ANNE: "2 cheese"})
    assert table.gold(ANNE) == 42
    table.opens(BEN)
    assert table.gold(ANNE) == 47


@clause("5.20")
def test_the_sheriff_may_give_under_a_condition_too():
    table = at_inspection(bags={BEN: A_TRUTH})
    table.strikes(ANNE, SHERIFF, gold(ANNE, 2), gold(SHERIFF, 8, when=true(BEN)), favour(ANNE, "Ben is honest"))
    assert (table.gold(ANNE), table.gold(SHERIFF)) == (48, 44)
    table.opens(BEN)
    assert (table.gold(ANNE), table.gold(SHERIFF), table.gold(BEN)) == (56, 38, 56)


@clause("5.20")
def test_a_condition_about_the_givers_own_bag():
    table = at_inspection(bags={ANNE: A_LIE})
    table.strikes(ANNE, SHERIFF, gold(ANNE, 7, when=a_lie(ANNE)))
    table.opens(ANNE)
    assert table.gold(ANNE) == 50 - 7 - 4


@clause("5.20")
def test_an_unknown_happening_is_refused():
    table = at_inspection()
    odd = gold(ANNE, 5, when=Condition(BEN, "stolen"))  # type: ignore[arg-type]
    refusal = table.refuses(ANNE, MakeOffer((SHERIFF,), (odd,)))
    assert refusal.code == "offer.condition-unknown"
    assert refusal.params["allowed"] == ["lie", "true", "opened", "let-through"]


# 5.24: conditions that are refused, and conditions that are none


@clause("5.24")
@pytest.mark.parametrize("bag", [SHERIFF, 4, -1, 99])
def test_a_condition_is_about_a_merchants_bag(bag):
    table = at_inspection()
    refusal = table.refuses(ANNE, MakeOffer((SHERIFF,), (gold(ANNE, 5, when=opened(bag)),)))
    assert (refusal.code, refusal.clause) == ("offer.condition-bag", "5.24")
    assert refusal.params["allowed"] == [ANNE, BEN, CLARA]


@clause("5.24")
def test_a_condition_about_a_decided_bag_is_refused():
    table = at_inspection()
    table.lets_through(BEN)
    refusal = table.refuses(ANNE, MakeOffer((SHERIFF,), (gold(ANNE, 5, when=passed(BEN)),)))
    assert (refusal.code, refusal.params["allowed"]) == ("offer.condition-bag", [ANNE, CLARA])


@clause("5.24")
def test_so_is_one_about_a_bag_that_is_not_there():
    table = at_inspection(bags={BEN: None})
    assert table.refuses(ANNE, MakeOffer((SHERIFF,), (gold(ANNE, 5, when=opened(BEN)),))).code == "offer.condition-bag"


@clause("5.24")
@pytest.mark.parametrize(
    ("act", "condition"),
    [
        (opening(BEN), passed(BEN)),
        (letting_through(BEN), a_lie(BEN)),
        (letting_through(BEN), true(BEN)),
        (letting_through(BEN), opened(BEN)),
    ],
    ids=lambda each: getattr(each, "happens", None) or type(each).__name__,
)
def test_what_a_duty_rules_out_is_refused_and_the_duty_named(act, condition):
    table = at_inspection()
    table.strikes(CLARA, SHERIFF, gold(CLARA, 1), act)
    refusal = table.refuses(ANNE, MakeOffer((SHERIFF,), (gold(ANNE, 5, when=condition),)))
    assert (refusal.code, refusal.params["merchant"]) == ("offer.condition-against-duty", BEN)
    assert refusal.params["deal"] == 1


@clause("5.24")
@pytest.mark.parametrize(
    ("act", "condition"),
    [(opening(BEN), passed(BEN)), (letting_through(BEN), a_lie(BEN)), (letting_through(BEN), opened(BEN))],
    ids=lambda each: getattr(each, "happens", None) or type(each).__name__,
)
def test_what_the_same_deal_rules_out_is_refused(act, condition):
    table = at_inspection()
    refusal = table.refuses(ANNE, MakeOffer((SHERIFF,), (gold(ANNE, 5, when=condition), act)))
    assert (refusal.code, refusal.params["merchant"]) == ("offer.condition-contradicts", BEN)


@clause("5.24")
def test_my_own_passing_cannot_be_a_condition_of_opening_me():
    table = at_inspection()
    refusal = table.refuses(ANNE, MakeOffer((SHERIFF,), (gold(ANNE, 5, when=passed(ANNE)), opening(ANNE))))
    assert refusal.code == "offer.condition-contradicts"


@clause("5.24")
@pytest.mark.parametrize(("act", "condition"), [(opening(BEN), opened(BEN)), (letting_through(BEN), passed(BEN))])
def test_what_the_same_deal_makes_true_is_no_condition(act, condition):
    table = at_inspection()
    number = table.offers(ANNE, SHERIFF, gold(ANNE, 5, when=condition), act)
    assert table.view(None).offers[0].deal.terms == (gold(ANNE, 5), act)
    table.does(SHERIFF, AcceptOffer(number))
    assert (table.gold(SHERIFF), table.pledges()) == (55, ())


@clause("5.24")
def test_what_a_duty_makes_certain_is_allowed():
    table = at_inspection(bags={BEN: A_TRUTH})
    table.strikes(CLARA, SHERIFF, gold(CLARA, 1), opening(BEN))
    table.strikes(ANNE, SHERIFF, gold(ANNE, 5, when=opened(BEN)))
    assert len(table.pledges()) == 1
    table.opens(BEN)
    assert table.gold(ANNE) == 45


@clause("5.24")
@pytest.mark.parametrize("condition", [a_lie(ANNE), true(ANNE), opened(ANNE)], ids=lambda each: each.happens)
def test_goods_of_a_bag_cannot_hang_on_its_opening(condition):
    table = at_inspection()
    refusal = table.refuses(ANNE, MakeOffer((SHERIFF,), (from_bag(ANNE, "silk", when=condition),)))
    assert (refusal.code, refusal.clause) == ("offer.condition-own-bag", "5.24")


@clause("5.24")
def test_goods_of_a_bag_that_is_let_through_need_no_condition():
    table = at_inspection(bags={ANNE: ("apples", "apples, silk")})
    table.offers(ANNE, BEN, from_bag(ANNE, "silk", when=passed(ANNE)), gold(BEN, 3))
    assert table.view(None).offers[0].deal.terms == (from_bag(ANNE, "silk"), gold(BEN, 3))


@clause("5.24")
def test_an_open_offer_whose_condition_cannot_come_true_any_more_is_void():
    table = at_inspection()
    table.offers(ANNE, SHERIFF, gold(ANNE, 5, when=opened(BEN)))
    table.lets_through(BEN)
    assert table.open_offers() == []
    table.offers(ANNE, SHERIFF, gold(ANNE, 5, when=opened(CLARA)))
    table.strikes(BEN, SHERIFF, gold(BEN, 1), letting_through(CLARA))
    assert table.open_offers() == []


# 5.25: pledges


@clause("5.25")
def test_a_pledge_is_in_nobodys_purse_and_everyone_sees_it():
    table = pledged(A_LIE, gold(ANNE, 10, when=a_lie(BEN)))
    assert (table.gold(ANNE), table.gold(SHERIFF)) == (40, 50)
    for seat in (None, SHERIFF, ANNE, CLARA):
        [pledge] = table.view(seat).pledges
        assert (pledge.giver, pledge.to, pledge.when, pledge.gold) == (ANNE, (SHERIFF,), a_lie(BEN), 10)


@clause("5.25")
def test_it_cannot_be_promised_again():
    table = pledged(A_LIE, gold(ANNE, 45, when=a_lie(BEN)))
    refusal = table.refuses(ANNE, MakeOffer((SHERIFF,), (gold(ANNE, 6),)))
    assert (refusal.code, refusal.params["most"]) == ("offer.not-enough-gold", 5)


@clause("5.25")
def test_open_goods_are_set_aside_openly():
    table = pledged(A_LIE, from_stall(ANNE, "cheese", 2, when=a_lie(BEN)), stalls={ANNE: "3 cheese"})
    assert table.stall(ANNE) == ["cheese"]
    assert table.pledges()[0].legal == ("cheese", "cheese")
    table.opens(BEN)
    assert table.stall(SHERIFF) == ["cheese", "cheese"]


@clause("5.25")
def test_contraband_is_set_aside_face_down_and_only_its_giver_sees_it():
    table = pledged(A_LIE, from_stall(ANNE, "silk", 1, when=a_lie(BEN)), contraband={ANNE: "silk, mead"})
    assert table.contraband(ANNE) == ["mead"]
    assert table.view(ANNE).pledges[0].contraband == ("silk",)
    for seat in (None, SHERIFF, CLARA):
        pledge = table.view(seat).pledges[0]
        assert (pledge.contraband, pledge.contraband_count) == (None, 1)
        moved = happened(table.table.redacted(table.table.entries[-1], seat).events, CardsMoved)
        assert [event.cards for event in moved] == [None]


@clause("5.25")
def test_when_it_comes_true_giver_and_receiver_see_which_cards():
    table = pledged(A_LIE, from_stall(ANNE, "silk", 1, when=a_lie(BEN)), contraband={ANNE: "silk, mead"})
    table.opens(BEN)
    assert table.contraband(SHERIFF) == ["silk"]
    for seat, sees in ((SHERIFF, True), (ANNE, True), (CLARA, False), (None, False)):
        moved = happened(table.table.redacted(table.table.entries[-1], seat).events, CardsMoved)
        [card] = [event for event in moved if event.target == f"contraband:{SHERIFF}"]
        assert (card.cards == ("silk",)) is sees


@clause("5.25")
def test_only_what_is_there_is_set_aside_and_proof_is_given_at_once():
    table = at_inspection(bags={BEN: A_LIE}, contraband={ANNE: "silk, mead"})
    happening = table.strikes(ANNE, SHERIFF, from_stall(ANNE, "silk", 2, when=a_lie(BEN)))
    assert table.pledges()[0].contraband_count == 1
    [shown] = happened(happening, CardsShown)
    assert (shown.seen, shown.cards) == ((SHERIFF,), ("mead", "silk"))
    table.opens(BEN)
    line = table.view(None).ledger[0]
    assert (line.promised, line.delivered, line.status, line.why) == (2, 1, "broken", "not-there")


@clause("5.25")
def test_a_lie_about_everything_sets_nothing_aside():
    table = at_inspection(bags={BEN: A_LIE}, contraband={ANNE: "mead"})
    table.strikes(ANNE, SHERIFF, from_stall(ANNE, "silk", 1, when=a_lie(BEN)))
    assert table.pledges() == ()
    assert table.ledger() == [("contraband", "broken", "not-there")]


@clause("5.25")
def test_goods_of_a_bag_are_set_aside_when_it_is_let_through():
    table = at_inspection(bags={ANNE: ("apples", "2 apples, silk"), BEN: A_LIE})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "silk", when=a_lie(BEN)), from_bag(ANNE, "apples", when=a_lie(BEN)))
    assert table.pledges() == ()
    table.lets_through(ANNE)
    [pledge] = table.pledges()
    assert (pledge.legal, pledge.contraband_count) == (("apples",), 1)
    assert (table.stall(ANNE), table.contraband(ANNE)) == (["apples"], [])
    table.opens(BEN)
    assert (table.stall(SHERIFF), table.contraband(SHERIFF)) == (["apples"], ["silk"])


@clause("5.25")
def test_they_go_back_to_the_stall_of_their_owner():
    table = at_inspection(bags={ANNE: ("apples", "2 apples, silk"), BEN: A_LIE})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "silk", when=true(BEN)))
    table.lets_through(ANNE)
    table.opens(BEN)
    assert table.contraband(ANNE) == ["silk"]
    assert table.ledger() == [("bag", "void", "condition-false")]


@clause("5.25")
def test_if_the_condition_came_true_before_they_go_over_with_the_bag():
    table = at_inspection(bags={ANNE: ("apples", "2 apples, silk"), BEN: A_LIE})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "silk", when=a_lie(BEN)))
    table.opens(BEN)
    table.does(SHERIFF, LayConfiscated(("mead",)))
    assert table.ledger() == [("bag", "open", "")]
    table.lets_through(ANNE)
    assert (table.contraband(SHERIFF), table.ledger()) == (["silk"], [("bag", "kept", "condition-true")])


@clause("5.25")
def test_if_it_failed_before_nothing_is_promised_any_more():
    table = at_inspection(bags={ANNE: ("apples", "2 apples, silk"), BEN: A_LIE})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "silk", when=true(BEN)))
    table.opens(BEN)
    assert table.ledger() == [("bag", "void", "condition-false")]


@clause("5.25")
def test_an_opened_bag_voids_what_was_promised_from_it_under_a_condition():
    table = at_inspection(bags={ANNE: ("apples", "apples"), BEN: A_LIE})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "apples", when=a_lie(BEN)))
    table.opens(ANNE)
    assert table.ledger() == [("bag", "void", "bag-opened")]


@clause("5.25")
def test_the_black_market_does_not_see_pledged_goods():
    table = at_inspection(
        edition="second",
        black_market=True,
        contraband={ANNE: "3 pepper"},
        bags={ANNE: ("apples", "apples"), BEN: A_LIE},
    )
    table.strikes(ANNE, SHERIFF, from_stall(ANNE, "pepper", 1, when=opened(BEN)))
    table.lets_through(ANNE)
    assert table.refuses(ANNE, GoToBlackMarket("pepper")).code == "black-market.not-now"


@clause("5.25")
def test_nor_does_brimstone_oil():
    table = at_inspection(
        promo_cards=True, bags={ANNE: ("apples", "brimstone-oil"), BEN: A_LIE}, stalls={CLARA: "2 cheese"}
    )
    table.strikes(CLARA, SHERIFF, from_stall(CLARA, "cheese", 2, when=opened(BEN)))
    table.lets_through(ANNE)
    assert table.refuses(ANNE, AnswerBrimstone(CLARA, ("cheese",))).code == "brimstone.not-on-stall"


@clause("5.25")
def test_unnamed_cards_can_be_pledged():
    table = at_inspection(bags={BEN: A_LIE}, contraband={ANNE: "silk, mead, pepper"})
    number = max([0]) + 1
    table.does(ANNE, MakeOffer((SHERIFF,), (face_down(ANNE, 2, when=a_lie(BEN)),), picks=("silk", "pepper")))
    table.does(SHERIFF, AcceptOffer(number))
    assert (table.pledges()[0].contraband_count, table.contraband(ANNE)) == (2, ["mead"])
    table.opens(BEN)
    assert table.contraband(SHERIFF) == ["pepper", "silk"]


# 5.26: when pledges are settled


@clause("5.26")
def test_a_pledge_goes_over_before_the_fine_is_paid():
    table = pledged(A_LIE, gold(ANNE, 10, when=a_lie(BEN)))
    happening = table.opens(BEN)
    assert [(event.source, event.target) for event in happened(happening, GoldMoved)] == [
        (f"pledge:{ANNE}", f"purse:{SHERIFF}"),
        (f"purse:{BEN}", f"purse:{SHERIFF}"),
    ]


@clause("5.26")
def test_a_pledge_that_goes_back_does_so_before_the_sheriff_pays():
    table = pledged(A_TRUTH, gold(ANNE, 10, when=a_lie(BEN)))
    happening = table.opens(BEN)
    assert [(event.source, event.target) for event in happened(happening, GoldMoved)] == [
        (f"pledge:{ANNE}", f"purse:{ANNE}"),
        (f"purse:{SHERIFF}", f"purse:{BEN}"),
    ]


@clause("5.26")
def test_what_comes_over_helps_to_pay_the_fine():
    """I pay your fine if they were honest."""
    table = at_inspection(bags={BEN: A_TRUTH}, gold={SHERIFF: 0})
    table.strikes(ANNE, SHERIFF, gold(ANNE, 6, when=true(BEN)))
    table.opens(BEN)
    assert (table.gold(SHERIFF), table.gold(BEN)) == (0, 56)
    assert table.state.chores == []


@clause("5.26")
def test_a_bag_that_a_deal_lets_through_settles_pledges():
    table = pledged(A_LIE, gold(ANNE, 10, when=passed(BEN)))
    table.strikes(BEN, SHERIFF, gold(BEN, 2))
    assert table.gold(SHERIFF) == 62


@clause("5.26")
def test_a_duty_settles_them_when_it_is_carried_out():
    table = pledged(A_LIE, gold(ANNE, 10, when=opened(BEN)))
    table.strikes(CLARA, SHERIFF, gold(CLARA, 1), opening(BEN))
    assert len(table.pledges()) == 1
    table.opens(BEN)
    assert table.gold(SHERIFF) == 50 + 10 + 1 + 4


@clause("5.26")
def test_the_timer_sends_every_pledge_back():
    table = at_inspection(inspection_timer=60, bags={BEN: A_LIE})
    table.strikes(ANNE, SHERIFF, gold(ANNE, 10, when=passed(BEN)), gold(ANNE, 5, when=opened(CLARA)))
    table.time_runs_out()
    assert table.gold(ANNE) == 50
    assert table.ledger() == [("gold", "void", "time-ran-out")] * 2


@clause("5.26")
def test_each_pledge_is_settled_once():
    table = pledged(A_LIE, gold(ANNE, 10, when=a_lie(BEN)))
    settled = happened(table.opens(BEN), PromiseSettled)
    assert [(event.promise, event.status, event.delivered, event.why) for event in settled] == [
        (0, "kept", 10, "condition-true")
    ]
    table.does(SHERIFF, LayConfiscated(("mead",)))
    for merchant in (ANNE, CLARA):
        table.lets_through(merchant)
    assert (table.gold(ANNE), table.gold(SHERIFF)) == (40, 64)


@clause("5.26")
def test_pledges_are_settled_before_the_round_ends():
    table = pledged(A_LIE, gold(ANNE, 10, when=passed(BEN)))
    table.lets_through(ANNE, CLARA, BEN)
    assert (table.view(None).round, table.pledges(), table.gold(SHERIFF)) == (2, (), 60)


# 5.27: debts


def bankrupt(anne="apples", **wishes):
    """Anne has pledged all her gold on Clara's bag, and is then opened."""
    table = at_inspection(bags={ANNE: ("apples", "2 mead"), CLARA: A_LIE}, **wishes)
    table.strikes(ANNE, SHERIFF, gold(ANNE, 50, when=opened(CLARA)))
    return table


@clause("5.27")
def test_the_pledge_of_a_bankrupt_pays_last_and_its_receiver_gets_the_rest():
    table = bankrupt()
    happening = table.opens(ANNE)
    assert happened(happening, DebtForgiven) == []
    assert (table.gold(ANNE), table.gold(SHERIFF), table.pledges()[0].gold) == (0, 58, 42)
    table.does(SHERIFF, LayConfiscated(several("2 mead")))
    table.opens(CLARA)
    line = table.view(None).ledger[0]
    assert (line.promised, line.delivered, line.status, line.why) == (50, 42, "broken", "paid-a-debt")
    assert table.gold(SHERIFF) == 58 + 42 + 4


@clause("5.27")
def test_stall_goods_pay_before_the_pledge_does():
    table = bankrupt(stalls={ANNE: "2 chickens"})
    table.opens(ANNE)
    table.does(ANNE, PayDebt(("chickens", "chickens")))
    assert (table.pledges()[0].gold, table.stall(SHERIFF)) == (50, ["chickens", "chickens"])


@clause("5.27")
def test_then_contraband_and_then_the_pledge():
    table = bankrupt(contraband={ANNE: "pepper"})
    table.opens(ANNE)
    table.does(ANNE, PayDebt(("pepper",)))
    assert (table.pledges()[0].gold, table.contraband(SHERIFF)) == (48, ["pepper"])


@clause("5.27")
def test_pledged_goods_pay_after_pledged_gold_the_cheapest_that_are_enough():
    table = at_inspection(
        bags={ANNE: ("apples", "2 mead"), CLARA: A_LIE}, gold={ANNE: 3}, stalls={ANNE: "apples, 2 bread"}
    )
    gifts = (gold(ANNE, 3, when=opened(CLARA)), from_stall(ANNE, "bread", 2, when=opened(CLARA)))
    table.strikes(ANNE, SHERIFF, *gifts, from_stall(ANNE, "apples", 1, when=opened(CLARA)))
    table.opens(ANNE)
    assert table.stall(SHERIFF) == ["apples", "bread"]
    assert [(pledge.gold, pledge.legal) for pledge in table.pledges()] == [(0, ("bread",))]


@clause("5.27")
def test_what_no_pledge_can_pay_is_forgiven():
    table = at_inspection(bags={ANNE: ("apples", "2 mead"), CLARA: A_LIE}, gold={ANNE: 3})
    table.strikes(ANNE, SHERIFF, gold(ANNE, 3, when=opened(CLARA)))
    [forgiven] = happened(table.opens(ANNE), DebtForgiven)
    assert (forgiven.amount, table.pledges()) == (5, ())
    assert table.ledger() == [("gold", "void", "paid-a-debt")]


@clause("5.27")
def test_a_pledge_on_the_bag_itself_is_back_before_the_debt():
    table = at_inspection(bags={ANNE: ("apples", "2 mead")})
    table.strikes(ANNE, SHERIFF, gold(ANNE, 50, when=true(ANNE)))
    table.opens(ANNE)
    assert (table.gold(ANNE), table.gold(SHERIFF)) == (42, 58)


@clause("5.20")
def test_bag_opened_tells_the_truth_that_conditions_ask_about():
    table = pledged(A_TRUTH, gold(ANNE, 10, when=true(BEN)))
    [event] = happened(table.opens(BEN), BagOpened)
    assert event.truthful
