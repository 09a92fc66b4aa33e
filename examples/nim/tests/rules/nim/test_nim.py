"""The clauses of Nim."""

import pytest
from blueboar.games.nim.wire import TakeStones

from blueboar import IllegalMove, open_table
from blueboar.core.errors import SetupError
from blueboar.core.game import find_game
from tests.clauses import clause


def table(edition="normal", heaps=None):
    cards = None if heaps is None else "".join(f"[[heaps]]\nstones = {stones}\n" for stones in heaps)
    game = find_game("nim")
    own = None if cards is None else game.read_data("ours.toml", cards)
    return game, game.configure(2, edition, {"first_player": 0}, own)


def opened(edition="normal", heaps=(1,)):
    game, config = table(edition, heaps)
    state = game.blank(config)
    game.begin(state, None, None)
    return game, state


@clause("1.1")
def test_two_to_four_play():
    with pytest.raises(SetupError):
        find_game("nim").configure(5)


@clause("1.2")
def test_a_group_brings_its_own_heaps():
    assert table(heaps=(7, 2))[1].heaps == (7, 2)


@clause("1.3")
def test_a_group_says_who_begins():
    assert open_table("nim", players=3, first_player=2, seed=1).pending().keys() == {2}


@clause("2.1")
@pytest.mark.parametrize("count", [0, 4])
def test_one_to_three_stones_are_taken(count):
    nim = open_table("nim", players=2, first_player=0, seed=1)
    with pytest.raises(IllegalMove) as refused:
        nim.play(0, TakeStones(2, count))
    assert refused.value.clause == "2.1"


@clause("3.1")
@pytest.mark.parametrize(("edition", "winner"), [("normal", 0), ("misere", 1)])
def test_the_last_stone_decides(edition, winner):
    game, state = opened(edition)
    game.decide(state, 0, TakeStones(0, 1), None, None)
    assert game.outcome(state).winners == (winner,)
