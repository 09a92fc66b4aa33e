"""The bribe and the bag: who lets a bag through takes what is offered for it, and who takes a bribe does not inspect
(rules 5.21, 5.22).
"""

import pytest

from blueboar.games.sheriff.wire.events import BagLetThrough, BagOpened, DealStruck, GoldMoved, OfferClosed
from blueboar.games.sheriff.wire.moves import AcceptOffer, LetThrough, MakeOffer, OpenBag
from blueboar.games.sheriff.wire.prompts import DecidePrompt
from blueboar.games.sheriff.wire.terms import LetThroughTerm
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
    happened,
    letting_through,
    opened,
    opening,
    passed,
)


def choice(table, merchant, seat=SHERIFF):
    bags = table.prompt(seat, DecidePrompt).bags
    return next(bag for bag in bags if bag.merchant == merchant)


def terms_of(table, number):
    offers = table.view(SHERIFF).offers
    return next(offer.deal.terms for offer in offers if offer.deal.id == number)


# 5.21: a sheriff who lets a bag through takes what is offered for it


@clause("5.21")
def test_the_plain_move_strikes_the_only_offer():
    table = at_inspection()
    number = table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(ANNE))
    happening = table.does(SHERIFF, LetThrough(ANNE))
    assert [event.deal.id for event in happened(happening, DealStruck)] == [number]
    assert (table.gold(SHERIFF), table.gold(ANNE)) == (55, 45)
    assert table.view(None).players[ANNE].bag.status == "through"


@clause("5.21")
def test_the_move_may_name_the_offer():
    table = at_inspection(stalls={ANNE: "cheese"})
    table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(ANNE))
    dearer = table.offers(ANNE, SHERIFF, gold(ANNE, 3), from_stall(ANNE, "cheese"), letting_through(ANNE))
    table.does(SHERIFF, LetThrough(ANNE, dearer))
    assert (table.gold(SHERIFF), table.stall(SHERIFF)) == (53, ["cheese"])
    assert table.open_offers() == []


@clause("5.21")
def test_for_nothing_takes_nothing_and_says_so():
    table = at_inspection()
    number = table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(ANNE))
    happening = table.passes_for_nothing(ANNE)
    assert table.gold(SHERIFF) == 50
    assert [event.for_nothing for event in happened(happening, BagLetThrough)] == [True]
    assert [(event.deal, event.why) for event in happened(happening, OfferClosed)] == [(number, "decided")]


@clause("5.21")
def test_where_nothing_was_offered_nothing_is_said():
    table = at_inspection()
    assert [event.for_nothing for event in happened(table.passes_for_nothing(ANNE), BagLetThrough)] == [False]


@clause("5.21")
def test_with_two_offers_the_plain_move_is_refused_and_names_both():
    table = at_inspection(stalls={ANNE: "cheese"})
    first = table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(ANNE))
    second = table.offers(ANNE, SHERIFF, gold(ANNE, 3), from_stall(ANNE, "cheese"), letting_through(ANNE))
    refusal = table.refuses(SHERIFF, LetThrough(ANNE))
    assert (refusal.code, refusal.clause) == ("inspect.name-the-offer", "5.21")
    assert refusal.params["allowed"] == [first, second]


@clause("5.21")
def test_an_offer_that_costs_the_sheriff_more_has_to_be_named():
    table = at_inspection()
    number = table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(ANNE), opening(BEN))
    assert table.refuses(SHERIFF, LetThrough(ANNE)).params["allowed"] == [number]
    table.does(SHERIFF, LetThrough(ANNE, number))
    assert table.refuses(SHERIFF, LetThrough(BEN)).code == "inspect.against-duty"


@clause("5.21")
@pytest.mark.parametrize("what", [gold(SHERIFF, 1), favour(SHERIFF, "Next round too")], ids=["gold", "favour"])
def test_so_has_one_in_which_the_sheriff_gives_something(what):
    table = at_inspection()
    number = table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(ANNE), what)
    assert table.refuses(SHERIFF, LetThrough(ANNE)).params["allowed"] == [number]


@clause("5.21")
def test_an_offer_about_another_bag_is_no_bribe_for_this_one():
    table = at_inspection()
    table.offers(BEN, SHERIFF, gold(BEN, 5), letting_through(ANNE))
    table.lets_through(ANNE)
    assert table.gold(SHERIFF) == 50


