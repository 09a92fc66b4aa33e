"""A best response, searched: a script with a dozen dials, turned by the cross-entropy method against one level.

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
from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.arena.match import Result, play
from blueboar.arena.schedule import Job, Terms
from blueboar.bots.bot import Answer
from blueboar.bots.levels import BotSetup, Level, register_level
from blueboar.bots.sheriff.loading import Load
from blueboar.games.sheriff.wire.moves import LetThrough, OpenBag
from blueboar.games.sheriff.wire.terms import GiveGold, LetThroughTerm
from blueboar.games.sheriff.wire.views import SheriffView

NAME = "best-response"
MOST_OVER_PAR = 0.08
_GENERATIONS = 6
_SCRIPTS = 10
_BEST = 3


class Dials(msgspec.Struct, frozen=True):
    """Each between 0 and 1; what they mean is said where they are read."""

    lies: float = 0.5
    wrong_cards: float = 0.4
    large_honest: float = 0.5
    speaks: float = 0.3
    first_price: float = 0.2
    pays: float = 0.3
    pays_when_true: float = 0.1
    demands: float = 0.8
    demand: float = 0.3
    takes: float = 0.2
    opens: float = 0.2
    opens_large: float = 0.4


class Dialled(Trickster):
    """Plays as its dials say; the market, the other deals and the chores are the craft's."""

    dials = Dials()

    def load(self, view: SheriffView) -> Load | None:
        """Lies so often; not with a true bag of so many cards; with at most so many wrong cards."""
        chance, dials = self.player.chance, self.dials
        honest = self.honest_load(view)
        large = honest is not None and len(honest.cards) >= 3 + round(2 * dials.large_honest)
        if honest is not None and (large or not chance.likely(dials.lies)):
            return honest
        return self.lying_load(view, most=1 + round(3 * dials.wrong_cards)) or honest

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        dials, bag = self.dials, gate.own.bag
        false = any(card != bag.declared for card in bag.cards or ())
        most = 12 * (dials.pays if false else dials.pays_when_true)
        for deal in gate.from_others():
            if gate.has_act(deal, gate.me):
                enough = gate.given(deal, gate.me) <= most
                return (gate.accept(deal) if enough else None) or gate.refuse(deal)
        if self.count("first") == 0 and not gate.mine() and self.player.chance.likely(dials.speaks):
            gold = gate.my_gold(1 + round(8 * dials.first_price))
            return gate.offer(gate.office, GiveGold(gate.me, gold), LetThroughTerm(gate.me)) if gold else None
        return Answer()

    def as_officer(self, gate: Gate) -> Answer | None:
        """Takes what is enough, asks so often for so much, opens small bags and large ones so often."""
        if len(gate.office) > 1:
            return None
        dials, chance = self.dials, self.player.chance
        for deal in gate.from_others():
            for bag in gate.bags:
                if gate.has_act(deal, bag.merchant):
                    enough = gate.given(deal, bag.merchant) >= 1 + 8 * dials.takes and not gate.given(deal, gate.me)
                    return (gate.accept(deal) if enough else None) or gate.refuse(deal)
        for bag in gate.bags:
            gold = min(1 + round(12 * dials.demand), gate.view.players[bag.merchant].gold)
            if not self.count(("asked", bag.merchant)) and gold and chance.likely(dials.demands):
                answer = gate.offer((bag.merchant,), GiveGold(bag.merchant, gold), LetThroughTerm(bag.merchant))
                if answer is not None:
                    return answer
        for bag in gate.bags:
            large = (gate.view.players[bag.merchant].bag.count or 0) >= 4
            wants = chance.likely(dials.opens_large if large else dials.opens)
            if bag.open and (wants or not bag.let_through):
                return Answer(OpenBag(bag.merchant))
            if bag.let_through:
                return Answer(LetThrough(bag.merchant))
        return None


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
    def __init__(self, table: str, rival: str, games: int, steps: int, scripts: int = _SCRIPTS) -> None:
        _register(Dials())
        self.terms = league.terms_of(table, NAME, rival, steps)
        self.players = league.TABLES[table][1]
        self.games = games
        self.scripts = scripts
        self.chance = random.Random(NAME)
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
        jobs = league.jobs_of(self.players, self.games, number * self.games)
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


def run(table: str, rival: str, games: int, steps: int, workers: int, last: int = 150) -> int:
    """Prints the budget, each generation, the dials that were found and what they win; fails above eight points."""
    began = time.perf_counter()
    search = Search(table, rival, games, steps)
    print(
        f"budget: {_GENERATIONS} generations of {_SCRIPTS} scripts, {games} games each, against {rival} ({steps} steps)"
        f" at {table}; then {last} games of the one that was found",
        flush=True,
    )
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        for number in range(_GENERATIONS):
            ahead = search.generation(number, pool if workers > 1 else None)
            print(f"generation {number + 1}: the best {_BEST} lead by {ahead:+.1f}", flush=True)
    found = search.found
    jobs = league.jobs_of(search.players, last, (_GENERATIONS + 1) * games)
    row = league.shown(table, NAME, rival, _play(found, search.terms, jobs))
    over = row.wins - 1.0 / search.players
    print(", ".join(f"{name} {value:.2f}" for name, value in msgspec.structs.asdict(found).items()))
    print(league.HEADING)
    print(row)
    spent = f"{search.played} games of search, {time.perf_counter() - began:.0f} s"
    print(f"{over:+.1%} over its share (wanted: at most {MOST_OVER_PAR:+.0%}); {spent}")
    return 1 if over > MOST_OVER_PAR or row.faults else 0
