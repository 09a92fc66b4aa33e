"""The heaps as they are, and what alone writes them."""

from __future__ import annotations

from blueboar.games.nim.data import Config
from blueboar.games.nim.wire import Ended, Event, StonesTaken, TurnBegan

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


def evolve(state: State, event: Event) -> None:
    match event:
        case TurnBegan():
            state.turn = event.seat
        case StonesTaken():
            state.heaps[event.heap] -= event.count
            state.taken[event.seat] += event.count
        case Ended():
            state.winner = event.winner


def invariants(state: State) -> list[str]:
    broken = []
    if sum(state.heaps) + sum(state.taken) != sum(state.config.heaps):
        broken.append("stones have appeared or gone")
    if min(state.heaps) < 0:
        broken.append("a heap has less than nothing")
    return broken
