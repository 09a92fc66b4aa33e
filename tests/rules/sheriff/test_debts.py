"""Who cannot pay a fine (rules 5.19)."""

import pytest

from blueboar.games.sheriff.wire.events import CardsMoved, DebtForgiven
from blueboar.games.sheriff.wire.moves import LetThrough, PayDebt
from blueboar.games.sheriff.wire.prompts import DebtPrompt
from blueboar.games.sheriff.wire.views import BlackMarketCard
from tests.clauses import clause
from tests.rules.sheriff.table import ANNE, BEN, SHERIFF, at_inspection, cards, happened, several

LIE_OF_TWELVE = ("apples", "3 silk")


def caught(gold=0, stall="", face_down="", bag=LIE_OF_TWELVE, **wishes):
    """Anne is caught with three silk and owes twelve."""
    table = at_inspection(
        bags={ANNE: bag}, gold={ANNE: gold}, stalls={ANNE: stall}, contraband={ANNE: face_down}, **wishes
    )
    table.opened = table.opens(ANNE)
    return table


@clause("5.19")
def test_who_has_the_gold_pays_in_gold():
    table = caught(gold=12, stall="5 chickens")
    assert table.prompt(ANNE, DebtPrompt) is None
    assert (table.gold(ANNE), table.gold(SHERIFF)) == (0, 62)
    assert len(table.stall(ANNE)) == 5


@clause("5.19")
def test_first_all_their_gold_then_legal_goods_worth_the_rest():
    table = caught(gold=3, stall="2 chickens, 3 apples, 2 cheese")
    assert (table.gold(ANNE), table.gold(SHERIFF)) == (0, 53)
    assert table.prompt(ANNE, DebtPrompt).rest == 9
    table.does(ANNE, PayDebt(several("chickens, cheese, apples")))
    assert table.stall(SHERIFF) == ["apples", "cheese", "chickens"]
    assert table.stall(ANNE) == ["apples", "apples", "cheese", "chickens"]


@clause("5.19")
@pytest.mark.parametrize(
    "paid", ["2 chickens, apples", "2 chickens, cheese", "3 apples, chickens", "chickens, 2 cheese"]
)
def test_the_debtor_chooses_which_and_no_change_is_given(paid):
    table = caught(gold=3, stall="2 chickens, 3 apples, 2 cheese")
    table.does(ANNE, PayDebt(several(paid)))
    assert table.stall(SHERIFF) == sorted(cards(paid))
    assert (table.gold(ANNE), table.gold(SHERIFF)) == (0, 53)


@clause("5.19")
@pytest.mark.parametrize(
    "paid",
    [
        "",
        "chickens",  # not enough
        "2 chickens",  # eight of nine
        "2 chickens, 2 cheese",  # a card that the debt does not need
        "2 chickens, cheese, apples",  # another
        "3 chickens",  # not there
        "silk",  # confiscated
        "bread, bread, bread",
        "2 chickens, mead",  # legal goods are enough
        "no-such-good",
    ],
)
def test_other_payments_are_refused(paid):
    table = caught(gold=3, stall="2 chickens, 3 apples, 2 cheese", face_down="mead")
    assert table.refuses(ANNE, PayDebt(several(paid))).clause == "5.19"


@clause("5.19")
def test_nobody_else_pays_for_them():
    table = caught(stall="4 chickens")
    table.refuses(SHERIFF, PayDebt(several("3 chickens")))
    table.refuses(BEN, PayDebt(several("3 chickens")))


@clause("5.19")
def test_nothing_else_happens_before_the_debt_is_settled():
    table = caught(stall="4 chickens")
    table.refuses(SHERIFF, LetThrough(BEN))


@clause("5.19")
def test_if_all_legal_goods_are_not_enough_they_give_them_all_and_add_contraband():
    table = caught(stall="apples, cheese", face_down="mead, pepper, crossbows")
    prompt = table.prompt(ANNE, DebtPrompt)
    assert sorted(prompt.also) == ["apples", "cheese"]
    assert sorted(zip(prompt.choose, prompt.worth, strict=True)) == [("crossbows", 9), ("mead", 7), ("pepper", 6)]
    table.does(ANNE, PayDebt(("mead",)))
    assert table.stall(SHERIFF) == ["apples", "cheese"]
    assert table.contraband(SHERIFF) == ["mead"]
    assert table.contraband(ANNE) == ["crossbows", "pepper"]


@clause("5.19")
@pytest.mark.parametrize("paid", ["pepper", "mead, pepper", "crossbows, mead", "silk"])
def test_contraband_is_added_in_the_same_way(paid):
    table = caught(stall="cheese, apples", face_down="mead, pepper, crossbows")  # seven are left to pay
    assert table.refuses(ANNE, PayDebt(several(paid))).clause == "5.19"


