"""Promo cards (rules 2b)."""

import pytest

from blueboar.core.seats import HOUSE
from blueboar.games.sheriff.data.goods import Good, GoodsFile
from blueboar.games.sheriff.wire.events import CardsMoved
from blueboar.games.sheriff.wire.moves import (
    AcceptOffer,
    AnswerBrimstone,
    Declare,
    DiscardForTrophy,
    FixPlate,
    GoToMarket,
    LayConfiscated,
    LetThrough,
    MakeOffer,
    PayDebt,
    TimeUp,
)
from blueboar.games.sheriff.wire.prompts import BrimstonePrompt, DebtPrompt, PlatePrompt, TrophyPrompt
from tests.clauses import clause
from tests.rules.sheriff.scoring import scored
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    CLARA,
    GAME,
    SHERIFF,
    at_declaration,
    at_inspection,
    at_market,
    cards,
    from_bag,
    from_stall,
    gold,
    happened,
    letting_through,
    several,
)
from tests.trying import tried

PROMO = {
    # card: copies, value, fine
    "dragon-pepper": (2, 8, 6),
    "strawberry-mead": (2, 8, 6),
    "golden-silk": (2, 9, 6),
    "heavy-crossbow": (2, 10, 7),
    "feast-plate": (2, 0, 2),
    "royal-summons": (1, 0, 0),
    "brimstone-oil": (1, 5, 4),
    "olive-oil": (1, 10, 5),
    "arcane-scrolls": (1, 12, 4),
    "prince-johns-sword": (1, 12, 6),
    "tabletop-trophy": (1, 11, 5),
}


def promo(**wishes):
    return at_inspection(promo_cards=True, **wishes)


def passed(merchant_bag, declared="apples", **wishes):
    """Anne's bag, let through; her question about brimstone oil is answered."""
    table = promo(bags={ANNE: (declared, merchant_bag)}, **wishes)
    table.does(SHERIFF, LetThrough(ANNE))
    return table


@clause("1.4", "2.4")
@pytest.mark.parametrize("name", PROMO)
def test_a_promo_card_is_as_printed(name):
    good = {row.name: row for row in GAME.configure(4, "first", {"promo_cards": True}).goods}[name]
    assert (good.copies, good.value, good.fine) == ((PROMO[name][0],) * 2, PROMO[name][1], PROMO[name][2])


@clause("2.4")
@pytest.mark.parametrize("name", PROMO)
def test_a_promo_card_cannot_be_declared(name):
    table = at_declaration(promo_cards=True, bags={ANNE: [name]})
    assert table.refuses(ANNE, Declare(name, 1)).clause == "4.3"


@clause("2.4")
@pytest.mark.parametrize("name", sorted(set(PROMO) - {"feast-plate", "royal-summons", "tabletop-trophy"}))
def test_an_undeclared_promo_card_is_confiscated_and_fined(name):
    table = promo(bags={ANNE: ("apples", ["apples", name])})
    table.opens(ANNE)
    assert table.gold(ANNE) == 50 - PROMO[name][2]
    table.does(SHERIFF, LayConfiscated((name,), 1))
    assert table.pile(1)[-1] == name


def contraband_score(face_down):
    return scored(stalls={ANNE: "apples"}, contraband={ANNE: face_down}, promo_cards=True)[ANNE].contraband


@clause("2.4")
@pytest.mark.parametrize(
    ("face_down", "points"),
    [
        ("dragon-pepper", 8),
        ("dragon-pepper, 2 pepper", 8 + 7 + 7),
        ("strawberry-mead, 2 mead", 8 + 8 + 8),
        ("golden-silk, 2 silk", 9 + 9 + 9),
        ("heavy-crossbow, 2 crossbows", 10 + 11 + 11),
        ("dragon-pepper, mead, silk", 8 + 7 + 8),
        ("2 dragon-pepper", 9 + 9),
        ("2 dragon-pepper, pepper", 9 + 9 + 8),
        ("2 heavy-crossbow, crossbows", 12 + 12 + 13),
        ("olive-oil, prince-johns-sword, tabletop-trophy, brimstone-oil", 10 + 12 + 11 + 5),
    ],
)
def test_a_dearer_kind_raises_the_others_of_its_good(face_down, points):
    assert contraband_score(face_down) == points


@clause("2.4")
def test_only_cards_on_the_same_stall_gain():
    scores = scored(stalls={ANNE: "apples"}, contraband={ANNE: "dragon-pepper", BEN: "2 pepper"}, promo_cards=True)
    assert scores[BEN].contraband == 12


