"""The score at the end (rules 5.3 to 5.6, 6.2 to 6.5). Figures are counted here by seat and animal."""

from __future__ import annotations

from blueboar.core.seats import Seat
from blueboar.games.blacksheep.animals import GroupTask, MajorityTask, OnlyOwnerTask, Task
from blueboar.games.blacksheep.score import Score, TaskScore
from blueboar.games.blacksheep.state import NOBODY, State


def scores_of(state: State) -> tuple[Score, ...]:
    counts = [count_figures(state, seat) for seat in range(state.players)]
    tasks = tasks_in_game(state)
    majorities = [sole_majority(counts, animal) for animal in range(len(state.supply))]
    return tuple([_score(state, seat, counts, majorities, tasks) for seat in range(state.players)])


def _score(state: State, seat: Seat, counts: list[list[int]], majorities: list[Seat], tasks: list[Task]) -> Score:
    config = state.config
    points = figure_points(state, seat)
    figures = len(state.corral(seat))
    if not config.tasks:
        won = tuple([state.herd.names[animal] for animal, owner in enumerate(majorities) if owner == seat])
        sets = min(counts[seat])
        bonus = len(won) * config.majority_bonus + sets * config.set_bonus
        return Score(points, won, sets, bonus, (), None, figures, points + bonus)
    fulfilled = [TaskScore(task.name, task_points(state, task, seat, counts)) for task in tasks]
    fulfilled = [each for each in fulfilled if each.points > 0]
    total = points + sum([each.points for each in fulfilled])
    return Score(points, (), 0, 0, tuple(fulfilled), outright_task(state, seat, counts, tasks), figures, total)


def count_figures(state: State, seat: Seat) -> list[int]:
    counts = [0] * len(state.supply)
    for figure in state.corral(seat):
        counts[state.herd.animals[figure]] += 1
    return counts


def figure_points(state: State, seat: Seat) -> int:
    total = 0
    herd = state.herd
    for figure in state.corral(seat):
        total += herd.signs[herd.animals[figure]] * state.points[figure]
    return total


def sole_majority(counts: list[list[int]], animal: int) -> Seat:
    """Who alone has the most of an animal (rules 5.4); NOBODY if that is no one."""
    most = 0
    owner = NOBODY
    for seat, count in enumerate(counts):
        if count[animal] > most:
            most, owner = count[animal], seat
        elif count[animal] == most:
            owner = NOBODY
    return owner


def tasks_in_game(state: State) -> list[Task]:
    """Open and hidden ones: at the end all are revealed, and everyone scores them (rules 6.2)."""
    names = list(state.open_tasks)
    for seat in range(state.players):
        names += state.own_tasks(seat)
    return [state.herd.tasks[name] for name in names]


def task_points(state: State, task: Task, seat: Seat, counts: list[list[int]]) -> int:
    animals = state.herd.animals
    if isinstance(task, MajorityTask):
        animal = animals[task.animal]
        own = counts[seat][animal]
        return task.points if own > 0 and own == max([count[animal] for count in counts]) else 0
    if isinstance(task, GroupTask):
        wanted = [animals[name] for name in task.animals]
        return task.points * min([counts[seat][animal] // wanted.count(animal) for animal in wanted])
    return 0


def outright_task(state: State, seat: Seat, counts: list[list[int]], tasks: list[Task]) -> str | None:
    """The task by which this seat wins outright, being the only owner of its animal (rules 6.5)."""
    for task in tasks:
        if isinstance(task, OnlyOwnerTask):
            animal = state.herd.animals[task.animal]
            if counts[seat][animal] > 0 and sum([count[animal] for count in counts]) == counts[seat][animal]:
                return task.name
    return None


def places_of(scores: tuple[Score, ...]) -> tuple[int, ...]:
    """Every seat's place (rules 5.6): whoever wins outright, then by points, then by figures."""
    merits = [(score.outright is not None, score.total, score.figures) for score in scores]
    ordered = sorted(merits, reverse=True)
    return tuple([1 + ordered.index(merit) for merit in merits])


def reason_of(scores: tuple[Score, ...], places: tuple[int, ...]) -> str:
    winners = [score for score, place in zip(scores, places, strict=True) if place == 1]
    if len(winners) > 1:
        return "shared"
    if winners[0].outright is not None:
        return "outright"
    most = [score for score in scores if score.total == winners[0].total]
    return "figures" if len(most) > 1 else "points"
