"""The score at the end (rules 5.3 to 5.6, 6.2 to 6.5). Figures are counted here by seat and animal."""

from __future__ import annotations

from blueboar.core.seats import NOBODY, Seat
from blueboar.games.blacksheep.data.tasks import Aim
from blueboar.games.blacksheep.state.state import State
from blueboar.games.blacksheep.wire.score import Decision, Score, TaskScore


def scores_of(state: State) -> tuple[Score, ...]:
    counts = [count_figures(state, seat) for seat in range(state.players)]
    if state.config.tasks:
        return _with_tasks(state, counts)
    return _with_bonuses(state, counts)


def _with_bonuses(state: State, counts: list[list[int]]) -> tuple[Score, ...]:
    config = state.config
    majorities = [sole_majority(counts, animal) for animal in range(len(state.supply))]
    scores: list[Score] = []
    for seat, count in enumerate(counts):
        points = figure_points(state, seat)
        won = tuple([state.herd.names[animal] for animal, owner in enumerate(majorities) if owner == seat])
        sets = min(count)
        bonus = len(won) * config.majority_bonus + sets * config.set_bonus
        scores.append(Score(points, won, sets, bonus, (), None, len(state.corral(seat)), points + bonus))
    return tuple(scores)


def _with_tasks(state: State, counts: list[list[int]]) -> tuple[Score, ...]:
    aims = aims_in_game(state)
    scores: list[Score] = []
    for seat in range(state.players):
        points = figure_points(state, seat)
        fulfilled = fulfilled_by(seat, counts, aims)
        total = points
        for each in fulfilled:
            total += each.points
        outright = outright_by(seat, counts, aims)
        scores.append(Score(points, (), 0, 0, tuple(fulfilled), outright, len(state.corral(seat)), total))
    return tuple(scores)


def count_figures(state: State, seat: Seat) -> list[int]:
    counts = [0] * len(state.supply)
    for figure in state.corral(seat):
        counts[state.herd.animal_of[figure]] += 1
    return counts


def figure_points(state: State, seat: Seat) -> int:
    total = 0
    herd = state.herd
    for figure in state.corral(seat):
        total += herd.signs[herd.animal_of[figure]] * state.points[figure]
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


def aims_in_game(state: State) -> list[Aim]:
    """Open and hidden tasks: at the end all are revealed, and everyone scores them (rules 6.2)."""
    aims = state.herd.aims
    found = [aims[name] for name in state.open_tasks]
    for seat in range(state.players):
        found += [aims[name] for name in state.own_tasks(seat)]
    return found


def fulfilled_by(seat: Seat, counts: list[list[int]], aims: list[Aim]) -> list[TaskScore]:
    fulfilled: list[TaskScore] = []
    for aim in aims:
        points = aim.points_for(seat, counts)
        if points > 0:
            fulfilled.append(TaskScore(aim.name, points))
    return fulfilled


def outright_by(seat: Seat, counts: list[list[int]], aims: list[Aim]) -> str | None:
    """The task by which this seat wins outright."""
    for aim in aims:
        if aim.wins_outright(seat, counts):
            return aim.name
    return None


def places_of(scores: tuple[Score, ...]) -> tuple[int, ...]:
    """Every seat's place (rules 5.6): whoever wins outright, then by points, then by figures."""
    merits = [(score.outright is not None, score.total, score.figures) for score in scores]
    ordered = sorted(merits, reverse=True)
    return tuple([1 + ordered.index(merit) for merit in merits])


def reason_of(scores: tuple[Score, ...], places: tuple[int, ...]) -> Decision:
    winners = [score for score, place in zip(scores, places, strict=True) if place == 1]
    if len(winners) > 1:
        return "shared"
    if winners[0].outright is not None:
        return "outright"
    most = [score for score in scores if score.total == winners[0].total]
    return "figures" if len(most) > 1 else "points"
