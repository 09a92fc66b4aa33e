"""Editions and options (rules 1)."""

from collections import Counter

import msgspec
import pytest

from blueboar.core.errors import SetupError
from blueboar.core.seats import HOUSE
from blueboar.core.table import Table
from blueboar.games.sheriff.data.goods import Good, GoodsFile
from blueboar.games.sheriff.wire.moves import GoToMarket, LetThrough, LoadBag, TimeUp
from blueboar.games.sheriff.wire.prompts import LoadPrompt, TimeUpPrompt
from tests.clauses import clause
from tests.faults import worded
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    CLARA,
    GAME,
    SHERIFF,
    at_inspection,
    at_loading,
    at_market,
    cards,
)
from tests.sheriff_by_name import by_name


def opened(players=4, edition="first", seed="a seed", **options):
    return Table.opened(GAME, GAME.configure(players, edition, options), seed)


def zone_sizes(state, zone):
    return [len(state.zones[f"{zone}:{seat}"]) for seat in range(state.players)]


PRESETS = [
    ("first", 2, "piles-then-deck", "face-down", "left", "all-but-top-five", "cards"),
    ("persian", 2, "piles-then-deck", "face-down", "left", "top-five", "points"),
    ("second", 1, "deck", "face-up", "sheriff-chooses", "whole", "cards"),
]


@clause("1.1", "1.2")
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset[0])
def test_a_preset_sets_every_difference(preset):
    options = GAME.configure(4, preset[0]).options
    assert preset[1:] == (
        options.discard_piles,
        options.market_draws,
        options.set_aside,
        options.market_first,
        options.reshuffle,
        options.tie,
    )


@clause("1.1")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("discard_piles", 1),
        ("market_draws", "deck"),
        ("set_aside", "face-up"),
        ("market_first", "sheriff-chooses"),
        ("reshuffle", "whole"),
        ("tie", "points"),
    ],
)
def test_every_difference_is_an_option_of_its_own(option, value):
    assert getattr(GAME.configure(4, "first", {option: value}).options, option) == value


@clause("1.1")
@pytest.mark.parametrize(
    ("players", "edition", "option", "value"),
    [
        (4, "second", "promo_cards", True),
        (4, "first", "black_market", True),
        (4, "persian", "black_market", True),
        (4, "second", "black_market_prices", {"pepper": [20, 10], "mead": [2, 1], "silk": [2, 1]}),
        (4, "second", "deputy_cycles", 2),
        (6, "second", "sheriff_terms", 2),
        (6, "second", "first_sheriff", 0),
        (4, "first", "first_sheriff", 4),
        (4, "first", "removed_cards", 180),
    ],
)
def test_an_impossible_mix_is_refused_and_names_the_option(players, edition, option, value):
    with pytest.raises(SetupError) as error:
        GAME.configure(players, edition, {option: value})
    assert error.value.code == "setup.impossible-mix"
    assert error.value.params["option"] == option
    assert worded(error.value)
    assert error.value.clause


@clause("1.2")
@pytest.mark.parametrize(
    ("edition", "counts"), [("first", (3, 4, 5)), ("persian", (3, 4, 5)), ("second", (3, 4, 5, 6))]
)
def test_how_many_can_play(edition, counts):
    assert GAME.players(edition) == counts
    for players in counts:
        GAME.configure(players, edition)
    for players in {0, 1, 2, 6, 7, -1} - set(counts):
        with pytest.raises(SetupError) as error:
            GAME.configure(players, edition)
        assert error.value.clause == "1.2"
        assert error.value.params["allowed"] == list(counts)


@clause("1.2")
@pytest.mark.parametrize("edition", ["first", "persian"])
def test_five_cards_are_turned_onto_each_of_two_piles(edition):
    state = by_name(opened(4, edition).state)
    assert [len(state.zones["pile:0"]), len(state.zones["pile:1"])] == [5, 5]
    assert len(state.zones["deck"]) == 204 - 4 * 6 - 10


@clause("1.2")
def test_the_one_pile_of_the_second_edition_is_empty_at_first():
    state = by_name(opened(4, "second").state)
    assert state.zones["pile:0"] == []
    assert "pile:1" not in state.zones
    assert len(state.zones["deck"]) == 204 - 4 * 6


@clause("1.2")
def test_six_players_have_two_deputies():
    assert len(opened(6, "second").state.office) == 2


@clause("1.3")
@pytest.mark.parametrize(("players", "royal"), [(3, 6), (4, 12), (5, 12)])
def test_royal_goods_come_into_the_deck(players, royal):
    def total(**options):
        return sum(len(zone) for zone in opened(players, **options).state.zones)

    assert total(royal_goods=True) - total() == royal


