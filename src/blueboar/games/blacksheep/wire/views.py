"""What a seat sees (rules 7). Built by listing what is shown; see `view.py`."""
# interpreted: msgspec Structs

from __future__ import annotations

import msgspec

from blueboar.core.seats import Seat
from blueboar.games.blacksheep.data.animals import Task
from blueboar.games.blacksheep.wire.score import Score


class AnimalView(msgspec.Struct, frozen=True):
    """What is known about an animal; they are listed best first."""

    animal: str
    cards: int
    points: tuple[int, ...]
    """All points below its figures, wherever those stand."""
    subtracts: bool
    left: int
    """Figures in the supply."""


class FigureView(msgspec.Struct, frozen=True):
    figure: str
    animal: str
    points: int | None


class FieldView(msgspec.Struct, frozen=True):
    field: int
    turned_over: bool
    figures: tuple[FigureView, ...]
    sides: tuple[tuple[str, ...], ...]
    """The cards on each side, by seat. They stay known when a full side is turned face down (rules 3.9)."""
    full: tuple[Seat, ...]
    """The seats whose side is full, in the order in which they filled it."""


class PlayerView(msgspec.Struct, frozen=True):
    seat: Seat
    hand_count: int
    hand: tuple[str, ...] | None
    corral: tuple[FigureView, ...]
    task_count: int
    tasks: tuple[Task, ...] | None


class BlackSheepView(msgspec.Struct, frozen=True):
    seat: Seat | None
    edition: str
    turn: Seat | None
    waiting_for: tuple[Seat, ...]
    endgame: bool
    animals: tuple[AnimalView, ...]
    fields: tuple[FieldView, ...]
    players: tuple[PlayerView, ...]
    deck_count: int
    deck: tuple[str, ...] | None
    """Its order, the top card last; None until the game is over."""
    discard: tuple[str, ...]
    """The discard pile, the top card last."""
    open_tasks: tuple[Task, ...]
    box_count: int
    """Task cards that are not in this game."""
    box: tuple[Task, ...] | None
    majority_bonus: int
    set_bonus: int
    scores: tuple[Score, ...] | None
    places: tuple[int, ...] | None
