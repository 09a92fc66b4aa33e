"""Offers: who makes them, and how they are accepted, refused, withdrawn and replaced (rules 5.2, 5.13, 5.14)."""

import pytest

from blueboar.games.sheriff.wire.events import DealStruck, OfferClosed, OfferMade
from blueboar.games.sheriff.wire.moves import AcceptOffer, GoToMarket, LetThrough, MakeOffer, RefuseOffer, WithdrawOffer
from blueboar.games.sheriff.wire.prompts import AnswerPrompt, OfferPrompt
from tests.clauses import clause
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    CLARA,
    GAME,
    SHERIFF,
    at_inspection,
    at_market,
    favour,
    from_stall,
    gold,
    happened,
    letting_through,
    opening,
    refusing_deals,
)


def bribe(table, amount=5, merchant=ANNE):
    return table.offers(merchant, SHERIFF, gold(merchant, amount), letting_through(merchant))


@clause("5.2")
def test_a_merchant_makes_an_offer_and_the_sheriff_accepts_it():
    table = at_inspection()
    table.does(SHERIFF, AcceptOffer(bribe(table)))
    assert table.gold(SHERIFF) == 55


@clause("5.2")
def test_the_sheriff_makes_an_offer_and_the_merchant_accepts_it():
    table = at_inspection()
    number = table.offers(SHERIFF, ANNE, gold(ANNE, 7), letting_through(ANNE))
    table.does(ANNE, AcceptOffer(number))
    assert table.gold(SHERIFF) == 57


@clause("5.2")
def test_nobody_accepts_their_own_offer():
    table = at_inspection()
    assert table.refuses(ANNE, AcceptOffer(bribe(table))).clause == "5.2"


@clause("5.2")
@pytest.mark.parametrize("move", [AcceptOffer, RefuseOffer, WithdrawOffer])
def test_a_third_player_has_no_part_in_it(move):
    table = at_inspection()
    assert table.refuses(BEN, move(bribe(table))).clause == "5.2"


@clause("5.2")
def test_a_refused_offer_is_gone():
    table = at_inspection()
    number = bribe(table)
    closed = happened(table.does(SHERIFF, RefuseOffer(number)), OfferClosed)
    assert [(event.deal, event.why, event.by) for event in closed] == [(number, "refused", SHERIFF)]
    assert table.refuses(SHERIFF, AcceptOffer(number)).clause == "5.2"


@clause("5.2")
def test_a_withdrawn_offer_is_gone():
    table = at_inspection()
    number = bribe(table)
    closed = happened(table.does(ANNE, WithdrawOffer(number)), OfferClosed)
    assert [(event.deal, event.why) for event in closed] == [(number, "withdrawn")]
    assert table.refuses(SHERIFF, AcceptOffer(number)).clause == "5.2"


@clause("5.2")
def test_only_its_maker_withdraws_it_and_only_the_other_refuses_it():
    table = at_inspection()
    number = bribe(table)
    assert table.refuses(SHERIFF, WithdrawOffer(number)).clause == "5.2"
    assert table.refuses(ANNE, RefuseOffer(number)).clause == "5.2"


@clause("5.2")
def test_a_counter_offer_replaces_the_offer():
    table = at_inspection()
    first = bribe(table, 5)
    counter = table.offers(SHERIFF, ANNE, gold(ANNE, 8), letting_through(ANNE), replaces=first)
    assert list(table.state.offers) == [counter]
    table.refuses(SHERIFF, AcceptOffer(first))
    table.refuses(ANNE, AcceptOffer(first))


@clause("5.2")
def test_a_counter_offer_answers_an_offer_between_the_same_two():
    table = at_inspection()
    first = bribe(table, 5, ANNE)
    table.refuses(BEN, MakeOffer((SHERIFF,), (gold(BEN, 9), letting_through(BEN)), replaces=first))
    table.refuses(SHERIFF, MakeOffer((BEN,), (gold(BEN, 9), letting_through(BEN)), replaces=first))
    table.refuses(SHERIFF, MakeOffer((ANNE,), (gold(ANNE, 9),), replaces=first + 1))