@clause("1.4")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", ["first", "persian"])
def test_sixteen_promo_cards_come_into_the_deck(players, edition):
    with_promo = opened(players, edition, promo_cards=True).state
    without = opened(players, edition).state
    assert sum(map(len, with_promo.zones)) - sum(map(len, without.zones)) == 16


@clause("1.5")
def test_the_timer_gives_so_many_seconds_for_each_merchant():
    table = at_inspection(5, inspection_timer=60)
    assert table.table.pending()[HOUSE] == (TimeUpPrompt(seconds=4 * 60),)


@clause("1.5")
def test_simply_on_means_sixty_seconds():
    assert GAME.configure(4, "first", {"inspection_timer": True}).options.inspection_timer == 60


@clause("1.5")
def test_without_a_timer_no_clock_runs():
    table = at_inspection()
    assert HOUSE not in table.table.pending()
    table.refuses(HOUSE, TimeUp())


@clause("1.6")
def test_removed_cards_leave_the_deck_before_the_hands_are_dealt():
    state = by_name(opened(4, removed_cards=10).state)
    assert len(state.zones["box"]) == 10
    assert zone_sizes(state, "hand") == [6] * 4
    assert len(state.zones["deck"]) == 204 - 10 - 24 - 10


@clause("1.6")
def test_nobody_sees_what_was_removed():
    table = opened(4, removed_cards=10)
    for seat in (None, 0, 1, 2, 3):
        entry = table.redacted(table.entries[0], seat)
        moved = [event for event in entry.events if getattr(event, "target", None) == "box"]
        assert all(event.cards is None for event in moved)
        assert "box" not in GAME.view(table.state, seat).__struct_fields__


@clause("1.6")
def test_simply_on_means_ten_cards():
    assert GAME.configure(4, "first", {"removed_cards": True}).options.removed_cards == 10


@clause("1.7")
def test_hands_of_seven_are_dealt():
    assert zone_sizes(by_name(opened(hand_size=7).state), "hand") == [7] * 4


@clause("1.7")
def test_with_seven_in_hand_the_bag_still_holds_five():
    table = at_loading(hand_size=7, hands={ANNE: "7 apples"})
    assert table.prompt(ANNE, LoadPrompt) == LoadPrompt(at_least=1, at_most=5)
    table.refuses(ANNE, LoadBag(("apples",) * 6))
    table.does(ANNE, LoadBag(("apples",) * 5))


@clause("1.7")
def test_with_seven_in_hand_the_market_still_changes_five():
    table = at_market(hand_size=7, hands={ANNE: "7 apples"})
    table.refuses(ANNE, GoToMarket(("apples",) * 6))
    table.does(ANNE, GoToMarket(("apples",) * 5))


@clause("1.7")
def test_hands_are_filled_up_to_seven_after_the_round():
    table = at_inspection(hand_size=7, bags={ANNE: ("apples", "3 apples"), BEN: None, CLARA: None})
    table.lets_through(ANNE)
    assert [len(table.hand(seat)) for seat in range(4)] == [7] * 4


@clause("1.8")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_first_sheriff_can_be_chosen(seat):
    assert opened(first_sheriff=seat).state.office == (seat,)


@clause("1.8")
def test_the_first_sheriff_can_be_random():
    assert {opened(first_sheriff="random", seed=str(seed)).state.office[0] for seed in range(60)} == {0, 1, 2, 3}


@clause("1.9")
@pytest.mark.parametrize("edition", GAME.editions)
def test_private_offers_are_off_and_merchants_deal_where_the_book_has_it(edition):
    options = GAME.configure(4, edition).options
    assert (options.private_offers, options.merchant_deals) == (False, edition != "persian")


@clause("1.2")
def test_the_polish_preset_is_the_first_but_for_lies_about_the_stall_and_proof():
    first, polish = (GAME.configure(4, edition).options for edition in ("first", "polish"))
    assert msgspec.structs.replace(polish, stall_lies=True, proof=True) == first
    assert (polish.stall_lies, polish.proof) == (False, False)


@clause("1.5")
@pytest.mark.parametrize("edition", GAME.editions)
def test_the_persian_timer_runs_for_each_bag(edition):
    runs = GAME.configure(4, edition).options.timer_runs
    assert runs == ("each-bag" if edition == "persian" else "together")


@clause("1.15")
def test_a_set_up_that_is_older_than_an_option_has_what_was_done_before():
    config = msgspec.to_builtins(GAME.configure(4, "persian"))
    for name in ("stall_lies", "proof", "timer_runs"):
        del config["options"][name]
    options = msgspec.convert(config, GAME.config_type).options
    assert (options.stall_lies, options.proof, options.timer_runs) == (True, True, "together")


