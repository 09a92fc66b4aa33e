"""The table as a person reads it: fields with both figures and everyone's cards, corrals, piles, whose turn it is."""
# interpreted: text for people

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from blueboar.core.seats import Seat
from blueboar.core.words import number_of
from blueboar.games.blacksheep.wire.views import BlackSheepView, FieldView, FigureView, PlayerView


def board(view: BlackSheepView, names: tuple[str, ...]) -> str:
    """Built from a view, so it shows nothing that this seat may not know."""
    lines = [_title(view, names), _piles(view)]
    if view.open_tasks:
        lines.append(f"Tasks for all: {_listed(task.name for task in view.open_tasks)}")
    for field in view.fields:
        lines += ["", *_field(field, names)]
    lines.append("")
    for player in view.players:
        lines += _player(player, names)
    if view.scores is not None and view.places is not None:
        lines += ["", *_scores(view, view.places, names)]
    return "\n".join(lines)


def _title(view: BlackSheepView, names: tuple[str, ...]) -> str:
    if view.scores is not None:
        now = "over"
    else:
        now = ("endgame, " if view.endgame else "") + f"turn of {_people(view.waiting_for, names)}"
    return f"Black Sheep ({view.edition}): {now}"


def _piles(view: BlackSheepView) -> str:
    top = f", {view.discard[-1]} on top" if view.discard else ""
    supply = _listed(f"{animal.left} {animal.animal}" for animal in view.animals)
    return f"Deck: {view.deck_count}   Discard pile: {len(view.discard)}{top}   Figures left: {supply}"


def _field(field: FieldView, names: tuple[str, ...]) -> list[str]:
    title = f"Field {field.field}"
    if field.turned_over:
        return [f"{title}: turned over"]
    lines = [f"{title}: {_listed(figure.animal for figure in field.figures)}"]
    for seat, side in enumerate(field.sides):
        full = "  (full)" if seat in field.full else ""
        lines.append(f"  {names[seat]}: {_listed(side)}{full}")
    return lines


def _player(player: PlayerView, names: tuple[str, ...]) -> list[str]:
    hand = number_of(player.hand_count, "card") if player.hand is None else _listed(player.hand)
    lines = [f"{player.seat}: {names[player.seat]}", f"  hand: {hand}", f"  corral: {_corral(player.corral)}"]
    if player.tasks:
        lines.append(f"  tasks: {_listed(task.name for task in player.tasks)}")
    elif player.task_count:
        lines.append(f"  tasks: {player.task_count}")
    return lines


def _corral(figures: tuple[FigureView, ...]) -> str:
    """“2 sheep (3, 4), pig”: the points below stand beside the animal where they are known."""
    counts = Counter(figure.animal for figure in figures)
    told = []
    for animal, count in sorted(counts.items()):
        points = [str(each.points) for each in figures if each.animal == animal and each.points is not None]
        known = f" ({', '.join(points)})" if points else ""
        told.append(f"{count} {animal}{known}")
    return _listed(told)


def _scores(view: BlackSheepView, places: tuple[int, ...], names: tuple[str, ...]) -> list[str]:
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    return [f"{places[seat]}. {names[seat]}: {number_of((view.scores or ())[seat].total, 'point')}" for seat in order]


def _people(seats: tuple[Seat, ...], names: tuple[str, ...]) -> str:
    return " and ".join(names[seat] for seat in seats)


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words) or "-"
