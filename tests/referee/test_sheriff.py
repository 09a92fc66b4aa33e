"""The engine and the literal referee agree about every card and coin, after every move of random games.

REFEREE_GAMES sets how many games of each kind are played (2 if it is not set).
"""

import os
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from blueboar.core.chance import Chance
from blueboar.core.table import Table
from blueboar.games.sheriff.game import Sheriff
from tests.properties.sheriff_players import KINDS as BUSY_KINDS
from tests.properties.sheriff_players import busy_move
from tests.referee.referee import Referee
from tests.sheriff_by_name import by_name
from tests.trying import AnyTable

GAME = Sheriff()
GAMES = int(os.environ.get("REFEREE_GAMES", "2"))

KINDS: dict[str, tuple[int, str, dict[str, Any]]] = {
    "first, three": (3, "first", {}),
    "first, four": (4, "first", {}),
    "first, five": (5, "first", {}),
    "persian, three": (3, "persian", {}),
    "persian, five": (5, "persian", {}),
    "second, three": (3, "second", {}),
    "second, four": (4, "second", {}),
    "second, five": (5, "second", {}),
    "deputies": (6, "second", {}),
    "poor deputies": (6, "second", {"starting_gold": 3, "royal_goods": True}),
    "deputies with black market": (6, "second", {"black_market": True, "deputy_cycles": 2}),
    "polish": (4, "polish", {}),
    "polish of the poor": (5, "polish", {"starting_gold": 9, "royal_goods": True}),
    "timer for each bag": (5, "persian", {"inspection_timer": 60}),
    "no proof, promo": (4, "first", {"promo_cards": True, "proof": False, "starting_gold": 15}),
    "everything of the first": (
        *(5, "first"),
        {"royal_goods": True, "promo_cards": True, "inspection_timer": 60, "starting_gold": 20},
    ),
    "everything of the Persian": (
        *(5, "persian"),
        {"royal_goods": True, "promo_cards": True, "inspection_timer": 60, "merchant_deals": True, "stall_lies": True},
    ),
    "everything of the second": (
        *(6, "second"),
        {"royal_goods": True, "black_market": True, "inspection_timer": 60, "starting_gold": 20},
    ),
    "royal": (4, "first", {"royal_goods": True}),
    "promo": (4, "first", {"promo_cards": True}),
    "poor promo": (4, "persian", {"promo_cards": True, "royal_goods": True, "starting_gold": 2}),
    "promo, short deck": (4, "first", {"promo_cards": True, "removed_cards": 140, "starting_gold": 0}),
    "timer": (4, "first", {"inspection_timer": 60}),
    "timer and promo": (5, "persian", {"inspection_timer": 60, "promo_cards": True}),
    "black market": (4, "second", {"black_market": True}),
    "black market, poor": (3, "second", {"black_market": True, "starting_gold": 1}),
    "merchant deals": (5, "first", {"merchant_deals": True, "private_offers": True}),
    "merchant deals of the poor": (4, "second", {"merchant_deals": True, "starting_gold": 5}),
    "broke": (4, "first", {"starting_gold": 0}),
    "poor": (5, "persian", {"starting_gold": 10}),
    "short deck": (4, "first", {"removed_cards": 120}),
    "shorter deck": (3, "persian", {"removed_cards": 110}),
    "shortest deck": (4, "second", {"removed_cards": 170, "starting_gold": 4}),
    "short deck of six": (6, "second", {"removed_cards": 120}),
    "seven in hand": (4, "first", {"hand_size": 7, "removed_cards": 60}),
    "one pile drawn from": (4, "first", {"discard_piles": 1, "reshuffle": "top-five", "removed_cards": 120}),
    "face up onto two piles": (4, "first", {"set_aside": "face-up", "reshuffle": "whole", "removed_cards": 120}),
    "persian for sheriffs who choose": (4, "persian", {"market_first": "sheriff-chooses", "removed_cards": 100}),
    "second with two piles": (5, "second", {"discard_piles": 2, "market_draws": "piles-then-deck", "tie": "points"}),
}


