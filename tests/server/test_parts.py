"""The parts that know neither sockets nor stores: text, rate limits, clocks, ratings, logs."""

import json
import logging
from types import SimpleNamespace

import pytest

from blueboar.core.seats import HOUSE, Outcome
from blueboar.protocol.shapes import ClockSettings
from blueboar.server.accounts import rating
from blueboar.server.clean_text import clean
from blueboar.server.logs import JsonLines, PlainLines
from blueboar.server.rate_limits import RateLimiter, RateLimiters
from blueboar.server.settings import Rate
from blueboar.server.store.rows import StoredSeat
from blueboar.server.tables import game_results
from blueboar.server.tables.clock import Clock
from blueboar.server.tables.phrases import PHRASES


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Robin   Hood \n", "Robin Hood"),
        ("a\x00b\x1bc", "a b c"),
        ("pay\u202eme", "payme"),
        ("\u2066x\u2069", "x"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("Z" + "\u0301\u0302\u0303\u0304\u0305\u0306" + "o", "Ź\u0302\u0303\u0304o"),
        ("\u200b\ufeff", ""),
        ("\u200c\u200d", ""),
        ("a\u200d\u200d\u200db", "a\u200db"),
        ("\u3164\u115f\u2800", ""),
        ("<script>", "<script>"),
        ("🐗", "🐗"),
    ],
)
def test_words_are_cleaned_of_what_deceives(typed, kept):
    assert clean(typed) == kept


def test_phrases_are_codes():
    assert all(phrase.startswith("phrase.") for phrase in PHRASES)
    assert len(set(PHRASES)) == len(PHRASES)


def test_a_bucket_fills_again():
    limiter = RateLimiter(Rate(2, 3), 0.0)
    assert [limiter.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert limiter.take(0.4) is False
    assert limiter.take(0.6) is True
    assert [limiter.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_everyone_has_a_bucket_of_his_own():
    limiters = RateLimiters(Rate(0.1, 1))
    assert limiters.take("a", 0.0)
    assert not limiters.take("a", 0.0)
    assert limiters.take("b", 0.0)


def prompts(pebbles):
    return pebbles.SealPrompt((1, 2)), pebbles.GrabPrompt(), pebbles.TimeUpPrompt(30, 1)


def test_a_clock_runs_from_the_first_question_or_the_own_last_move():
    import pebbles

    seal, grab, _ = prompts(pebbles)
    settings = ClockSettings(move_seconds=60, by_prompt={"grab": 5})
    clock = Clock()
    assert clock.update(settings, {0: (seal, grab), 1: (grab,)}, None, 100.0)
    assert clock.next() == 160.0, "nobody is hurried by what he only may do"
    assert not clock.update(settings, {0: (seal,)}, 1, 110.0), "what others do does not restart it"
    assert clock.update(settings, {0: (seal,)}, 0, 120.0)
    assert clock.next() == 180.0
    assert clock.overdue(179.0) is None
    assert clock.overdue(180.0) == 0
    assert clock.update(settings, {}, 0, 181.0)
    assert clock.next() is None


def test_the_houses_timer_runs_through_all_that_happens_and_can_be_extended():
    import pebbles

    *_, timer = prompts(pebbles)
    settings = ClockSettings(extra_seconds=20, extras=1)
    clock = Clock()
    clock.update(settings, {HOUSE: (timer,)}, None, 0.0)
    clock.update(settings, {HOUSE: (timer,)}, 2, 10.0)
    assert clock.next() == 30.0
    assert clock.extend(settings, 2, "a")
    assert clock.has_extended(2, "a")
    assert not clock.extend(settings, 2, "b")
    assert clock.next() == 50.0
    assert clock.deadlines(45.0)[0].left == 5000
    clock.update(settings, {HOUSE: (pebbles.TimeUpPrompt(30, 2),)}, HOUSE, 50.0)
    assert clock.next() == 80.0


def test_winners_gain_losers_lose_and_a_draw_between_equals_changes_nothing():
    start = [rating.newcomer(name, "pebbles") for name in "abc"]
    first, second, third = rating.after(start, (1, 2, 3))
    assert first.mu > second.mu > third.mu
    assert second.mu == pytest.approx(rating.MU)
    assert first.sigma < rating.SIGMA
    assert first.games == 1
    drawn = rating.after(start[:2], (1, 1))
    assert drawn[0].mu == pytest.approx(rating.MU)


async def test_a_level_of_bots_gets_the_mean_of_what_its_bots_got():
    class Nobody:
        async def ratings(self, subjects, game):
            return []

    bot = StoredSeat("bot", name="simple", level="simple")
    forgotten = StoredSeat("person", left=True)
    seats = (StoredSeat("person", person="ann", name="Ann"), bot, bot, bot, forgotten)
    table = SimpleNamespace(seats=seats, game="pebbles")
    outcome = Outcome((5, 4, 3, 2, 1), (1, 2, 3, 4, 5), "rounds")
    new = {rated.subject: rated for rated in await game_results.ratings(Nobody(), table, outcome)}
    assert set(new) == {"ann", "bot:simple"}, "who was forgotten is not rated"
    everyone = rating.after([rating.newcomer(name, "pebbles") for name in "abcde"], outcome.places)
    assert new["bot:simple"].mu == pytest.approx(sum(each.mu for each in everyone[1:4]) / 3)
    assert new["bot:simple"].games == 1


def test_an_upset_counts_more_than_what_was_expected():
    strong = rating.StoredRating("s", "g", 32.0, 2.0, 50)
    weak = rating.StoredRating("w", "g", 18.0, 2.0, 50)
    expected = rating.after([strong, weak], (1, 2))[0].mu - strong.mu
    upset = rating.after([strong, weak], (2, 1))[1].mu - weak.mu
    assert upset > 5 * expected > 0


def test_logs_are_a_json_object_a_line_or_plain():
    record = logging.makeLogRecord({"name": "x", "levelname": "INFO", "msg": "a %s", "args": ("b",), "table": "t1"})
    told = json.loads(JsonLines().format(record))
    assert (told["event"], told["level"], told["table"]) == ("a b", "info", "t1")
    assert PlainLines().format(record).endswith("a b table=t1")
