"""One game of a tournament, from its seed to its result. Knows games only through the core."""

from __future__ import annotations

import msgspec

import blueboar.bots  # noqa: F401  (registers games and levels, in worker processes too)
from blueboar.arena.schedule import Job, Terms
from blueboar.bots.bot import Bot
from blueboar.bots.driver import Match, Stalled
from blueboar.bots.guard import BotFault
from blueboar.bots.levels import BotSetup
from blueboar.bots.process import ProcessBot
from blueboar.core.game import find_game
from blueboar.core.table import Table


class Seated(msgspec.Struct, frozen=True):
    """How one seat fared."""

    competitor: int
    score: int
    place: int
    counts: dict[str, int]
    answers: int
    seconds: float
    longest: float


class Result(msgspec.Struct, frozen=True):
    number: int
    seed: str
    seats: tuple[Seated, ...]
    entries: int
    faults: tuple[BotFault, ...]
    broken: tuple[str, ...] = ()
    """Invariants that did not hold at the end, or why the game did not end."""


def play(terms: Terms, job: Job) -> Result:
    game = find_game(terms.game)
    config = game.configure(terms.players, terms.edition, terms.options)
    table = Table.opened(game, config, job.seed)
    bots: list[Bot] = []
    try:
        for seat, who in enumerate(job.seats):
            competitor = terms.competitors[who]
            setup = BotSetup(
                game,
                config,
                seat,
                f"{job.seed}/{seat}",
                competitor.personality,
                terms.think_seconds,
                terms.think_steps,
            )
            bots.append(competitor.sit_down(setup))
        match = Match(table, bots)
        outcome = match.play()
        scores, places, broken = outcome.scores, outcome.places, tuple(game.invariants(table.state))
    except Stalled as error:
        scores, places = (0,) * terms.players, (1,) * terms.players
        broken = (f"stalled: {error}",)
    finally:
        for bot in bots:
            if isinstance(bot, ProcessBot):
                bot.close()
    counts = game.statistics(config, table.entries)
    seats = tuple(
        Seated(who, scores[seat], places[seat], counts[seat], thought.answers, thought.seconds, thought.longest)
        for seat, (who, thought) in enumerate(zip(job.seats, match.thinking, strict=True))
    )
    return Result(job.number, job.seed, seats, len(table.entries), tuple(match.faults), broken)