def disagreement(state: Any, referee: Referee) -> list[str]:
    """Where the engine sees something else than the referee."""
    state = by_name(state)
    zones = state.zones
    found = []

    def compare(where: str, engine: Any, mine: Any) -> None:
        if engine != mine:
            found.append(f"{where}: the engine has {engine}, the referee {mine}")

    waiting = {merchant: cards for _, merchant, cards in referee.confiscated}
    for seat in range(referee.players):
        bag = referee.bag[seat] + waiting.get(seat, [])
        bag += ["tabletop-trophy" for _, merchant in referee.trophies if merchant == seat]
        own = [pledge for pledge in referee.pledges if pledge["giver"] == seat]
        pledged = Counter(card for pledge in own for card in pledge["cards"])
        compare(f"pledged gold of {seat}", state.gold[f"pledge:{seat}"], sum(pledge["gold"] for pledge in own))
        compare(f"pledges of {seat}", Counter(zones[f"pledge:{seat}"] + zones[f"pledge-hidden:{seat}"]), pledged)
        compare(f"gold of {seat}", state.gold[f"purse:{seat}"], referee.gold[seat])
        compare(f"hand of {seat}", Counter(zones[f"hand:{seat}"]), Counter(referee.hand[seat]))
        compare(f"bag of {seat}", Counter(zones[f"bag:{seat}"]), Counter(bag))
        compare(f"stall of {seat}", Counter(zones[f"stall:{seat}"]), Counter(referee.stall[seat]))
        compare(f"contraband of {seat}", Counter(zones[f"contraband:{seat}"]), Counter(referee.down[seat]))
        compare(f"aside of {seat}", Counter(zones[f"aside:{seat}"]), Counter(referee.aside[seat]))
        points = sum(card.points for card in state.black_market_cards[seat])
        compare(f"black market points of {seat}", points, referee.black_points[seat])
    for index, pile in enumerate(referee.piles):
        compare(f"pile {index}", zones[f"pile:{index}"], pile)
    compare("deck", zones["deck"], referee.deck)
    compare("sold", Counter(zones["sold"]), Counter(referee.sold))
    compare("loot", Counter(zones["loot"] + zones["loot-hidden"]), Counter(referee.loot))
    compare("loot gold", state.gold["loot"], referee.loot_gold)
    compare("over", state.phase == "over", referee.over)
    return found


def facts_of(entry: Any) -> list[dict[str, Any]]:
    facts: list[dict[str, Any]] = msgspec.to_builtins(entry.events)
    return facts


def followed(players: int, edition: str, options: dict[str, Any], seed: str, data: Any = None) -> AnyTable:
    """A random game, followed by the referee. The players of every second game are busy ones."""
    config = GAME.configure(players, edition, options, data)
    table = Table.opened(GAME, config, seed)
    referee = Referee(players, msgspec.to_builtins(config.options), facts_of(table.entries[0]))
    chance, rng = Chance(f"moves of {seed}"), Random(seed)
    busy = seed.startswith("busy") or rng.random() < 0.5
    while table.outcome() is None:
        seat, move = busy_move(table.state, chance, rng) if busy else GAME.sample(table.state, chance)
        table.play(seat, move)
        entry = table.entries[-1]
        try:
            referee.follow(seat, msgspec.to_builtins(move), facts_of(entry))
            assert disagreement(table.state, referee) == []
        except (AssertionError, LookupError, ValueError) as error:
            pytest.fail(f"{seed}, entry {entry.seq}, seat {seat}: {move}\n{entry.events}\n{error!r}")
    outcome = table.outcome()
    assert outcome is not None
    assert list(outcome.scores) == referee.scores
    assert list(outcome.places) == referee.places
    return table


@pytest.mark.parametrize("kind", KINDS)
def test_the_engine_and_the_referee_agree(kind: str) -> None:
    players, edition, options = KINDS[kind]
    for number in range(GAMES):
        followed(players, edition, options, f"{kind} {number}")


@pytest.mark.parametrize("kind", BUSY_KINDS)
def test_they_agree_about_games_with_many_deals_and_rare_cards(kind: str) -> None:
    players, edition, options, data = BUSY_KINDS[kind]
    for number in range(GAMES):
        followed(players, edition, options, f"busy {kind} {number}", data)


def test_the_referee_sees_a_wrong_coin() -> None:
    """A referee that agrees with everything would be of no use."""
    config = GAME.configure(4, "first")
    table = Table.opened(GAME, config, "seed")
    referee = Referee(4, msgspec.to_builtins(config.options), facts_of(table.entries[0]))
    assert disagreement(table.state, referee) == []
    by_name(table.state).gold["purse:2"] += 1
    table.state.hand(1).append(table.state.deck().pop())
    assert [line.split(":")[0] for line in disagreement(table.state, referee)] == [
        "hand of 1",
        "gold of 2",
        "deck",
    ]