@clause("1.10")
def test_black_market_prices_can_be_set():
    prices = {"pepper": [20, 10], "mead": [30, 20], "silk": [40, 30]}
    table = opened(edition="second", black_market=True, black_market_prices=prices)
    piles = {pile.good: pile.points for pile in table.view(None).black_market}
    assert piles == {"pepper": (20, 10), "mead": (30, 20), "silk": (40, 30)}


@clause("1.10")
def test_deputy_cycles_set_the_length_for_six():
    assert opened(6, "second", deputy_cycles=2).state.rounds == 6


@clause("1.11")
@pytest.mark.parametrize(("players", "rounds"), [(3, 9), (4, 8), (5, 10)])
def test_everybody_is_sheriff_twice_or_with_three_players_three_times(players, rounds):
    assert opened(players).state.rounds == rounds


@clause("1.11")
def test_another_number_of_terms_can_be_set():
    assert opened(4, sheriff_terms=1).state.rounds == 4


@clause("1.11")
def test_another_start_in_gold_can_be_set():
    assert opened(starting_gold=7).state.gold[:4] == [7] * 4


# 1.12: a new deck


def wanting_two_cards(reshuffle, left, right, **wishes):
    """The deck is empty, Anne sets two silk aside and draws two cards."""
    table = at_market(reshuffle=reshuffle, piles=(left, right), hands={ANNE: "2 silk, 4 apples"}, deck_left=0, **wishes)
    table.does(ANNE, GoToMarket(("silk", "silk"), onto=0))
    return table


LEFT = "2 mead, chickens, 4 cheese"
RIGHT = "pepper, 4 apples, chickens"


@clause("1.12")
def test_all_but_the_five_top_cards_of_each_pile_become_the_deck():
    table = wanting_two_cards("all-but-top-five", LEFT, RIGHT)
    assert table.pile(0) == [*cards("chickens, 4 cheese"), "silk", "silk"]
    assert table.pile(1) == cards("4 apples, chickens")
    new_deck = Counter(table.state.zones["deck"]) + Counter(table.hand(ANNE)) - Counter(apples=4)
    assert new_deck == Counter(mead=2, pepper=1)


@clause("1.12")
def test_the_five_top_cards_of_each_pile_become_the_deck():
    table = wanting_two_cards("top-five", LEFT, RIGHT)
    assert table.pile(0) == ["mead", "mead", "silk", "silk"]
    assert table.pile(1) == ["pepper"]
    assert table.deck_size() == 8


@clause("1.12")
def test_everything_discarded_becomes_the_deck():
    table = wanting_two_cards("whole", LEFT, RIGHT)
    assert table.pile(0) == ["silk", "silk"]
    assert table.pile(1) == []
    assert table.deck_size() == 11


@clause("1.12")
def test_a_new_deck_is_shuffled_only_when_a_card_is_wanted():
    table = at_market(piles=(LEFT, RIGHT), hands={ANNE: "6 apples"}, deck_left=2)
    table.does(ANNE, GoToMarket(("apples", "apples"), onto=1))
    assert table.deck_size() == 0
    assert table.pile(0) == cards(LEFT)


@clause("1.12")
def test_what_is_left_of_the_deck_is_drawn_before_the_new_one():
    table = at_market(
        piles=(LEFT, RIGHT), hands={ANNE: "2 apples, 4 cheese"}, deck_top="crossbows", deck_left=1, reshuffle="whole"
    )
    table.does(ANNE, GoToMarket(("apples", "apples")))
    assert "crossbows" in table.hand(ANNE)
    assert len(table.hand(ANNE)) == 6


@clause("1.12")
@pytest.mark.parametrize("reshuffle", ["all-but-top-five", "top-five", "whole"])
def test_the_new_deck_can_be_needed_at_the_end_of_a_round(reshuffle):
    table = at_inspection(
        reshuffle=reshuffle,
        piles=("3 mead, 5 apples", "3 mead, 5 apples"),
        bags={ANNE: ("cheese", "2 cheese"), BEN: None, CLARA: None},
        deck_left=0,
    )
    table.lets_through(ANNE)
    assert len(table.hand(ANNE)) == 6


# 1.13: no card at all


@clause("1.13")
def test_if_the_reshuffle_gives_no_card_all_discards_are_shuffled():
    table = wanting_two_cards("all-but-top-five", "3 mead", "2 pepper")
    assert table.deck_size() == 3
    assert table.pile(0) == ["silk", "silk"]
    assert table.pile(1) == []