# 2.5: feast plates


@clause("2.5")
def test_a_feast_plate_in_a_bag_counts_as_the_declared_good():
    table = promo(bags={ANNE: ("chickens", "2 chickens, feast-plate")})
    table.opens(ANNE)
    assert (table.gold(SHERIFF), table.gold(ANNE)) == (50 - 6, 50 + 6)


@clause("2.5")
def test_two_plates_alone_are_truthful_too():
    table = promo(bags={ANNE: ("cheese", "2 feast-plate")})
    table.opens(ANNE)
    assert table.gold(ANNE) == 54


@clause("2.5")
def test_a_plate_among_lies_reaches_the_stall():
    table = promo(bags={ANNE: ("apples", "feast-plate, silk")})
    table.opens(ANNE)
    assert table.gold(ANNE) == 50 - 4
    while table.state.chores and table.state.chores[0].seat == SHERIFF:
        table.does(SHERIFF, LayConfiscated(("silk",)))
    assert table.stall(ANNE) == ["feast-plate-apples"]


@clause("2.5")
def test_its_owner_says_which_good_it_is():
    table = passed("apples, feast-plate")
    assert set(table.prompt(ANNE, PlatePrompt).goods) == {"apples", "cheese", "bread", "chickens"}
    assert table.prompt(BEN, PlatePrompt) is None
    table.does(ANNE, FixPlate("chickens"))
    assert table.stall(ANNE) == ["apples", "feast-plate-chickens"]


@clause("2.5")
def test_it_is_one_of_the_legal_goods_of_this_game():
    table = promo(players=3, bags={ANNE: ("apples", "feast-plate")})
    table.does(SHERIFF, LetThrough(ANNE))
    for good in ("silk", "bread", "feast-plate", "", "feast-plate-apples"):
        assert table.refuses(ANNE, FixPlate(good)).clause == "2.5"


@clause("2.5")
def test_the_others_cannot_say_it_for_them():
    table = passed("feast-plate")
    table.refuses(SHERIFF, FixPlate("apples"))


@clause("2.5")
def test_each_of_two_plates_is_fixed_by_itself():
    table = passed("2 feast-plate")
    table.does(ANNE, FixPlate("apples"))
    table.does(ANNE, FixPlate("bread"))
    assert table.stall(ANNE) == ["feast-plate-apples", "feast-plate-bread"]


@clause("2.5")
def test_a_fixed_plate_has_the_value_of_its_good_and_counts_for_the_king():
    scores = scored(stalls={ANNE: "3 chickens, feast-plate-chickens", BEN: "3 chickens"}, promo_cards=True)
    assert scores[ANNE].legal == 16
    assert [(bonus.title, bonus.points) for bonus in scores[ANNE].bonuses] == [("king", 10)]


@clause("2.5")
def test_a_fixed_plate_is_a_legal_card_of_its_value_in_a_debt():
    table = promo(
        bags={ANNE: ("apples", "apples, silk")}, gold={ANNE: 0}, stalls={ANNE: "feast-plate-chickens, apples"}
    )
    table.opens(ANNE)
    table.does(ANNE, PayDebt(("feast-plate-chickens",)))
    assert table.stall(SHERIFF) == ["feast-plate-chickens"]


@clause("2.5")
def test_a_fixed_plate_keeps_its_good_when_it_changes_hands():
    table = promo(stalls={ANNE: "feast-plate-chickens"})
    table.strikes(ANNE, SHERIFF, from_stall(ANNE, "feast-plate-chickens"))
    assert table.stall(SHERIFF) == ["feast-plate-chickens"]
    assert not table.state.chores


@clause("2.5")
def test_a_plate_given_from_the_bag_is_fixed_by_the_receiver():
    table = promo(bags={ANNE: ("apples", "apples, feast-plate")})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "feast-plate"), letting_through(ANNE))
    table.does(SHERIFF, FixPlate("cheese"))
    assert table.stall(SHERIFF) == ["feast-plate-cheese"]
    assert table.stall(ANNE) == ["apples"]


@clause("2.5")
def test_back_on_a_pile_it_is_an_ordinary_plate():
    table = passed("brimstone-oil", stalls={BEN: "feast-plate-apples"})
    table.does(ANNE, AnswerBrimstone(BEN, ("feast-plate-apples",)))
    assert "feast-plate" in table.pile(0)


