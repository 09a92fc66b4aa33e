"""A game played by small decisions: each is one number out of a fixed space, and a list says which are allowed now.

A move of a game is structured (a whole turn with all its cards). Learners want numbers. So a game can say, in its
`machines/decisions`, how a move is spelt as a row of small decisions, and this is what any such game is like. Nothing
but what the seat that decides may know goes into what it is allowed, and from every allowed choice a legal move can be
finished. `research` has the doors to the libraries; `docs/research.md` says what every number means.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from blueboar.core.chance import Chance
from blueboar.core.errors import IllegalAction, NoDecisions
from blueboar.core.seats import NOBODY, Outcome, Seat

ENDLESS: Final = 1_000_000


class Space:
    """The fixed space of actions of a set-up: groups of numbers, each with a meaning, and the words for each number."""

    def __init__(self) -> None:
        self.groups: list[tuple[str, int, list[str]]] = []
        """Name, first number and the words of each number, in order."""
        self.labels: list[str] = []

    def add(self, name: str, words: list[str]) -> int:
        """A group more; its first number."""
        first = len(self.labels)
        self.groups.append((name, first, words))
        self.labels += [f"{name} {word}" if word else name for word in words]
        return first

    @property
    def size(self) -> int:
        return len(self.labels)


class Layout:
    """What the numbers of an observation mean: parts in a row, each with its length."""

    def __init__(self) -> None:
        self.parts: list[tuple[str, int, int]] = []
        """Name, first place and how many."""
        self.size = 0

    def add(self, name: str, count: int) -> int:
        first = self.size
        self.parts.append((name, first, count))
        self.size += count
        return first


class Decisions:
    """A game in play, decision by decision. A game's own class fills it in; all of them are used like this:

    options = game.options
    while options: options = game.step(choose_among(options))
    """

    def __init__(self, space: Space, layout: Layout, players: int) -> None:
        self.space = space
        self.layout = layout
        self.players = players
        self.seat: Seat = NOBODY
        """Who decides now; NOBODY when the game is over."""
        self.options: list[int] = []
        """What they may choose, in rising order. Do not change it."""
        self.entries = 0
        """Moves that were finished, and one for the deal."""
        self.house: Chance | None = None
        self.listener: Callable[[Seat, Any], None] | None = None
        """Hears of every finished move before it is carried out: whoever keeps a record."""
        self.told: list[Any] | None = None
        """Every event of the finished moves, if somebody listens."""

    def step(self, action: int) -> list[int]:
        """Choose; what may be chosen next, and nothing when the game is over. IllegalAction says what is allowed, and
        then nothing has changed."""
        if not self.allows(action):
            raise IllegalAction(self.explain(action))
        self.choose(action)
        return self.options

    def allows(self, action: int) -> bool:
        """Options are in order."""
        for option in self.options:
            if option >= action:
                return option == action
        return False

    def explain(self, action: object) -> str:
        """Why this is no action now, in words for a person."""
        if self.seat == NOBODY:
            return f"action {action!r}: the game is over, nobody decides any more"
        labels = self.space.labels
        allowed = ", ".join([f"{each} ({labels[each]})" for each in self.options[:20]])
        more = f" and {len(self.options) - 20} more" if len(self.options) > 20 else ""
        known = isinstance(action, int) and 0 <= action < len(labels)
        name = f"{action} ({labels[action]})" if known and isinstance(action, int) else repr(action)[:60]
        return f"action {name} is not allowed now; seat {self.seat} may choose {allowed}{more}"

    def mask(self) -> bytes:
        """A byte for every action: 1 where it is allowed."""
        row = bytearray(len(self.space.labels))
        for action in self.options:
            row[action] = 1
        return bytes(row)

    def observe(self, seat: Seat) -> list[int]:
        """What this seat sees, in numbers from 0 to 127; see `layout`."""
        return list(self.observe_bytes(seat))

    def observe_bytes(self, seat: Seat) -> bytes:
        """The same, a byte each."""
        cells = bytearray(self.layout.size)
        self.write_observation(seat, cells, 0)
        return bytes(cells)

    # What a game's own class says.

    def choose(self, action: int) -> None:
        """`action` is one of `options`."""
        raise NotImplementedError

    def begin(self, chance: Chance) -> None:
        """Deal, and ask the first."""
        raise NotImplementedError

    def copy(self) -> Decisions:
        raise NotImplementedError

    def in_world(self, state: Any) -> Decisions:
        """The same place in the game, with another state of it: one that was imagined from a view, for example."""
        raise NotImplementedError

    def options_anew(self) -> list[int]:
        """What may be chosen, worked out again: in a world imagined by the one who decides it is the same."""
        return self.options

    def write_observation(self, seat: Seat, cells: bytearray, first: int) -> None:
        """What this seat sees, into these cells, from the first one on: see `observe`."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    def spell(self, seat: Seat, move: Any) -> list[int]:
        """The row of decisions that makes this move of this seat now. Unspeakable says what cannot be said."""
        raise NotImplementedError

    def play(self, seat: Seat, move: Any) -> None:
        """Carry out a whole move, which must be legal, and ask whoever is next."""
        raise NotImplementedError

    def decline(self) -> bool:
        """Let the one who is asked say that there is nothing to do now; False where a move is waited for."""
        return False

    def ask(self, seat: Seat) -> None:
        """Let this seat decide next, whoever's turn it was: for a player at a table of another kind."""
        raise NotImplementedError

    def card_names(self) -> list[str]:
        """By the number of a card's kind: for draws in words."""
        raise NotImplementedError

    def real_state(self) -> Any:
        """The game's own state: the whole truth. For views and tests."""
        raise NotImplementedError


