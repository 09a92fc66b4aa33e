"""What came of a tournament, by competitor: wins, scores, and what the game itself counts."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import msgspec

from blueboar.arena.match import Result
from blueboar.arena.ratings import RESAMPLES, RatingInterval, percentile, rate
from blueboar.arena.schedule import Terms
from blueboar.core.game import find_game


class Standing(msgspec.Struct, frozen=True):
    name: str
    games: int
    """Seats taken, over all games."""
    wins: float
    """Games won; a shared victory counts as its share."""
    win_rate: float
    """Per seat."""
    win_low: float
    win_high: float
    expected: float
    """What chance would give."""
    mean_score: float
    score_low: float
    score_high: float
    rating: RatingInterval
    counts: dict[str, float]
    """What the game counts, per seat and game."""
    milliseconds: float
    """Per answer."""
    longest_milliseconds: float
    faults: int


class Tournament(msgspec.Struct, frozen=True):
    terms: Terms
    games: int
    standings: tuple[Standing, ...]
    entries: int
    broken: int
    beats: tuple[tuple[float | None, ...], ...]
    """How often the one in the row was placed before the one in the column."""
    scores: tuple[tuple[int, ...], ...]
    """Every score of each competitor, for the charts."""
    faults: tuple[str, ...]


def summarize(terms: Terms, results: Sequence[Result], resamples: int = RESAMPLES) -> Tournament:
    results = sorted(results, key=lambda result: result.number)
    number = len(terms.competitors)
    ratings = rate(results, number, terms.seed, resamples)
    standings = tuple(_standing(terms, results, who, ratings[who], resamples) for who in range(number))
    return Tournament(
        terms,
        len(results),
        standings,
        sum(result.entries for result in results),
        sum(1 for result in results if result.broken),
        _beats(results, number),
        tuple(
            tuple(seat.score for result in results for seat in result.seats if seat.competitor == who)
            for who in range(number)
        ),
        tuple(
            f"game {result.number}: seat {fault.seat} {fault.kind}: {fault.detail}"
            for result in results
            for fault in result.faults
        )[:50],
    )


def _shares(result: Result, who: int) -> tuple[float, int, int]:
    """Victories of this competitor in one game, its seats, its points."""
    winners = sum(1 for seat in result.seats if seat.place == 1)
    won = sum(1 for seat in result.seats if seat.place == 1 and seat.competitor == who)
    seats = [seat for seat in result.seats if seat.competitor == who]
    return won / winners, len(seats), sum(seat.score for seat in seats)


def _standing(terms: Terms, results: Sequence[Result], who: int, rating: RatingInterval, resamples: int) -> Standing:
    played = [_shares(result, who) for result in results]
    played = [each for each in played if each[1]]
    wins, seats = sum(each[0] for each in played), sum(each[1] for each in played)
    source = random.Random(f"{terms.seed}/standing/{who}")
    rates: list[float] = []
    means: list[float] = []
    for _ in range(resamples if played else 0):
        sample = [played[source.randrange(len(played))] for _ in played]
        taken = sum(each[1] for each in sample)
        rates.append(sum(each[0] for each in sample) / taken)
        means.append(sum(each[2] for each in sample) / taken)
    rates.sort()
    means.sort()
    counted: Counter[str] = Counter()
    by_card = find_game(terms.game).words.card_count
    answers, seconds, longest, faults = 0, 0.0, 0.0, 0
    for result in results:
        mine = {place for place, seat in enumerate(result.seats) if seat.competitor == who}
        faults += sum(1 for fault in result.faults if fault.seat in mine)
        for seat in result.seats:
            if seat.competitor == who:
                counted.update({name: count for name, count in seat.counts.items() if not name.startswith(by_card)})
                answers, seconds = answers + seat.answers, seconds + seat.seconds
                longest = max(longest, seat.longest)
    total = max(1, seats)
    return Standing(
        terms.competitors[who].name,
        seats,
        wins,
        wins / total,
        percentile(rates, 0.025),
        percentile(rates, 0.975),
        1.0 / terms.players,
        sum(each[2] for each in played) / total,
        percentile(means, 0.025),
        percentile(means, 0.975),
        rating,
        {name: count / total for name, count in sorted(counted.items())},
        1000 * seconds / max(1, answers),
        1000 * longest,
        faults,
    )


def _beats(results: Sequence[Result], number: int) -> tuple[tuple[float | None, ...], ...]:
    won = [[0.0] * number for _ in range(number)]
    met = [[0] * number for _ in range(number)]
    for result in results:
        for one in result.seats:
            for other in result.seats:
                if one.competitor != other.competitor:
                    met[one.competitor][other.competitor] += 1
                    won[one.competitor][other.competitor] += (
                        1.0 if one.place < other.place else 0.5 if one.place == other.place else 0.0
                    )
    return tuple(
        tuple(won[row][column] / met[row][column] if met[row][column] else None for column in range(number))
        for row in range(number)
    )
