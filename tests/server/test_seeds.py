"""The cards of a table cannot be foretold, unless the inn was opened for tests."""

from __future__ import annotations

import argparse

from blueboar.server.command import add_arguments, settings_from
from blueboar.server.tables.seeds import Seeds


def test_no_two_seeds_are_alike() -> None:
    seeds = Seeds()
    assert len({seeds.next() for _ in range(100)} | {Seeds().next()}) == 101


def test_a_fixed_text_gives_the_same_seeds_in_the_same_order() -> None:
    first, second, other = Seeds("boar"), Seeds("boar"), Seeds("sheep")
    dealt = [first.next() for _ in range(5)]
    assert dealt == [second.next() for _ in range(5)]
    assert len(set(dealt) | {other.next()}) == 6


def test_the_command_fixes_nothing_unless_asked() -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    assert settings_from(parser.parse_args([])).seed is None
    assert settings_from(parser.parse_args(["--seed", "boar"])).seed == "boar"
