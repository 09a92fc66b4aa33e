"""Deals of three and more, deals without the sheriff, receivers (rules 5.2, 5.13, 5.23, 5.28, 5.29, 5.34)."""

import pytest

from blueboar.games.sheriff.wire.events import BagLetThrough, CardsShown, OfferAgreed, OfferClosed
from blueboar.games.sheriff.wire.moves import AcceptOffer, LetThrough, MakeOffer, RefuseOffer
from blueboar.games.sheriff.wire.prompts import OfferPrompt
from tests.clauses import clause
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    CLARA,
    EVE,
    FIRST_DEPUTY,
    FRED,
    SECOND_DEPUTY,
    SHERIFF,
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
    opened,
    opening,
)


def both_pass(table):
    return table.offers(
        ANNE, (SHERIFF, BEN), gold(ANNE, 4, SHERIFF), gold(BEN, 4, SHERIFF), letting_through(ANNE), letting_through(BEN)
    )


# 5.2: each must agree, one refusal ends it


@clause("5.2")
def test_a_deal_of_three_is_struck_when_all_have_agreed():
    table = at_inspection()
    number = both_pass(table)
    assert [event.seat for event in happened(table.does(SHERIFF, AcceptOffer(number)), OfferAgreed)] == [SHERIFF]
    assert table.gold(SHERIFF) == 50
    table.does(BEN, AcceptOffer(number))
    assert table.gold(SHERIFF) == 58
    assert [table.view(None).players[seat].bag.status for seat in (ANNE, BEN)] == ["through", "through"]


@clause("5.2")
@pytest.mark.parametrize("who", [SHERIFF, BEN])
def test_one_refusal_ends_it(who):
    table = at_inspection()
    number = both_pass(table)
    [closed] = happened(table.does(who, RefuseOffer(number)), OfferClosed)
    assert (closed.why, closed.by) == ("refused", who)
    assert table.open_offers() == []


@clause("5.2")
def test_who_has_agreed_may_still_refuse():
    table = at_inspection()
    number = both_pass(table)
    table.does(BEN, AcceptOffer(number))
    table.does(BEN, RefuseOffer(number))
    assert table.open_offers() == []


@clause("5.2")
def test_a_counter_offer_of_any_partner_replaces_it_and_all_must_agree_anew():
    table = at_inspection()
    number = both_pass(table)
    table.does(SHERIFF, AcceptOffer(number))
    better = (gold(ANNE, 6, SHERIFF), gold(BEN, 2, SHERIFF), letting_through(ANNE), letting_through(BEN))
    countered = table.offers(BEN, (ANNE, SHERIFF), *better, replaces=number)
    assert table.open_offers() == [countered]
    table.does(SHERIFF, AcceptOffer(countered))
    table.does(ANNE, AcceptOffer(countered))
    assert (table.gold(ANNE), table.gold(BEN)) == (44, 48)


@clause("5.2")
def test_all_at_the_table_may_be_partners_of_one_deal():
    table = at_inspection()
    table.strikes(
        SHERIFF,
        (ANNE, BEN, CLARA),
        gold(ANNE, 1, BEN),
        gold(BEN, 2, CLARA),
        gold(CLARA, 3, SHERIFF),
        letting_through(CLARA),
    )
    assert [table.gold(seat) for seat in range(4)] == [53, 49, 49, 49]


@clause("5.2")
def test_the_prompt_says_who_may_be_a_partner():
    table = at_inspection()
    prompt = table.prompt(ANNE, OfferPrompt)
    assert prompt.partners == ((SHERIFF,), (BEN,), (CLARA,))
    assert (prompt.others, prompt.office_needed) == ((SHERIFF, BEN, CLARA), False)
    persian = at_inspection(edition="persian")
    prompt = persian.prompt(ANNE, OfferPrompt)
    assert (prompt.partners, prompt.office_needed) == (((SHERIFF,),), True)


@clause("5.2")
@pytest.mark.parametrize("partners", [(), (ANNE,), (SHERIFF, SHERIFF), (SHERIFF, 4), (SHERIFF, -1)])
def test_partners_are_others_at_the_table_each_once(partners):
    table = at_inspection()
    assert table.refuses(ANNE, MakeOffer(partners, (gold(ANNE, 1),))).code == "offer.partners"


# 5.13: deals without the sheriff


@clause("5.13")
@pytest.mark.parametrize("edition", ["first", "polish", "second"])
def test_merchants_deal_with_one_another_where_the_book_has_it(edition):
    table = at_inspection(edition=edition, stalls={BEN: "cheese"})
    table.strikes(ANNE, BEN, gold(ANNE, 3), from_stall(BEN, "cheese"))
    assert (table.gold(BEN), table.stall(ANNE)) == (53, ["cheese"])


