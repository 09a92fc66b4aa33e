"""What a deal may be made of (rules 5.3 to 5.6)."""

import pytest

from blueboar.games.sheriff.wire.moves import AcceptOffer, MakeOffer
from blueboar.games.sheriff.wire.prompts import AnswerPrompt
from tests.clauses import clause
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    CLARA,
    SHERIFF,
    at_inspection,
    favour,
    from_bag,
    from_stall,
    gold,
    letting_through,
    opening,
    refusing_deals,
)


def talking(**wishes):
    wishes.setdefault("bags", {ANNE: ("apples", "2 apples, silk")})
    wishes.setdefault("stalls", {ANNE: "3 apples, cheese", SHERIFF: "2 chickens"})
    wishes.setdefault("contraband", {ANNE: "mead, pepper", SHERIFF: "crossbows"})
    return at_inspection(**wishes)


def refused(*terms, proposer=ANNE, to=SHERIFF, **wishes):
    return talking(**wishes).refuses(proposer, MakeOffer((to,), terms))


@clause("5.3")
def test_every_kind_of_thing_in_one_deal_in_both_directions():
    table = talking()
    table.strikes(
        ANNE,
        SHERIFF,
        gold(ANNE, 1),
        gold(SHERIFF, 2),
        from_stall(ANNE, "apples", 2),
        from_stall(SHERIFF, "chickens"),
        from_stall(ANNE, "mead"),
        from_stall(SHERIFF, "crossbows"),
        from_bag(ANNE, "silk"),
        letting_through(ANNE),
        opening(BEN),
        refusing_deals(CLARA),
        favour(ANNE, "next time you shall pass"),
        favour(SHERIFF, "so shall you"),
    )
    assert (table.gold(ANNE), table.gold(SHERIFF)) == (51, 49)
    assert table.stall(SHERIFF) == ["apples", "apples", "chickens"]
    assert table.contraband(SHERIFF) == ["mead", "silk"]
    assert table.stall(ANNE) == ["apples"] * 3 + ["cheese", "chickens"]
    assert table.contraband(ANNE) == ["crossbows", "pepper"]


@clause("5.3")
def test_the_sheriff_has_no_bag_to_give_from():
    assert refused(from_bag(SHERIFF, "apples")).clause in ("5.3", "5.5")


@clause("5.3")
def test_cards_of_the_hand_are_no_part_of_a_deal():
    table = talking(hands={ANNE: "3 bread, 3 crossbows"})
    assert table.refuses(ANNE, MakeOffer((SHERIFF,), (from_stall(ANNE, "bread"),))).clause in ("5.3", "5.4")


@clause("5.3")
@pytest.mark.parametrize("amount", [0, -1, -(10**30)])
def test_gold_is_a_positive_number(amount):
    assert refused(gold(ANNE, amount)).clause in ("5.3", "5.4")


@clause("5.3")
@pytest.mark.parametrize("count", [0, -1])
@pytest.mark.parametrize("term", [from_stall, from_bag])
def test_goods_are_a_positive_number(term, count):
    assert refused(term(ANNE, "apples", count)).clause in ("5.3", "5.4", "5.5")


@clause("5.3")
@pytest.mark.parametrize("term", [from_stall, from_bag])
@pytest.mark.parametrize("good", ["turnips", "", "gouda", "feast-plate"])
def test_a_good_that_is_not_in_this_game_cannot_be_promised(term, good):
    assert refused(term(ANNE, good)).clause in ("5.3", "5.4", "5.5")


@clause("5.4")
@pytest.mark.parametrize("amount", [51, 10**40])
def test_nobody_promises_more_gold_than_they_have(amount):
    refusal = refused(gold(ANNE, amount))
    assert refusal.clause == "5.4"
    assert refusal.params


@clause("5.4")
def test_gold_in_several_terms_does_not_make_more_of_it():
    assert refused(gold(ANNE, 30), gold(ANNE, 21)).clause in ("5.3", "5.4")


@clause("5.4")
def test_gold_to_be_received_does_not_help_to_pay():
    assert refused(gold(ANNE, 60), gold(SHERIFF, 20)).clause == "5.4"


@clause("5.4")
def test_legal_goods_have_to_be_on_the_stall():
    assert refused(from_stall(ANNE, "apples", 4)).clause == "5.4"
    assert refused(from_stall(ANNE, "bread")).clause == "5.4"


@clause("5.4")
def test_legal_goods_in_several_terms_do_not_make_more_of_them():
    assert refused(from_stall(ANNE, "apples", 2), from_stall(ANNE, "apples", 2)).clause in ("5.3", "5.4")


