"""The whole truth of a running game. Written by `deeds` alone."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Seat
from blueboar.games.blacksheep.animals import Task
from blueboar.games.blacksheep.editions import Config
from blueboar.games.blacksheep.ranking import Ranking, ranking_of
from blueboar.games.blacksheep.score import Score
from blueboar.games.blacksheep.zones import BOX, FIELDS, HAND, SIDE, figure_zones, task_zones

NOBODY: Final = -1
SIDE_SIZE: Final = 3
HAND_SIZE: Final = 3


class Herd:
    """What never changes during a game: looked up from the configuration once, shared by all copies."""

    def __init__(self, config: Config) -> None:
        self.names = [animal.name for animal in config.animals]
        players = config.players
        self.figure_places = {zone: place for place, zone in enumerate(figure_zones(players))}
        self.task_places = {zone: place for place, zone in enumerate(task_zones(players))}
        self.hands: dict[str, Seat] = {HAND[seat]: seat for seat in range(players)}
        self.sides: dict[str, tuple[int, Seat]] = {
            SIDE[field][seat]: (field, seat) for field in range(FIELDS) for seat in range(players)
        }
        self.tasks: dict[str, Task] = {task.name: task for task in config.tasks}
        self.ranking: Ranking = ranking_of(len(self.names))
        self.animals: dict[str, int] = {}
        """Which animal a card is, or a figure."""
        self.figures: list[list[str]] = []
        """By animal. The supply gives the last of those that are left."""
        for animal, row in enumerate(config.animals):
            figures = [f"{row.name}-{number + 1}" for number in range(len(row.points))]
            self.figures.append(figures)
            self.animals[row.name] = animal
            for figure in figures:
                self.animals[figure] = animal
        self.all_figures = [figure for figures in self.figures for figure in figures]
        self.signs = [-1 if row.subtracts else 1 for row in config.animals]
        """By animal: whether its points count or subtract."""
        self.cards = [row.name for row in config.animals for _ in range(row.cards)]
        self.weights: dict[str, int] = {name: self.ranking.weights[animal] for name, animal in self.animals.items()}


_HERDS: Final[dict[int, tuple[Config, Herd]]] = {}
_MOST_HERDS: Final = 64


def herd_of(config: Config) -> Herd:
    """The same herd for the same configuration."""
    known = _HERDS.get(id(config))
    if known is not None and known[0] is config:
        return known[1]
    if len(_HERDS) >= _MOST_HERDS:
        _HERDS.clear()
    herd = Herd(config)
    _HERDS[id(config)] = (config, herd)
    return herd


class State:
    config: Config
    herd: Herd
    players: int
    deck: list[str]
    """The last card is on top."""
    discard: list[str]
    drawn: list[str]
    """Cards turned up to restock a field, until it is restocked."""
    hands: list[list[str]]
    sides: list[list[list[str]]]
    """By field and seat."""
    deck_number: int
    """How often the deck was renewed."""
    older: list[list[int]]
    """By hand: from which decks its first cards are, those that were drawn before this deck (see `worlds.py`)."""
    figures: list[list[str]]
    """By zone of figures: fields, corrals."""
    supply: list[int]
    """How many figures are left, by animal."""
    points: dict[str, int]
    """Below each figure. Never changed, but replaced as a whole, so copies of the state share it."""
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
    reason: str

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
        self.hands = [[] for _ in range(players)]
        self.sides = [[[] for _ in range(players)] for _ in range(FIELDS)]
        self.deck_number = 0
        self.older = [[] for _ in range(players)]
        self.figures = [[] for _ in herd.figure_places]
        self.supply = [len(figures) for figures in herd.figures]
        self.points = {}
        self.tasks = [() for _ in herd.task_places]
        self.tasks[herd.task_places[BOX]] = tuple(herd.tasks)
        self.turn = NOBODY
        self.turns = 0
        self.laid_at = [[0] * players for _ in range(FIELDS)]
        self.turned_over = [False] * FIELDS
        self.endgame = False
        self.scores = None
        self.places = None
        self.reason = ""

    def _set_like(self, source: State) -> None:
        self.herd = source.herd
        self.players = source.players
        self.deck = source.deck[:]
        self.discard = source.discard[:]
        self.drawn = source.drawn[:]
        self.hands = [hand[:] for hand in source.hands]
        self.sides = [[side[:] for side in sides] for sides in source.sides]
        self.deck_number = source.deck_number
        self.older = [decks[:] for decks in source.older]
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

    def hand(self, seat: Seat) -> list[str]:
        return self.hands[seat]

    def side(self, field: int, seat: Seat) -> list[str]:
        return self.sides[field][seat]

    def piles(self) -> list[list[str]]:
        """All cards of the game, wherever they are."""
        sides = [side for sides in self.sides for side in sides]
        return [self.deck, self.discard, self.drawn, *self.hands, *sides]

    def decks(self, seat: Seat) -> list[int]:
        """Beside each card of a hand: from which deck it was drawn, the first or a renewed one."""
        older = self.older[seat]
        return older + [self.deck_number] * (len(self.hands[seat]) - len(older))

    def field(self, field: int) -> list[str]:
        """The figures on a field."""
        return self.figures[field]

    def corral(self, seat: Seat) -> list[str]:
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

    def is_full(self, field: int) -> bool:
        """Whether every player's side of this field has its cards."""
        return all(len(side) == SIDE_SIZE for side in self.sides[field])

    def copy(self) -> State:
        return State(self.config, self)
