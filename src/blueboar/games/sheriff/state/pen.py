"""What the rules write with: every event changes the state, and is told to whoever keeps a record."""

from __future__ import annotations

from blueboar.core.game import Tell
from blueboar.games.sheriff.state.evolve import evolve
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.wire.events import Event


class Pen:
    def __init__(self, state: State, tell: Tell[Event] | None) -> None:
        self.state = state
        self.tell = tell

    def write(self, event: Event) -> None:
        evolve(self.state, event)
        if self.tell is not None:
            self.tell(event)
