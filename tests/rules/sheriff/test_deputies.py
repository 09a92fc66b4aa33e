"""Six players and two deputies (rules 8)."""

import pytest

from blueboar.core.table import Table
from blueboar.games.sheriff.data.goods import Good, GoodsFile
from blueboar.games.sheriff.wire.events import DeputiesShuffled, OfferClosed, RoundBegan
from blueboar.games.sheriff.wire.moves import (
    AcceptOffer,
    ChooseFirstMerchant,
    GoToMarket,
    LayConfiscated,
    LetThrough,
    LoadBag,
    MakeOffer,
    OpenBag,
    PayDebt,
    RefuseOffer,
    SplitEqually,
    TakeStance,
)
from blueboar.games.sheriff.wire.prompts import DebtPrompt, DecidePrompt, SplitPrompt, StancePrompt
from tests.clauses import clause
from tests.rules.sheriff.table import (
    EVE,
    FIRST_DEPUTY,
    FRED,
    GAME,
    GUY,
    HUGH,
    SECOND_DEPUTY,
    at_inspection,
    at_loading,
    at_market,
    from_bag,
    from_stall,
    gold,
    happened,
    letting_through,
    opening,
    refusing_deals,
)
from tests.trying import tried

BOTH = (FIRST_DEPUTY, SECOND_DEPUTY)
ONLY_EVE = {FRED: None, GUY: None, HUGH: None}


def six(**wishes):
    return at_inspection(6, "second", **wishes)


def both_say(table, merchant, stance):
    for deputy in BOTH:
        table.does(deputy, TakeStance(merchant, stance))


def disagree(table, merchant, opener=SECOND_DEPUTY):
    for deputy in BOTH:
        table.does(deputy, TakeStance(merchant, "open" if deputy == opener else "let-through"))


# 8.1: deputy cards


def offices(seed, cycles=3):
    """Who was in office in each round of a game in which nothing much happens."""
    table = Table.opened(GAME, GAME.configure(6, "second", {"deputy_cycles": cycles}), seed)
    while table.outcome() is None:
        for seat, prompts in sorted(table.pending().items()):
            move = GAME.safe_move(table.view(seat), prompts)
            if move is not None and tried(table, seat, move) is None:
                break
    return [event.office for entry in table.entries for event in entry.events if isinstance(event, RoundBegan)]


@clause("8.1")
def test_after_three_rounds_everyone_was_deputy_once():
    rounds = offices("deputies")
    assert len(rounds) == 9
    for cycle in (rounds[:3], rounds[3:6], rounds[6:]):
        assert sorted(seat for office in cycle for seat in office) == [0, 1, 2, 3, 4, 5]


@clause("8.1")
def test_the_cards_are_shuffled_again_for_each_cycle():
    table = Table.opened(GAME, GAME.configure(6, "second"), "x")
    assert len(happened(table.entries[0].events, DeputiesShuffled)) == 1
    assert len({tuple(offices(str(seed), 2)[:3]) for seed in range(4)}) > 1


@clause("8.1")
def test_the_game_ends_when_the_deputy_deck_has_run_out_so_often():
    assert len(offices("short", 1)) == 3


@clause("8.1")
def test_nobody_knows_who_will_be_deputy_next():
    table = Table.opened(GAME, GAME.configure(6, "second"), "x")
    for seat in (None, *range(6)):
        for event in happened(table.redacted(table.entries[0], seat).events, DeputiesShuffled):
            assert event.order is None


@clause("8.1")
def test_four_are_merchants():
    table = at_loading(6, "second")
    for seat in (EVE, FRED, GUY, HUGH):
        table.does(seat, LoadBag((table.hand(seat)[0],)))
    assert table.state.phase == "declaration"


# 8.2: the first deputy's seat


@clause("8.2")
def test_the_first_deputy_chooses_the_first_merchant():
    table = at_market(6, "second")
    table.refuses(SECOND_DEPUTY, ChooseFirstMerchant(EVE))
    table.refuses(FIRST_DEPUTY, ChooseFirstMerchant(SECOND_DEPUTY))
    table.does(FIRST_DEPUTY, ChooseFirstMerchant(GUY))
    order = []
    while table.state.phase == "market":
        order.append(table.state.turn)
        table.does(table.state.turn, GoToMarket())
    assert order == [GUY, HUGH, EVE, FRED]


@clause("8.2")
def test_where_the_left_neighbour_begins_the_other_deputy_is_skipped():
    table = at_market(6, "second", market_first="left")
    assert table.state.turn == EVE


