"""A best response, searched: a script with sixteen dials, turned by the cross-entropy method against one level.

A generation of scripts plays the same deals; the best of them say where the next generation looks. What counts is the
difference of scores, which tells more in few games than who won. The mean of the last generation then plays games that
it has not seen, and what it wins there above its share is what the level can be milked for by such a script.
"""

from __future__ import annotations

import multiprocessing
import random
import statistics
import time
from concurrent.futures import ProcessPoolExecutor

import msgspec

from benchmarks import league
from benchmarks.tricksters.dialled import Dialled, Dials
from blueboar.arena.match import Result, play
from blueboar.arena.schedule import Job, Terms
from blueboar.bots.levels import BotSetup, Level, register_level

NAME = "best-response"
MOST_OVER_PAR = 0.08
_GENERATIONS = 10
_SCRIPTS = 16
_BEST = 4
_DEALS_A_SEED = 12_000
"""Searches of different seeds share no deal; a multiple of every number of players."""


def _register(dials: Dials) -> None:
    script = type("Dialled", (Dialled,), {"dials": dials})

    def make(setup: BotSetup) -> Dialled:
        made: Dialled = script(setup)
        return made

    register_level("sheriff", Level(NAME, make), for_measuring=True)


def _play(dials: Dials, terms: Terms, jobs: list[Job]) -> list[Result]:
    _register(dials)
    return [play(terms, job) for job in jobs]


def _lead(results: list[Result]) -> float:
    """The script's score above the mean of its rivals."""
    leads = []
    for result in results:
        hero = next(seat.score for seat in result.seats if seat.competitor == 0)
        leads.append(hero - statistics.mean(seat.score for seat in result.seats if seat.competitor == 1))
    return statistics.mean(leads)


class Search:
    def __init__(self, table: str, rival: str, games: int, steps: int, scripts: int = _SCRIPTS, seed: int = 0) -> None:
        _register(Dials())
        self.terms = league.terms_of(table, NAME, rival, steps)
        self.players = league.TABLES[table][1]
        self.games = games
        self.scripts = scripts
        self.chance = random.Random(f"{NAME}-{seed}" if seed else NAME)
        self.first_deal = seed * _DEALS_A_SEED
        self.middle = list(msgspec.structs.astuple(Dials()))
        self.spread = [0.3] * len(self.middle)
        self.played = 0

    def generation(self, number: int, pool: ProcessPoolExecutor | None) -> float:
        """Plays one, turns the dials towards its best, and says how far those were ahead."""
        drawn = [
            [
                min(1.0, max(0.0, self.chance.gauss(middle, spread)))
                for middle, spread in zip(self.middle, self.spread, strict=True)
            ]
            for _ in range(self.scripts)
        ]
        jobs = league.jobs_of(self.players, self.games, self.first_deal + number * self.games)
        tried = [Dials(*dials) for dials in drawn]
        if pool is None:
            leads = [_lead(_play(dials, self.terms, jobs)) for dials in tried]
        else:
            waiting = [pool.submit(_play, dials, self.terms, jobs) for dials in tried]
            leads = [_lead(each.result()) for each in waiting]
        self.played += self.games * self.scripts
        best = [dials for _, dials in sorted(zip(leads, drawn, strict=True), reverse=True)[:_BEST]]
        for place, values in enumerate(zip(*best, strict=True)):
            self.middle[place] = 0.4 * self.middle[place] + 0.6 * statistics.mean(values)
            self.spread[place] = max(0.05, 0.5 * self.spread[place] + 0.5 * statistics.pstdev(values))
        return statistics.mean(sorted(leads)[-_BEST:])

    @property
    def found(self) -> Dials:
        return Dials(*self.middle)


def run(table: str, rival: str, games: int, steps: int, workers: int, seed: int = 0, last: int = 150) -> int:
    """Prints the budget, each generation, the dials that were found and what they win; fails above eight points."""
    began = time.perf_counter()
    search = Search(table, rival, games, steps, seed=seed)
    print(
        f"budget: {_GENERATIONS} generations of {_SCRIPTS} scripts, {games} games each, against {rival} ({steps} steps)"
        f" at {table}, seed {seed}; then {last} games of the one that was found",
        flush=True,
    )
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        for number in range(_GENERATIONS):
            ahead = search.generation(number, pool if workers > 1 else None)
            print(f"generation {number + 1}: the best {_BEST} lead by {ahead:+.1f}", flush=True)
    found = search.found
    jobs = league.jobs_of(search.players, last, search.first_deal + (_GENERATIONS + 1) * games)
    row = league.shown(table, NAME, rival, _play(found, search.terms, jobs))
    over = row.wins - 1.0 / search.players
    print(", ".join(f"{name} {value:.2f}" for name, value in msgspec.structs.asdict(found).items()))
    print(league.HEADING)
    print(row)
    spent = f"{search.played} games of search, {time.perf_counter() - began:.0f} s"
    print(f"{over:+.1%} over its share (wanted: at most {MOST_OVER_PAR:+.0%}); {spent}")
    return 1 if over > MOST_OVER_PAR or row.faults else 0
