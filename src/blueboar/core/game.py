"""What a game is to everything above it, and the registry of games.

Nothing above `games/` knows which game it serves: a new game is a new folder.
"""
# interpreted: Protocols

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Protocol, cast

from blueboar.core.chance import Chance
from blueboar.core.deeds import Tell
from blueboar.core.errors import SetupError
from blueboar.core.kinds import Config, Event, Move, Prompt, State, View
from blueboar.core.legal_moves import Listing
from blueboar.core.options import Option
from blueboar.core.seats import Outcome, Refusal, Seat
from blueboar.core.words import GameWords

if TYPE_CHECKING:
    from blueboar.core.record import Entry


class Game(Protocol[Config, State, Move, Event, View, Prompt]):
    """The rules of one game. What they do to a state they tell as events, and folding these gives the same state."""

    @property
    def name(self) -> str: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def editions(self) -> tuple[str, ...]: ...
    @property
    def options(self) -> tuple[Option, ...]: ...
    @property
    def words(self) -> GameWords:
        """Its quick phrases and charts, and how its events are told."""

    @property
    def move_type(self) -> object:
        """What msgspec reads a move as: a Struct, or a union of them. So are the next four."""

    @property
    def event_type(self) -> object: ...
    @property
    def view_type(self) -> object: ...
    @property
    def prompt_type(self) -> object: ...
    @property
    def config_type(self) -> object: ...

    def players(self, edition: str) -> tuple[int, ...]: ...

    def configure(
        self,
        players: int,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        data: object = None,
    ) -> Config:
        """A whole, checked configuration; raises SetupError. `data` (of `load_data`) replaces the game's own cards."""

    def load_data(self, path: str) -> object:
        """A group's own data file, for `configure`; raises DataError with file, line, row and fault."""

    def read_data(self, name: str, text: str) -> object:
        """The same from the text of a file with this name."""

    def blank(self, config: Config) -> State:
        """The state before anything was dealt. Folding a record's events begins here."""

    def begin(self, state: State, chance: Chance, tell: Tell[Event] | None) -> None: ...

    def pending(self, state: State) -> dict[Seat, tuple[Prompt, ...]]:
        """Everyone who may act now, and what about. The house is among them when a clock runs."""

    def check(self, state: State, seat: Seat, move: Move) -> Refusal | None: ...

    def decide(self, state: State, seat: Seat, move: Move, chance: Chance, tell: Tell[Event] | None) -> None:
        """Carries the move out by the rules; never fails after `check`. Without `tell` nothing is recorded."""

    def evolve(self, state: State, event: Event) -> None:
        """What a recorded event did, done again; knows no rules."""

    def copy(self, state: State) -> State: ...

    def view(self, state: State, seat: Seat | None) -> View:
        """What this seat (or a spectator) sees; built field by field, never by deletion."""

    def redact(self, event: Event, seat: Seat | None) -> Event:
        """What this seat (or a spectator) sees of an event. The event itself says who may see its cards."""

    def discloses(self, config: Config, event: Event) -> bool:
        """Whether anybody, its maker included, may have learned something hidden by it; in doubt it does.

        A move none of whose events does, and that drew nothing, can be taken back.
        """

    def outcome(self, state: State) -> Outcome | None: ...

    def safe_move(self, view: View | None, prompts: tuple[Prompt, ...]) -> Move | None:
        """A legal, harmless answer to the first prompt that the game waits for, or None: for the absent.

        For the house's prompts, whose view is None, it is the move of the clock.
        """

    def legal_moves(self, view: View | None, prompts: tuple[Prompt, ...]) -> Listing[Move]:
        """What a seat that sees this view may answer to these prompts: all of it, or a part where there is no end.

        The house's prompts come without a view. Nothing but what the seat sees goes in, so nothing else comes out.
        """

    def board(self, view: View, names: tuple[str, ...]) -> str:
        """The table as a person reads it, in plain English text; nothing that is not in the view."""

    def sample(self, state: State, chance: Chance) -> tuple[Seat, Move]:
        """Someone who may act, and a legal move of theirs: for random play through every rule."""

    def play_out(self, state: State, house: Chance, players: Chance) -> int:
        """Random moves to the end of a game that has just begun; how many there were.

        The same game as by `sample` and `decide` with the same sources, but told to nobody, and so much faster.
        """

    def resample(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """A state that this seat could not tell from the real one, hidden cards drawn anew."""

    def statistics(self, config: Config, entries: Iterable[Entry[Move, Event]]) -> tuple[dict[str, int], ...]:
        """What can be counted of a finished game, by seat. Names are the game's own."""

    def invariants(self, state: State) -> list[str]:
        """What is broken in this state, in words for a developer; empty when all is well."""


_games: dict[str, Game] = {}


def register(game: Game[Config, State, Move, Event, View, Prompt]) -> None:
    """Make a game known. From here on it is one of many, and what it is made of is its own affair."""
    _games[game.name] = cast(Game, game)


def find_game(name: str) -> Game:
    try:
        return _games[name]
    except KeyError:
        raise SetupError("setup.unknown-game", game=name, allowed=sorted(_games)) from None


def all_games() -> Iterator[Game]:
    return iter(_games.values())
