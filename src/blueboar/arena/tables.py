"""The numbers of a tournament as CSV files: one row a competitor, and one row a seat of every game."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path

from blueboar.arena.match import Result
from blueboar.arena.standings import Tournament

_COLUMNS = (
    *("name", "games", "wins", "win_rate", "win_low", "win_high"),
    *("mean_score", "score_low", "score_high", "rating", "rating_low", "rating_high"),
    *("ms_per_answer", "longest_ms", "faults"),
)


def write_csv(tournament: Tournament, results: Sequence[Result], folder: Path) -> None:
    counts = sorted({name for standing in tournament.standings for name in standing.counts})
    with (folder / "standings.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow([*_COLUMNS, *counts])
        for row in tournament.standings:
            writer.writerow(
                [
                    row.name,
                    row.games,
                    *[_short(number) for number in (row.wins, row.win_rate, row.win_low, row.win_high)],
                    *[_short(number) for number in (row.mean_score, row.score_low, row.score_high)],
                    *[_short(number) for number in (row.rating.value, row.rating.low, row.rating.high)],
                    *[_short(number) for number in (row.milliseconds, row.longest_milliseconds)],
                    row.faults,
                    *[_short(row.counts.get(name, 0.0)) for name in counts],
                ]
            )
    with (folder / "games.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["game", "seed", "seat", "name", "score", "place", "entries"])
        for result in sorted(results, key=lambda result: result.number):
            for place, seat in enumerate(result.seats):
                name = tournament.terms.competitors[seat.competitor].name
                writer.writerow([result.number, result.seed, place, name, seat.score, seat.place, result.entries])


def _short(number: float) -> str:
    return f"{number:.4f}".rstrip("0").rstrip(".")