@clause("5.13")
def test_in_the_persian_book_the_sheriff_is_a_partner_of_every_deal():
    table = at_inspection(edition="persian")
    for partners in ((BEN,), (BEN, CLARA)):
        refusal = table.refuses(ANNE, MakeOffer(partners, (gold(ANNE, 1, BEN),)))
        assert (refusal.code, refusal.clause) == ("offer.partners", "5.13")


@clause("5.13")
def test_two_merchants_and_the_persian_sheriff_may_deal():
    table = at_inspection(edition="persian", stalls={BEN: "cheese"})
    table.strikes(ANNE, (SHERIFF, BEN), gold(ANNE, 3, BEN), from_stall(BEN, "cheese", to=ANNE), gold(ANNE, 1, SHERIFF))
    assert (table.gold(BEN), table.gold(SHERIFF)) == (53, 51)
    assert "cheese" in table.stall(ANNE)


@clause("5.13")
def test_goods_of_a_bag_are_bought_among_merchants_and_come_when_it_is_let_through():
    table = at_inspection(bags={BEN: ("cheese", "2 cheese, silk")})
    table.strikes(ANNE, BEN, gold(ANNE, 9), from_bag(BEN, "cheese"), from_bag(BEN, "silk"))
    assert (table.gold(BEN), table.stall(ANNE)) == (59, [])
    table.lets_through(BEN)
    assert (table.stall(ANNE), table.contraband(ANNE), table.stall(BEN)) == (["cheese"], ["silk"], ["cheese"])


@clause("5.13")
def test_a_merchant_lied_to_is_shown_the_bag():
    table = at_inspection(bags={BEN: ("cheese", "cheese")})
    table.strikes(ANNE, BEN, gold(ANNE, 9), from_bag(BEN, "silk"))
    table.lets_through(BEN)
    [shown] = happened(table.table.entries[-1].events, CardsShown)
    assert (shown.seen, shown.cards) == ((ANNE,), ("cheese",))


@clause("5.13")
def test_without_the_sheriff_there_are_no_acts():
    table = at_inspection()
    for act in (letting_through(ANNE), opening(CLARA)):
        refusal = table.refuses(ANNE, MakeOffer((BEN,), (gold(ANNE, 1), act)))
        assert (refusal.code, refusal.clause) == ("offer.no-acts", "5.13")


@clause("5.13")
def test_a_gift_among_merchants_is_no_bribe():
    table = at_inspection()
    table.strikes(ANNE, BEN, gold(ANNE, 5))
    assert table.view(None).players[ANNE].bag.status == "closed"


@clause("5.13")
def test_merchants_may_bet_on_a_third():
    table = at_inspection()
    table.strikes(ANNE, BEN, gold(ANNE, 5, when=opened(CLARA)), favour(BEN, "Thanks"))
    table.opens(CLARA)
    assert table.gold(BEN) == 55


# 5.23: receivers


@clause("5.23")
def test_a_gift_goes_to_whom_it_names():
    table = at_inspection()
    table.strikes(ANNE, (SHERIFF, BEN), gold(ANNE, 3, BEN), gold(ANNE, 4, SHERIFF))
    assert (table.gold(BEN), table.gold(SHERIFF)) == (53, 54)


@clause("5.23")
def test_nobody_named_is_the_other_side_where_there_is_one():
    table = at_inspection()
    table.strikes(ANNE, (SHERIFF, BEN), gold(ANNE, 3), gold(BEN, 4))
    assert table.gold(SHERIFF) == 57


@clause("5.23")
@pytest.mark.parametrize("partners", [(SHERIFF, BEN), (BEN, CLARA)])
def test_where_it_is_not_clear_the_receiver_has_to_be_named(partners):
    table = at_inspection()
    gift = gold(SHERIFF, 3) if SHERIFF in partners else gold(ANNE, 3)
    refusal = table.refuses(ANNE, MakeOffer(partners, (gift,)))
    assert (refusal.code, refusal.clause) == ("offer.name-the-receiver", "5.23")


@clause("5.23")
@pytest.mark.parametrize("to", [ANNE, CLARA, 99, (SHERIFF, BEN)])
def test_the_receiver_is_one_other_partner(to):
    table = at_inspection()
    refusal = table.refuses(ANNE, MakeOffer((SHERIFF, BEN), (gold(ANNE, 3, to),)))
    assert (refusal.code, refusal.params["allowed"]) == ("offer.receiver", [SHERIFF, BEN])


@clause("5.23")
def test_gold_is_looked_at_as_a_sum_over_the_deal():
    table = at_inspection()
    refusal = table.refuses(ANNE, MakeOffer((SHERIFF, BEN), (gold(ANNE, 26, SHERIFF), gold(ANNE, 25, BEN))))
    assert (refusal.code, refusal.params["most"]) == ("offer.not-enough-gold", 50)