@clause("5.4")
def test_the_others_means_are_looked_at_when_they_agree():
    table = talking()
    number = table.offers(SHERIFF, ANNE, gold(ANNE, 60), letting_through(ANNE))
    assert table.refuses(ANNE, AcceptOffer(number)).clause == "5.4"
    [choice] = table.prompt(ANNE, AnswerPrompt).offers
    assert choice.accept is False
    assert choice.stopped.clause == "5.4"


@clause("5.4")
def test_the_others_legal_goods_are_looked_at_when_they_agree():
    table = talking()
    number = table.offers(SHERIFF, ANNE, from_stall(ANNE, "cheese", 2), letting_through(ANNE))
    assert table.refuses(ANNE, AcceptOffer(number)).clause == "5.4"


@clause("5.5")
def test_contraband_of_the_stall_may_be_a_lie():
    table = talking()
    table.offers(ANNE, SHERIFF, from_stall(ANNE, "silk", 2))


@clause("5.5")
@pytest.mark.parametrize("good", ["bread", "crossbows", "apples"])
def test_goods_of_the_bag_may_be_a_lie(good):
    table = talking()
    table.offers(ANNE, SHERIFF, from_bag(ANNE, good, 3))


@clause("5.5")
def test_nobody_promises_more_face_down_cards_than_lie_there():
    assert refused(from_stall(ANNE, "mead", 3)).clause == "5.5"
    assert refused(from_stall(ANNE, "mead", 2), from_stall(ANNE, "silk", 1)).clause == "5.5"


@clause("5.5")
def test_nobody_promises_more_of_a_bag_than_it_holds():
    assert refused(from_bag(ANNE, "apples", 4)).clause == "5.5"
    assert refused(from_bag(ANNE, "apples", 2), from_bag(ANNE, "silk", 2)).clause == "5.5"


@clause("5.5")
def test_a_decided_bag_has_nothing_left_to_promise():
    table = talking()
    table.lets_through(ANNE)
    assert table.refuses(ANNE, MakeOffer((SHERIFF,), (from_bag(ANNE, "silk"),))).clause in ("5.1", "5.3", "5.5")


@clause("5.6")
@pytest.mark.parametrize("act", [letting_through, opening, refusing_deals])
@pytest.mark.parametrize("about", [SHERIFF, 4, -1, 2**70])
def test_acts_are_about_merchants(act, about):
    assert refused(gold(ANNE, 1), act(about)).clause == "5.6"


@clause("5.6")
@pytest.mark.parametrize("act", [letting_through, opening])
def test_acts_are_about_bags_that_are_not_decided_yet(act):
    table = talking()
    table.lets_through(BEN)
    assert table.refuses(ANNE, MakeOffer((SHERIFF,), (gold(ANNE, 1), act(BEN)))).clause == "5.6"


@clause("5.6")
def test_a_merchant_without_a_bag_cannot_be_let_through():
    table = talking(bags={BEN: None})
    assert table.refuses(ANNE, MakeOffer((SHERIFF,), (gold(ANNE, 1), letting_through(BEN)))).clause == "5.6"


@clause("5.6")
def test_to_refuse_deals_may_be_about_any_merchant():
    table = talking()
    table.lets_through(BEN)
    table.strikes(ANNE, SHERIFF, gold(ANNE, 1), refusing_deals(BEN))
    assert [(duty.act, duty.merchant) for duty in table.state.duties] == [("refuse-deals", BEN)]


@clause("5.6")
def test_a_deal_does_not_contradict_itself():
    assert refused(gold(ANNE, 1), letting_through(BEN), opening(BEN)).clause in ("5.3", "5.6", "5.8")
    assert refused(gold(ANNE, 1), letting_through(ANNE), opening(ANNE)).clause in ("5.3", "5.6", "5.8")


@clause("5.7")
@pytest.mark.parametrize(
    "text",
    [
        "I shall let you pass",
        "Наступного разу пропущу тебе",
        "Następnym razem cię przepuszczę",
        "دفعهٔ بعد می\u200cگذارم رد شوی",
        "خانه\u200cام، 🤝",
    ],
)
def test_a_favour_may_be_written_in_any_of_our_languages(text):
    talking().offers(ANNE, SHERIFF, favour(ANNE, text))


@clause("5.7")
@pytest.mark.parametrize("text", ["", "   ", "a\nb", "a\x00b", "\x1b[31mred", "\u202egnp.exe"])
def test_a_favour_is_one_line_of_words(text):
    assert refused(favour(ANNE, text)).clause in ("5.7", "5.14")
