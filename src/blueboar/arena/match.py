"""One game of a tournament, from its seed to its result. Knows games only through the core."""

from __future__ import annotations

from typing import Any

import msgspec

import blueboar.bots  # noqa: F401  (registers games and levels, in worker processes too)
from blueboar.arena.schedule import Job, Terms
from blueboar.bots.bot import Bot
from blueboar.bots.driver import Match, Stalled
from blueboar.bots.guard import BotFault
from blueboar.bots.levels import BotSetup
from blueboar.bots.process import ProcessBot
from blueboar.core.dataset import own_rows
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
    data: dict[str, list[dict[str, Any]]] = {}
    """For a data set: rows by table."""


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
    data = game_rows(terms, job, table, seats) if terms.keep_data else {}
    return Result(job.number, job.seed, seats, len(table.entries), tuple(match.faults), broken, data)


def game_rows(terms: Terms, job: Job, table: Table, seats: tuple[Seated, ...]) -> dict[str, list[dict[str, Any]]]:
    """All tables of one game; `dataset.py` writes them."""
    header = {
        "edition": str(terms.edition),
        "players": terms.players,
        "options": msgspec.json.encode(terms.options).decode(),
        "seed": job.seed,
        "entries": len(table.entries),
    }
    sat = [
        {"seat": seat, "competitor": terms.competitors[each.competitor].name, "score": each.score, "place": each.place}
        for seat, each in enumerate(seats)
    ]
    entries = [
        {
            "seq": entry.seq,
            "seat": entry.seat,
            "move": "" if entry.move is None else msgspec.json.encode(entry.move).decode(),
            "events": msgspec.json.encode(entry.events).decode(),
        }
        for entry in table.entries
    ]
    own = own_rows(terms.game, table.config, table.entries)
    return {"games": [header], "seats": sat, "entries": entries, **own}