# 8.3: stances


@clause("8.3")
def test_a_deputy_changes_their_stance_until_the_bag_is_decided():
    table = six()
    table.does(FIRST_DEPUTY, TakeStance(EVE, "open"))
    table.does(FIRST_DEPUTY, TakeStance(EVE, "let-through"))
    [stance] = table.view(None).stances
    assert (stance.deputy, stance.merchant, stance.stance) == (FIRST_DEPUTY, EVE, "let-through")


@clause("8.3")
@pytest.mark.parametrize("deputy", BOTH)
def test_when_both_say_the_same_either_carries_it_out(deputy):
    table = six(bags={EVE: ("apples", "silk")})
    both_say(table, EVE, "let-through")
    table.does(deputy, LetThrough(EVE))
    assert table.contraband(EVE) == ["silk"]


@clause("8.3")
@pytest.mark.parametrize("move", [LetThrough, OpenBag])
def test_nothing_is_decided_before_both_have_said(move):
    table = six()
    table.refuses(FIRST_DEPUTY, move(EVE))
    table.does(FIRST_DEPUTY, TakeStance(EVE, "open"))
    for deputy in BOTH:
        assert table.refuses(deputy, move(EVE)).clause == "8.3"


@clause("8.3")
def test_both_carry_out_what_they_said_and_nothing_else():
    table = six()
    both_say(table, EVE, "let-through")
    assert table.refuses(FIRST_DEPUTY, OpenBag(EVE)).clause == "8.3"


@clause("8.3")
@pytest.mark.parametrize("stance", ["", "maybe", "opened", "x" * 10**6])
def test_there_are_two_stances(stance):
    assert six().refuses(FIRST_DEPUTY, TakeStance(EVE, stance)).clause == "8.3"


@clause("8.3")
def test_only_deputies_take_stances():
    assert six().refuses(FRED, TakeStance(EVE, "open")).clause == "8.3"


@clause("8.3")
@pytest.mark.parametrize("merchant", [FIRST_DEPUTY, SECOND_DEPUTY, 6, -1, 2**66])
def test_stances_are_about_merchants_bags(merchant):
    assert six().refuses(FIRST_DEPUTY, TakeStance(merchant, "open")).clause in ("8.3", "5.1")


@clause("8.3")
def test_a_decided_bag_has_no_stances_any_more():
    table = six()
    both_say(table, EVE, "let-through")
    table.does(FIRST_DEPUTY, LetThrough(EVE))
    table.refuses(SECOND_DEPUTY, TakeStance(EVE, "open"))
    bags = table.prompt(SECOND_DEPUTY, StancePrompt).bags
    assert EVE not in [choice.merchant for choice in bags]


# 8.4: one acts alone


@clause("8.4")
@pytest.mark.parametrize("opener", BOTH)
def test_the_one_who_wants_to_open_decides_alone(opener):
    other = SECOND_DEPUTY if opener == FIRST_DEPUTY else FIRST_DEPUTY
    table = six(bags={EVE: ("apples", "silk")})
    disagree(table, EVE, opener)
    for move in (LetThrough, OpenBag):
        assert table.refuses(other, move(EVE)).clause == "8.4"
    choices = {choice.merchant: choice for choice in table.prompt(opener, DecidePrompt).bags}
    assert (choices[EVE].let_through, choices[EVE].open) == (True, True)
    table.does(opener, OpenBag(EVE))
    assert (table.gold(opener), table.gold(other), table.gold(EVE)) == (54, 50, 46)


@clause("8.4")
def test_the_one_who_opens_alone_pays_for_a_true_bag():
    table = six(bags={EVE: ("apples", "3 apples")})
    disagree(table, EVE)
    table.does(SECOND_DEPUTY, OpenBag(EVE))
    assert (table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY), table.gold(EVE)) == (50, 44, 56)


@clause("8.4")
def test_the_one_who_opens_alone_lays_the_confiscated_cards():
    table = six(bags={EVE: ("apples", "silk, mead")}, discard_piles=2)
    disagree(table, EVE)
    table.does(SECOND_DEPUTY, OpenBag(EVE))
    table.refuses(FIRST_DEPUTY, LayConfiscated(("silk", "mead")))
    table.does(SECOND_DEPUTY, LayConfiscated(("silk", "mead")))