@clause("5.21")
def test_an_offer_to_which_its_owner_has_not_agreed_is_no_bribe():
    table = at_inspection()
    table.offers(SHERIFF, ANNE, gold(ANNE, 5), letting_through(ANNE))
    table.lets_through(ANNE)
    assert table.gold(SHERIFF) == 50


@clause("5.21")
def test_an_offer_that_waits_for_somebody_else_too_is_no_bribe_yet():
    table = at_inspection()
    number = table.offers(
        ANNE, (SHERIFF, BEN), gold(ANNE, 4, SHERIFF), gold(BEN, 4, SHERIFF), letting_through(ANNE), letting_through(BEN)
    )
    assert choice(table, ANNE).offers == ()
    assert table.refuses(SHERIFF, LetThrough(ANNE, number)).code == "inspect.no-such-offer"
    table.lets_through(ANNE)
    assert (table.gold(SHERIFF), table.open_offers()) == (50, [])


@clause("5.21")
def test_the_offer_that_is_struck_ends_those_about_that_bag_and_no_others():
    table = at_inspection()
    first = table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(ANNE))
    table.offers(CLARA, SHERIFF, gold(CLARA, 2), opening(ANNE))
    third = table.offers(BEN, SHERIFF, gold(BEN, 5), letting_through(BEN))
    table.does(SHERIFF, LetThrough(ANNE, first))
    assert table.open_offers() == [third]


@clause("5.21")
@pytest.mark.parametrize("takes", [0, 2, 77])
def test_an_offer_that_is_not_for_this_bag_cannot_be_named(takes):
    table = at_inspection()
    table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(ANNE))
    table.offers(BEN, SHERIFF, gold(BEN, 5), letting_through(BEN))
    refusal = table.refuses(SHERIFF, LetThrough(ANNE, takes))
    assert (refusal.code, refusal.params["allowed"]) == ("inspect.no-such-offer", [1])


@clause("5.21")
def test_the_prompt_says_what_there_is_to_choose():
    table = at_inspection()
    assert (choice(table, ANNE).let_through, choice(table, ANNE).offers) == (True, ())
    first = table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(ANNE))
    assert (choice(table, ANNE).let_through, choice(table, ANNE).offers) == (True, (first,))
    second = table.offers(ANNE, SHERIFF, gold(ANNE, 6), letting_through(ANNE))
    bag = choice(table, ANNE)
    assert (bag.let_through, bag.offers, bag.for_nothing) == (False, (first, second), True)


@clause("5.21")
def test_an_offer_that_the_sheriff_cannot_pay_is_not_among_them():
    table = at_inspection(gold={SHERIFF: 3})
    number = table.offers(ANNE, SHERIFF, from_bag(ANNE, "silk"), gold(SHERIFF, 10), letting_through(ANNE))
    assert choice(table, ANNE).offers == ()
    assert table.refuses(SHERIFF, LetThrough(ANNE, number)).code == "offer.not-enough-gold"
    assert table.refuses(SHERIFF, LetThrough(ANNE)).params["allowed"] == []
    table.passes_for_nothing(ANNE)


@clause("5.21")
def test_a_duty_to_let_through_does_not_spare_the_owner_a_bribe_that_stands():
    table = at_inspection()
    table.strikes(BEN, SHERIFF, gold(BEN, 2), letting_through(ANNE))
    table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(ANNE))
    table.lets_through(ANNE)
    assert table.gold(SHERIFF) == 57


@clause("5.21")
def test_opening_takes_no_bribe():
    table = at_inspection(bags={ANNE: ("apples", "apples")})
    table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(ANNE))
    table.opens(ANNE)
    assert table.gold(SHERIFF) == 48


# 5.22: a sheriff who takes a bribe does not inspect


@clause("5.22")
def test_gold_without_an_act_lets_the_giver_through_at_once():
    table = at_inspection()
    table.strikes(ANNE, SHERIFF, gold(ANNE, 10))
    assert table.view(None).players[ANNE].bag.status == "through"
    assert table.gold(SHERIFF) == 60


@clause("5.22")
def test_the_offer_shows_the_act():
    table = at_inspection()
    number = table.offers(ANNE, SHERIFF, gold(ANNE, 10))
    assert terms_of(table, number) == (gold(ANNE, 10), LetThroughTerm(ANNE, implied=True))


@clause("5.22")
def test_an_offer_of_the_sheriff_carries_it_too():
    table = at_inspection()
    table.strikes(SHERIFF, ANNE, gold(ANNE, 10))
    assert table.view(None).players[ANNE].bag.status == "through"


