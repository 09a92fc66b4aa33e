"""The loot of two deputies: halves of the gold, cards by picking in turn, and what is odd (rules 8.7, 8.8)."""

import pytest

from blueboar.games.sheriff.wire.events import CardsMoved, GoldMoved, OddNamed
from blueboar.games.sheriff.wire.moves import (
    AnswerSplit,
    NameForOdd,
    PickLoot,
    ProposeSplit,
    SplitEqually,
)
from blueboar.games.sheriff.wire.prompts import SplitPrompt
from blueboar.games.sheriff.wire.terms import Term
from tests.clauses import clause
from tests.rules.sheriff.table import (
    EVE,
    FIRST_DEPUTY,
    FRED,
    GUY,
    HUGH,
    SECOND_DEPUTY,
    at_inspection,
    from_stall,
    gold,
    happened,
    letting_through,
    several,
)

BOTH = (FIRST_DEPUTY, SECOND_DEPUTY)
ONLY_EVE = {FRED: None, GUY: None, HUGH: None}


def with_loot(coins=0, goods="", contraband=""):
    """The inspection is over, and this lies on the loot tile."""
    table = at_inspection(6, "second", bags=ONLY_EVE, stalls={EVE: goods}, contraband={EVE: contraband})
    there = several(goods) + several(contraband)
    gifts: list[Term] = [gold(EVE, coins)] if coins else []
    gifts += [from_stall(EVE, card, there.count(card)) for card in sorted(set(there))]
    table.strikes(EVE, BOTH, *gifts, letting_through(EVE))
    return table


def asked(table, deputy):
    return table.prompt(deputy, SplitPrompt)


@clause("8.7")
def test_even_gold_is_halved_without_a_word():
    table = with_loot(12)
    assert table.view(None).round == 2
    assert (table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY)) == (56, 56)


@clause("8.7")
def test_the_second_deputy_picks_first_and_then_in_turn():
    table = with_loot(goods="apples, cheese, bread, chickens")
    picked = []
    for deputy, card in (
        (SECOND_DEPUTY, "chickens"),
        (FIRST_DEPUTY, "bread"),
        (SECOND_DEPUTY, "cheese"),
    ):
        prompt = asked(table, deputy)
        assert prompt.how == "pick"
        other = SECOND_DEPUTY if deputy == FIRST_DEPUTY else FIRST_DEPUTY
        assert asked(table, other) is None
        picked += happened(table.does(deputy, PickLoot(card)), CardsMoved)
    assert (table.stall(SECOND_DEPUTY), table.stall(FIRST_DEPUTY)) == (["cheese", "chickens"], ["apples", "bread"])
    assert table.view(None).round == 2


@clause("8.7")
def test_only_whose_turn_it_is_picks_and_only_what_is_there():
    table = with_loot(goods="apples, cheese")
    refusal = table.refuses(FIRST_DEPUTY, PickLoot("apples"))
    assert (refusal.code, refusal.params["seat"]) == ("move.not-yours", SECOND_DEPUTY)
    refusal = table.refuses(SECOND_DEPUTY, PickLoot("silk"))
    assert (refusal.code, refusal.params["allowed"]) == ("loot.not-there", ["apples", "cheese"])


@clause("8.7")
def test_nobody_can_force_a_split_on_the_other():
    table = with_loot(goods="apples, cheese")
    for move in (ProposeSplit(0, ("cheese",)), AnswerSplit(True)):
        assert table.refuses(FIRST_DEPUTY, move).code == "loot.by-picking"


@clause("8.7")
def test_to_split_equally_is_to_pick_the_dearest():
    table = with_loot(goods="apples, cheese, bread, chickens")
    table.does(SECOND_DEPUTY, SplitEqually())
    assert table.stall(SECOND_DEPUTY) == ["chickens"]


@clause("8.7")
def test_face_down_loot_is_picked_unseen_by_the_others():
    table = with_loot(contraband="silk, mead")
    table.does(SECOND_DEPUTY, PickLoot("silk"))
    assert (table.contraband(SECOND_DEPUTY), table.contraband(FIRST_DEPUTY)) == (["silk"], ["mead"])
    for seat, sees in ((EVE, False), (None, False), (FIRST_DEPUTY, True)):
        moved = happened(table.table.redacted(table.table.entries[-1], seat).events, CardsMoved)
        taken = [event for event in moved if event.source == "loot-hidden"]
        assert all((event.cards is not None) is sees for event in taken)


