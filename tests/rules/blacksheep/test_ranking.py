"""Which five animals are better (rules 4.1 to 4.4): every five against every other."""

from itertools import combinations_with_replacement

import pytest

from blueboar.games.blacksheep.data.ranking import COMBINATIONS, FIVE, ranking_of
from tests.clauses import clause
from tests.rules.blacksheep.referee import ORDER, beats, combination
from tests.rules.blacksheep.yard import judged, strength

NAMES = ["five-alike", "four-alike", "three-and-pair", "three-alike", "two-pairs", "pair", "best-animal"]
FIVES = list(combinations_with_replacement(ORDER, 5))


@clause("4.1", "4.2", "4.3")
def test_all_fives_are_ordered_as_the_literal_comparison_orders_them() -> None:
    assert len(FIVES) == 252
    for one in FIVES:
        for other in FIVES:
            ahead = strength(*one) - strength(*other)
            expected = beats(list(one), list(other))
            assert (None if ahead == 0 else ahead > 0) == expected, (one, other)


@clause("4.1")
def test_every_five_is_called_by_the_name_of_its_combination() -> None:
    ranking = ranking_of(len(ORDER))
    for five in FIVES:
        assert ranking.names[strength(*five)] == NAMES[combination(list(five))[0] - 1]


@clause("4.1")
def test_strengths_are_numbered_without_gaps() -> None:
    assert sorted(strength(*five) for five in FIVES) == list(range(252))


@clause("4.1")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (["black-sheep"] * 5, ["horse"] * 4 + ["cow"]),
        (["black-sheep"] * 4 + ["chicken"], ["horse"] * 3 + ["cow"] * 2),
        (["black-sheep"] * 3 + ["chicken"] * 2, ["horse"] * 3 + ["cow", "pig"]),
        (["black-sheep"] * 3 + ["chicken", "sheep"], ["horse", "horse", "cow", "cow", "pig"]),
        (["chicken", "chicken", "black-sheep", "black-sheep", "sheep"], ["horse", "horse", "cow", "pig", "sheep"]),
        (["black-sheep"] * 2 + ["chicken", "sheep", "pig"], ["horse", "cow", "pig", "sheep", "chicken"]),
    ],
)
def test_the_worst_of_a_combination_beats_the_best_of_the_next(better: list[str], worse: list[str]) -> None:
    assert strength(*better) > strength(*worse)


@clause("4.2")
def test_for_two_pairs_the_lower_pair_decides_after_the_higher() -> None:
    higher = strength("horse", "horse", "chicken", "chicken", "black-sheep")
    lower = strength("horse", "horse", "black-sheep", "black-sheep", "cow")
    assert higher > lower


@clause("4.4")
def test_only_the_time_of_the_third_card_decides_between_equals() -> None:
    assert judged(("horse", "pig"), ("cow", "cow", "pig"), ("pig", "cow", "cow")) == 0
    assert judged(("horse", "pig"), ("cow", "cow", "sheep"), ("pig", "cow", "cow"), ("cow", "pig", "cow")) == 1


@pytest.mark.parametrize("animals", [3, 4, 8])
def test_a_ranking_works_for_any_number_of_animals(animals: int) -> None:
    ranking = ranking_of(animals)
    assert ranking is ranking_of(animals)
    assert len(ranking.strengths) == len(ranking.names)
    assert ranking.strength((0,) * FIVE) == len(ranking.names) - 1
    assert set(ranking.names) <= set(COMBINATIONS.values())