@clause("5.22")
@pytest.mark.parametrize(
    "gift", [from_stall(ANNE, "cheese"), from_stall(ANNE, "silk"), from_bag(ANNE, "silk")], ids=["open", "down", "bag"]
)
def test_goods_carry_it_as_well(gift):
    table = at_inspection(stalls={ANNE: "cheese"}, contraband={ANNE: "silk"})
    table.strikes(ANNE, SHERIFF, gift)
    assert table.view(None).players[ANNE].bag.status == "through"


@clause("5.22")
@pytest.mark.parametrize(
    "what",
    [opening(BEN), letting_through(BEN), gold(SHERIFF, 1), favour(SHERIFF, "I shall remember it")],
    ids=["open", "let-through", "gold", "favour"],
)
def test_a_deal_that_says_what_the_sheriff_does_or_gives_carries_nothing_else(what):
    table = at_inspection()
    number = table.offers(ANNE, SHERIFF, gold(ANNE, 10), what)
    assert len(terms_of(table, number)) == 2


@clause("5.22")
def test_a_favour_alone_is_no_bribe():
    table = at_inspection()
    table.strikes(ANNE, SHERIFF, favour(ANNE, "I shall speak well of you"))
    assert table.view(None).players[ANNE].bag.status == "closed"


@clause("5.22")
def test_a_gift_under_a_condition_about_another_bag_is_no_bribe():
    table = at_inspection()
    table.strikes(ANNE, SHERIFF, gold(ANNE, 10, when=opened(BEN)))
    assert table.view(None).players[ANNE].bag.status == "closed"


@clause("5.22")
def test_whose_bag_is_decided_may_give_the_sheriff_a_present():
    table = at_inspection()
    table.lets_through(ANNE)
    number = table.offers(ANNE, SHERIFF, gold(ANNE, 10))
    assert terms_of(table, number) == (gold(ANNE, 10),)
    table.does(SHERIFF, AcceptOffer(number))
    assert table.gold(SHERIFF) == 60


@clause("5.22")
def test_a_bribe_cannot_be_offered_for_a_bag_that_a_duty_opens():
    table = at_inspection()
    table.strikes(BEN, SHERIFF, gold(BEN, 2), opening(ANNE))
    refusal = table.refuses(ANNE, MakeOffer((SHERIFF,), (gold(ANNE, 10),)))
    assert (refusal.code, refusal.params["duty"]) == ("offer.against-duty", "open")


@clause("5.22")
def test_two_merchants_who_both_pay_both_pass():
    table = at_inspection()
    table.strikes(ANNE, (SHERIFF, BEN), gold(ANNE, 4, SHERIFF), gold(BEN, 4, SHERIFF))
    assert [table.view(None).players[seat].bag.status for seat in (ANNE, BEN)] == ["through", "through"]
    assert table.gold(SHERIFF) == 58


@clause("5.22")
def test_a_gift_if_the_givers_own_bag_passes_is_that_act():
    table = at_inspection()
    number = table.offers(ANNE, SHERIFF, gold(ANNE, 10, when=passed(ANNE)))
    assert terms_of(table, number) == (gold(ANNE, 10), LetThroughTerm(ANNE, implied=True))
    table.does(SHERIFF, AcceptOffer(number))
    assert (table.gold(SHERIFF), table.pledges()) == (60, ())
    assert table.view(None).players[ANNE].bag.status == "through"


@clause("5.22")
def test_it_is_that_act_beside_others_too():
    table = at_inspection()
    table.strikes(ANNE, SHERIFF, gold(ANNE, 10, when=passed(ANNE)), opening(BEN))
    assert table.view(None).players[ANNE].bag.status == "through"
    assert table.refuses(SHERIFF, LetThrough(BEN)).code == "inspect.against-duty"


@clause("5.22")
def test_ten_gold_taken_and_the_bag_opened_all_the_same_is_over():
    table = at_inspection()
    table.strikes(ANNE, SHERIFF, gold(ANNE, 10))
    assert table.refuses(SHERIFF, OpenBag(ANNE)).code == "inspect.no-such-bag"
    assert happened(table.table.entries[-1].events, BagOpened) == []


@clause("5.22")
def test_the_bribe_is_paid_before_the_bag_comes_back():
    table = at_inspection()
    happening = table.strikes(ANNE, SHERIFF, gold(ANNE, 10))
    kinds = [type(event) for event in happening if type(event) in (GoldMoved, BagLetThrough)]
    assert kinds == [GoldMoved, BagLetThrough]
