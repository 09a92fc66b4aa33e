"""The declaration (rules 4.3)."""

import pytest

from blueboar.games.sheriff.wire.events import Declared
from blueboar.games.sheriff.wire.moves import Declare, LetThrough, MakeOffer
from blueboar.games.sheriff.wire.prompts import DeclarePrompt
from tests.clauses import clause
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    CLARA,
    DORA,
    EVE,
    FIRST_DEPUTY,
    FRED,
    GUY,
    HUGH,
    SHERIFF,
    at_declaration,
    gold,
    happened,
)


def declaring(**wishes):
    return at_declaration(bags={ANNE: "silk, mead", BEN: "3 cheese", CLARA: "apples"}, **wishes)


@clause("4.3")
def test_declarations_begin_on_the_sheriffs_left_and_go_clockwise():
    table = at_declaration(5, first_sheriff=3)
    order = []
    while table.state.phase == "declaration":
        order.append(table.state.turn)
        table.declares(table.state.turn, "apples")
    assert order == [DORA, SHERIFF, ANNE, BEN]


@clause("4.3")
@pytest.mark.parametrize("seat", [SHERIFF, BEN, CLARA])
def test_nobody_declares_before_their_turn(seat):
    table = declaring()
    assert table.refuses(seat, Declare("cheese", len(table.bag(seat)))).clause == "4.3"


@clause("4.3")
@pytest.mark.parametrize("good", ["apples", "cheese", "bread", "chickens"])
def test_every_legal_good_may_be_named_whatever_the_bag_holds(good):
    table = declaring()
    happening = table.does(ANNE, Declare(good, 2))
    assert happened(happening, Declared) == [Declared(ANNE, good, 2)]


@clause("4.3")
@pytest.mark.parametrize(
    "good", ["silk", "pepper", "gouda", "turnips", "", "Apples", "apples, cheese", "apples " * 999]
)
def test_what_is_not_one_legal_good_is_refused(good):
    refusal = declaring().refuses(ANNE, Declare(good, 2))
    assert refusal.clause == "4.3"
    assert list(refusal.params["allowed"]) == ["apples", "cheese", "bread", "chickens"]


@clause("4.3")
def test_with_three_players_there_is_no_bread_to_declare():
    table = at_declaration(3, bags={ANNE: "2 silk"})
    assert table.prompt(ANNE, DeclarePrompt) == DeclarePrompt(("apples", "cheese", "chickens"), 2)
    assert table.refuses(ANNE, Declare("bread", 2)).clause == "4.3"


@clause("4.3")
@pytest.mark.parametrize("count", [0, 1, 3, -2, 10**40])
def test_the_number_is_always_the_true_number(count):
    assert declaring().refuses(ANNE, Declare("apples", count)).clause == "4.3"


@clause("4.3")
def test_a_declaration_is_not_changed():
    table = declaring()
    table.does(ANNE, Declare("apples", 2))
    table.refuses(ANNE, Declare("cheese", 2))


@clause("4.3")
def test_after_the_last_declaration_the_inspection_begins():
    table = declaring()
    table.refuses(SHERIFF, LetThrough(ANNE))
    table.refuses(ANNE, MakeOffer((SHERIFF,), (gold(ANNE, 1),)))
    for merchant in (ANNE, BEN, CLARA):
        table.declares(merchant, "bread")
    assert table.state.phase == "inspection"


@clause("4.3", "8.2")
def test_with_deputies_declarations_begin_left_of_the_one_turned_up_first():
    table = at_declaration(6, "second")
    assert FIRST_DEPUTY == 0
    order = []
    while table.state.phase == "declaration":
        order.append(table.state.turn)
        table.declares(table.state.turn, "apples")
    assert order == [EVE, FRED, GUY, HUGH]
