"""What a seat, or a spectator, sees (rules 7): built by listing what is shown, never by deletion."""

from __future__ import annotations

from blueboar.core.seats import NOBODY, Seat
from blueboar.games.blacksheep.data.animals import Task
from blueboar.games.blacksheep.state.state import SIDE_SIZE, State
from blueboar.games.blacksheep.wire.views import AnimalView, BlackSheepView, FieldView, FigureView, PlayerView
from blueboar.games.blacksheep.wire.zones import FIELDS


def view(state: State, seat: Seat | None) -> BlackSheepView:
    config = state.config
    over = state.scores is not None
    turn = None if state.turn == NOBODY else state.turn
    return BlackSheepView(
        seat=seat,
        edition=config.edition,
        turn=turn,
        waiting_for=() if turn is None else (turn,),
        endgame=state.endgame,
        animals=_animals(state),
        fields=tuple([_field(state, field) for field in range(FIELDS)]),
        players=tuple([_player(state, owner, owner == seat or over) for owner in range(state.players)]),
        deck_count=len(state.deck),
        deck=state.herd.name_cards(state.deck) if over else None,
        discard=state.herd.name_cards(state.discard),
        open_tasks=_tasks(state, state.open_tasks),
        box_count=len(state.box),
        box=_tasks(state, state.box) if over else None,
        majority_bonus=config.majority_bonus,
        set_bonus=config.set_bonus,
        scores=state.scores,
        places=state.places,
    )


def _animals(state: State) -> tuple[AnimalView, ...]:
    rows = zip(state.config.animals, state.supply, strict=True)
    return tuple([AnimalView(row.name, row.cards, row.points, row.subtracts, left) for row, left in rows])


def _field(state: State, field: int) -> FieldView:
    seats = range(state.players)
    full = [seat for seat in seats if len(state.side(field, seat)) == SIDE_SIZE]
    full.sort(key=lambda seat: state.laid(field, seat))
    return FieldView(
        field=field,
        turned_over=state.turned_over[field],
        figures=tuple([_figure(state, figure, False) for figure in state.field(field)]),
        sides=tuple([state.herd.name_cards(state.side(field, seat)) for seat in seats]),
        full=tuple(full),
    )


def _player(state: State, owner: Seat, shown: bool) -> PlayerView:
    hand = state.hand(owner)
    tasks = state.own_tasks(owner)
    return PlayerView(
        seat=owner,
        hand_count=len(hand),
        hand=state.herd.name_cards(hand) if shown else None,
        corral=tuple([_figure(state, figure, shown) for figure in state.corral(owner)]),
        task_count=len(tasks),
        tasks=_tasks(state, tasks) if shown else None,
    )


def _figure(state: State, figure: int, shown: bool) -> FigureView:
    herd = state.herd
    animal = herd.names[herd.animal_of[figure]]
    return FigureView(herd.figure_names[figure], animal, state.points[figure] if shown else None)


def _tasks(state: State, names: tuple[str, ...]) -> tuple[Task, ...]:
    return tuple([state.herd.tasks[name] for name in names])