@clause("8.4")
def test_the_one_who_opens_alone_deals_with_that_merchant_and_keeps_the_bribe():
    table = six(bags={EVE: ("apples", "silk")}, stalls={EVE: "2 cheese"})
    disagree(table, EVE)
    table.refuses(EVE, MakeOffer((FIRST_DEPUTY,), (gold(EVE, 8), letting_through(EVE))))
    table.strikes(EVE, SECOND_DEPUTY, gold(EVE, 8), from_stall(EVE, "cheese", 2), letting_through(EVE))
    assert table.gold(SECOND_DEPUTY) == 58
    assert table.stall(SECOND_DEPUTY) == ["cheese", "cheese"]
    assert table.state.gold["loot"] == 0


@clause("8.4")
def test_the_stances_may_change_and_void_an_offer_made_for_other_ones():
    table = six()
    disagree(table, EVE)
    number = table.offers(EVE, SECOND_DEPUTY, gold(EVE, 8), letting_through(EVE))
    closed = happened(table.does(FIRST_DEPUTY, TakeStance(EVE, "open")), OfferClosed)
    assert [(event.deal, event.why) for event in closed] == [(number, "stances")]


@clause("8.4", "5.8")
def test_the_other_deputy_does_not_carry_out_the_duty_of_the_one_who_acts_alone():
    table = six(bags={FRED: ("apples", "silk")})
    disagree(table, FRED, opener=SECOND_DEPUTY)
    table.strikes(EVE, SECOND_DEPUTY, gold(EVE, 5), opening(FRED))
    assert table.refuses(FIRST_DEPUTY, OpenBag(FRED)).clause == "8.4"
    table.does(SECOND_DEPUTY, OpenBag(FRED))
    assert (table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY)) == (50, 59)


# 8.5: deals with both


@clause("8.5")
def test_a_deal_about_a_bag_needs_both_deputies():
    table = six(bags={EVE: ("apples", "silk")})
    table.refuses(EVE, MakeOffer((FIRST_DEPUTY,), (gold(EVE, 12), letting_through(EVE))))
    number = table.offers(EVE, BOTH, gold(EVE, 12), letting_through(EVE))
    table.does(FIRST_DEPUTY, AcceptOffer(number))
    assert table.gold(EVE) == 50
    table.does(SECOND_DEPUTY, AcceptOffer(number))
    assert (table.gold(EVE), table.state.gold["loot"]) == (38, 12)
    assert table.contraband(EVE) == ["silk"]


@clause("8.5")
def test_one_deputys_refusal_ends_the_offer():
    table = six()
    number = table.offers(EVE, BOTH, gold(EVE, 12), letting_through(EVE))
    table.does(FIRST_DEPUTY, AcceptOffer(number))
    table.does(SECOND_DEPUTY, RefuseOffer(number))
    assert table.state.offers == {}


@clause("8.5")
def test_nobody_agrees_twice():
    table = six()
    number = table.offers(EVE, BOTH, gold(EVE, 12), letting_through(EVE))
    table.does(FIRST_DEPUTY, AcceptOffer(number))
    table.refuses(FIRST_DEPUTY, AcceptOffer(number))


@clause("8.5")
def test_a_deputys_offer_needs_the_other_deputy_too():
    table = six()
    number = table.offers(FIRST_DEPUTY, (EVE, SECOND_DEPUTY), gold(EVE, 12), letting_through(EVE))
    table.does(EVE, AcceptOffer(number))
    assert table.gold(EVE) == 50
    table.does(SECOND_DEPUTY, AcceptOffer(number))
    assert table.state.gold["loot"] == 12


@clause("8.5")
def test_cards_for_both_go_onto_the_loot_tile():
    table = six(bags={EVE: ("apples", "apples, silk")}, stalls={EVE: "cheese"}, contraband={EVE: "mead"})
    table.strikes(
        EVE, BOTH, from_stall(EVE, "cheese"), from_stall(EVE, "mead"), from_bag(EVE, "silk"), letting_through(EVE)
    )
    loot = table.view(FIRST_DEPUTY).loot
    assert loot.legal == ("cheese",)
    assert sorted(loot.contraband) == ["mead", "silk"]


@clause("8.5")
def test_a_duty_that_both_promised_binds_both():
    table = six()
    table.strikes(EVE, BOTH, gold(EVE, 2), opening(FRED))
    both_say_open = TakeStance(FRED, "open")
    for deputy in BOTH:
        refusal = tried(table.table, deputy, TakeStance(FRED, "let-through"))
        if refusal is None:
            table.does(deputy, both_say_open)
        else:
            assert refusal.clause == "5.8"
    both_say(table, FRED, "open")
    table.refuses(FIRST_DEPUTY, LetThrough(FRED))
    table.does(FIRST_DEPUTY, OpenBag(FRED))