@clause("2.5")
def test_a_plate_lies_face_up_for_everyone():
    table = passed("feast-plate")
    table.does(ANNE, FixPlate("bread"))
    assert table.view(None).players[ANNE].stall == ("feast-plate-bread",)


# 2.6: royal summons


@clause("2.6")
def test_a_truthful_bag_with_a_summons_costs_the_sheriff_eight_more():
    table = promo(bags={ANNE: ("apples", "2 apples, royal-summons")})
    table.opens(ANNE)
    assert (table.gold(SHERIFF), table.gold(ANNE)) == (50 - 4 - 8, 50 + 4 + 8)


@clause("2.6")
def test_a_summons_alone_is_a_truthful_bag():
    table = promo(bags={ANNE: ("apples", "royal-summons")})
    table.opens(ANNE)
    assert table.gold(ANNE) == 58


@clause("2.6")
def test_a_summons_does_not_make_a_lie_true():
    table = promo(bags={ANNE: ("apples", "apples, silk, royal-summons")})
    table.opens(ANNE)
    assert (table.gold(SHERIFF), table.gold(ANNE)) == (54, 46)


@clause("2.6")
def test_an_opened_summons_goes_onto_the_left_pile_and_is_not_confiscated():
    table = promo(bags={ANNE: ("apples", "apples, silk, royal-summons")})
    table.opens(ANNE)
    table.does(SHERIFF, LayConfiscated(("silk",), 1))
    assert table.pile(0)[-1] == "royal-summons"
    assert table.pile(1)[-1] == "silk"


@clause("2.6")
def test_a_summons_that_was_let_through_is_discarded_too():
    table = passed("apples, royal-summons")
    assert table.pile(0)[-1] == "royal-summons"
    assert table.stall(ANNE) == ["apples"]
    assert table.contraband(ANNE) == []


@clause("2.6")
def test_a_sheriff_who_cannot_pay_the_summons_is_in_debt():
    table = promo(bags={ANNE: ("apples", "apples, royal-summons")}, gold={SHERIFF: 3}, stalls={SHERIFF: "3 chickens"})
    table.opens(ANNE)
    owed = 0
    while (prompt := table.prompt(SHERIFF, DebtPrompt)) is not None:
        owed += prompt.rest
        table.does(SHERIFF, PayDebt(("chickens",) * (1 if prompt.rest <= 4 else 2)))
    assert owed >= 7  # ten were owed, and three were there
    assert table.gold(ANNE) == 53
    assert table.stall(ANNE)[-2:] == ["chickens", "chickens"]


@clause("2.6")
def test_a_summons_cannot_be_handed_over_in_a_deal():
    table = promo(bags={ANNE: ("apples", "apples, royal-summons")})
    offer = MakeOffer((SHERIFF,), (from_bag(ANNE, "royal-summons"), letting_through(ANNE)))
    if tried(table.table, ANNE, offer) is None:  # whoever may say so may be lying; it is not handed over in any case
        table.does(SHERIFF, AcceptOffer(max(table.state.offers)))
        assert table.contraband(SHERIFF) == table.stall(SHERIFF) == []
        assert table.pile(0)[-1] == "royal-summons"


# 2.7: brimstone oil


@clause("2.7")
def test_brimstone_oil_destroys_an_apple_and_a_plate_that_stands_for_apples():
    table = passed("brimstone-oil", stalls={BEN: "apples, feast-plate-apples, cheese"})
    table.does(ANNE, AnswerBrimstone(BEN, ("apples", "feast-plate-apples")))
    assert table.stall(BEN) == ["cheese"]
    assert sorted(table.pile(0)[-3:]) == ["apples", "brimstone-oil", "feast-plate"]


@clause("2.7")
def test_brimstone_oil_destroys_two_goods_of_one_kind():
    table = passed("brimstone-oil", stalls={BEN: "3 cheese, apples"})
    table.does(ANNE, AnswerBrimstone(BEN, ("cheese", "cheese")))
    assert table.stall(BEN) == ["apples", "cheese"]
    assert sorted(table.pile(0)[-3:]) == ["brimstone-oil", "cheese", "cheese"]
    assert table.contraband(ANNE) == []


@clause("2.7")
def test_one_good_is_enough_for_it():
    table = passed("brimstone-oil", stalls={BEN: "cheese"})
    table.does(ANNE, AnswerBrimstone(BEN, ("cheese",)))
    assert table.stall(BEN) == []


