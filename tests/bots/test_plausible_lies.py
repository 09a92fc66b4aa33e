"""A lie is told in the good that looks most like the truth: those in office see a good and a number, and no more."""

from typing import Any

import pytest

from blueboar.bots.bot import Personality
from blueboar.bots.sheriff import loading
from blueboar.bots.sheriff.loading import Load
from blueboar.bots.sheriff.opponents import Opponents
from blueboar.bots.sheriff.pricing import Pricing
from blueboar.bots.sheriff.rehearsal import Rehearsal
from blueboar.bots.sheriff.skill import load_skills
from blueboar.core.chance import Chance
from blueboar.core.game import find_game
from blueboar.core.table import Table
from blueboar.games.sheriff.wire.moves import GoToMarket
from tests.bots.at_the_gate import pricing_of

SHERIFF: Any = find_game("sheriff")
CARDS = ("silk", "silk", "silk", "silk")


def about_to_load(level: str) -> Pricing:
    """Four players of `first`, nobody has changed a card; seat 1 loads for the bag that seat 0 will look at."""
    table = Table.opened(SHERIFF, SHERIFF.configure(4, "first", {"first_sheriff": 0}), "plausible")
    for seat in (1, 2, 3):
        table.play(seat, GoToMarket())
    return pricing_of(level, table, 1)


def caught(pricing: Pricing, good: str) -> float:
    load = Load(CARDS, good, list(CARDS))
    opened, _ = loading.at_the_gate(pricing.situation, pricing.memory, pricing.skill, load)
    return opened


@pytest.mark.parametrize("level", ["merchant", "smuggler", "outlaw"])
def test_a_lie_in_a_common_good_is_caught_less(level):
    """48 apples and 24 chickens are in the deck: four apples are in many honest hands, four chickens in few."""
    pricing = about_to_load(level)
    assert caught(pricing, "apples") < caught(pricing, "chickens")


@pytest.mark.parametrize("level", ["smuggler", "outlaw"])
def test_a_lie_is_told_in_what_was_seen_to_be_taken(level):
    """Three chickens from an open pile make four of them likely, whatever became of them since."""
    pricing = about_to_load(level)
    before = caught(pricing, "chickens")
    pricing = about_to_load(level)
    pricing.memory.cards.in_hand[1]["chickens"] = 3
    assert caught(pricing, "chickens") < min(before, caught(pricing, "apples"))


def test_looks_only_move_lies_between_goods():
    """What became of lies here says how many are caught; the good only says which: on average, nothing is changed."""
    pricing = about_to_load("smuggler")
    situation, memory, skill = pricing.situation, pricing.memory, pricing.skill
    beside = [loading.looks_worse(situation, memory, skill, good, 4) for good in situation.goods.legal]
    assert sum(beside) == pytest.approx(0.0)
    assert max(beside) > 0.3


def test_rehearsals_know_how_a_lie_looks():
    pricing = about_to_load("outlaw")
    chance = Chance("plausible")
    opponents = Opponents(pricing.memory, load_skills(), chance)
    rehearsal = Rehearsal(pricing.memory, opponents, pricing.skill, chance)
    shown = {
        good: rehearsal.prospect(pricing.situation, Load(CARDS, good, list(CARDS))).shown
        for good in ("apples", "chickens")
    }
    assert shown["apples"] < shown["chickens"]


@pytest.mark.parametrize("level", ["smuggler", "outlaw"])
def test_great_lies_are_loaded_as_common_goods_more_often(level):
    pricing = about_to_load(level)
    hand = (*CARDS, "apples", "chickens")
    own = pricing.situation.own
    own = type(own)(**{name: getattr(own, name) for name in own.__struct_fields__} | {"hand": hand})
    pricing.situation.own = own
    found = loading.loads(pricing.situation, pricing.memory, pricing.skill, Personality())
    likely = loading.likelihoods(found, pricing.skill.noise)
    said = {
        good: sum(weight for load, weight in zip(found, likely, strict=True) if load.wrong and load.good == good)
        for good in ("apples", "chickens")
    }
    assert said["apples"] > 1.5 * said["chickens"]