@clause("5.23")
def test_so_are_open_goods():
    table = at_inspection(stalls={ANNE: "3 cheese"})
    gifts = (from_stall(ANNE, "cheese", 2, SHERIFF), from_stall(ANNE, "cheese", 2, BEN))
    assert table.refuses(ANNE, MakeOffer((SHERIFF, BEN), gifts)).code == "offer.not-on-stall"


@clause("5.23")
def test_means_are_looked_at_again_when_the_deal_is_struck():
    table = at_inspection()
    number = both_pass(table)
    table.does(BEN, AcceptOffer(number))
    table.strikes(BEN, CLARA, gold(BEN, 48), favour(CLARA, "Thanks"))
    assert number not in table.open_offers()


@clause("5.23")
def test_the_same_gift_to_two_receivers_is_not_said_twice():
    table = at_inspection()
    table.strikes(ANNE, (SHERIFF, BEN), gold(ANNE, 3, SHERIFF), gold(ANNE, 3, BEN))
    twice = (gold(ANNE, 3, SHERIFF), gold(ANNE, 2, SHERIFF))
    assert table.refuses(CLARA, MakeOffer((SHERIFF,), (gold(CLARA, 1), gold(CLARA, 2)))).code == "offer.said-twice"
    assert table.refuses(ANNE, MakeOffer((SHERIFF, BEN), twice)).code == "offer.said-twice"


@clause("5.23")
def test_both_deputies_together_are_the_loot_tile_whoever_decides():
    table = at_inspection(6, "second")
    deputies = (FIRST_DEPUTY, SECOND_DEPUTY)
    table.strikes(EVE, deputies, gold(EVE, 6, deputies), opening(FRED))
    assert table.view(None).loot.gold == 6


# 5.28: goods of a bag promised twice


@clause("5.28")
def test_the_earlier_deal_comes_first():
    table = at_inspection(bags={BEN: ("cheese", "cheese, silk")})
    table.strikes(ANNE, BEN, gold(ANNE, 5), from_bag(BEN, "silk"))
    table.strikes(CLARA, BEN, gold(CLARA, 5), from_bag(BEN, "silk"))
    table.lets_through(BEN)
    assert (table.contraband(ANNE), table.contraband(CLARA)) == (["silk"], [])
    assert [line.status for line in table.view(None).ledger if line.what == "bag"] == ["kept", "broken"]


@clause("5.28")
def test_an_opened_bag_voids_promises_out_of_it_even_a_true_one():
    table = at_inspection(bags={BEN: ("cheese", "2 cheese")})
    table.strikes(ANNE, BEN, gold(ANNE, 3), from_bag(BEN, "cheese"))
    table.opens(BEN)
    assert (table.gold(ANNE), table.stall(ANNE), table.stall(BEN)) == (47, [], ["cheese", "cheese"])
    assert table.ledger()[1] == ("bag", "void", "bag-opened")


# 5.29: several bags in one deal


@clause("5.29")
def test_partners_are_let_through_clockwise_from_the_sheriffs_left():
    table = at_inspection()
    table.strikes(
        CLARA,
        (SHERIFF, ANNE, BEN),
        gold(CLARA, 2, SHERIFF),
        letting_through(CLARA),
        letting_through(BEN),
        letting_through(ANNE),
    )
    passing = [event for entry in table.table.entries for event in happened(entry.events, BagLetThrough)]
    assert [event.merchant for event in passing] == [ANNE, BEN, CLARA]


@clause("5.29")
def test_for_nothing_for_one_of_them_closes_the_common_offer():
    table = at_inspection()
    number = both_pass(table)
    table.does(BEN, AcceptOffer(number))
    table.does(SHERIFF, LetThrough(ANNE, "nothing"))
    assert (table.open_offers(), table.gold(SHERIFF)) == ([], 50)
    assert table.view(None).players[BEN].bag.status == "closed"


@clause("5.29")
def test_letting_one_of_them_through_by_the_common_offer_lets_both_through():
    table = at_inspection()
    number = both_pass(table)
    table.does(BEN, AcceptOffer(number))
    assert table.refuses(SHERIFF, LetThrough(ANNE)).code == "inspect.name-the-offer"
    table.does(SHERIFF, LetThrough(ANNE, number))
    assert [table.view(None).players[seat].bag.status for seat in (ANNE, BEN)] == ["through", "through"]
    assert table.gold(SHERIFF) == 58


# 5.34: deals are made in the inspection only


@clause("5.34")
@pytest.mark.parametrize("arrange", [at_market, at_loading, at_declaration])
def test_there_are_no_deals_before_the_inspection(arrange):
    table = arrange()
    for partners in ((SHERIFF,), (BEN,)):
        assert table.refuses(ANNE, MakeOffer(partners, (gold(ANNE, 1),))).code == "move.wrong-phase"