@clause("2.7")
def test_it_may_be_kept():
    table = passed("brimstone-oil", stalls={BEN: "cheese"})
    table.does(ANNE, AnswerBrimstone())
    assert table.contraband(ANNE) == ["brimstone-oil"]
    assert table.stall(BEN) == ["cheese"]


@clause("2.7")
@pytest.mark.parametrize(
    ("opponent", "destroyed"),
    [
        (BEN, "cheese, apples"),  # two kinds
        (BEN, "3 cheese"),  # three
        (BEN, ""),  # nothing
        (BEN, "2 apples"),  # not there
        (BEN, "silk"),  # not a legal good
        (ANNE, "apples"),  # their own
        (9, "cheese"),
        (-1, "cheese"),
        (None, "cheese"),
    ],
)
def test_what_it_cannot_destroy(opponent, destroyed):
    table = passed("brimstone-oil", stalls={BEN: "3 cheese, apples", ANNE: "2 apples"}, contraband={BEN: "2 silk"})
    assert table.refuses(ANNE, AnswerBrimstone(opponent, several(destroyed))).clause == "2.7"


@clause("2.7")
def test_everyone_whose_contraband_was_let_through_is_asked():
    table = passed("silk", stalls={BEN: "3 cheese"})
    prompt = table.prompt(ANNE, BrimstonePrompt)
    assert prompt is not None
    assert prompt.usable is False
    assert table.refuses(ANNE, AnswerBrimstone(BEN, ("cheese",))).clause == "2.7"
    table.does(ANNE, AnswerBrimstone())


@clause("2.7")
def test_who_brought_no_contraband_is_not_asked():
    table = passed("2 apples", stalls={BEN: "3 cheese"})
    assert table.prompt(ANNE, BrimstonePrompt) is None


@clause("2.7")
def test_an_oil_that_was_let_through_before_is_not_used_later():
    table = passed("silk", contraband={ANNE: "brimstone-oil"}, stalls={BEN: "2 cheese"})
    table.refuses(ANNE, AnswerBrimstone(BEN, ("cheese",)))


@clause("2.7")
def test_an_oil_let_through_by_the_timer_may_be_used():
    table = promo(inspection_timer=60, bags={ANNE: ("apples", "brimstone-oil")}, stalls={BEN: "2 cheese"})
    table.does(HOUSE, TimeUp())
    table.does(ANNE, AnswerBrimstone(BEN, ("cheese", "cheese")))
    assert "brimstone-oil" not in table.contraband(ANNE)


@clause("2.7")
def test_an_opened_oil_is_confiscated_like_any_contraband():
    table = promo(bags={ANNE: ("apples", "brimstone-oil")}, stalls={BEN: "2 cheese"})
    table.opens(ANNE)
    assert table.prompt(ANNE, BrimstonePrompt) is None
    assert table.gold(ANNE) == 46


@clause("2.7", "1.14")
def test_a_groups_own_oil_works_without_the_promo_option():
    oil = Good("greek-fire", "contraband", (4, 4), 5, 4, effect="brimstone-oil")
    table = at_inspection(
        data=GoodsFile((oil,), keep_standard=True), bags={ANNE: ("apples", "greek-fire")}, stalls={BEN: "2 cheese"}
    )
    table.lets_through(ANNE)
    table.does(ANNE, AnswerBrimstone(BEN, ("cheese", "cheese")))
    assert table.stall(BEN) == []


# 2.8: arcane scrolls


@clause("2.8")
def test_the_scrolls_take_the_bonus_but_block_the_place():
    scores = scored(
        stalls={ANNE: "5 apples", BEN: "4 apples", CLARA: "3 apples"},
        contraband={ANNE: "arcane-scrolls"},
        promo_cards=True,
    )
    assert scores[ANNE].total == 10 + 12
    assert scores[BEN].total == 8 + 10
    assert scores[CLARA].total == 6


@clause("2.8")
def test_tied_with_the_scrolls_you_get_your_share_only():
    scores = scored(stalls={ANNE: "5 apples", BEN: "5 apples"}, contraband={ANNE: "arcane-scrolls"}, promo_cards=True)
    assert scores[ANNE].total == 10 + 12
    assert scores[BEN].total == 10 + 15


# 2.9: tabletop trophy


def confiscated_trophy(**wishes):
    table = promo(bags={ANNE: ("apples", "apples, silk, tabletop-trophy")}, **wishes)
    table.opens(ANNE)
    return table


