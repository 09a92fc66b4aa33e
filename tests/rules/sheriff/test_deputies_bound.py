"""What deals bind two deputies to, one or both (rules 5.31, 8.5, 8.6, 8.9, 8.10)."""

import pytest

from blueboar.games.sheriff.wire.events import BagOpened, DebtForgiven, GoldMoved
from blueboar.games.sheriff.wire.moves import AcceptOffer, LetThrough, MakeOffer, OpenBag, PayDebt, TakeStance
from blueboar.games.sheriff.wire.prompts import DecidePrompt, OfferPrompt, StancePrompt
from tests.clauses import clause
from tests.rules.sheriff.table import (
    EVE,
    FIRST_DEPUTY,
    FRED,
    GUY,
    HUGH,
    SECOND_DEPUTY,
    at_inspection,
    favour,
    from_bag,
    from_stall,
    gold,
    happened,
    letting_through,
    opening,
    refusing_deals,
)

BOTH = (FIRST_DEPUTY, SECOND_DEPUTY)


def six(**wishes):
    return at_inspection(6, "second", **wishes)


def say(table, merchant, first, second):
    table.does(FIRST_DEPUTY, TakeStance(merchant, first))
    table.does(SECOND_DEPUTY, TakeStance(merchant, second))


def stances(table, merchant):
    return [stance.stance for stance in table.view(None).stances if stance.merchant == merchant]


def choice(table, deputy, merchant, prompt=DecidePrompt):
    return next(bag for bag in table.prompt(deputy, prompt).bags if bag.merchant == merchant)


# 8.9: a duty binds those who took it


@clause("8.9")
@pytest.mark.parametrize("before", ["let-through", "open"])
def test_a_joint_duty_makes_both_stances_its_own_whatever_they_were(before):
    table = six()
    table.does(FIRST_DEPUTY, TakeStance(FRED, before))
    table.strikes(EVE, BOTH, gold(EVE, 2), opening(FRED))
    assert stances(table, FRED) == ["open", "open"]


@clause("8.9", "8.6")
@pytest.mark.parametrize("opener", BOTH)
def test_both_open_and_a_lies_fine_goes_to_the_loot(opener):
    table = six(bags={FRED: ("apples", "apples, mead")})
    table.does(FIRST_DEPUTY, TakeStance(FRED, "let-through"))
    table.strikes(EVE, BOTH, gold(EVE, 2), opening(FRED))
    [event] = happened(table.does(opener, OpenBag(FRED)), BagOpened)
    assert event.by == BOTH
    assert (table.view(None).loot.gold, table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY)) == (6, 50, 50)


@clause("8.9", "8.6")
def test_a_true_bag_costs_each_half():
    table = six(bags={FRED: ("apples", "3 apples")})
    say(table, FRED, "let-through", "open")
    table.strikes(EVE, BOTH, gold(EVE, 2), opening(FRED))
    table.does(SECOND_DEPUTY, OpenBag(FRED))
    assert (table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY)) == (47, 47)


@clause("8.9")
def test_bound_to_let_through_neither_can_sell_the_passing_again():
    table = six()
    say(table, FRED, "open", "let-through")
    table.strikes(EVE, BOTH, gold(EVE, 2), letting_through(FRED))
    assert stances(table, FRED) == ["let-through", "let-through"]
    refusal = table.refuses(FRED, MakeOffer((FIRST_DEPUTY,), (gold(FRED, 8), letting_through(FRED))))
    assert (refusal.code, refusal.params["allowed"]) == ("offer.needs-deputies", list(BOTH))
    table.does(SECOND_DEPUTY, LetThrough(FRED))
    assert table.view(None).players[FRED].bag.status == "through"


@clause("8.9")
def test_nobody_who_is_bound_changes_the_stance():
    table = six()
    table.strikes(EVE, BOTH, gold(EVE, 2), opening(FRED))
    for deputy in BOTH:
        assert table.refuses(deputy, TakeStance(FRED, "let-through")).code == "inspect.against-duty"
        assert not choice(table, deputy, FRED, StancePrompt).let_through


