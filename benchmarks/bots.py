"""How good the bots are, and whether they ever stumble: the numbers of docs/bots.md.

    python -m benchmarks.bots ladder      every level against the one below it, in every game and edition
    python -m benchmarks.bots champions   the top level alone at a table of the lowest, and of the level below it
    python -m benchmarks.bots extremes    the upper levels at tables of fixed honest and fixed lying bots
    python -m benchmarks.bots thinking    how the top level grows with its thinking time
    python -m benchmarks.bots speed       milliseconds for an answer
    python -m benchmarks.bots league      scripts that look for leaks, each alone at a table of one level
    python -m benchmarks.bots best        a search for the script that gains most against one level
    python -m benchmarks.bots feel        whether they haggle like people
    python -m benchmarks.bots soak        every edition, variant and player count: refused moves, stalls, invariants

Everything is seeded and thinks in steps, so it can be repeated. `--scale` multiplies the number of games.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from itertools import pairwise
from typing import Any

import msgspec

import blueboar.bots  # noqa: F401
from benchmarks import best_response, feel, league, soak, tricksters
from blueboar.arena.competitors import parse_competitors
from blueboar.arena.match import Result, play
from blueboar.arena.schedule import Job, Terms
from blueboar.arena.standings import percentile
from blueboar.arena.workers import in_processes, usual_workers
from blueboar.bots.levels import levels
from blueboar.core.game import Game, all_games, find_game

TOP = {"sheriff": ("outlaw", 60), "blacksheep": ("wolf", 200)}
"""The top level of each game, and the steps it thinks here."""
QUICK = 5
"""Milliseconds that a quick level may take for an answer, on average."""
SEED = "bots-1"


class Case(msgspec.Struct, frozen=True):
    """One seat of `hero` at a table of `rivals`, in every seat in turn."""

    game: str
    edition: str
    players: int
    hero: str
    rival: str
    games: int
    steps: int | None = None
    options: dict[str, Any] = {}


class Shown(msgspec.Struct, frozen=True):
    wins: float
    low: float
    high: float
    score: float
    rival_score: float
    faults: int


def one_against_all(case: Case, workers: int) -> Shown:
    """The hero's share of victories with its 95 % interval; chance is one in so many players."""
    game = find_game(case.game)
    competitors = parse_competitors(game, f"{case.hero},{case.rival}")
    terms = Terms(case.game, case.edition, case.players, case.options, competitors, SEED, think_steps=case.steps)
    jobs = [
        Job(
            number,
            tuple(0 if seat == number % case.players else 1 for seat in range(case.players)),
            _seed(case, number),
        )
        for number in range(case.games)
    ]
    results = list(in_processes(terms, jobs, workers))
    return _shown(results)


def _seed(case: Case, number: int) -> str:
    return f"{SEED}/{case.game}/{case.edition}/{number // case.players}"


def _shown(results: list[Result]) -> Shown:
    won: list[float] = []
    scores: list[int] = []
    rivals: list[int] = []
    faults = 0
    for result in sorted(results, key=lambda result: result.number):
        winners = sum(1 for seat in result.seats if seat.place == 1)
        hero = next(seat for seat in result.seats if seat.competitor == 0)
        won.append(1.0 / winners if hero.place == 1 else 0.0)
        scores.append(hero.score)
        rivals += [seat.score for seat in result.seats if seat.competitor == 1]
        faults += len(result.faults) + len(result.broken)
    source = random.Random(SEED)
    again = sorted(sum(source.choices(won, k=len(won))) / len(won) for _ in range(1000))
    return Shown(
        sum(won) / len(won),
        percentile(again, 0.025),
        percentile(again, 0.975),
        sum(scores) / len(scores),
        sum(rivals) / len(rivals),
        faults,
    )


def _print_case(case: Case, shown: Shown, seconds: float) -> None:
    steps = f"{case.steps} steps" if case.steps is not None else "-"
    print(
        f"| {case.game} {case.edition} | {case.players} | {case.hero} | {case.rival} | {steps} | {case.games} "
        f"| **{shown.wins:.1%}** | {shown.low:.1%} - {shown.high:.1%} | {1 / case.players:.0%} "
        f"| {shown.score:.1f} : {shown.rival_score:.1f} | {shown.faults} | {seconds:.0f} s |",
        flush=True,
    )


def _run(cases: list[Case], workers: int) -> int:
    print("| table | players | hero | rivals | thinks | games | wins | 95 % | chance | score | faults | took |")
    print("|---|---|---|---|---|---|---|---|---|---|---|---|")
    faults = 0
    for case in cases:
        began = time.perf_counter()
        shown = one_against_all(case, workers)
        faults += shown.faults
        _print_case(case, shown, time.perf_counter() - began)
    return 1 if faults else 0