def lay_the_rest(table):
    """The confiscated cards other than the trophy, in whichever order the game asks."""
    for _ in range(3):
        chore = table.state.chores[0] if table.state.chores else None
        if chore is not None and type(chore).__name__ == "ConfiscatedChore":
            table.does(SHERIFF, LayConfiscated(("silk",), 1))


@clause("2.9")
def test_a_confiscated_trophy_goes_into_the_sheriffs_hand_after_the_fine():
    table = confiscated_trophy(hands={SHERIFF: "5 cheese, mead"})
    assert table.gold(ANNE) == 50 - 4 - 5
    lay_the_rest(table)
    table.does(SHERIFF, DiscardForTrophy("mead", 1))
    assert table.hand(SHERIFF) == ["cheese"] * 5 + ["tabletop-trophy"]
    assert table.pile(1)[-2:] == ["silk", "mead"]


@clause("2.9")
def test_the_sheriff_discards_another_card():
    table = confiscated_trophy(hands={SHERIFF: "5 cheese, mead"})
    lay_the_rest(table)
    prompt = table.prompt(SHERIFF, TrophyPrompt)
    assert sorted(prompt.cards) == cards("5 cheese, mead")
    assert table.refuses(SHERIFF, DiscardForTrophy("tabletop-trophy")).clause == "2.9"
    assert table.refuses(SHERIFF, DiscardForTrophy("silk")).clause == "2.9"
    assert table.refuses(SHERIFF, DiscardForTrophy()).clause == "2.9"


@clause("2.9")
def test_with_no_other_card_in_hand_nothing_is_discarded():
    table = confiscated_trophy(hands={SHERIFF: ""})
    lay_the_rest(table)
    if table.prompt(SHERIFF, TrophyPrompt) is not None:
        table.does(SHERIFF, DiscardForTrophy())
    assert table.hand(SHERIFF) == ["tabletop-trophy"]
    assert not table.state.chores


@clause("2.9")
def test_a_trophy_alone_leaves_nothing_to_lay():
    table = promo(bags={ANNE: ("apples", "tabletop-trophy")}, hands={SHERIFF: "cheese"})
    table.opens(ANNE)
    table.does(SHERIFF, DiscardForTrophy("cheese"))
    assert table.hand(SHERIFF) == ["tabletop-trophy"]


@clause("2.9")
def test_a_debt_comes_before_the_trophy():
    table = confiscated_trophy(gold={ANNE: 1}, stalls={ANNE: "4 chickens"}, hands={SHERIFF: "6 cheese"})
    assert "tabletop-trophy" not in table.hand(SHERIFF)
    table.does(ANNE, PayDebt(("chickens", "chickens")))
    lay_the_rest(table)
    table.does(SHERIFF, DiscardForTrophy("cheese"))
    assert "tabletop-trophy" in table.hand(SHERIFF)


@clause("2.9")
def test_everyone_saw_which_card_was_taken():
    table = confiscated_trophy(hands={SHERIFF: "6 cheese"})
    lay_the_rest(table)
    table.does(SHERIFF, DiscardForTrophy("cheese"))
    for entry in table.table.entries:
        for event in happened(table.table.redacted(entry, None).events, CardsMoved):
            if event.target == f"hand:{SHERIFF}" and event.source.startswith("bag"):
                assert event.cards == ("tabletop-trophy",)


# the other promo cards do nothing but count


@clause("2.8", "2.9")
def test_olive_oil_and_the_sword_have_no_effect_but_their_value():
    table = passed("olive-oil, prince-johns-sword")
    table.does(ANNE, AnswerBrimstone())
    assert not table.state.chores
    assert contraband_score("olive-oil, prince-johns-sword") == 22


@clause("2.6")
def test_a_bribe_for_a_bag_with_only_a_summons_takes_nothing_from_it():
    table = promo(bags={ANNE: ("apples", "royal-summons")})
    table.strikes(ANNE, SHERIFF, gold(ANNE, 3), from_bag(ANNE, "apples"), letting_through(ANNE))
    assert table.pile(0)[-1] == "royal-summons"
    assert table.stall(SHERIFF) == []


@clause("2.5")
def test_a_plate_can_be_set_aside_and_drawn_again_in_the_market():
    table = at_market(promo_cards=True, hands={ANNE: "feast-plate, 5 apples", BEN: "6 apples"})
    table.does(ANNE, GoToMarket(("feast-plate",), (0, 0), 0))
    table.does(BEN, GoToMarket(("apples",), (1, 0), 1))
    assert "feast-plate" in table.hand(BEN)
