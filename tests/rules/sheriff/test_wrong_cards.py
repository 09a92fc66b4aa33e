"""Which cards make a lie of a declaration: one answer, in the engine (rules 5.18, 2.5, 2.6)."""

import json
from pathlib import Path

import pytest

from blueboar.games.sheriff.data.catalogue import catalogue_of
from blueboar.games.sheriff.data.goods import Good, GoodsFile
from blueboar.games.sheriff.wire.events import BagOpened
from tests.clauses import clause
from tests.rules.sheriff.table import ANNE, GAME, at_inspection, happened

CLIENT_TABLE = Path(__file__).parents[3] / "web" / "test" / "wrong-cards.json"
OWN_PLATE = Good("picnic", "contraband", (2, 2), 0, 2, effect="feast-plate")


def confiscated(bag: str, declared: str = "apples", **wishes) -> tuple[str, ...] | None:
    table = at_inspection(bags={ANNE: (declared, bag)}, **wishes)
    [opened] = happened(table.opens(ANNE), BagOpened)
    return opened.confiscated


@clause("5.18")
def test_the_event_of_an_opened_bag_names_what_is_confiscated():
    assert confiscated("2 apples, silk, cheese, silk") == ("silk", "cheese", "silk")


@clause("5.17")
def test_of_an_honest_bag_nothing_is_confiscated():
    assert confiscated("3 apples") == ()


@clause("2.5", "2.6")
def test_a_feast_plate_and_a_royal_summons_are_no_lies():
    assert confiscated("apples, feast-plate, royal-summons, olive-oil", promo_cards=True) == ("olive-oil",)


@clause("1.14", "2.5")
def test_a_group_s_own_card_with_the_effect_of_a_plate_is_no_lie_either():
    assert confiscated("apples, picnic, silk", data=GoodsFile((OWN_PLATE,), True)) == ("silk",)


@clause("5.18")
@pytest.mark.parametrize("declared", ["apples", "chickens"])
def test_the_client_marks_the_same_cards(declared: str):
    """The client asks it of bags that nobody opened, in the table of truths; web/test compares it with this file."""
    config = GAME.configure(4, "first", {"promo_cards": True, "royal_goods": True})
    goods = catalogue_of(config)
    assert json.loads(CLIENT_TABLE.read_text())[declared] == goods.wrong_cards(goods.names, declared)