@clause("8.9")
def test_the_duty_of_one_leaves_the_other_free():
    table = six()
    say(table, FRED, "open", "let-through")
    table.strikes(EVE, FIRST_DEPUTY, gold(EVE, 2), opening(FRED))
    assert choice(table, SECOND_DEPUTY, FRED, StancePrompt).open
    assert choice(table, SECOND_DEPUTY, FRED, StancePrompt).let_through
    assert table.refuses(FIRST_DEPUTY, TakeStance(FRED, "let-through")).code == "inspect.against-duty"


@clause("8.9")
def test_who_promised_alone_pays_or_takes_the_fine_alone():
    table = six(bags={FRED: ("apples", "apples, mead")})
    say(table, FRED, "open", "let-through")
    table.strikes(EVE, FIRST_DEPUTY, gold(EVE, 2), opening(FRED))
    table.does(FIRST_DEPUTY, OpenBag(FRED))
    assert (table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY), table.view(None).loot.gold) == (56, 50, 0)


@clause("8.9")
def test_the_other_may_join_of_free_will():
    table = six(bags={FRED: ("apples", "3 apples")})
    say(table, FRED, "open", "let-through")
    table.strikes(EVE, FIRST_DEPUTY, gold(EVE, 2), opening(FRED))
    table.does(SECOND_DEPUTY, TakeStance(FRED, "open"))
    table.does(FIRST_DEPUTY, OpenBag(FRED))
    assert (table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY)) == (49, 47)


@clause("8.9")
def test_a_duty_of_one_is_void_if_the_other_decides_against_it():
    table = six(bags={FRED: ("apples", "apples")})
    table.strikes(EVE, BOTH, gold(EVE, 4, FIRST_DEPUTY), letting_through(FRED, FIRST_DEPUTY))
    table.does(SECOND_DEPUTY, TakeStance(FRED, "open"))
    table.does(SECOND_DEPUTY, OpenBag(FRED))
    assert table.ledger() == [("gold", "kept", "handed-over"), ("let-through", "void", "other-deputy")]
    assert (table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY)) == (54, 48)


@clause("8.9")
def test_a_duty_of_one_does_not_stand_against_a_deal_of_the_other():
    table = six()
    table.strikes(EVE, BOTH, gold(EVE, 4, FIRST_DEPUTY), letting_through(FRED, FIRST_DEPUTY))
    table.does(SECOND_DEPUTY, TakeStance(FRED, "open"))
    table.strikes(GUY, SECOND_DEPUTY, gold(GUY, 1), opening(FRED))
    refusal = table.refuses(GUY, MakeOffer(BOTH, (gold(GUY, 1), opening(FRED))))
    assert (refusal.code, refusal.params["duty"]) == ("offer.against-duty", "let-through")


# 5.31: acts say who performs them


@clause("5.31")
def test_an_act_names_who_performs_it():
    table = six()
    table.strikes(EVE, BOTH, gold(EVE, 4), opening(FRED, SECOND_DEPUTY))
    [duty] = table.view(None).duties
    assert (duty.bound, stances(table, FRED)) == ((SECOND_DEPUTY,), ["open"])
    assert table.view(None).ledger[-1].by == (SECOND_DEPUTY,)


@clause("5.31")
def test_nobody_named_means_all_deputies_who_are_partners():
    table = six()
    table.strikes(EVE, BOTH, gold(EVE, 4), opening(FRED))
    assert table.view(None).duties[0].bound == BOTH


@clause("5.31")
@pytest.mark.parametrize("by", [EVE, FRED, 99, (FIRST_DEPUTY, EVE)])
def test_only_deputies_who_are_partners_perform_acts(by):
    table = six()
    refusal = table.refuses(EVE, MakeOffer(BOTH, (gold(EVE, 4), opening(FRED, by))))
    assert (refusal.code, refusal.params["allowed"]) == ("offer.performer", list(BOTH))


