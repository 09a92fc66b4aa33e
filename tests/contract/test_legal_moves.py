"""What every game promises about the list of legal moves."""

from itertools import islice
from typing import Any

import msgspec
import pytest

from blueboar.core.chance import Chance
from blueboar.core.seats import HOUSE
from blueboar.core.table import Table
from tests.contract.tables import encoded, every_kind, has_secrets, opened, played, viewers

MOST_LOOKED_AT = 3_000
"""Of one list: a market turn has many orders of many cards."""
SAMPLES = 12


@every_kind
def test_every_listed_move_is_legal(name: str, edition: str, players: int) -> None:
    for place, table in enumerate(played(opened(name, edition, players))):
        if place % 3 == 0:
            for seat in table.pending():
                for move in islice(table.legal_moves(seat), place % 7, MOST_LOOKED_AT, 5):
                    assert table.check(seat, move) is None, (seat, move)


@every_kind
def test_a_sampled_move_is_among_the_legal_ones(name: str, edition: str, players: int) -> None:
    for table, seat, move in sampled(name, edition, players):
        assert move in table.legal_moves(seat)
        assert table.legal_moves(seat)


@every_kind
def test_a_complete_list_has_every_move_that_the_sampler_makes(name: str, edition: str, players: int) -> None:
    complete = 0
    for table, seat, move in sampled(name, edition, players):
        moves = table.legal_moves(seat)
        if moves.complete:
            complete += 1
            assert any(in_one_order(each) == in_one_order(move) for each in moves), (seat, move)
    assert complete


def sampled(name: str, edition: str, players: int) -> Any:
    """Moves that are made, and others that might have been made instead."""
    chance = Chance("instead")
    for place, table in enumerate(played(opened(name, edition, players))):
        if place % 9 == 0 and table.outcome() is None:
            for _ in range(SAMPLES):
                yield table, *table.game.sample(table.state, chance)


def in_one_order(move: Any) -> Any:
    """Where the order of cards makes no difference, one order is listed."""
    plain = msgspec.to_builtins(move)
    return {key: sorted(value) if is_cards(value) else value for key, value in plain.items()}


def is_cards(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and all(isinstance(each, str) for each in value)


@every_kind
def test_nothing_is_listed_for_those_who_are_not_asked(name: str, edition: str, players: int) -> None:
    for place, table in enumerate(played(opened(name, edition, players))):
        if place % 5 == 0:
            for seat in {*range(players), HOUSE} - set(table.pending()):
                moves = table.legal_moves(seat)
                assert not moves
                assert moves.complete
                assert "none" in repr(moves)


@every_kind
def test_the_list_tells_a_seat_nothing_that_it_may_not_know(name: str, edition: str, players: int) -> None:
    chance = Chance("worlds")
    for place, table in enumerate(played(opened(name, edition, players))):
        if place % 11 == 0:
            for seat in table.pending():
                if seat != HOUSE:
                    world = other_world(table, seat, chance)
                    assert some(table, seat) == some(world, seat)


def some(table: Table, seat: int) -> bytes:
    return encoded(list(islice(table.legal_moves(seat), 500)))


def other_world(table: Table, seat: int | None, chance: Chance) -> Table:
    """A table that this seat cannot tell from the real one."""
    world = Table(table.game, table.config, "another", table.names)
    world.state = table.game.resample(table.state, seat, chance)
    return world


@every_kind
def test_the_printed_board_tells_a_seat_nothing_that_it_may_not_know(name: str, edition: str, players: int) -> None:
    chance = Chance("boards")
    for place, table in enumerate(played(opened(name, edition, players))):
        if place % 5 == 0:
            for viewer in viewers(table):
                assert other_world(table, viewer, chance).seen_by(viewer) == table.seen_by(viewer)


@every_kind
def test_the_printed_board_names_everyone_and_is_plain_text(name: str, edition: str, players: int) -> None:
    for place, table in enumerate(played(opened(name, edition, players))):
        if place % 10 == 0 or table.outcome() is not None:
            for viewer in viewers(table):
                text = table.seen_by(viewer)
                assert all(f"player {seat}" in text for seat in range(players))
                assert text.replace("\n", "").isprintable()
            assert str(table) == table.seen_by(None)


@every_kind
def test_the_printed_board_shows_each_their_own_hand(name: str, edition: str, players: int) -> None:
    if not has_secrets(opened(name, edition, players)):
        pytest.skip("nothing is hidden in this game")
    table = opened(name, edition, players)
    assert len({table.seen_by(viewer) for viewer in viewers(table)}) == players + 1
