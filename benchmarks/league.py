"""The league of tricksters: every script alone at a table of three (or five) of one level, in every seat in turn.

Chance is one in so many players. A script far above it has found a leak. With `--until-sure` a script plays on until it
has had all its games, or 99 of 100 such scores rule out that it wins more than is allowed: most are ruled out soon.
"""

from __future__ import annotations

import math
import multiprocessing
import random
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager

import msgspec

import blueboar.bots  # noqa: F401  (registers the levels)
from benchmarks import tricksters
from blueboar.arena.competitors import parse_competitors
from blueboar.arena.match import Result, play
from blueboar.arena.ratings import percentile
from blueboar.arena.schedule import Job, Terms
from blueboar.arena.workers import chunks
from blueboar.core.game import find_game

SEED = "league-1"
TABLES: dict[str, tuple[str, int, dict[str, object]]] = {
    "first": ("first", 4, {}),
    "second": ("second", 4, {"black_market": True}),
    "six": ("second", 6, {"black_market": True}),
}
"""Edition, players and options of each table at which the league plays."""
MOST_UNDER_ONE_SHERIFF = 5
_AT_ONCE = 36
"""Games between two looks at the score; a multiple of every number of players."""
_SURE = 2.576
"""Standard deviations: 99 of 100."""


class Row(msgspec.Struct, frozen=True):
    """How one script fared at one table."""

    table: str
    script: str
    rival: str
    games: int
    wins: float
    low: float
    high: float
    score: float
    rival_score: float
    faults: tuple[str, ...]

    def __str__(self) -> str:
        return (
            f"| {self.table} | {self.script} | {self.rival} | {self.games} | **{self.wins:.1%}** "
            f"| {self.low:.1%} - {self.high:.1%} | {self.score:.1f} : {self.rival_score:.1f} | {len(self.faults)} |"
        )


HEADING = """| table | script | rivals | games | wins | 95 % | score | faults |
|---|---|---|---|---|---|---|---|"""


def jobs_of(players: int, games: int, first: int = 0) -> list[Job]:
    """The hero (0) in every seat in turn on the same deal."""
    return [
        Job(
            number,
            tuple(0 if seat == number % players else 1 for seat in range(players)),
            f"{SEED}/{number // players}",
        )
        for number in range(first, first + games)
    ]


def terms_of(table: str, hero: str, rival: str, steps: int | None) -> Terms:
    edition, players, options = TABLES[table]
    competitors = parse_competitors(find_game("sheriff"), f"{hero},{rival}")
    return Terms("sheriff", edition, players, options, competitors, SEED, think_steps=steps)


def _play_some(terms: Terms, jobs: list[Job]) -> list[Result]:
    tricksters.register()
    return [play(terms, job) for job in jobs]


@contextmanager
def pool_of(workers: int) -> Iterator[ProcessPoolExecutor | None]:
    """For a whole league: a process takes longer to come up than a game of quick bots. None: games are played here."""
    if workers <= 1:
        yield None
        return
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield pool


def played(terms: Terms, jobs: list[Job], pool: ProcessPoolExecutor | None) -> Iterator[Result]:
    if pool is None:
        yield from _play_some(terms, jobs)
        return
    for results in pool.map(_play_some, [terms] * len(chunks(jobs, 6)), chunks(jobs, 6)):
        yield from results


def shown(table: str, script: str, rival: str, results: list[Result]) -> Row:
    won: list[float] = []
    scores: list[int] = []
    rivals: list[int] = []
    faults: list[str] = []
    for result in results:
        winners = sum(1 for seat in result.seats if seat.place == 1)
        hero = next(seat for seat in result.seats if seat.competitor == 0)
        won.append(1.0 / winners if hero.place == 1 else 0.0)
        scores.append(hero.score)
        rivals += [seat.score for seat in result.seats if seat.competitor == 1]
        faults += [f"{result.seed}: {fault}" for fault in result.faults] + list(result.broken)
    low, high = interval(won)
    return Row(
        table,
        script,
        rival,
        len(won),
        sum(won) / len(won),
        low,
        high,
        sum(scores) / len(scores),
        sum(rivals) / max(1, len(rivals)),
        tuple(faults),
    )


def interval(won: list[float]) -> tuple[float, float]:
    source = random.Random(SEED)
    again = sorted(sum(source.choices(won, k=len(won))) / len(won) for _ in range(1000))
    return percentile(again, 0.025), percentile(again, 0.975)


def at_most(wins: float, games: int) -> float:
    """How often it may win in the long run, as far as so many games can tell (Wilson)."""
    spread = _SURE * _SURE / games
    middle = wins + spread / 2
    return (middle + _SURE * math.sqrt(wins * (1.0 - wins) / games + spread / games / 4)) / (1.0 + spread)


def one_row(
    table: str,
    hero: str,
    rival: str,
    games: int,
    steps: int | None,
    pool: ProcessPoolExecutor | None = None,
    allowed: float | None = None,
) -> Row:
    """`hero` is a script's name or any competitor of the arena; `allowed`: it stops when it cannot win more."""
    tricksters.register()
    name = tricksters.PREFIX + hero if hero in tricksters.SCRIPTS else hero
    terms = terms_of(table, name, rival, steps)
    players = TABLES[table][1]
    at_once = games if allowed is None else _AT_ONCE
    results: list[Result] = []
    while len(results) < games:
        some = min(at_once, games - len(results))
        results += played(terms, jobs_of(players, some, len(results)), pool)
        row = shown(table, hero, rival, results)
        if allowed is not None and at_most(row.wins, row.games) < allowed:
            break
    return row


def _has_a_trick(script: str, table: str) -> bool:
    known = tricksters.SCRIPTS.get(script)
    return known is None or not known.needs_deputies or TABLES[table][1] > MOST_UNDER_ONE_SHERIFF


def run(
    scripts: list[str], tables: list[str], rival: str, games: int, steps: int, workers: int, until_sure: bool = False
) -> int:
    """Prints a row a script and table, the highest last; fails where a script stumbled or won too much."""
    print(HEADING, flush=True)
    most = 0.35 if rival == "outlaw" else 0.40
    failed = 0
    rows: list[Row] = []
    began = time.perf_counter()
    with pool_of(workers) as pool:
        for table in tables:
            there = [script for script in scripts if _has_a_trick(script, table)]
            left_out = len(scripts) - len(there)
            if left_out:
                print(f"({left_out} scripts need two deputies, and are left out at {table})", flush=True)
            for script in there:
                row = one_row(table, script, rival, games, steps, pool, most if until_sure else None)
                rows.append(row)
                failed += bool(row.faults) or row.wins > most
                print(row, flush=True)
                for fault in row.faults[:3]:
                    print("   ", fault[:300])
    worst = max(rows, key=lambda row: row.wins)
    print(f"highest: {worst.script} at {worst.table} {worst.wins:.1%}; {time.perf_counter() - began:.0f} s")
    return 1 if failed else 0
