"""The whole truth of a running game. Written by `deeds` alone.

In here everything is a number: a card is the number of its animal, a figure its number among all figures. What comes
in and goes out, moves, events and views, speaks of them by name; the `Herd` knows both.
"""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import NOBODY, Seat
from blueboar.games.blacksheep.data.editions import Config
from blueboar.games.blacksheep.state.herd import Herd, herd_of
from blueboar.games.blacksheep.wire.score import Decision, Score
from blueboar.games.blacksheep.wire.zones import BOX, FIELDS

NO_CARD: Final = -1
SIDE_SIZE: Final = 3
HAND_SIZE: Final = 3


class State:
    config: Config
    herd: Herd
    players: int
    deck: list[int]
    """The last card is on top."""
    discard: list[int]
    drawn: list[int]
    """Cards turned up to restock a field, until it is restocked."""
    hands: list[list[int]]
    """Each has three places. Where a card was taken there is NO_CARD, until another is drawn for it."""
    drawn_from: list[list[int]]
    """By hand, beside each place: from which deck its card was drawn, the first or a renewed one."""
    deck_number: int
    """How often the deck was renewed."""
    sides: list[list[list[int]]]
    """By field and seat."""
    figures: list[list[int]]
    """By zone of figures: fields, corrals."""
    supply: list[int]
    """How many figures are left, by animal."""
    points: tuple[int, ...]
    """Below each figure."""
    tasks: list[tuple[str, ...]]
    """By zone of tasks: box, open tasks, each seat's own."""
    turn: Seat
    turns: int
    laid_at: list[list[int]]
    """By field and seat: the turn in which a card was last laid there."""
    turned_over: list[bool]
    endgame: bool
    scores: tuple[Score, ...] | None
    places: tuple[int, ...] | None
    reason: Decision | None

    def __init__(self, config: Config, source: State | None = None) -> None:
        """A blank state, or a copy of `source` (a compiled class cannot be made without this)."""
        self.config = config
        if source is None:
            self._set_blank(config)
        else:
            self._set_like(source)

    def _set_blank(self, config: Config) -> None:
        herd = herd_of(config)
        players = config.players
        self.herd = herd
        self.players = players
        self.deck = []
        self.discard = []
        self.drawn = []
        self.hands = [[NO_CARD] * HAND_SIZE for _ in range(players)]
        self.drawn_from = [[0] * HAND_SIZE for _ in range(players)]
        self.deck_number = 0
        self.sides = [[[] for _ in range(players)] for _ in range(FIELDS)]
        self.figures = [[] for _ in herd.figure_places]
        self.supply = [len(row.points) for row in config.animals]
        self.points = ()
        self.tasks = [() for _ in herd.task_places]
        self.tasks[herd.task_places[BOX]] = tuple(herd.tasks)
        self.turn = NOBODY
        self.turns = 0
        self.laid_at = [[0] * players for _ in range(FIELDS)]
        self.turned_over = [False] * FIELDS
        self.endgame = False
        self.scores = None
        self.places = None
        self.reason = None

    def _set_like(self, source: State) -> None:
        self.herd = source.herd
        self.players = source.players
        self.deck = source.deck[:]
        self.discard = source.discard[:]
        self.drawn = source.drawn[:]
        self.hands = [hand[:] for hand in source.hands]
        self.drawn_from = [decks[:] for decks in source.drawn_from]
        self.deck_number = source.deck_number
        self.sides = [[side[:] for side in sides] for sides in source.sides]
        self.figures = [figures[:] for figures in source.figures]
        self.supply = source.supply[:]
        self.points = source.points
        self.tasks = source.tasks[:]
        self.turn = source.turn
        self.turns = source.turns
        self.laid_at = [turns[:] for turns in source.laid_at]
        self.turned_over = source.turned_over[:]
        self.endgame = source.endgame
        self.scores = source.scores
        self.places = source.places
        self.reason = source.reason

    def hand(self, seat: Seat) -> list[int]:
        """The cards that are there."""
        return [card for card in self.hands[seat] if card != NO_CARD]

    def side(self, field: int, seat: Seat) -> list[int]:
        return self.sides[field][seat]

    def piles(self) -> list[list[int]]:
        """All cards of the game, wherever they are."""
        hands = [self.hand(seat) for seat in range(self.players)]
        sides = [side for sides in self.sides for side in sides]
        return [self.deck, self.discard, self.drawn, *hands, *sides]

    def field(self, field: int) -> list[int]:
        """The figures on a field."""
        return self.figures[field]

    def corral(self, seat: Seat) -> list[int]:
        return self.figures[FIELDS + seat]

    @property
    def box(self) -> tuple[str, ...]:
        return self.tasks[0]

    @property
    def open_tasks(self) -> tuple[str, ...]:
        return self.tasks[1]

    def own_tasks(self, seat: Seat) -> tuple[str, ...]:
        return self.tasks[2 + seat]

    def laid(self, field: int, seat: Seat) -> int:
        return self.laid_at[field][seat]

    def may_play_on(self, field: int, seat: Seat) -> bool:
        return not self.turned_over[field] and len(self.sides[field][seat]) < SIDE_SIZE

    def fields_for(self, seat: Seat) -> list[int]:
        """Fields where this seat may play."""
        return [field for field in range(FIELDS) if self.may_play_on(field, seat)]

    def can_play(self, seat: Seat) -> bool:
        return any(self.may_play_on(field, seat) for field in range(FIELDS))

    def is_over(self) -> bool:
        """Whether the last field is turned over (rules 5.2)."""
        return False not in self.turned_over

    def is_full(self, field: int) -> bool:
        """Whether every player's side of this field has its cards."""
        return all(len(side) == SIDE_SIZE for side in self.sides[field])

    def copy(self) -> State:
        return State(self.config, self)
