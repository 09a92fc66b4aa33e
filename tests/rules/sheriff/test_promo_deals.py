"""Promo cards in deals and at the gate (rules 2.4 to 2.7)."""

import pytest

from blueboar.games.sheriff.wire.events import PlateFixed
from blueboar.games.sheriff.wire.moves import AnswerBrimstone, FixPlate, MakeOffer
from blueboar.games.sheriff.wire.prompts import BrimstonePrompt, PlatePrompt
from tests.clauses import clause
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    CLARA,
    SHERIFF,
    at_inspection,
    from_bag,
    from_stall,
    gold,
    happened,
    letting_through,
    passed,
)


def promo(**wishes):
    return at_inspection(promo_cards=True, **wishes)


@clause("2.4")
@pytest.mark.parametrize(
    ("card", "good"),
    [
        ("dragon-pepper", "pepper"),
        ("strawberry-mead", "mead"),
        ("golden-silk", "silk"),
        ("heavy-crossbow", "crossbows"),
    ],
)
def test_a_dearer_kind_keeps_a_promise_of_its_good(card, good):
    table = promo(bags={ANNE: ("apples", card)})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, good), letting_through(ANNE))
    assert table.contraband(SHERIFF) == [card]
    assert table.ledger()[0] == ("bag", "kept", "handed-over")


@clause("2.4")
def test_from_a_stall_as_well_and_the_plain_card_first():
    table = promo(contraband={ANNE: "dragon-pepper, pepper"}, stall_lies=False)
    table.strikes(ANNE, SHERIFF, from_stall(ANNE, "pepper"), letting_through(ANNE))
    assert (table.contraband(SHERIFF), table.contraband(ANNE)) == (["pepper"], ["dragon-pepper"])
    table.strikes(ANNE, BEN, from_stall(ANNE, "pepper"), gold(BEN, 3))
    assert table.contraband(BEN) == ["dragon-pepper"]


@clause("2.4")
def test_plain_pepper_is_no_dragon_pepper():
    table = promo(bags={ANNE: ("apples", "pepper")})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "dragon-pepper"), letting_through(ANNE))
    assert table.contraband(SHERIFF) == []


@clause("2.5")
def test_a_plate_keeps_a_promise_of_any_legal_good_out_of_the_bag():
    table = promo(bags={ANNE: ("apples", "apples, feast-plate")})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "cheese"), letting_through(ANNE))
    table.does(SHERIFF, FixPlate("chickens"))
    assert (table.stall(SHERIFF), table.stall(ANNE)) == (["feast-plate-chickens"], ["apples"])


@clause("2.5")
def test_the_good_itself_goes_first():
    table = promo(bags={ANNE: ("apples", "apples, feast-plate")})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "apples"), letting_through(ANNE))
    assert table.stall(SHERIFF) == ["apples"]


@clause("2.5")
def test_a_plate_keeps_no_promise_of_contraband():
    table = promo(bags={ANNE: ("apples", "feast-plate")})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "silk"), letting_through(ANNE))
    assert table.stall(SHERIFF) == []


@clause("2.5")
def test_a_fixed_plate_on_a_stall_is_its_good():
    table = promo(stalls={ANNE: "cheese, feast-plate-cheese"})
    table.strikes(ANNE, SHERIFF, from_stall(ANNE, "cheese", 2), letting_through(ANNE))
    assert table.stall(SHERIFF) == ["cheese", "feast-plate-cheese"]


@clause("2.5")
@pytest.mark.parametrize("bag", ["2 cheese, feast-plate", "cheese, feast-plate, mead"], ids=["true", "a lie"])
def test_a_plate_out_of_an_opened_bag_is_the_declared_good(bag):
    table = promo(bags={ANNE: ("cheese", bag)})
    happening = table.opens(ANNE)
    assert [(event.merchant, event.good) for event in happened(happening, PlateFixed)] == [(ANNE, "cheese")]
    assert "feast-plate-cheese" in table.stall(ANNE)
    assert table.prompt(ANNE, PlatePrompt) is None


@clause("2.6")
def test_a_summons_cannot_be_promised():
    table = promo(bags={ANNE: ("apples", "royal-summons")})
    refusal = table.refuses(ANNE, MakeOffer((SHERIFF,), (from_bag(ANNE, "royal-summons"), letting_through(ANNE))))
    assert (refusal.code, refusal.clause) == ("offer.cannot-be-promised", "2.6")


@clause("2.7")
def test_brimstone_that_was_given_away_is_its_receivers_choice():
    table = promo(bags={ANNE: ("apples", "brimstone-oil")}, stalls={BEN: "2 cheese"})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "brimstone-oil"), letting_through(ANNE))
    assert table.prompt(ANNE, BrimstonePrompt) is None
    assert table.prompt(SHERIFF, BrimstonePrompt).usable
    table.does(SHERIFF, AnswerBrimstone(BEN, ("cheese", "cheese")))
    assert (table.stall(BEN), table.contraband(SHERIFF)) == ([], [])


@clause("2.7")
def test_whoever_receives_face_down_goods_out_of_a_bag_is_asked():
    table = promo(bags={ANNE: ("apples", "silk, mead")})
    table.strikes(ANNE, CLARA, from_bag(ANNE, "silk"), gold(CLARA, 3))
    table.lets_through(ANNE)
    assert not table.prompt(CLARA, BrimstonePrompt).usable
    table.does(CLARA, AnswerBrimstone())
    table.does(ANNE, AnswerBrimstone())


@clause("2.7")
def test_pledged_brimstone_is_the_choice_of_whom_it_goes_to():
    table = promo(bags={ANNE: ("apples", "brimstone-oil")}, stalls={BEN: "2 cheese"})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "brimstone-oil", when=passed(BEN)))
    table.lets_through(ANNE)
    assert table.prompt(SHERIFF, BrimstonePrompt) is None
    table.lets_through(BEN)
    assert table.prompt(SHERIFF, BrimstonePrompt).usable