@clause("5.2")
def test_an_offer_never_changes_so_an_acceptance_binds_to_what_was_read():
    table = at_inspection()
    numbers = [bribe(table, 5)]
    for amount in (8, 11):
        numbers.append(table.offers(SHERIFF, ANNE, gold(ANNE, amount), letting_through(ANNE), replaces=numbers[-1]))
        numbers.append(table.offers(ANNE, SHERIFF, gold(ANNE, amount - 2), letting_through(ANNE), replaces=numbers[-1]))
    assert len(set(numbers)) == 5
    for old in numbers[:-1]:
        table.refuses(SHERIFF, AcceptOffer(old))
    table.does(SHERIFF, AcceptOffer(numbers[-1]))
    assert table.gold(ANNE) == 50 - 9


@clause("5.2")
def test_all_merchants_may_deal_at_the_same_time():
    table = at_inspection()
    numbers = [bribe(table, 5, merchant) for merchant in (ANNE, BEN, CLARA)]
    assert sorted(table.state.offers) == numbers
    table.does(SHERIFF, AcceptOffer(numbers[1]))
    assert table.gold(BEN) == 45


@clause("5.2")
def test_a_merchant_whose_bag_is_decided_may_still_pay_for_another():
    table = at_inspection()
    table.lets_through(ANNE)
    table.strikes(ANNE, SHERIFF, gold(ANNE, 3), opening(BEN))
    assert table.gold(SHERIFF) == 53


@clause("5.2")
def test_outside_the_inspection_there_are_no_deals():
    table = at_market()
    assert table.prompt(ANNE, OfferPrompt) is None
    assert table.refuses(ANNE, MakeOffer((SHERIFF,), (gold(ANNE, 1),))).clause == "5.2"


@clause("5.2")
def test_open_offers_end_with_the_inspection():
    table = at_inspection(bags={BEN: None, CLARA: None})
    table.offers(BEN, SHERIFF, gold(BEN, 1), favour(SHERIFF, "remember me"))
    table.lets_through(ANNE)
    assert table.state.offers == {}
    assert table.view(None).offers == ()


@clause("5.2")
def test_the_prompt_says_who_may_answer_what():
    table = at_inspection()
    number = bribe(table)
    [choice] = table.prompt(SHERIFF, AnswerPrompt).offers
    assert (choice.deal, choice.accept, choice.refuse, choice.withdraw) == (number, True, True, False)
    [choice] = table.prompt(ANNE, AnswerPrompt).offers
    assert (choice.deal, choice.accept, choice.refuse, choice.withdraw) == (number, False, False, True)
    assert table.prompt(BEN, AnswerPrompt) is None


@clause("5.2")
@pytest.mark.parametrize("number", [0, 99, -1, 2**65])
def test_an_offer_that_never_was_cannot_be_answered(number):
    table = at_inspection()
    bribe(table)
    for move in (AcceptOffer, RefuseOffer, WithdrawOffer):
        assert table.refuses(SHERIFF, move(number)).clause == "5.2"


# 5.13: the partners


@clause("5.13")
@pytest.mark.parametrize(
    ("proposer", "partners"),
    [
        (ANNE, (BEN,)),
        (ANNE, (BEN, CLARA)),
        (ANNE, ()),
        (ANNE, (ANNE,)),
        (ANNE, (SHERIFF, SHERIFF)),
        (ANNE, (SHERIFF, ANNE)),
        (SHERIFF, (SHERIFF,)),
        (ANNE, (7,)),
        (ANNE, (-1,)),
    ],
)
def test_a_deal_is_among_different_players_and_the_sheriff(proposer, partners):
    table = at_inspection(merchant_deals=False)
    assert table.refuses(proposer, MakeOffer(partners, (gold(proposer, 1),))).clause in ("5.2", "5.13")


@clause("5.13")
def test_with_merchant_deals_two_merchants_deal_with_each_other():
    table = at_inspection(merchant_deals=True, stalls={BEN: "2 cheese"}, contraband={BEN: "silk"})
    struck = table.strikes(
        ANNE, BEN, gold(ANNE, 9), from_stall(BEN, "cheese"), from_stall(BEN, "silk"), favour(ANNE, "a good word")
    )
    assert happened(struck, DealStruck)
    assert (table.gold(ANNE), table.gold(BEN)) == (41, 59)
    assert (table.stall(ANNE), table.contraband(ANNE)) == (["cheese"], ["silk"])


@clause("5.13")
@pytest.mark.parametrize("term", [letting_through(ANNE), opening(CLARA), refusing_deals(CLARA)])
def test_merchants_promise_each_other_no_acts(term):
    table = at_inspection(merchant_deals=True)
    assert table.refuses(ANNE, MakeOffer((BEN,), (gold(ANNE, 1), term))).clause == "5.13"