Maker = Callable[..., Decisions]
_makers: Final[dict[str, Maker]] = {}


def register_decisions(game: str, maker: Maker) -> None:
    """`maker` takes a configuration of this game, and limits by name."""
    _makers[game] = maker


def decisions_of(game: str, config: Any, **limits: int) -> Decisions:
    """The game of this configuration by small decisions, not yet begun. NoDecisions names the games that have them."""
    if game not in _makers:
        raise NoDecisions(f"{game} has no small decisions yet; the games that have: {', '.join(games_by_decisions())}")
    return _makers[game](config, **limits)


def games_by_decisions() -> list[str]:
    """The names of the games that can be played so."""
    return sorted(_makers)


def read(game: Decisions, seat: Seat, actions: list[int]) -> Any:
    """The move that a row of decisions makes; the game stays as it is. IllegalAction if one of them is not allowed, or
    the row is too short or too long."""
    draft = game.copy()
    draft.ask(seat)
    made: list[Any] = []

    def hear(seat: Seat, move: Any) -> None:
        made.append(move)

    draft.listener = hear
    for place, action in enumerate(actions):
        if made:
            raise IllegalAction(f"the move is finished after {place} of {len(actions)} decisions")
        draft.step(action)
    if not made:
        raise IllegalAction(f"the move is not finished after {len(actions)} decisions: {draft.explain(None)}")
    return made[0]


class Many:
    """Many games side by side, stepped in one call."""

    def __init__(self, games: list[Decisions]) -> None:
        self.games = games

    def step(self, actions: list[int], left_out: list[bool] | None = None) -> None:
        """An action for each game; those that are over, or left out, stay as they are, whatever is said."""
        games = self.games
        if len(actions) != len(games):
            raise IllegalAction(f"{len(actions)} actions for {len(games)} games: one for each is wanted")
        takes_part = [game.seat != NOBODY for game in games]
        if left_out is not None:
            for place, out in enumerate(left_out):
                if out:
                    takes_part[place] = False
        for place, game in enumerate(games):
            if takes_part[place] and not game.allows(actions[place]):
                raise IllegalAction(f"game {place}: {game.explain(actions[place])}")
        for place, game in enumerate(games):
            if takes_part[place]:
                game.choose(actions[place])

    def play_others(self, seat: Seat, chance: Chance) -> None:
        """Let everybody else choose at random, until this seat is asked in every game, or it is over."""
        for game in self.games:
            while game.seat != seat and game.seat != NOBODY:
                options = game.options
                game.choose(options[chance.below(len(options))])

    def observations_of(self, seat: Seat) -> bytearray:
        """What this seat sees in each game, in a row."""
        return self._observations([seat] * len(self.games))

    def seats(self) -> list[Seat]:
        return [game.seat for game in self.games]

    def masks(self) -> bytearray:
        """All masks in a row."""
        size = len(self.games[0].space.labels)
        row = bytearray(size * len(self.games))
        first = 0
        for game in self.games:
            for action in game.options:
                row[first + action] = 1
            first += size
        return row

    def observations(self) -> bytearray:
        """What each one who decides sees, in a row; where a game is over, what seat 0 sees."""
        return self._observations([game.seat if game.seat != NOBODY else 0 for game in self.games])

    def _observations(self, seats: list[Seat]) -> bytearray:
        size = self.games[0].layout.size
        cells = bytearray(size * len(self.games))
        first = 0
        for place, game in enumerate(self.games):
            game.write_observation(seats[place], cells, first)
            first += size
        return cells


def play_randomly(game: Decisions, chance: Chance, most: int = ENDLESS) -> int:
    """Choices that are all equally likely, to the end; how many there were."""
    made = 0
    while game.seat != NOBODY and made < most:
        options = game.options
        game.choose(options[chance.below(len(options))])
        made += 1
    return made
