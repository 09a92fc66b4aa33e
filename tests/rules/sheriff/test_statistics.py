"""What is counted of a game, by seat."""

from tests.rules.sheriff.table import ANNE, GAME, SHERIFF, at_inspection, from_bag, from_stall, gold, letting_through


def counted(table, seat: int) -> dict[str, int]:
    return GAME.statistics(table.table.entries, table.players)[seat]


def test_goods_promised_from_the_bag_that_are_not_in_it_are_a_broken_promise__s5():
    table = at_inspection(bags={ANNE: ("apples", "2 apples")})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "silk"), letting_through(ANNE))
    assert counted(table, ANNE)["promises_broken"] == 1


def test_goods_promised_from_the_bag_that_are_in_it_are_kept__s5():
    table = at_inspection(bags={ANNE: ("apples", "2 apples, silk")})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "silk"), letting_through(ANNE))
    assert "promises_broken" not in counted(table, ANNE)


def test_face_down_goods_that_are_not_there_are_a_broken_promise_at_once__s5():
    table = at_inspection(bags={ANNE: ("apples", "2 apples")}, contraband={ANNE: "silk"})
    table.strikes(ANNE, SHERIFF, from_stall(ANNE, "mead"), gold(ANNE, 1))
    assert counted(table, ANNE)["promises_broken"] == 1
