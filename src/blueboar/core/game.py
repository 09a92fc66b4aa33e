"""What a game is to everything above it, and the registry of games.

Nothing above `games/` knows which game it serves: a new game is a new folder and one registration.
"""
# interpreted: Protocols

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol

from blueboar.core.chance import Chance
from blueboar.core.errors import SetupError
from blueboar.core.options import Option
from blueboar.core.seats import Outcome, Refusal, Seat

Tell = Callable[[Any], None]
"""Hears of every event, in order: whoever keeps a record, or nobody."""


class Game(Protocol):
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
    def move_type(self) -> Any: ...
    @property
    def event_type(self) -> Any: ...
    @property
    def view_type(self) -> Any: ...
    @property
    def prompt_type(self) -> Any: ...
    @property
    def config_type(self) -> Any: ...

    def players(self, edition: str) -> tuple[int, ...]: ...

    def configure(
        self,
        players: int,
        edition: str | None = None,
        options: Mapping[str, Any] | None = None,
        data: Any = None,
    ) -> Any:
        """A whole, checked configuration; raises SetupError. `data` replaces the game's own cards."""

    def load_data(self, path: str) -> Any:
        """A group's own data file, for `configure`; raises DataError with file, line, row and fault."""

    def read_data(self, name: str, text: str) -> Any:
        """The same from the text of a file with this name."""

    def blank(self, config: Any) -> Any:
        """The state before anything was dealt. Folding a record's events begins here."""

    def begin(self, state: Any, chance: Chance, tell: Tell | None) -> None: ...

    def pending(self, state: Any) -> dict[Seat, tuple[Any, ...]]:
        """Everyone who may act now, and what about. The house is among them when a clock runs."""

    def check(self, state: Any, seat: Seat, move: Any) -> Refusal | None: ...

    def decide(self, state: Any, seat: Seat, move: Any, chance: Chance, tell: Tell | None) -> None:
        """Carries the move out by the rules; never fails after `check`. Without `tell` nothing is recorded."""

    def evolve(self, state: Any, event: Any) -> None:
        """What a recorded event did, done again; knows no rules."""

    def copy(self, state: Any) -> Any: ...

    def view(self, state: Any, seat: Seat | None) -> Any:
        """What this seat (or a spectator) sees; built field by field, never by deletion."""

    def redact(self, event: Any, seat: Seat | None) -> Any:
        """What this seat (or a spectator) sees of an event. The event itself says who may see its cards."""

    def outcome(self, state: Any) -> Outcome | None: ...

    def safe_move(self, view: Any, prompts: tuple[Any, ...]) -> Any:
        """A legal, harmless answer to the first prompt that the game waits for, or None: for the absent.

        For the house's prompts, whose view is None, it is the move of the clock.
        """

    def sample(self, state: Any, chance: Chance) -> tuple[Seat, Any]:
        """Someone who may act, and a legal move of his: for random play through every rule."""

    def play_out(self, state: Any, house: Chance, players: Chance) -> int:
        """Random moves to the end of a game that has just begun; how many there were.

        The same game as by `sample` and `decide` with the same sources, but told to nobody, and so much faster.
        """

    def resample(self, state: Any, seat: Seat | None, chance: Chance) -> Any:
        """A state that this seat could not tell from the real one, hidden cards drawn anew."""

    def statistics(self, entries: Iterable[Any], players: int) -> tuple[dict[str, int], ...]:
        """What can be counted of a finished game, by seat. Names are the game's own; `good:x` counts a card."""

    def invariants(self, state: Any) -> list[str]:
        """What is broken in this state, in words for a developer; empty when all is well."""


_games: dict[str, Game] = {}


def register(game: Game) -> Game:
    _games[game.name] = game
    return game


def find_game(name: str) -> Game:
    try:
        return _games[name]
    except KeyError:
        raise SetupError("setup.unknown-game", game=name, allowed=sorted(_games)) from None


def all_games() -> Iterator[Game]:
    return iter(_games.values())
