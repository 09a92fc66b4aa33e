"""A soak of the bots: every edition, player count and set of options; no refused move, no stall, no broken invariant.

`make marathon` runs it whole: 10,000 games of the fast levels, 300 with the top one. `tests/bots/test_soak.py` does so
in short.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import blueboar.bots  # noqa: F401  (registers the levels)
from blueboar.arena.competitors import parse_competitors
from blueboar.arena.match import Result
from blueboar.arena.schedule import Job, Terms
from blueboar.arena.workers import chunks, play_some
from blueboar.bots.levels import levels
from blueboar.core.game import all_games, find_game

SEED = "bots-1"
STEPS = 12


def variants() -> Iterator[tuple[str, str, int, dict[str, Any]]]:
    """Every edition and player count, plain and with every option that changes what bots have to do."""
    extra: dict[str, list[dict[str, Any]]] = {
        "first": [
            {"royal_goods": True, "promo_cards": True},
            {"private_offers": True, "merchant_deals": True},
            {"stall_lies": False, "proof": False, "merchant_deals": False},
            {"hand_size": 7, "removed_cards": 10},
            {"promo_cards": True, "starting_gold": 0},
            {"market_draws": "deck", "set_aside": "face-up", "market_first": "sheriff-chooses", "reshuffle": "whole"},
        ],
        "polish": [{"royal_goods": True, "promo_cards": True}, {"merchant_deals": False, "proof": True}],
        "persian": [
            {"royal_goods": True, "promo_cards": True, "merchant_deals": True},
            {"stall_lies": True, "proof": True, "merchant_deals": True, "private_offers": True},
        ],
        "second": [
            {"black_market": True, "royal_goods": True},
            {"private_offers": True, "black_market": True},
            {"discard_piles": 2, "market_draws": "piles-then-deck", "hand_size": 7, "starting_gold": 10},
        ],
        "standard": [],
        "tasks": [],
    }
    # Those of the house: tests register small games of their own, with bots that break on purpose.
    for game in (game for game in all_games() if type(game).__module__.startswith("blueboar.games.")):
        for edition in game.editions:
            for players in game.players(edition):
                for options in [{}, *extra.get(edition, [])]:
                    yield game.name, edition, players, options


def _all_played(batches: list[tuple[Terms, list[Job]]], workers: int) -> Iterator[tuple[Terms, Result]]:
    """One set of processes for all tables."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        started = {pool.submit(play_some, terms, some): terms for terms, jobs in batches for some in chunks(jobs, 16)}
        for future in as_completed(started):
            for result in future.result():
                yield started[future], result


def batch(table: tuple[str, str, int, dict[str, Any]], games: int, fast: bool) -> tuple[Terms, list[Job]]:
    """All fast levels mixed at this table, or the top level among them, in every seat in turn."""
    name, edition, players, options = table
    chosen = [level.name for level in levels(name) if level.quick]
    if name == "sheriff" and fast:
        chosen += ["always-honest", "always-lying"]
    if not fast:
        chosen = [*(level.name for level in levels(name) if not level.quick), *chosen]
    competitors = parse_competitors(find_game(name), ",".join(chosen))
    terms = Terms(name, edition, players, options, competitors, SEED, think_steps=STEPS)
    jobs = []
    for number in range(games):
        seats = tuple((number + seat) % len(chosen) for seat in range(players))
        if not fast:
            seats = (0, *seats[1:])[number % players :] + (0, *seats[1:])[: number % players]
        jobs.append(Job(number, seats, f"{SEED}/soak/{number}"))
    return terms, jobs


def stumbles(terms: Terms, result: Result) -> list[str]:
    """Refused or missing moves, stalls and broken invariants, each with where it happened."""
    where = f"{terms.game} {terms.edition} {terms.players} {terms.options} {result.seed}"
    return [f"{where}: {fault}" for fault in (*result.faults, *result.broken)]


def run(games: int, top_games: int, workers: int) -> int:
    tables = list(variants())
    found = 0
    for fast, total in ((True, games), (False, top_games)):
        began = time.perf_counter()
        each = max(1, -(-total // len(tables)))
        entries = 0
        reports: list[str] = []
        for terms, result in _all_played([batch(table, each, fast) for table in tables], workers):
            entries += result.entries
            reports += stumbles(terms, result)
        kind = "the fast levels" if fast else "the top level"
        seconds = time.perf_counter() - began
        print(
            f"{each * len(tables)} games of {kind}: {entries} entries, {len(reports)} faults, {seconds:.0f} s",
            flush=True,
        )
        for report in reports[:10]:
            print("  ", report[:600])
        found += len(reports)
    return 1 if found else 0
