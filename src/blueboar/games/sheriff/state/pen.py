"""What the rules write with: every event changes the state, and is told to whoever keeps a record."""

from __future__ import annotations

from typing import Any

from blueboar.core.game import Tell
from blueboar.games.sheriff.state.evolve import evolve
from blueboar.games.sheriff.state.state import State


class Pen:
    def __init__(self, state: State, tell: Tell | None) -> None:
        self.state = state
        self.tell = tell

    def write(self, event: Any) -> None:
        evolve(self.state, event)
        if self.tell is not None:
            self.tell(event)