@clause("5.19")
@pytest.mark.parametrize("seat", [BEN, None])
def test_contraband_in_a_debt_is_shown_to_everyone_and_lies_face_down_again(seat):
    table = caught(stall="cheese, apples", face_down="mead, pepper, crossbows")
    table.does(ANNE, PayDebt(("mead",)))
    moved = happened(table.table.redacted(table.table.entries[-1], seat).events, CardsMoved)
    given = [event.cards for event in moved if event.target == f"contraband:{SHERIFF}"]
    assert given == [("mead",)]
    assert table.view(seat).players[SHERIFF].contraband is None


@clause("5.19")
def test_what_is_left_when_everything_is_gone_is_forgiven():
    table = caught(gold=1, stall="apples", face_down="pepper")
    if table.prompt(ANNE, DebtPrompt) is not None:
        table.does(ANNE, PayDebt(("pepper",)))
    assert (table.stall(ANNE), table.contraband(ANNE), table.gold(ANNE)) == ([], [], 0)
    assert (table.stall(SHERIFF), table.contraband(SHERIFF), table.gold(SHERIFF)) == (["apples"], ["pepper"], 51)
    forgiven = [event for entry in table.table.entries for event in happened(entry.events, DebtForgiven)]
    assert [(event.debtor, event.amount) for event in forgiven] == [(ANNE, 12 - 1 - 2 - 6)]


@clause("5.19")
def test_who_has_nothing_at_all_is_forgiven():
    table = caught()
    assert table.prompt(ANNE, DebtPrompt) is None
    assert table.gold(SHERIFF) == 50


@clause("5.19")
def test_goods_that_just_reached_the_stall_may_pay_the_fine():
    table = caught(bag=("chickens", "2 chickens, mead"))
    assert table.prompt(ANNE, DebtPrompt) is None or table.does(ANNE, PayDebt(("chickens",)))
    assert table.stall(SHERIFF) == ["chickens"]
    assert table.stall(ANNE) == ["chickens"]


@clause("5.19")
def test_black_market_cards_are_not_given_for_debts():
    table = at_inspection(
        edition="second", black_market=True, bags={ANNE: LIE_OF_TWELVE}, gold={ANNE: 0}, contraband={ANNE: "mead"}
    )
    table.state.black_market["silk"].pop()
    table.state.black_market_cards[ANNE].append(BlackMarketCard("silk", 32))
    table.opens(ANNE)
    if table.prompt(ANNE, DebtPrompt) is not None:
        table.does(ANNE, PayDebt(("mead",)))
    assert table.contraband(SHERIFF) == ["mead"]
    assert len(table.view(None).players[ANNE].black_market) == 1


@clause("5.19")
def test_a_sheriff_in_debt_pays_the_merchant_in_the_same_way():
    table = at_inspection(
        bags={ANNE: ("apples", "5 apples")},
        gold={SHERIFF: 1},
        stalls={SHERIFF: "cheese, 3 chickens"},
        contraband={SHERIFF: "silk"},
    )
    table.opens(ANNE)
    assert table.prompt(SHERIFF, DebtPrompt).rest == 9
    table.refuses(SHERIFF, PayDebt(several("2 chickens")))
    table.refuses(SHERIFF, PayDebt(several("3 chickens, cheese")))
    table.does(SHERIFF, PayDebt(several("2 chickens, cheese")))
    assert table.stall(ANNE) == ["apples"] * 5 + ["cheese", "chickens", "chickens"]
    assert table.gold(ANNE) == 51


@clause("5.19")
def test_a_royal_good_pays_as_contraband():
    table = caught(royal_goods=True, stall="4 apples", face_down="gouda, bleu-cheese")
    prompt = table.prompt(ANNE, DebtPrompt)
    assert sorted(zip(prompt.choose, prompt.worth, strict=True)) == [("bleu-cheese", 9), ("gouda", 6)]
    table.does(ANNE, PayDebt(("gouda",)))
    assert table.contraband(SHERIFF) == ["gouda"]


@clause("5.19", "2.5")
def test_a_plate_from_the_opened_bag_is_a_good_before_it_can_pay():
    table = caught(promo_cards=True, bag=("apples", "feast-plate, 3 silk"), stall="3 chickens, apples")
    table.does(ANNE, PayDebt(several("2 chickens, apples, feast-plate-apples")))
    assert table.stall(SHERIFF) == ["apples", "chickens", "chickens", "feast-plate-apples"]


@clause("5.19")
def test_legal_goods_worth_exactly_the_rest_are_all_given_without_contraband():
    table = caught(stall="3 chickens", face_down="mead")
    if table.prompt(ANNE, DebtPrompt) is not None:
        table.does(ANNE, PayDebt(several("3 chickens")))
    assert table.stall(SHERIFF) == ["chickens"] * 3
    assert table.contraband(ANNE) == ["mead"]
