"""Ratings after a game, and who is rated at all."""

from types import SimpleNamespace
from typing import Any

import pytest

from blueboar.core.seats import Outcome
from blueboar.server.accounts import rating
from blueboar.server.store.rows import StoredRating, StoredSeat
from blueboar.server.tables import game_results


def test_winners_gain_losers_lose_and_a_draw_between_equals_changes_nothing():
    start = [rating.newcomer(name, "pebbles") for name in "abc"]
    first, second, third = rating.after(start, (1, 2, 3))
    assert first.mu > second.mu > third.mu
    assert second.mu == pytest.approx(rating.MU)
    assert first.sigma < rating.SIGMA
    assert first.games == 1
    drawn = rating.after(start[:2], (1, 1))
    assert drawn[0].mu == pytest.approx(rating.MU)


def test_an_upset_counts_more_than_what_was_expected():
    strong = StoredRating("s", "g", 32.0, 2.0, 50)
    weak = StoredRating("w", "g", 18.0, 2.0, 50)
    expected = rating.after([strong, weak], (1, 2))[0].mu - strong.mu
    upset = rating.after([strong, weak], (2, 1))[1].mu - weak.mu
    assert upset > 5 * expected > 0


async def test_a_level_of_bots_gets_the_mean_of_what_its_bots_got():
    class Nobody:
        async def ratings(self, subjects, game):
            return []

    nobody: Any = Nobody()
    bot = StoredSeat("bot", name="simple", level="simple")
    forgotten = StoredSeat("person", left=True)
    seats = (StoredSeat("person", person="ann", name="Ann"), bot, bot, bot, forgotten)
    table: Any = SimpleNamespace(seats=seats, game="pebbles")
    outcome = Outcome((5, 4, 3, 2, 1), (1, 2, 3, 4, 5), "points")
    new = {rated.subject: rated for rated in await game_results.ratings(nobody, table, outcome)}
    assert set(new) == {"ann", "bot:simple"}, "who was forgotten is not rated"
    everyone = rating.after([rating.newcomer(name, "pebbles") for name in "abcde"], outcome.places)
    assert new["bot:simple"].mu == pytest.approx(sum(each.mu for each in everyone[1:4]) / 3)
    assert new["bot:simple"].games == 1