@clause("5.31")
def test_a_partner_passes_only_when_everyone_with_a_say_has_promised_it():
    table = six()
    table.strikes(EVE, BOTH, gold(EVE, 4), letting_through(EVE, FIRST_DEPUTY))
    assert table.view(None).players[EVE].bag.status == "closed"
    assert stances(table, EVE) == ["let-through"]


# 8.5: with whom


@clause("8.5")
def test_a_deal_with_both_is_always_possible():
    table = six()
    say(table, EVE, "open", "let-through")
    table.strikes(EVE, BOTH, gold(EVE, 6), letting_through(EVE))
    assert (table.view(None).loot.gold, table.view(None).players[EVE].bag.status) == (6, "through")


@clause("8.5")
def test_with_one_alone_only_where_that_one_alone_has_the_say():
    table = six()
    offer = MakeOffer((FIRST_DEPUTY,), (gold(EVE, 6), letting_through(EVE)))
    assert table.refuses(EVE, offer).code == "offer.needs-deputies"
    say(table, EVE, "open", "let-through")
    table.does(EVE, offer)
    table.does(FIRST_DEPUTY, AcceptOffer(1))
    assert (table.gold(FIRST_DEPUTY), table.view(None).loot.gold) == (56, 0)


@clause("8.5", "5.22")
def test_gold_for_one_deputy_without_an_act_does_not_get_past_the_loot_tile():
    table = six()
    refusal = table.refuses(EVE, MakeOffer((FIRST_DEPUTY,), (gold(EVE, 6),)))
    assert (refusal.code, refusal.params["allowed"]) == ("offer.needs-deputies", list(BOTH))


@clause("8.5")
def test_to_refuse_deals_may_be_promised_by_one_and_binds_that_one():
    table = six()
    table.strikes(EVE, SECOND_DEPUTY, gold(EVE, 3), refusing_deals(FRED))
    assert table.refuses(FRED, MakeOffer(BOTH, (gold(FRED, 1),))).code == "offer.refuses-to-deal"
    table.strikes(FRED, FIRST_DEPUTY, gold(FRED, 1), favour(FIRST_DEPUTY, "I speak for you"))


@clause("8.5")
def test_deputies_deal_with_each_other():
    table = six()
    assert (SECOND_DEPUTY,) in table.prompt(FIRST_DEPUTY, OfferPrompt).partners
    table.strikes(FIRST_DEPUTY, SECOND_DEPUTY, gold(FIRST_DEPUTY, 3), opening(EVE, SECOND_DEPUTY))
    assert (table.gold(SECOND_DEPUTY), stances(table, EVE)) == (53, ["open"])
    [duty] = table.view(None).duties
    assert duty.bound == (SECOND_DEPUTY,)


@clause("8.5")
def test_goods_of_a_bag_go_to_one_deputy_if_both_agree():
    table = six(bags={EVE: ("apples", "apples, silk")})
    table.strikes(EVE, BOTH, from_bag(EVE, "silk", to=SECOND_DEPUTY), letting_through(EVE))
    assert table.contraband(SECOND_DEPUTY) == ["silk"]


# 8.6: debts to and of both


@clause("8.6")
def test_goods_that_pay_a_debt_to_both_go_to_the_loot():
    table = six(bags={EVE: ("apples", "2 mead")}, gold={EVE: 0}, stalls={EVE: "2 chickens"}, contraband={EVE: "silk"})
    say(table, EVE, "open", "open")
    table.does(FIRST_DEPUTY, OpenBag(EVE))
    table.does(EVE, PayDebt(("chickens", "chickens")))
    assert table.view(None).loot.legal == ("chickens", "chickens")


@clause("8.6")
def test_a_deputy_who_cannot_pay_a_half_owes_it_alone():
    table = six(bags={EVE: ("apples", "4 apples")}, gold={SECOND_DEPUTY: 1})
    say(table, EVE, "open", "open")
    happening = table.does(FIRST_DEPUTY, OpenBag(EVE))
    assert [(event.source, event.amount) for event in happened(happening, GoldMoved)] == [
        (f"purse:{FIRST_DEPUTY}", 4),
        (f"purse:{SECOND_DEPUTY}", 1),
    ]
    [forgiven] = happened(happening, DebtForgiven)
    assert (forgiven.debtor, forgiven.amount, table.gold(FIRST_DEPUTY)) == (SECOND_DEPUTY, 3, 46)


