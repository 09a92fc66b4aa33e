"""Pebbles: the server's contract game. Small, but it has all that a server must handle.

Everyone holds hidden pebbles. Each round all seal one at the same time; the highest that nobody else sealed scores.
Meanwhile the prize of the round lies open: whoever grabs it first has it. A timer of the house may end the round.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from blueboar.bots.bot import Answer, Saying
from blueboar.bots.levels import BotSetup, Level, register_level
from blueboar.core.chance import Chance
from blueboar.core.errors import SetupError
from blueboar.core.game import Game, register
from blueboar.core.legal_moves import Listing
from blueboar.core.options import Option
from blueboar.core.record import Entry
from blueboar.core.seats import HOUSE, Outcome, Refusal, Seat, refuse
from blueboar.core.words import GameWords

PEBBLES = 20


class Move(msgspec.Struct, frozen=True, tag_field="move", forbid_unknown_fields=True):
    pass


class Seal(Move, frozen=True, tag="seal"):
    pebble: int


class Grab(Move, frozen=True, tag="grab"):
    pass


class TimeUp(Move, frozen=True, tag="time-up"):
    pass


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    pass


class Drawn(Event, frozen=True, tag="drawn"):
    seat: Seat
    count: int
    pebbles: tuple[int, ...] | None


class RoundBegan(Event, frozen=True, tag="round"):
    number: int


class Sealed(Event, frozen=True, tag="sealed"):
    seat: Seat
    pebble: int | None


class Grabbed(Event, frozen=True, tag="grabbed"):
    seat: Seat


class Revealed(Event, frozen=True, tag="revealed"):
    pebbles: tuple[int, ...]
    winner: Seat | None


class Ended(Event, frozen=True, tag="ended"):
    points: tuple[int, ...]


class Prompt(msgspec.Struct, frozen=True, tag_field="prompt"):
    pass


class SealPrompt(Prompt, frozen=True, tag="seal"):
    pebbles: tuple[int, ...]
    waited: bool = True


class GrabPrompt(Prompt, frozen=True, tag="grab"):
    waited: bool = False


class TimeUpPrompt(Prompt, frozen=True, tag="time-up"):
    seconds: int
    round: int
    waited: bool = False
    stands_still: bool = False


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    round: int
    hand: tuple[int, ...] | None
    mine: int | None
    counts: tuple[int, ...]
    sealed: tuple[bool, ...]
    points: tuple[int, ...]
    prize: Seat | None
    over: bool


class Config(msgspec.Struct, frozen=True):
    players: int
    edition: str
    rounds: int
    timer: int
    padding: int


class State:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.hands: list[list[int]] = [[] for _ in range(config.players)]
        self.sealed: list[int | None] = [None] * config.players
        self.points = [0] * config.players
        self.prize: Seat | None = None
        self.round = 0
        self.over = False


class Pebbles(Game[Config, State, Any, Any, Any, Any]):
    name = "pebbles"
    rules_version = 1
    editions = ("plain", "long")
    options = (
        Option("rounds", "number", {"plain": 3, "long": 12}, least=1, most=500),
        Option("timer", "number", {"plain": 0, "long": 0}, least=0, most=3600),
        Option("padding", "number", {"plain": 0, "long": 0}, least=0, most=10_000),
    )
    words = GameWords(phrases=("phrase.my-pebble",))
    move_type = Seal | Grab | TimeUp
    event_type = Drawn | RoundBegan | Sealed | Grabbed | Revealed | Ended
    view_type = View
    prompt_type = SealPrompt | GrabPrompt | TimeUpPrompt
    config_type = Config

    def players(self, edition: str) -> tuple[int, ...]:
        return (2, 3, 4, 5)

    def configure(
        self, players: int, edition: str | None = None, options: Mapping[str, Any] | None = None, data: Any = None
    ) -> Config:
        chosen = edition or "plain"
        values = {option.name: option.defaults[chosen] for option in self.options}
        for name, value in (options or {}).items():
            option = next((known for known in self.options if known.name == name), None)
            if option is None:
                raise SetupError("setup.unknown-option", option=name)
            if type(value) is not int or not (option.least or 0) <= value <= (option.most or 0):
                raise SetupError("setup.bad-value", option=name, value=value)
            values[name] = value
        return Config(players, chosen, **values)

    def load_data(self, path: str) -> Any:
        raise SetupError("setup.no-data")

    def read_data(self, name: str, text: str) -> Any:
        raise SetupError("setup.no-data")

    def blank(self, config: Config) -> State:
        return State(config)

    def begin(self, state: State, chance: Chance, told: list[Any] | None) -> None:
        emit = self._emitter(state, told)
        for seat in range(state.config.players):
            pebbles = tuple(chance.below(PEBBLES) for _ in range(state.config.rounds))
            emit(Drawn(seat, len(pebbles), pebbles))
        emit(RoundBegan(1))

    def pending(self, state: State) -> dict[Seat, tuple[Any, ...]]:
        if state.over:
            return {}
        pending: dict[Seat, tuple[Any, ...]] = {}
        for seat in range(state.config.players):
            prompts: list[Any] = []
            if state.sealed[seat] is None:
                prompts.append(SealPrompt(tuple(sorted(state.hands[seat]))))
            if state.prize is None:
                prompts.append(GrabPrompt())
            if prompts:
                pending[seat] = tuple(prompts)
        if state.config.timer:
            pending[HOUSE] = (TimeUpPrompt(state.config.timer, state.round),)
        return pending

    def check(self, state: State, seat: Seat, move: Any) -> Refusal | None:
        if state.over:
            return refuse("pebbles.over")
        match move:
            case TimeUp():
                return None if seat == HOUSE else refuse("pebbles.house-only")
            case Grab():
                return None if state.prize is None else refuse("pebbles.grabbed", "2", by=state.prize)
            case Seal(pebble):
                if state.sealed[seat] is not None:
                    return refuse("pebbles.sealed-already", "1")
                return None if pebble in state.hands[seat] else refuse("pebbles.not-yours", "1", pebble=pebble)
        raise AssertionError(move)

    def decide(self, state: State, seat: Seat, move: Any, chance: Chance, told: list[Any] | None) -> None:
        emit = self._emitter(state, told)
        match move:
            case Grab():
                emit(Grabbed(seat))
                return
            case Seal(pebble):
                if pebble == 13 and state.config.padding == 13:
                    emit(Sealed(seat, pebble))
                    raise RuntimeError("a fault in the rules, for the tests")
                emit(Sealed(seat, pebble))
            case TimeUp():
                for other in range(state.config.players):
                    if state.sealed[other] is None:
                        emit(Sealed(other, min(state.hands[other])))
        sealed = [pebble for pebble in state.sealed if pebble is not None]
        if len(sealed) < state.config.players:
            return
        alone = [pebble for pebble in sealed if sealed.count(pebble) == 1]
        emit(Revealed(tuple(sealed), sealed.index(max(alone)) if alone else None))
        if state.round == state.config.rounds:
            emit(Ended(tuple(state.points)))
        else:
            emit(RoundBegan(state.round + 1))

    def _emitter(self, state: State, told: list[Any] | None) -> Callable[[Any], None]:
        def emit(event: Any) -> None:
            self.evolve(state, event)
            if told is not None:
                told.append(event)

        return emit

    def evolve(self, state: State, event: Any) -> None:
        match event:
            case Drawn(seat, _, pebbles):
                state.hands[seat] += pebbles or ()
            case RoundBegan(number):
                state.round = number
                state.prize = None
            case Sealed(seat, pebble):
                state.hands[seat].remove(pebble)
                state.sealed[seat] = pebble
            case Grabbed(seat):
                state.prize = seat
                state.points[seat] += 1
            case Revealed(_, winner):
                state.sealed = [None] * state.config.players
                if winner is not None:
                    state.points[winner] += 10
            case Ended():
                state.over = True

    def copy(self, state: State) -> State:
        new = State(state.config)
        new.hands = [hand[:] for hand in state.hands]
        new.sealed = state.sealed[:]
        new.points = state.points[:]
        new.prize, new.round, new.over = state.prize, state.round, state.over
        return new

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            round=state.round,
            hand=None if seat is None else tuple(sorted(state.hands[seat])),
            mine=None if seat is None else state.sealed[seat],
            counts=tuple(len(hand) for hand in state.hands),
            sealed=tuple(pebble is not None for pebble in state.sealed),
            points=tuple(state.points),
            prize=state.prize,
            over=state.over,
        )

    def redact(self, event: Any, seat: Seat | None) -> Any:
        match event:
            case Drawn(owner, count, _) if owner != seat:
                return Drawn(owner, count, None)
            case Sealed(owner, _) if owner != seat:
                return Sealed(owner, None)
        return event

    def discloses(self, config: Config, event: Any) -> bool:
        return not isinstance(event, Sealed | Grabbed)

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        places = tuple(1 + sum(other > mine for other in state.points) for mine in state.points)
        return Outcome(tuple(state.points), places, "points")

    def safe_move(self, view: Any, prompts: tuple[Any, ...]) -> Any:
        for prompt in prompts:
            if isinstance(prompt, SealPrompt):
                return Seal(prompt.pebbles[0])
            if isinstance(prompt, TimeUpPrompt):
                return TimeUp()
        return None

    def legal_moves(self, view: Any, prompts: tuple[Any, ...]) -> Listing[Any]:
        return Listing(lambda: self._answers(prompts), complete=True)

    def _answers(self, prompts: tuple[Any, ...]) -> Iterator[Any]:
        for prompt in prompts:
            match prompt:
                case SealPrompt():
                    yield from (Seal(pebble) for pebble in sorted(set(prompt.pebbles)))
                case GrabPrompt():
                    yield Grab()
                case TimeUpPrompt():
                    yield TimeUp()

    def board(self, view: View, names: tuple[str, ...]) -> str:
        return "\n".join([f"Pebbles, round {view.round}", *map("{}: {}".format, names, view.points)])

    def sample(self, state: State, chance: Chance) -> tuple[Seat, Any]:
        free = [seat for seat in range(state.config.players) if state.sealed[seat] is None]
        seat = free[chance.below(len(free))]
        return seat, Seal(state.hands[seat][chance.below(len(state.hands[seat]))])

    def play_out(self, state: State, house: Chance, players: Chance) -> int:
        moves = 0
        while not state.over:
            moves += 1
            self.decide(state, *self.sample(state, players), house.at(moves), None)
        return moves

    def resample(self, state: State, seat: Seat | None, chance: Chance) -> State:
        new = self.copy(state)
        for other in range(state.config.players):
            if other == seat:
                continue
            new.hands[other] = [chance.below(PEBBLES) for _ in new.hands[other]]
            if new.sealed[other] is not None:
                new.sealed[other] = chance.below(PEBBLES)
        return new

    def invariants(self, state: State) -> list[str]:
        return []

    def statistics(self, config: Config, entries: Iterable[Entry]) -> tuple[dict[str, int], ...]:
        counts = [{"grabs": 0, "seals": 0} for _ in range(config.players)]
        for entry in entries:
            for event in entry.events:
                if isinstance(event, Grabbed):
                    counts[event.seat]["grabs"] += 1
                elif isinstance(event, Sealed):
                    counts[event.seat]["seals"] += 1
        return tuple(counts)


class Simple:
    """Seals its highest pebble, and says so once."""

    def __init__(self, place: BotSetup) -> None:
        self.place = place
        self.watched = 0

    def watch(self, entry: Entry) -> None:
        assert entry.seq >= self.watched, "every entry in order; one that was taken back, never"
        assert entry.undoes is None
        assert all(getattr(event, "pebbles", None) is None for event in entry.events if self._foreign(event))
        self.watched = entry.seq + 1

    def _foreign(self, event: Any) -> bool:
        return isinstance(event, Drawn) and event.seat != self.place.seat

    def answer(self, view: Any, prompts: tuple[Any, ...]) -> Answer:
        assert view.seat == self.place.seat
        for prompt in prompts:
            if isinstance(prompt, SealPrompt):
                say = Saying("bot.hm", {"round": view.round}) if view.round == 1 else None
                return Answer(Seal(prompt.pebbles[-1]), say)
        return Answer()


class Broken(Simple):
    def answer(self, view: Any, prompts: tuple[Any, ...]) -> Answer:
        raise RuntimeError("a broken bot, for the tests")


class Dreamer(Simple):
    def answer(self, view: Any, prompts: tuple[Any, ...]) -> Answer:
        """Keeps its process busy, as deep thought does: until the file exists that the test names."""
        while not Path(os.environ["PEBBLES_DREAM"]).exists():
            time.sleep(0.005)
        return super().answer(view, prompts)


class Silent(Simple):
    """Has nothing to do, even when it is waited for."""

    def answer(self, view: Any, prompts: tuple[Any, ...]) -> Answer:
        return Answer()


class Cheat(Simple):
    def answer(self, view: Any, prompts: tuple[Any, ...]) -> Answer:
        return Answer(Seal(999))


GAME = Pebbles()
register(GAME)
register_level("pebbles", Level("simple", Simple))
register_level("pebbles", Level("broken", Broken))
register_level("pebbles", Level("cheat", Cheat))
register_level("pebbles", Level("dreamer", Dreamer), for_measuring=True)
register_level("pebbles", Level("silent", Silent), for_measuring=True)
register_level("pebbles", Level("deep", Simple, quick=False), for_measuring=True)
