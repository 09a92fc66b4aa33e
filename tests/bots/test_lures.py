"""A good name, low prices and mildness are won to be spent: they count for less than what speaks against somebody."""

import pytest

from blueboar.bots.sheriff.caught_lies import CaughtLies, solved
from blueboar.bots.sheriff.gate.table import logit
from blueboar.bots.sheriff.haggling import Officer
from tests.bots.at_the_gate import bags_at_the_gate, pricing_of

OFFICE = (0,)


def suspicion_after(level, table, honest_bags, rounds_left):
    """In odds, after so many true bags, with so many rounds to go."""
    pricing = pricing_of(level, table, 0)
    pricing.situation.rounds_left = rounds_left
    for _ in range(honest_bags):
        pricing.memory.histories[1].note_bag(4, wrong=0)
    return logit(pricing.suspicion(1).lie)


@pytest.mark.parametrize("level", ["smuggler", "outlaw"])
def test_a_good_name_counts_least_in_the_last_rounds(level):
    """Who was honest for five rounds and brought contraband in the last three had won 35 of 100 games."""
    table = bags_at_the_gate("good-name", 4)
    early, late = (
        suspicion_after(level, table, 0, rounds_left) - suspicion_after(level, table, 9, rounds_left)
        for rounds_left in (6, 1)
    )
    assert 0.3 < late < 0.7
    assert 1.2 < early < 1.7


def test_mildness_may_be_a_lure():
    """One who took a coin for every bag, and opened all of them the next time, had won 43 of 100 games."""
    mild = CaughtLies(4)
    for _ in range(12):
        mild.note(OFFICE, True, 4, False, False)
    assert 0.7 * solved(4, False) < mild.chance(OFFICE, 4, False, 0.0) < solved(4, False)


def test_low_prices_may_be_a_lure():
    memory = pricing_of("smuggler", bags_at_the_gate("low-prices", 4), 2).memory
    history = memory.histories[0]
    history.first_demands, history.asked_for = 6, -9.0
    assert -0.25 < memory.sternness(OFFICE) < 0.0
    history.asked_for = 9.0
    assert memory.sternness(OFFICE) > 1.0


def test_an_honest_bag_that_refuses_is_no_income():
    """A quarter of them was opened, whatever was known: honest merchants who never paid lived on the fines."""
    rolls = [number / 100 for number in range(100)]
    officers = [Officer(4, 0.3, -8.0, 0.02, 0.5, 2, 20.0, [0.5, 0.5, 0.5, 0.9, roll]) for roll in rolls]
    assert 5 <= sum(officer.opens(refused=True) for officer in officers) <= 15
