"""Nim as the core sees it. See `blueboar.core.game.Game` for what each of these means."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import ClassVar, Final

from blueboar.games.nim import machines, rules, shown
from blueboar.games.nim.data import EDITIONS, OPTIONS, Config, configure, player_counts, read_heaps
from blueboar.games.nim.state import Deeds, State, evolve, invariants
from blueboar.games.nim.wire import Event, NimView, TakePrompt, TakeStones

from blueboar.core.chance import Chance
from blueboar.core.datafile import read_text
from blueboar.core.game import Game
from blueboar.core.legal_moves import Listing
from blueboar.core.options import Option
from blueboar.core.record import Entry
from blueboar.core.seats import Outcome, Refusal, Seat
from blueboar.core.words import GameWords


class Nim(Game[Config, State, TakeStones, Event, NimView, TakePrompt]):
    name: ClassVar[str] = "nim"
    rules_version: ClassVar[int] = 1
    editions: ClassVar[tuple[str, ...]] = EDITIONS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    words: ClassVar[GameWords] = shown.WORDS
    move_type: ClassVar[object] = TakeStones
    event_type: ClassVar[object] = Event
    view_type: ClassVar[object] = NimView
    prompt_type: ClassVar[object] = TakePrompt
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
        if data is not None and not isinstance(data, tuple):
            raise TypeError("the data of Nim come from its load_data")
        return configure(players, edition, options, data)

    def load_data(self, path: str) -> tuple[int, ...]:
        return read_heaps(Path(path).name, read_text(path))

    def read_data(self, name: str, text: str) -> tuple[int, ...]:
        return read_heaps(name, text)

    def blank(self, config: Config) -> State:
        return State(config)

    def begin(self, state: State, chance: Chance, told: list[Event] | None) -> None:
        rules.begin(Deeds(state, told), chance)

    def pending(self, state: State) -> dict[Seat, tuple[TakePrompt, ...]]:
        return shown.pending(state)

    def check(self, state: State, seat: Seat, move: TakeStones) -> Refusal | None:
        return rules.check(state, seat, move)

    def decide(self, state: State, seat: Seat, move: TakeStones, chance: Chance, told: list[Event] | None) -> None:
        rules.decide(Deeds(state, told), seat, move)

    def evolve(self, state: State, event: Event) -> None:
        evolve(state, event)

    def copy(self, state: State) -> State:
        return state.copy()

    def view(self, state: State, seat: Seat | None) -> NimView:
        return shown.view(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event:
        return event

    def discloses(self, config: Config, event: Event) -> bool:
        """Nothing is hidden, so every move can be taken back."""
        return False

    def outcome(self, state: State) -> Outcome | None:
        if state.winner is None:
            return None
        won = [seat == state.winner for seat in range(state.config.players)]
        return Outcome(tuple(map(int, won)), tuple(1 if first else 2 for first in won), "points")

    def safe_move(self, view: NimView | None, prompts: tuple[TakePrompt, ...]) -> TakeStones | None:
        return machines.safe_move(prompts)

    def legal_moves(self, view: NimView | None, prompts: tuple[TakePrompt, ...]) -> Listing[TakeStones]:
        return machines.legal_moves(prompts)

    def board(self, view: NimView, names: tuple[str, ...]) -> str:
        return shown.board(view, names)

    def sample(self, state: State, chance: Chance) -> tuple[Seat, TakeStones]:
        return machines.sample(state, chance)

    def play_out(self, state: State, house: Chance, players: Chance) -> int:
        deeds = Deeds(state, None)
        moves = 0
        while state.winner is None:
            moves += 1
            seat, move = machines.sample(state, players)
            rules.decide(deeds, seat, move)
        return moves

    def resample(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Nothing is hidden, so nothing can be drawn anew."""
        return state.copy()

    def statistics(self, config: Config, entries: Iterable[Entry[TakeStones, Event]]) -> tuple[dict[str, int], ...]:
        return machines.statistics(config.players, entries)

    def invariants(self, state: State) -> list[str]:
        return invariants(state)


GAME: Final = Nim()