def ladder(scale: float) -> list[Case]:
    cases: list[Case] = []
    quick_games, top_games = int(400 * scale), int(120 * scale)
    for game in all_games():
        names = [level.name for level in levels(game.name)]
        quick = [level.name for level in levels(game.name) if level.quick]
        top, steps = TOP[game.name]
        for edition in _editions(game):
            for players in game.players(edition):
                for below, above in pairwise(names):
                    if above in quick:
                        cases.append(Case(game.name, edition, players, above, below, quick_games))
                    elif players == 4:
                        cases.append(Case(game.name, edition, players, top, below, top_games, steps))
    return cases


def _editions(game: Game) -> list[str]:
    return [edition for edition in game.editions if edition != "persian"]


def champions(scale: float) -> list[Case]:
    cases: list[Case] = []
    for game in all_games():
        names = [level.name for level in levels(game.name)]
        top, steps = TOP[game.name]
        for edition in _editions(game):
            rivals = (names[0], names[-2])
            cases += [Case(game.name, edition, 4, top, rival, int(120 * scale), steps) for rival in rivals]
    return cases


def extremes(scale: float) -> list[Case]:
    cases: list[Case] = []
    for edition in ("first", "second"):
        for rival in ("always-honest", "always-lying"):
            cases.append(Case("sheriff", edition, 4, "smuggler", rival, int(400 * scale)))
            cases.append(Case("sheriff", edition, 4, "outlaw", rival, int(120 * scale), TOP["sheriff"][1]))
    return cases


def thinking(scale: float) -> list[Case]:
    cases = [Case("blacksheep", "standard", 4, "wolf", "fox", int(80 * scale), steps) for steps in (8, 40, 200, 600)]
    return cases + [
        Case("sheriff", "first", 4, "outlaw", "smuggler", int(80 * scale), steps) for steps in (6, 24, 96, 240)
    ]


def speed() -> int:
    print(f"| game | level | ms for an answer | longest | quick levels: within {QUICK} ms |\n|---|---|---|---|---|")
    late = 0
    for game in all_games():
        edition = game.editions[0]
        for level in levels(game.name):
            terms = Terms(game.name, edition, 4, {}, parse_competitors(game, level.name), SEED, 0.3, None)
            results = [
                play(terms, Job(number, (0, 0, 0, 0), f"{SEED}/speed/{number}"))
                for number in range(20 if level.quick else 1)
            ]
            seats = [seat for result in results for seat in result.seats]
            mean = 1000 * sum(seat.seconds for seat in seats) / sum(seat.answers for seat in seats)
            within = "-" if not level.quick else "yes" if mean <= QUICK else "no"
            late += within == "no"
            longest = 1000 * max(seat.longest for seat in seats)
            print(f"| {game.name} | {level.name} | {mean:.2f} | {longest:.1f} | {within} |", flush=True)
    return 1 if late else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "suite", choices=["ladder", "champions", "extremes", "thinking", "speed", "soak", "league", "best", "feel"]
    )
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--workers", type=int, default=usual_workers())
    parser.add_argument("--games", type=int, help="league and feel: games of each row")
    parser.add_argument("--levels", default="", help="league: the rivals; feel: who is listened to; by commas")
    parser.add_argument("--scripts", default="", help="league: only these, or any bots of the arena; by commas")
    parser.add_argument(
        "--until-sure", action="store_true", help="league: a script stops once it cannot win more than is allowed"
    )
    parser.add_argument("--tables", default="first,second,six", help="league: where it is played")
    parser.add_argument("--steps", type=int, default=TOP["sheriff"][1], help="league and feel: steps of thought")
    parser.add_argument("--seed", type=int, default=0, help="best: another one has other dice and other deals")
    asked = parser.parse_args()
    if asked.suite == "league":
        scripts = asked.scripts.split(",") if asked.scripts else list(tricksters.SCRIPTS)
        rivals = (asked.levels or "outlaw,smuggler").split(",")
        return max(
            league.run(
                scripts,
                asked.tables.split(","),
                rival,
                asked.games or 150,
                asked.steps,
                asked.workers,
                asked.until_sure,
            )
            for rival in rivals
        )
    if asked.suite == "feel":
        return feel.run((asked.levels or "novice,merchant,smuggler,outlaw").split(","), asked.games or 200, asked.steps)
    if asked.suite == "speed":
        return speed()
    if asked.suite == "soak":
        return soak.run(int(10_000 * asked.scale), int(300 * asked.scale), asked.workers)
    if asked.suite == "best":
        tables = asked.tables.split(",")[:1]
        return best_response.run(
            tables[0], asked.levels or "outlaw", asked.games or 24, asked.steps, asked.workers, asked.seed
        )
    suites = {"ladder": ladder, "champions": champions, "extremes": extremes, "thinking": thinking}
    return _run(suites[asked.suite](asked.scale), asked.workers)


if __name__ == "__main__":
    sys.exit(main())