@clause("5.13")
def test_the_sheriffs_duty_to_refuse_deals_does_not_bind_merchants():
    table = at_inspection(merchant_deals=True)
    table.strikes(ANNE, SHERIFF, gold(ANNE, 1), refusing_deals(CLARA))
    table.strikes(BEN, CLARA, gold(BEN, 2))
    assert table.gold(CLARA) == 52


@clause("5.13")
def test_the_giver_is_one_of_the_two():
    table = at_inspection()
    assert table.refuses(ANNE, MakeOffer((SHERIFF,), (gold(BEN, 5), letting_through(ANNE)))).clause in ("5.3", "5.13")


# 5.14: so that talk ends some day


@clause("5.14")
def test_five_offers_at_a_time():
    table = at_inspection()
    for amount in range(1, 6):
        bribe(table, amount)
    assert table.refuses(ANNE, MakeOffer((SHERIFF,), (gold(ANNE, 6),))).clause == "5.14"
    table.does(SHERIFF, RefuseOffer(min(table.state.offers)))
    bribe(table, 6)


@clause("5.14")
def test_with_five_open_offers_the_prompt_and_the_check_agree():
    table = at_inspection()
    numbers = [bribe(table, amount) for amount in range(1, 6)]
    replacing = MakeOffer((SHERIFF,), (gold(ANNE, 6), letting_through(ANNE)), replaces=numbers[0])
    prompted = table.prompt(ANNE, OfferPrompt) is not None
    assert (GAME.check(table.table.state, ANNE, replacing) is None) == prompted


@clause("5.14")
def test_forty_offers_in_one_inspection():
    table = at_inspection()
    for _ in range(40):
        table.does(ANNE, WithdrawOffer(bribe(table)))
    assert table.refuses(ANNE, MakeOffer((SHERIFF,), (gold(ANNE, 6),))).clause == "5.14"
    assert table.prompt(ANNE, OfferPrompt) is None or table.prompt(ANNE, OfferPrompt).left == 0
    bribe(table, 1, BEN)


@clause("5.14")
def test_the_next_inspection_begins_anew():
    table = at_inspection(bags={BEN: None, CLARA: None})
    for _ in range(40):
        table.does(ANNE, WithdrawOffer(bribe(table)))
    table.lets_through(ANNE)
    for merchant in table.state.merchants:
        table.does(merchant, GoToMarket())
    for merchant in table.state.merchants:
        table.loads(merchant, table.hand(merchant)[:1])
    for merchant in table.state.merchants:
        table.declares(merchant, "apples")
    table.does(ANNE, MakeOffer((BEN,), (gold(BEN, 6),)))


@clause("5.14")
def test_twelve_terms_and_no_more():
    table = at_inspection()
    favours = tuple(favour(ANNE, f"favour {number}") for number in range(13))
    table.offers(ANNE, SHERIFF, *favours[:12])
    assert table.refuses(ANNE, MakeOffer((SHERIFF,), favours)).clause == "5.14"


@clause("5.14")
def test_a_favour_of_two_hundred_characters_and_no_longer():
    table = at_inspection()
    table.offers(ANNE, SHERIFF, favour(ANNE, "x" * 200))
    assert table.refuses(ANNE, MakeOffer((SHERIFF,), (favour(ANNE, "x" * 201),))).clause == "5.14"


@clause("5.14")
def test_an_empty_offer_is_refused():
    table = at_inspection()
    assert table.refuses(ANNE, MakeOffer((SHERIFF,), ())).code


@clause("5.2")
def test_everyone_hears_the_offer():
    table = at_inspection()
    bribe(table)
    for seat in (BEN, None):
        entry = table.table.redacted(table.table.entries[-1], seat)
        assert happened(entry.events, OfferMade)
        assert [offer.deal.terms for offer in table.view(seat).offers] == [(gold(ANNE, 5), letting_through(ANNE))]


@clause("5.1")
def test_the_decision_ends_all_talk_about_that_bag():
    table = at_inspection()
    number = bribe(table)
    closed = happened(table.does(SHERIFF, LetThrough(ANNE, "nothing")), OfferClosed)
    assert [(event.deal, event.why) for event in closed] == [(number, "decided")]
    table.refuses(ANNE, MakeOffer((SHERIFF,), (gold(ANNE, 5), letting_through(ANNE))))