@clause("8.5")
def test_one_deputy_alone_may_not_sell_the_opening_of_a_bag():
    table = six()
    table.refuses(EVE, MakeOffer((FIRST_DEPUTY,), (gold(EVE, 2), opening(FRED))))


@clause("8.5", "5.8")
def test_both_may_promise_not_to_deal_with_somebody():
    table = six()
    table.strikes(EVE, BOTH, gold(EVE, 2), refusing_deals(FRED))
    assert table.refuses(FRED, MakeOffer(BOTH, (gold(FRED, 2), letting_through(FRED)))).clause == "5.8"


# 8.6: both open


@clause("8.6")
def test_each_deputy_pays_half_of_the_fines_of_a_true_bag():
    table = six(bags={EVE: ("apples", "5 apples")})
    both_say(table, EVE, "open")
    table.does(SECOND_DEPUTY, OpenBag(EVE))
    assert (table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY), table.gold(EVE)) == (45, 45, 60)


@clause("8.6")
def test_an_odd_sum_of_fines_costs_the_first_deputy_one_more():
    data = GoodsFile((Good("turnips", "legal", (60, 60), 1, 3),), keep_standard=True)
    table = at_inspection(6, "second", data, bags={EVE: ("turnips", "turnips")})
    both_say(table, EVE, "open")
    table.does(FIRST_DEPUTY, OpenBag(EVE))
    assert (table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY), table.gold(EVE)) == (48, 49, 53)


@clause("8.6")
def test_the_fines_of_a_lie_go_onto_the_loot_tile():
    table = six(bags={EVE: ("apples", "silk, mead, apples")}, discard_piles=2)
    both_say(table, EVE, "open")
    table.does(SECOND_DEPUTY, OpenBag(EVE))
    assert (table.gold(EVE), table.state.gold["loot"]) == (42, 8)
    assert table.stall(EVE) == ["apples"]
    table.refuses(SECOND_DEPUTY, LayConfiscated(("silk", "mead")))
    table.does(FIRST_DEPUTY, LayConfiscated(("silk", "mead")))


@clause("8.6", "5.19")
def test_a_debt_to_both_deputies_is_paid_onto_the_loot_tile():
    table = six(
        bags={EVE: ("apples", "2 silk")}, gold={EVE: 3}, stalls={EVE: "apples"}, contraband={EVE: "mead, crossbows"}
    )
    both_say(table, EVE, "open")
    table.does(FIRST_DEPUTY, OpenBag(EVE))
    assert table.state.gold["loot"] == 3
    table.does(EVE, PayDebt(("mead",)))
    loot = table.view(SECOND_DEPUTY).loot
    assert (loot.legal, loot.contraband) == (("apples",), ("mead",))


@clause("8.6", "5.19")
def test_each_deputy_settles_their_own_half_when_they_are_poor():
    table = six(
        bags={EVE: ("apples", "4 apples")},
        gold={FIRST_DEPUTY: 1, SECOND_DEPUTY: 0},
        stalls={FIRST_DEPUTY: "2 cheese", SECOND_DEPUTY: "chickens, apples"},
    )
    both_say(table, EVE, "open")
    table.does(FIRST_DEPUTY, OpenBag(EVE))
    payments = {FIRST_DEPUTY: ("cheese",), SECOND_DEPUTY: ("chickens",)}
    for _ in range(2):
        for deputy, paid in payments.items():
            if table.prompt(deputy, DebtPrompt) is not None:
                table.does(deputy, PayDebt(paid))
    assert table.gold(EVE) == 51
    assert table.stall(EVE) == ["apples"] * 4 + ["cheese", "chickens"]


@clause("8.7")
def test_without_loot_nothing_is_asked():
    table = six(bags={EVE: ("apples", "apples"), **ONLY_EVE})
    both_say(table, EVE, "let-through")
    table.does(FIRST_DEPUTY, LetThrough(EVE))
    assert table.state.round == 2


@clause("8.7")
def test_the_loot_waits_until_the_inspection_is_over():
    table = six(bags={EVE: ("apples", "silk")})
    table.strikes(EVE, BOTH, gold(EVE, 12), letting_through(EVE))
    assert table.prompt(FIRST_DEPUTY, SplitPrompt) is None
    assert table.refuses(FIRST_DEPUTY, SplitEqually()).clause == "8.7"
