"""The heaps as they are, and what alone writes them."""

from __future__ import annotations

from blueboar.games.nim.data import Config
from blueboar.games.nim.wire import Ended, Event, StonesTaken, TurnBegan

from blueboar.core import deeds
from blueboar.core.seats import Seat


class State:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.heaps: list[int] = list(config.heaps)
        self.taken: list[int] = [0] * config.players
        self.turn: Seat = 0
        self.winner: Seat | None = None

    def copy(self) -> State:
        new = State(self.config)
        new.heaps, new.taken = self.heaps[:], self.taken[:]
        new.turn, new.winner = self.turn, self.winner
        return new


class Deeds(deeds.Deeds[State, Event]):
    """Everything that can happen; told if somebody listens."""

    def begin_turn(self, seat: Seat) -> None:
        self.state.turn = seat
        if self.told is not None:
            self.told.append(TurnBegan(seat))

    def take(self, seat: Seat, heap: int, count: int) -> None:
        self.state.heaps[heap] -= count
        self.state.taken[seat] += count
        if self.told is not None:
            self.told.append(StonesTaken(seat, heap, count))

    def end(self, winner: Seat) -> None:
        self.state.winner = winner
        if self.told is not None:
            self.told.append(Ended(winner))


def evolve(state: State, event: Event) -> None:
    """What a recorded event did, done again."""
    doing = Deeds(state, None)
    match event:
        case TurnBegan():
            doing.begin_turn(event.seat)
        case StonesTaken():
            doing.take(event.seat, event.heap, event.count)
        case Ended():
            doing.end(event.winner)


def invariants(state: State) -> list[str]:
    broken = []
    if sum(state.heaps) + sum(state.taken) != sum(state.config.heaps):
        broken.append("stones have appeared or gone")
    if min(state.heaps) < 0:
        broken.append("a heap has less than nothing")
    return broken
