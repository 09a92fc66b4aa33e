"""The goods (rules 2)."""

import pytest

from blueboar.core.table import Table
from blueboar.games.sheriff.wire.moves import Declare, LayConfiscated, LetThrough, OpenBag
from tests.clauses import clause
from tests.rules.sheriff.table import ANNE, BEN, GAME, SHERIFF, at_declaration, at_inspection
from tests.sheriff_by_name import by_name

GOODS = {
    # good: kind, counts as, three players, four and more, value, fine
    "apples": ("legal", None, 48, 48, 2, 2),
    "cheese": ("legal", None, 36, 36, 3, 2),
    "bread": ("legal", None, 0, 36, 3, 2),
    "chickens": ("legal", None, 24, 24, 4, 2),
    "pepper": ("contraband", None, 18, 22, 6, 4),
    "mead": ("contraband", None, 16, 21, 7, 4),
    "silk": ("contraband", None, 9, 12, 8, 4),
    "crossbows": ("contraband", None, 5, 5, 9, 4),
    "green-apples": ("royal", (2, "apples"), 2, 2, 4, 3),
    "golden-apples": ("royal", (3, "apples"), 1, 2, 6, 4),
    "gouda": ("royal", (2, "cheese"), 2, 2, 6, 4),
    "bleu-cheese": ("royal", (3, "cheese"), 0, 1, 9, 5),
    "rye-bread": ("royal", (2, "bread"), 0, 2, 6, 4),
    "pumpernickel": ("royal", (3, "bread"), 0, 1, 9, 5),
    "royal-rooster": ("royal", (2, "chickens"), 1, 2, 8, 4),
}


def rows():
    return {good.name: good for good in GAME.configure(4, "first", {"royal_goods": True}).goods}


@clause("2.1")
@pytest.mark.parametrize("name", GOODS)
def test_a_good_is_as_printed(name):
    good = rows()[name]
    counts = (good.counts_for, good.counts_as) if good.counts_as else None
    assert GOODS[name] == (good.kind, counts, *good.copies, good.value, good.fine)


@clause("2.1")
def test_there_are_no_other_goods():
    assert set(rows()) == set(GOODS)


@clause("2.1")
@pytest.mark.parametrize(("players", "total"), [(3, 156), (4, 204), (5, 204)])
def test_a_standard_deck_is_complete(players, total):
    config = GAME.configure(players)
    state = by_name(Table.opened(GAME, config, "seed").state)
    dealt = [card for zone in state.zones.values() for card in zone]
    assert len(dealt) == total
    column = 2 if players == 3 else 3
    for name, row in GOODS.items():
        assert dealt.count(name) == (0 if row[0] == "royal" else row[column])


@clause("2.2")
def test_a_royal_good_is_not_the_good_it_counts_as_when_truth_is_judged():
    table = at_inspection(royal_goods=True, bags={ANNE: ("cheese", "2 cheese, gouda")})
    table.does(SHERIFF, OpenBag(ANNE))
    assert table.gold(ANNE) == 50 - 4
    table.does(SHERIFF, LayConfiscated(("gouda",)))
    assert table.stall(ANNE) == ["cheese", "cheese"]


@clause("2.2")
def test_a_royal_good_lies_face_down_on_a_stall():
    table = at_inspection(royal_goods=True, bags={ANNE: ("cheese", "gouda")})
    table.does(SHERIFF, LetThrough(ANNE))
    assert table.contraband(ANNE) == ["gouda"]
    assert table.view(BEN).players[ANNE].stall == ()


@clause("2.2")
def test_a_royal_good_cannot_be_declared():
    table = at_declaration(royal_goods=True, bags={ANNE: "gouda"})
    assert table.refuses(ANNE, Declare("gouda", 1)).clause == "4.3"


@clause("2.3")
@pytest.mark.parametrize("edition", GAME.editions)
def test_everyone_starts_with_fifty_gold(edition):
    table = Table.opened(GAME, GAME.configure(3, edition), "seed")
    assert [player.gold for player in table.view(None).players] == [50, 50, 50]
