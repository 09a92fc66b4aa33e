"""The end of the game (rules 7)."""

import pytest

from blueboar.games.sheriff.wire.events import ContrabandRevealed, GameEnded
from blueboar.games.sheriff.wire.moves import GoToBlackMarket, GoToMarket, LetThrough
from blueboar.games.sheriff.wire.views import BlackMarketCard
from tests.clauses import clause
from tests.rules.sheriff.scoring import game_over, outcome, scored
from tests.rules.sheriff.table import ANNE, BEN, CLARA, DORA, SHERIFF, happened, last_bag

KING = {"apples": 20, "cheese": 15, "bread": 15, "chickens": 10}
QUEEN = {"apples": 10, "cheese": 10, "bread": 10, "chickens": 5}


def titles(scores):
    """Who got what: {seat: [(good, title, points)]}."""
    return {
        seat: [(bonus.good, bonus.title, bonus.points) for bonus in score.bonuses]
        for seat, score in enumerate(scores)
        if score.bonuses
    }


@clause("7.1")
def test_hands_count_nothing():
    scores = scored(
        stalls={ANNE: "apples"}, hands={seat: "6 silk" if seat == BEN else "6 mead" for seat in (BEN, CLARA)}
    )
    assert [scores[BEN].total, scores[CLARA].total] == [0, 0]


@clause("7.1")
def test_the_score_is_goods_and_gold_and_bonuses():
    score = scored(stalls={ANNE: "2 apples, cheese"}, contraband={ANNE: "silk, mead"}, gold={ANNE: 17})[ANNE]
    assert (score.legal, score.contraband, score.gold) == (7, 15, 17)
    assert score.total == 7 + 15 + 17 + 20 + 15


@clause("7.1")
def test_contraband_is_turned_up_for_everyone():
    table = game_over(stalls={ANNE: "apples"}, contraband={ANNE: "silk, mead", CLARA: "pepper"})
    events = table.table.redacted(table.table.entries[-1], None).events
    revealed = {event.seat: sorted(event.cards) for event in happened(events, ContrabandRevealed)}
    assert revealed[ANNE] == ["mead", "silk"]
    assert revealed[CLARA] == ["pepper"]


@clause("7.1")
@pytest.mark.parametrize("good", KING)
def test_king_and_queen_bonuses(good):
    scores = scored(stalls={ANNE: f"3 {good}", BEN: f"2 {good}", CLARA: f"1 {good}"})
    assert titles(scores) == {ANNE: [(good, "king", KING[good])], BEN: [(good, "queen", QUEEN[good])]}


@clause("7.2")
def test_nobody_gets_a_bonus_for_a_good_they_have_none_of():
    assert titles(scored(stalls={ANNE: "cheese"})) == {ANNE: [("cheese", "king", 15)]}


@clause("7.2")
def test_royal_goods_count_twice_or_three_times():
    scores = scored(
        stalls={ANNE: "4 apples", BEN: "apples"},
        contraband={BEN: "golden-apples, green-apples"},
        royal_goods=True,
    )
    assert titles(scores) == {BEN: [("apples", "king", 20)], ANNE: [("apples", "queen", 10)]}
    assert scores[BEN].contraband == 6 + 4


@clause("7.2")
def test_a_royal_good_alone_can_be_queen():
    scores = scored(stalls={ANNE: "3 chickens"}, contraband={BEN: "royal-rooster"}, royal_goods=True)
    assert titles(scores) == {ANNE: [("chickens", "king", 10)], BEN: [("chickens", "queen", 5)]}


@clause("7.3")
def test_two_kings_share_both_bonuses_and_there_is_no_queen():
    scores = scored(stalls={ANNE: "3 cheese", BEN: "3 cheese", CLARA: "2 cheese"})
    assert [(bonus.points, bonus.shared) for bonus in scores[ANNE].bonuses + scores[BEN].bonuses] == [(12, 2)] * 2
    assert scores[CLARA].bonuses == ()


@clause("7.3")
def test_three_kings_share_rounded_down():
    scores = scored(stalls={ANNE: "bread", BEN: "bread", CLARA: "bread"})
    assert [score.total for score in scores] == [0, 3 + 8, 3 + 8, 3 + 8]


@clause("7.3")
def test_four_kings_share_rounded_down():
    scores = scored(5, stalls=dict.fromkeys((ANNE, BEN, CLARA, DORA), "chickens"))
    assert [score.total for score in scores] == [0] + [4 + 3] * 4


@clause("7.3")
def test_two_queens_share_her_bonus_rounded_down():
    scores = scored(stalls={ANNE: "3 chickens", BEN: "2 chickens", CLARA: "2 chickens"})
    assert [score.total for score in scores] == [0, 12 + 10, 8 + 2, 8 + 2]


@clause("7.3")
def test_three_queens():
    scores = scored(stalls={SHERIFF: "apples", ANNE: "3 apples", BEN: "apples", CLARA: "apples"})
    assert [score.total for score in scores] == [2 + 3, 6 + 20, 2 + 3, 2 + 3]


# 7.4: who has won


@clause("7.4")
def test_most_points_wins():
    ended = outcome(stalls={ANNE: "apples"}, gold={ANNE: 5, BEN: 40, CLARA: 30})
    assert ended.scores == (0, 27, 40, 30)
    assert (ended.winners, ended.places, ended.reason) == ((BEN,), (4, 3, 1, 2), "points")


