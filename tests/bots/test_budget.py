"""How long a bot thinks: in steps the same everywhere, in seconds as long as it may."""

from blueboar.bots.budget import Budget
from blueboar.bots.levels import BotSetup
from blueboar.core.game import find_game


def budget(**thinks):
    game = find_game("sheriff")
    return Budget(BotSetup(game, game.configure(4), 0, "s", **thinks))


def test_so_many_steps_and_not_one_more():
    steps = budget(think_steps=3)
    assert [steps.spend() for _ in range(5)] == [True, True, True, False, False]


def test_steps_are_never_late_however_few_the_seconds():
    assert not budget(think_steps=3, think_seconds=0.0).is_late()


def test_without_seconds_there_is_no_step():
    assert not budget(think_seconds=0.0).spend()


def test_with_seconds_left_there_is_always_a_step():
    hour = budget(think_seconds=3600.0)
    assert all(hour.spend() for _ in range(1000))
