"""What a seat, or a spectator, sees (rules 7): built by listing what is shown, never by deletion."""

from __future__ import annotations

from collections.abc import Sequence

from blueboar.core.game import Views
from blueboar.core.seats import NOBODY, Seat
from blueboar.games.blacksheep.data.animals import Task
from blueboar.games.blacksheep.state.state import SIDE_SIZE, State
from blueboar.games.blacksheep.wire.views import AnimalView, BlackSheepView, FieldView, FigureView, PlayerView
from blueboar.games.blacksheep.wire.zones import FIELDS


class BlackSheepViews(Views[State, BlackSheepView]):
    def of(self, state: State, seats: Sequence[Seat | None]) -> list[BlackSheepView]:
        return _views(state, seats)


def view(state: State, seat: Seat | None) -> BlackSheepView:
    return _views(state, (seat,))[0]


def _views(state: State, seats: Sequence[Seat | None]) -> list[BlackSheepView]:
    """What everyone sees alike is listed once for all of them."""
    config = state.config
    over = state.scores is not None
    turn = None if state.turn == NOBODY else state.turn
    waiting: tuple[Seat, ...] = () if turn is None else (turn,)
    animals = _animals(state)
    fields = tuple([_field(state, field) for field in range(FIELDS)])
    # For one seat alone its own row is made at once, for several as others see it.
    alone = seats[0] if len(seats) == 1 else None
    rows = [_player(state, owner, over or owner == alone) for owner in range(state.players)]
    deck = state.herd.name_cards(state.deck) if over else None
    discard = state.herd.name_cards(state.discard)
    open_tasks = _tasks(state, state.open_tasks)
    box = _tasks(state, state.box) if over else None
    return [
        BlackSheepView(
            seat=seat,
            edition=config.edition,
            turn=turn,
            waiting_for=waiting,
            endgame=state.endgame,
            animals=animals,
            fields=fields,
            players=tuple(rows) if seat == alone else _players(state, rows, seat),
            deck_count=len(state.deck),
            deck=deck,
            discard=discard,
            open_tasks=open_tasks,
            box_count=len(state.box),
            box=box,
            majority_bonus=config.majority_bonus,
            set_bonus=config.set_bonus,
            scores=state.scores,
            places=state.places,
        )
        for seat in seats
    ]


def _players(state: State, rows: list[PlayerView], seat: Seat | None) -> tuple[PlayerView, ...]:
    """The rows as everyone sees them, but for one's own."""
    if seat is None:
        return tuple(rows)
    return tuple([_player(state, owner, True) if owner == seat else rows[owner] for owner in range(len(rows))])


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