# 8.10: the bribe of a bag that both let through


@clause("8.10")
@pytest.mark.parametrize("who", BOTH)
def test_a_bag_that_both_let_through_takes_its_bribe_for_both(who):
    table = six()
    table.offers(EVE, BOTH, gold(EVE, 12), letting_through(EVE))
    say(table, EVE, "let-through", "let-through")
    table.does(who, LetThrough(EVE))
    assert (table.view(None).loot.gold, table.gold(EVE)) == (12, 38)


@clause("8.10")
def test_for_nothing_counts_only_if_both_say_it():
    table = six()
    table.offers(EVE, BOTH, gold(EVE, 12), letting_through(EVE))
    say(table, EVE, "let-through", "let-through")
    refusal = table.refuses(FIRST_DEPUTY, LetThrough(EVE, "nothing"))
    assert (refusal.code, refusal.clause) == ("inspect.not-for-nothing", "8.10")
    assert not choice(table, FIRST_DEPUTY, EVE).for_nothing
    table.does(SECOND_DEPUTY, TakeStance(EVE, "for-nothing"))
    assert choice(table, FIRST_DEPUTY, EVE).for_nothing
    table.does(FIRST_DEPUTY, LetThrough(EVE, "nothing"))
    assert (table.view(None).loot.gold, table.view(None).players[EVE].bag.status) == (0, "through")


@clause("8.10")
def test_for_nothing_is_a_way_to_let_through():
    table = six()
    say(table, EVE, "for-nothing", "let-through")
    assert stances(table, EVE) == ["for-nothing", "let-through"]
    table.does(FIRST_DEPUTY, LetThrough(EVE))
    assert table.view(None).players[EVE].bag.status == "through"


@clause("8.10")
def test_who_acts_alone_says_it_alone():
    table = six()
    say(table, EVE, "open", "let-through")
    table.offers(EVE, FIRST_DEPUTY, gold(EVE, 12), letting_through(EVE))
    table.does(FIRST_DEPUTY, LetThrough(EVE, "nothing"))
    assert table.gold(FIRST_DEPUTY) == 50


@clause("8.10")
def test_an_offer_that_costs_both_more_needs_the_word_of_both():
    table = six(bags={GUY: None, HUGH: None})
    number = table.offers(EVE, BOTH, gold(EVE, 12), letting_through(EVE), opening(FRED))
    say(table, EVE, "let-through", "let-through")
    assert choice(table, FIRST_DEPUTY, EVE).offers == ()
    assert table.refuses(FIRST_DEPUTY, LetThrough(EVE)).code == "inspect.name-the-offer"
    assert table.refuses(FIRST_DEPUTY, LetThrough(EVE, number)).code == "inspect.no-such-offer"
    table.does(SECOND_DEPUTY, AcceptOffer(number))
    assert choice(table, FIRST_DEPUTY, EVE).offers == (number,)
    table.does(FIRST_DEPUTY, LetThrough(EVE, number))
    assert (table.view(None).loot.gold, stances(table, FRED)) == (12, ["open", "open"])


@clause("8.10")
def test_stall_goods_for_both_go_to_the_loot_when_the_bag_passes():
    table = six(stalls={EVE: "2 cheese"}, contraband={EVE: "silk"})
    table.offers(EVE, BOTH, from_stall(EVE, "cheese", 2), from_stall(EVE, "silk"), letting_through(EVE))
    say(table, EVE, "let-through", "let-through")
    table.does(SECOND_DEPUTY, LetThrough(EVE))
    loot = table.view(FIRST_DEPUTY).loot
    assert (loot.legal, loot.contraband) == (("cheese", "cheese"), ("silk",))
