"""What is counted of a game, by seat."""

from blueboar.games.sheriff.data.goods import Good, GoodsFile
from tests.clauses import clause
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    CLARA,
    GAME,
    SHERIFF,
    at_inspection,
    at_loading,
    from_bag,
    from_stall,
    gold,
    letting_through,
)


def counted(table, seat: int) -> dict[str, int]:
    return GAME.statistics(table.table.config, table.table.entries)[seat]


@clause("5.10")
def test_goods_promised_from_the_bag_that_are_not_in_it_are_a_broken_promise():
    table = at_inspection(bags={ANNE: ("apples", "2 apples")})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "silk"), letting_through(ANNE))
    assert counted(table, ANNE)["promises_broken"] == 1


@clause("5.10")
def test_goods_promised_from_the_bag_that_are_in_it_are_kept():
    table = at_inspection(bags={ANNE: ("apples", "2 apples, silk")})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "silk"), letting_through(ANNE))
    assert "promises_broken" not in counted(table, ANNE)


@clause("5.9")
def test_face_down_goods_that_are_not_there_are_a_broken_promise_at_once():
    table = at_inspection(bags={ANNE: ("apples", "2 apples")}, contraband={ANNE: "silk"})
    table.strikes(ANNE, SHERIFF, from_stall(ANNE, "mead"), gold(ANNE, 1))
    assert counted(table, ANNE)["promises_broken"] == 1


@clause("1.14", "2.5")
def test_a_group_s_own_plate_makes_no_lie():
    picnic = Good("picnic", "contraband", (2, 2), 0, 2, effect="feast-plate")
    table = at_loading(data=GoodsFile((picnic,), True), hands={ANNE: "2 apples, picnic"})
    table.loads(ANNE, "apples, picnic")
    for merchant in (BEN, CLARA):
        table.loads(merchant, [table.hand(merchant)[0]])
    table.declares(ANNE, "apples")
    assert "lies" not in counted(table, ANNE)
