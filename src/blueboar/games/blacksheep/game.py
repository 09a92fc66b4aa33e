"""Black Sheep as the core sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final, cast

from blueboar.core.chance import Chance
from blueboar.core.game import Game, Views
from blueboar.core.legal_moves import Listing
from blueboar.core.options import Option
from blueboar.core.record import Entry
from blueboar.core.seats import Outcome, Refusal, Seat, refuse
from blueboar.core.words import GameWords
from blueboar.games.blacksheep.data.animals import Farm, load_farm, read_farm
from blueboar.games.blacksheep.data.editions import EDITIONS, OPTIONS, Config, configure, player_counts
from blueboar.games.blacksheep.machines.legal_moves import legal_moves
from blueboar.games.blacksheep.machines.resample import resample
from blueboar.games.blacksheep.machines.sampler import play_out, safe_move, sample
from blueboar.games.blacksheep.machines.statistics import statistics
from blueboar.games.blacksheep.rules import setup, turn
from blueboar.games.blacksheep.shown.board import board
from blueboar.games.blacksheep.shown.pending import pending
from blueboar.games.blacksheep.shown.redaction import redact
from blueboar.games.blacksheep.shown.view import BlackSheepViews, view
from blueboar.games.blacksheep.shown.words import WORDS
from blueboar.games.blacksheep.state.deeds import Deeds
from blueboar.games.blacksheep.state.evolve import evolve
from blueboar.games.blacksheep.state.invariants import invariants
from blueboar.games.blacksheep.state.state import State
from blueboar.games.blacksheep.wire.events import Event, Passed, TurnBegan
from blueboar.games.blacksheep.wire.moves import Move, PlayCards
from blueboar.games.blacksheep.wire.prompts import Prompt
from blueboar.games.blacksheep.wire.views import BlackSheepView


class BlackSheep(Game[Config, State, Move, Event, BlackSheepView, Prompt]):
    """See `blueboar.core.game.Game` for what each of these means."""

    name: ClassVar[str] = "blacksheep"
    rules_version: ClassVar[int] = 1
    editions: ClassVar[tuple[str, ...]] = EDITIONS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    words: ClassVar[GameWords] = WORDS
    move_type: ClassVar[object] = Move
    event_type: ClassVar[object] = Event
    view_type: ClassVar[object] = BlackSheepView
    prompt_type: ClassVar[object] = Prompt
    config_type: ClassVar[object] = Config

    def players(self, edition: str) -> tuple[int, ...]:
        return player_counts(edition)

    def configure(
        self,
        players: int,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        data: object = None,
    ) -> Config:
        if data is not None and not isinstance(data, Farm):
            raise TypeError("the data of Black Sheep come from its load_data")
        return configure(players, edition, options, data)

    def load_data(self, path: str) -> Farm:
        return load_farm(path)

    def read_data(self, name: str, text: str) -> Farm:
        return read_farm(name, text)

    def blank(self, config: Config) -> State:
        return State(config)

    def begin(self, state: State, chance: Chance, told: list[Event] | None) -> None:
        setup.begin(Deeds(state, told), chance)

    def pending(self, state: State) -> dict[Seat, tuple[Prompt, ...]]:
        return pending(state)

    def check(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if type(move) is not PlayCards:
            return refuse("move.unknown", None, allowed=["play"])
        return turn.check(state, seat, move)

    def decide(self, state: State, seat: Seat, move: Move, chance: Chance, told: list[Event] | None) -> None:
        turn.decide(Deeds(state, told), seat, move, chance)

    def evolve(self, state: State, event: Event) -> None:
        evolve(state, event)

    def copy(self, state: State) -> State:
        return state.copy()

    def view(self, state: State, seat: Seat | None) -> BlackSheepView:
        return view(state, seat)

    def views(self) -> Views[State, BlackSheepView]:
        return BlackSheepViews(cast(Game, self))

    def redact(self, event: Event, seat: Seat | None) -> Event:
        shown: Event = redact(event, seat)
        return shown

    def discloses(self, config: Config, event: Event) -> bool:
        """Every turn plays from the hand and draws: only whose turn it is shows nothing."""
        return not isinstance(event, TurnBegan | Passed)

    def outcome(self, state: State) -> Outcome | None:
        if state.scores is None or state.places is None or state.reason is None:
            return None
        return Outcome(tuple([score.total for score in state.scores]), state.places, state.reason)

    def safe_move(self, view: BlackSheepView | None, prompts: tuple[Prompt, ...]) -> Move | None:
        return safe_move(prompts)

    def legal_moves(self, view: BlackSheepView | None, prompts: tuple[Prompt, ...]) -> Listing[Move]:
        return legal_moves(prompts)

    def board(self, view: BlackSheepView, names: tuple[str, ...]) -> str:
        return board(view, names)

    def sample(self, state: State, chance: Chance) -> tuple[Seat, Move]:
        return sample(state, chance)

    def play_out(self, state: State, house: Chance, players: Chance) -> int:
        return play_out(state, house, players)

    def resample(self, state: State, seat: Seat | None, chance: Chance) -> State:
        return resample(state, seat, chance)

    def statistics(self, config: Config, entries: Iterable[Entry[Move, Event]]) -> tuple[dict[str, int], ...]:
        return statistics(config, entries)

    def invariants(self, state: State) -> list[str]:
        return invariants(state)


GAME: Final = BlackSheep()
