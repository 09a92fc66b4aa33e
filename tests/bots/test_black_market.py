"""Contraband that sells three at a time is worth more risk: the upper levels lie more where there is a black market."""

import pytest

from blueboar.bots.bot import Personality
from blueboar.bots.sheriff import loading
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.situation import Situation
from blueboar.bots.sheriff.skill import load_skills
from blueboar.bots.sheriff.suspicion import suspect
from blueboar.core.table import Table
from blueboar.games.sheriff.data.catalogue import catalogue_of
from tests.bots.at_the_gate import SHERIFF


def shame(level: str, black_market: bool, count: int = 3) -> float:
    config = SHERIFF.configure(4, "second", {"black_market": black_market})
    view = Table.opened(SHERIFF, config, "black market").view(0)
    return loading.shame(Situation(catalogue_of(config), view, 1.0), load_skills()[level], Personality(), count)


@pytest.mark.parametrize("level", ["smuggler", "outlaw"])
def test_the_upper_levels_are_less_ashamed_where_contraband_sells(level):
    """Smugglers who were more ashamed there lost to whoever lied: the outlaw had won 47 of 100 games against three."""
    assert shame(level, black_market=True) < shame(level, black_market=False)


def suspected(black_market: bool, count: int) -> float:
    """What a sheriff believes of a stranger's bag, by its size alone."""
    config = SHERIFF.configure(4, "second", {"black_market": black_market, "first_sheriff": 0})
    table = Table.opened(SHERIFF, config, "black market")
    situation = Situation(catalogue_of(config), table.view(0), 1.0)
    memory = Memory(4, 0, False)
    memory.bags[1].count = count
    return suspect(situation, memory, 1, load_skills()["outlaw"], cards=0.0).lie


@pytest.mark.parametrize("count", [3, 4, 5])
def test_more_bags_are_thought_false_where_contraband_sells(count):
    assert suspected(black_market=True, count=count) > suspected(black_market=False, count=count)


@pytest.mark.parametrize("level", ["novice", "merchant"])
def test_the_others_do_not_think_so_far(level):
    assert shame(level, black_market=True) == shame(level, black_market=False)


@pytest.mark.parametrize("level", ["smuggler", "outlaw"])
def test_a_lie_of_five_cards_has_to_bring_more(level):
    """Sheriffs look into full bags first; who loaded great lies of four cards had won 38 of 100 games."""
    assert shame(level, black_market=False, count=5) > shame(level, black_market=False, count=4)