@clause("8.7")
def test_open_goods_that_are_all_alike_need_no_picking():
    table = with_loot(goods="4 cheese")
    assert table.view(None).round == 2
    assert table.stall(FIRST_DEPUTY) == table.stall(SECOND_DEPUTY) == ["cheese", "cheese"]


@clause("8.7")
def test_face_down_goods_that_are_all_alike_are_picked_so_that_nobody_learns_it():
    table = with_loot(contraband="2 silk")
    assert asked(table, SECOND_DEPUTY).how == "pick"


@clause("8.8")
def test_an_odd_coin_goes_to_whom_both_name():
    table = with_loot(7)
    prompt = asked(table, FIRST_DEPUTY)
    assert (prompt.how, prompt.gold, prompt.cards, prompt.deputies) == ("odd", 1, (), BOTH)
    [named] = happened(table.does(FIRST_DEPUTY, NameForOdd(coin=SECOND_DEPUTY)), OddNamed)
    assert (named.deputy, named.coin, named.card) == (FIRST_DEPUTY, SECOND_DEPUTY, None)
    assert asked(table, FIRST_DEPUTY) is None
    assert table.view(None).loot.odd[0].coin == SECOND_DEPUTY
    table.does(SECOND_DEPUTY, NameForOdd(coin=SECOND_DEPUTY))
    assert (table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY)) == (53, 54)


@clause("8.8")
def test_it_is_discarded_if_they_differ():
    table = with_loot(7)
    table.does(SECOND_DEPUTY, NameForOdd(coin=SECOND_DEPUTY))
    happening = table.does(FIRST_DEPUTY, NameForOdd(coin=FIRST_DEPUTY))
    assert [(event.target, event.amount) for event in happened(happening, GoldMoved)] == [("bank", 1)]
    assert (table.gold(FIRST_DEPUTY), table.gold(SECOND_DEPUTY)) == (53, 53)


@clause("8.8")
@pytest.mark.parametrize(
    ("goods", "contraband", "card"), [("cheese", "", "cheese"), ("", "silk", "silk")], ids=["open", "face-down"]
)
def test_so_does_the_last_card_that_nobody_has_picked(goods, contraband, card):
    table = with_loot(goods=goods, contraband=contraband)
    assert asked(table, FIRST_DEPUTY).cards == (card,)
    table.does(FIRST_DEPUTY, NameForOdd(card=FIRST_DEPUTY))
    table.does(SECOND_DEPUTY, NameForOdd(card=FIRST_DEPUTY))
    assert table.stall(FIRST_DEPUTY) + table.contraband(FIRST_DEPUTY) == [card]


@clause("8.8")
def test_a_card_that_nobody_gets_is_discarded():
    table = with_loot(contraband="silk")
    table.does(FIRST_DEPUTY, SplitEqually())
    table.does(SECOND_DEPUTY, NameForOdd(card=SECOND_DEPUTY))
    assert table.pile(0)[-1] == "silk"


@clause("8.8")
def test_coin_and_card_are_named_apart():
    table = with_loot(3, goods="apples, cheese, bread")
    table.does(SECOND_DEPUTY, PickLoot("bread"))
    table.does(FIRST_DEPUTY, PickLoot("cheese"))
    assert (asked(table, SECOND_DEPUTY).gold, asked(table, SECOND_DEPUTY).cards) == (1, ("apples",))
    table.does(SECOND_DEPUTY, NameForOdd(coin=FIRST_DEPUTY, card=SECOND_DEPUTY))
    table.does(FIRST_DEPUTY, NameForOdd(coin=FIRST_DEPUTY, card=SECOND_DEPUTY))
    assert (table.gold(FIRST_DEPUTY), table.stall(SECOND_DEPUTY)) == (52, ["apples", "bread"])


@clause("8.8")
@pytest.mark.parametrize("move", [NameForOdd(coin=EVE), NameForOdd(card=FIRST_DEPUTY), NameForOdd(coin=-1)])
def test_only_a_deputy_is_named_and_only_for_what_is_odd(move):
    table = with_loot(7)
    refusal = table.refuses(FIRST_DEPUTY, move)
    assert (refusal.code, refusal.params["allowed"]) == ("loot.for-whom", list(BOTH))


@clause("8.8")
def test_each_names_once():
    table = with_loot(7)
    table.does(FIRST_DEPUTY, NameForOdd(coin=FIRST_DEPUTY))
    assert table.refuses(FIRST_DEPUTY, NameForOdd(coin=SECOND_DEPUTY)).code == "loot.named-already"
