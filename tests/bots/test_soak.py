"""The soak of the bots in short: one table in nine, another game each, fast levels and the top one."""

import pytest

from benchmarks import soak
from blueboar.arena.match import play

TABLES = list(soak.variants())


@pytest.mark.parametrize("fast", [True, False], ids=["fast levels", "the top level"])
def test_no_refused_move_no_stall_and_no_broken_invariant(fast):
    for number, table in enumerate(TABLES[4 * (not fast) :: 9 if fast else 18]):
        terms, jobs = soak.batch(table, number + 1, fast)
        assert soak.stumbles(terms, play(terms, jobs[-1])) == []


def test_every_edition_and_number_of_players_is_among_the_tables():
    assert len(TABLES) == len({str(table) for table in TABLES})
    assert {(name, edition) for name, edition, _, _ in TABLES} >= {("sheriff", "second"), ("blacksheep", "tasks")}
    assert {players for name, edition, players, _ in TABLES if edition == "second"} == {3, 4, 5, 6}
