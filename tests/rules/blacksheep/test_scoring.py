"""Scoring and winning, with bonuses and with tasks (rules 5.3 to 5.6, 6)."""

import pytest

from blueboar.games.blacksheep.data.animals import read_farm, standard_farm
from blueboar.games.blacksheep.wire.score import TaskScore
from tests.clauses import clause
from tests.rules.blacksheep.yard import ANIMALS, Yard


def outcome(yard: Yard) -> tuple[tuple[int, ...], str]:
    yard.score()
    ended = yard.game.outcome(yard.state)
    assert ended is not None
    return ended.places, ended.reason


@clause("5.3")
def test_figures_score_their_points_and_black_sheep_subtract_theirs() -> None:
    yard = Yard(2)
    yard.corral(0, "horse", "cow", "black-sheep", points=3)
    assert yard.score()[0].points == 3 + 3 - 3


@clause("5.4")
def test_six_points_for_each_animal_of_which_one_alone_has_the_most() -> None:
    yard = Yard(3)
    yard.corral(0, "horse", "horse", "pig", "black-sheep")
    yard.corral(1, "horse", "pig", "cow")
    scores = yard.score()
    assert [score.majorities for score in scores] == [("horse", "black-sheep"), ("cow",), ()]
    assert [score.bonus for score in scores] == [12, 6, 0]


@clause("5.4")
def test_an_animal_that_nobody_owns_gives_no_bonus() -> None:
    assert [score.majorities for score in Yard(4).score()] == [(), (), (), ()]


@clause("5.5")
@pytest.mark.parametrize("sets", [0, 1, 2, 3])
def test_six_points_for_each_set(sets: int) -> None:
    yard = Yard(2)
    yard.corral(0, *ANIMALS * sets, *ANIMALS[:5])
    yard.corral(1, *ANIMALS * 4)
    score = yard.score()[0]
    assert (score.sets, score.bonus) == (sets, 6 * sets)


@clause("5.6")
def test_most_points_wins() -> None:
    yard = Yard(3)
    yard.corral(0, "horse", points=1)
    yard.corral(1, "horse", points=3)
    yard.corral(2, "horse", "black-sheep", points=3)
    assert outcome(yard) == ((3, 2, 1), "points")


@clause("5.6")
def test_tied_on_points_most_figures_win() -> None:
    yard = Yard(2, "tasks")
    yard.tasks()
    yard.corral(0, "horse", points=4)
    yard.corral(1, "horse", "cow", points=2)
    assert outcome(yard) == ((2, 1), "figures")


@clause("5.6")
def test_still_tied_the_victory_is_shared() -> None:
    yard = Yard(3)
    yard.corral(0, "horse")
    yard.corral(2, "horse")
    assert outcome(yard) == ((1, 3, 1), "shared")


@clause("6.1")
@pytest.mark.parametrize(("players", "hidden", "laid_open"), [(2, 2, 2), (3, 1, 3), (4, 1, 2)])
def test_six_tasks_are_in_the_game(players: int, hidden: int, laid_open: int) -> None:
    state = Yard(players, "tasks").state
    assert [len(state.own_tasks(seat)) for seat in range(players)] == [hidden] * players
    assert len(state.open_tasks) == laid_open
    assert len(state.box) == 6


@clause("6.1")
def test_there_are_no_bonuses() -> None:
    yard = Yard(2, "tasks")
    yard.tasks()
    yard.corral(0, *ANIMALS)
    score = yard.score()[0]
    assert (score.majorities, score.sets, score.bonus, score.total) == ((), 0, 0, score.points)


@clause("6.2")
def test_everyone_scores_hidden_and_open_tasks_alike() -> None:
    yard = Yard(3, "tasks")
    yard.tasks("most-cows")
    yard.state.tasks[2] = ("most-horses",)
    yard.state.tasks[4] = ("most-pigs",)
    yard.corral(1, "horse", "cow", "pig")
    assert yard.score()[1].tasks == tuple(TaskScore(f"most-{animal}", 6) for animal in ("cows", "horses", "pigs"))


@clause("6.3")
def test_nobody_scores_a_majority_of_none() -> None:
    yard = Yard(3, "tasks")
    yard.tasks("most-horses")
    assert [score.tasks for score in yard.score()] == [(), (), ()]


@clause("6.4")
def test_a_group_scores_for_each_such_group() -> None:
    yard = Yard(2, "tasks")
    yard.tasks("horse-and-black-sheep", "horse-cow-and-pig")
    yard.corral(0, *["horse"] * 3, "black-sheep", "black-sheep", "cow", "pig", "pig")
    assert yard.score()[0].tasks == (TaskScore("horse-and-black-sheep", 8), TaskScore("horse-cow-and-pig", 6))


@clause("6.4")
def test_a_group_may_be_of_two_alike_and_takes_two_figures_each_time() -> None:
    rows = [
        f'[[tasks]]\nname = "t{n}"\nkind = "group"\nanimals = ["horse", "pig", "horse"]\npoints = 4\n' for n in range(6)
    ]
    yard = Yard(2, "tasks", read_farm("own.toml", "".join(rows)))
    yard.tasks("t0")
    yard.corral(0, *["horse"] * 5, "pig", "pig", "pig")
    yard.corral(1, "horse", "pig", "pig")
    assert [score.tasks for score in yard.score()] == [(TaskScore("t0", 8),), ()]


@clause("6.5")
def test_the_only_owner_of_black_sheep_wins_outright() -> None:
    yard = Yard(3, "tasks")
    yard.tasks("all-black-sheep")
    yard.corral(0, *["horse"] * 6)
    yard.corral(1, "black-sheep", points=3)
    assert outcome(yard) == ((2, 1, 3), "outright")
    assert yard.state.scores is not None
    assert [score.outright for score in yard.state.scores] == [None, "all-black-sheep", None]


@clause("6.5")
@pytest.mark.parametrize("owners", [0, 2])
def test_nobody_wins_outright_with_no_owner_or_two(owners: int) -> None:
    yard = Yard(3, "tasks")
    yard.tasks("all-black-sheep")
    for seat in range(owners):
        yard.corral(seat, "black-sheep")
    yard.corral(2, "horse")
    assert outcome(yard)[1] == "points"


@clause("6.5")
def test_nobody_wins_outright_when_the_task_is_not_in_the_game() -> None:
    yard = Yard(2, "tasks")
    yard.tasks("most-horses")
    yard.corral(0, "black-sheep")
    assert outcome(yard) == ((2, 1), "points")


@clause("6.6")
def test_the_twelve_tasks() -> None:
    names = [task.name for task in standard_farm().tasks]
    assert len(names) == len(set(names)) == 12
    assert sorted(getattr(task, "points", 0) for task in standard_farm().tasks) == [0, 3, 3, 4, *[6] * 8]