TIED_CARDS = {"stalls": {ANNE: "5 apples", BEN: "4 apples"}, "gold": {ANNE: 0, BEN: 12}}
"""Anne: 10 + 20; Ben: 8 + 10 + 12. Anne has more legal cards."""


@clause("7.4")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_tied_the_most_legal_cards_win(edition):
    ended = outcome(edition=edition, **TIED_CARDS)
    assert ended.scores[ANNE] == ended.scores[BEN] == 30
    assert (ended.winners, ended.reason) == ((ANNE,), "tie-break")
    assert ended.places[BEN] == 2


@clause("7.4")
def test_tied_in_legal_cards_the_most_contraband_cards_win():
    ended = outcome(
        stalls={ANNE: "2 apples", BEN: "2 apples"},
        contraband={ANNE: "crossbows", BEN: "2 pepper"},
        gold={ANNE: 3},
    )
    assert ended.scores[ANNE] == ended.scores[BEN]
    assert ended.winners == (BEN,)


@clause("7.4")
def test_by_cards_a_royal_good_is_contraband():
    ended = outcome(
        stalls={ANNE: "apples", BEN: "2 apples"}, contraband={ANNE: "green-apples"}, gold={BEN: 12}, royal_goods=True
    )
    assert ended.scores[ANNE] == ended.scores[BEN] == 2 + 4 + 20
    assert ended.winners == (BEN,)


@clause("7.4")
def test_by_points_the_value_of_legal_goods_decides():
    """Anne has more legal cards, Ben has the dearer ones: by cards Anne would win, by points Ben does."""
    position = {
        "stalls": {ANNE: "4 apples", BEN: "3 chickens"},
        "gold": {ANNE: 4, BEN: 10},
    }
    by_points, by_cards = outcome(edition="persian", **position), outcome(edition="first", **position)
    assert by_points.scores[ANNE] == by_points.scores[BEN] == 32
    assert by_points.winners == (BEN,)
    assert by_cards.winners == (ANNE,)


@clause("7.4")
def test_by_points_the_value_of_contraband_decides_next():
    """Both have two apples; Anne's one crossbow is dearer than Ben's one pepper, Ben has the gold for it."""
    position = {
        "stalls": {ANNE: "2 apples", BEN: "2 apples"},
        "contraband": {ANNE: "crossbows, silk", BEN: "3 pepper"},
        "gold": {ANNE: 1},
    }
    ended = outcome(edition="persian", **position)
    assert ended.scores[ANNE] == ended.scores[BEN]
    assert ended.winners == (BEN,)
    position["contraband"] = {ANNE: "crossbows, silk", BEN: "2 pepper"}
    position["gold"] = {BEN: 5}
    ended = outcome(edition="persian", **position)
    assert ended.scores[ANNE] == ended.scores[BEN]
    assert ended.winners == (ANNE,)


@clause("7.4")
@pytest.mark.parametrize("edition", ["first", "persian"])
def test_still_tied_the_victory_is_shared(edition):
    ended = outcome(edition=edition, stalls={ANNE: "2 apples", BEN: "2 apples"}, contraband={ANNE: "silk", BEN: "silk"})
    assert (ended.winners, ended.reason) == ((ANNE, BEN), "shared")
    assert ended.places[ANNE] == ended.places[BEN] == 1
    assert min(ended.places[SHERIFF], ended.places[CLARA]) == 3


@clause("7.4")
def test_a_black_market_card_is_one_contraband_card_with_its_points():
    table = last_bag(
        edition="second",
        black_market=True,
        bags={ANNE: ("apples", "apples"), BEN: None, CLARA: None},
        stalls={BEN: "apples"},
        gold={SHERIFF: 0, ANNE: 6, BEN: 0, CLARA: 0},
        contraband={ANNE: "silk, silk, silk"},
    )
    for _ in range(3):  # what a black market card was paid with has left the game
        card = table.state.zones["deck"]
        card.remove("pepper")
        table.state.zones["sold"].append("pepper")
    table.state.black_market["pepper"].pop()
    table.state.black_market_cards[BEN].append(BlackMarketCard("pepper", 26))
    table.does(SHERIFF, LetThrough(ANNE))
    while table.state.chores:
        table.does(table.state.chores[0].seat, GoToBlackMarket())
    scores = table.state.scores
    assert scores[BEN].total == 2 + 15 + 26
    assert (scores[BEN].black_market, scores[BEN].contraband_cards) == (26, 1)
    assert scores[ANNE].total == 2 + 15 + 6 + 24


@clause("7.4")
def test_everybody_has_a_place():
    ended = outcome(stalls={ANNE: "apples"}, gold={SHERIFF: 3, BEN: 2, CLARA: 1})
    assert ended.places == (2, 1, 3, 4)


@clause("7.1")
def test_after_the_end_nothing_moves():
    table = game_over(stalls={ANNE: "apples"})
    assert table.table.pending() == {}
    assert table.refuses(ANNE, GoToMarket()).clause == "7.1"


@clause("7.1")
def test_the_end_tells_all_scores_and_places():
    table = game_over(stalls={ANNE: "apples"}, gold={BEN: 9})
    [ended] = happened(table.table.entries[-1].events, GameEnded)
    assert [score.total for score in ended.scores] == [0, 22, 9, 0]
    assert ended.places == (3, 1, 2, 3)