@clause("1.13")
def test_the_top_five_rule_never_needs_that_while_there_are_discards():
    table = wanting_two_cards("top-five", "3 mead", "")
    assert table.deck_size() == 1
    assert len(table.hand(ANNE)) == 6


@clause("1.13")
def test_without_discards_you_get_what_there_is():
    table = at_market(piles=("", ""), hands={ANNE: "3 silk, 3 apples"}, deck_top="mead", deck_left=1)
    table.does(ANNE, GoToMarket(("silk", "silk", "silk"), onto=0))
    assert table.hand(ANNE) == ["apples", "apples", "apples", "mead"]
    assert table.pile(0) == ["silk"] * 3


@clause("1.13")
def test_the_next_refill_tries_again():
    table = at_market(piles=("", ""), hands={ANNE: "3 silk, 3 apples", BEN: "2 mead, 4 apples"}, deck_left=0)
    table.does(ANNE, GoToMarket(("silk", "silk", "silk"), onto=0))
    table.does(BEN, GoToMarket(("mead", "mead"), onto=0))
    assert table.hand(BEN) == ["apples"] * 4 + ["silk"] * 2


@clause("1.13")
def test_the_end_of_the_round_fills_hands_as_far_as_there_are_cards():
    table = at_inspection(
        piles=("", ""),
        hands=dict.fromkeys(range(4), "2 apples"),
        bags={ANNE: ("cheese", "cheese"), BEN: None, CLARA: None},
        deck_left=5,
    )
    table.lets_through(ANNE)
    assert [len(table.hand(seat)) for seat in (ANNE, BEN, CLARA, SHERIFF)] == [6, 3, 2, 2]


@clause("1.13")
def test_a_merchant_without_a_card_at_loading_sits_the_round_out():
    table = at_market(hands={ANNE: "", BEN: "apples", CLARA: "cheese"}, piles=("", ""), deck_left=0)
    for merchant in (ANNE, BEN, CLARA):
        table.does(merchant, GoToMarket())
    table.refuses(ANNE, LoadBag(()))
    table.loads(BEN, "apples")
    table.loads(CLARA, "cheese")
    assert table.state.turn == BEN  # who declares first, as Anne has no bag
    table.declares(BEN, "apples")
    table.declares(CLARA, "cheese")
    table.refuses(SHERIFF, LetThrough(ANNE))
    table.lets_through(BEN, CLARA)
    assert table.state.round == 2


@clause("1.13")
def test_a_round_in_which_nobody_has_a_card_goes_by():
    table = at_market(hands=dict.fromkeys(range(4), ""), piles=("", ""), deck_left=0)
    for merchant in (ANNE, BEN, CLARA):
        table.does(merchant, GoToMarket())
    assert table.state.round == 2


# 1.14: a group's own goods


def good(name, kind="legal", copies=60, value=2, fine=2, **more):
    return Good(name, kind, (copies, copies), value, fine, **more)


@clause("1.14")
def test_a_group_may_play_with_its_own_goods_alone():
    data = GoodsFile((good("turnips"), good("lace", "contraband")), keep_standard=False)
    table = at_market(data=data, hands=dict.fromkeys(range(4), "6 turnips"), piles=("", ""))
    assert table.all_cards() == Counter(turnips=60, lace=60)


@clause("1.14")
def test_a_group_may_add_its_own_goods_to_the_standard_ones():
    data = GoodsFile((good("turnips", copies=20),), keep_standard=True)
    config = GAME.configure(4, "first", {}, data)
    assert sum(config.copies(row) for row in config.goods) == 224
    assert "turnips" in Table.opened(GAME, config, "x").view(0).legal_goods


@clause("1.14")
def test_goods_without_a_legal_one_are_refused():
    data = GoodsFile((good("lace", "contraband", 200),), keep_standard=False)
    with pytest.raises(SetupError) as error:
        GAME.configure(4, "first", {}, data)
    assert error.value.clause == "1.14"


@clause("1.14")
def test_too_few_cards_to_deal_are_refused():
    data = GoodsFile((good("turnips", copies=33),), keep_standard=False)
    with pytest.raises(SetupError) as error:
        GAME.configure(4, "first", {}, data)
    assert error.value.code.startswith("setup.")


@clause("1.14")
def test_the_black_market_needs_its_goods():
    data = GoodsFile((good("turnips", copies=200),), keep_standard=False)
    with pytest.raises(SetupError) as error:
        GAME.configure(4, "second", {"black_market": True}, data)
    assert str(error.value.params["option"]).startswith("black_market")
