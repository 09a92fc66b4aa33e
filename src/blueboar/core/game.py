"""What a game is to everything above it, and the registry of games.

Nothing above `games/` knows which game it serves: a new game is a new folder.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Generic, cast

from blueboar.core.chance import Chance
from blueboar.core.compiling import mypyc_attr
from blueboar.core.errors import SetupError
from blueboar.core.kinds import Config, Event, Move, Prompt, State, View
from blueboar.core.legal_moves import Listing
from blueboar.core.options import Option
from blueboar.core.seats import Outcome, Refusal, Seat
from blueboar.core.words import GameWords

if TYPE_CHECKING:
    from blueboar.core.record import Entry


@mypyc_attr(allow_interpreted_subclasses=True)
class Views(Generic[State, View]):
    """The views of one game, entry after entry, for several seats at once.

    What they see alike, and what is as it was, may be the same object: then nobody has to compare it.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    def of(self, state: State, seats: Sequence[Seat | None]) -> list[View]:
        """The `view` of each of them."""
        return [cast(View, self.game.view(state, seat)) for seat in seats]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[Config, State, Move, Event, View, Prompt]):
    """The rules of one game. What they do to a state they tell as events, and folding these gives the same state.

    A class and no Protocol: compiled, a call of its methods goes straight to the game, not by their names.
    """

    name: ClassVar[str]
    rules_version: ClassVar[int]
    editions: ClassVar[tuple[str, ...]]
    options: ClassVar[tuple[Option, ...]]
    words: ClassVar[GameWords]
    """Its quick phrases and charts, and how its events are told."""
    move_type: ClassVar[object]
    """What msgspec reads a move as: a Struct, or a union of them. So are the next four."""
    event_type: ClassVar[object]
    view_type: ClassVar[object]
    prompt_type: ClassVar[object]
    config_type: ClassVar[object]

    def players(self, edition: str) -> tuple[int, ...]:
        raise NotImplementedError

    def configure(
        self,
        players: int,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        data: object = None,
    ) -> Config:
        """A whole, checked configuration; raises SetupError. `data` (of `load_data`) replaces the game's own cards."""
        raise NotImplementedError

    def load_data(self, path: str) -> object:
        """A group's own data file, for `configure`; raises DataError with file, line, row and fault."""
        raise NotImplementedError

    def read_data(self, name: str, text: str) -> object:
        """The same from the text of a file with this name."""
        raise NotImplementedError

    def blank(self, config: Config) -> State:
        """The state before anything was dealt. Folding a record's events begins here."""
        raise NotImplementedError

    def begin(self, state: State, chance: Chance, told: list[Event] | None) -> None:
        raise NotImplementedError

    def pending(self, state: State) -> dict[Seat, tuple[Prompt, ...]]:
        """Everyone who may act now, and what about. The house is among them when a clock runs."""
        raise NotImplementedError

    def check(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        raise NotImplementedError

    def decide(self, state: State, seat: Seat, move: Move, chance: Chance, told: list[Event] | None) -> None:
        """Carries the move out by the rules; never fails after `check`. Where nobody listens, nothing is told."""
        raise NotImplementedError

    def evolve(self, state: State, event: Event) -> None:
        """What a recorded event did, done again; knows no rules."""
        raise NotImplementedError

    def copy(self, state: State) -> State:
        raise NotImplementedError

    def view(self, state: State, seat: Seat | None) -> View:
        """What this seat (or a spectator) sees; built field by field, never by deletion."""
        raise NotImplementedError

    def views(self) -> Views[State, View]:
        """For who looks at one game for long. A game that can do better than one view after another says how."""
        return Views(cast(Game, self))

    def redact(self, event: Event, seat: Seat | None) -> Event:
        """What this seat (or a spectator) sees of an event. The event itself says who may see its cards."""
        raise NotImplementedError

    def discloses(self, config: Config, event: Event) -> bool:
        """Whether anybody, its maker included, may have learned something hidden by it; in doubt it does.

        A move none of whose events does, and that drew nothing, can be taken back.
        """
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        raise NotImplementedError

    def safe_move(self, view: View | None, prompts: tuple[Prompt, ...]) -> Move | None:
        """A legal, harmless answer to the first prompt that the game waits for, or None: for the absent.

        For the house's prompts, whose view is None, it is the move of the clock.
        """
        raise NotImplementedError

    def legal_moves(self, view: View | None, prompts: tuple[Prompt, ...]) -> Listing[Move]:
        """What a seat that sees this view may answer to these prompts: all of it, or a part where there is no end.

        The house's prompts come without a view. Nothing but what the seat sees goes in, so nothing else comes out.
        """
        raise NotImplementedError

    def board(self, view: View, names: tuple[str, ...]) -> str:
        """The table as a person reads it, in plain English text; nothing that is not in the view."""
        raise NotImplementedError

    def sample(self, state: State, chance: Chance) -> tuple[Seat, Move]:
        """Someone who may act, and a legal move of theirs: for random play through every rule."""
        raise NotImplementedError

    def play_out(self, state: State, house: Chance, players: Chance) -> int:
        """Random moves to the end of a game that has just begun; how many there were.

        The same game as by `sample` and `decide` with the same sources, but told to nobody, and so much faster.
        """
        raise NotImplementedError

    def resample(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """A state that this seat could not tell from the real one, hidden cards drawn anew."""
        raise NotImplementedError

    def statistics(self, config: Config, entries: Iterable[Entry[Move, Event]]) -> tuple[dict[str, int], ...]:
        """What can be counted of a finished game, by seat. Names are the game's own."""
        raise NotImplementedError

    def invariants(self, state: State) -> list[str]:
        """What is broken in this state, in words for a developer; empty when all is well."""
        raise NotImplementedError


_games: Final[dict[str, Game]] = {}


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
