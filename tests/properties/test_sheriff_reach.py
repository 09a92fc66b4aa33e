"""Random games reach the paths of the deals; the whole table of counts is printed by `sheriff_reach.py`."""

from tests.properties.sheriff_reach import PATHS, table_of

RARE = {
    "5.21 the plain move strikes",
    "5.25 goods of a bag are pledged",
    "5.27 a pledge pays a debt",
    "5.29 two pass by one deal",
    "5.31 an act of one deputy",
    "2.7 oil is its receiver's choice",
    "8.8 what is odd finds an owner",
    "5.32 paid-a-debt",
    "5.32 time-ran-out",
    "5.32 other-deputy",
}
"""Seen less than once in fifty games: two thousand games reach them all."""


def test_a_few_hundred_games_reach_every_path_that_is_not_rare():
    found = table_of(220)
    assert [path for path in PATHS if not found[path] and path not in RARE] == []
