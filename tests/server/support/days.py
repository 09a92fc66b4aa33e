"""Days at an inn in a test: its clock is put forward or back, and it is shut and opened again."""

from __future__ import annotations

import time
from typing import Any

import pytest
from guests import House, Wire
from msgspec.json import decode

from blueboar.protocol.messages import encode
from blueboar.server.wall_time import wall_now


class Days:
    """The clock on the wall, which goes on by itself and can be put forward, or back."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._ahead = 0.0
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + self._ahead)
        # What the process has seen of the clock is forgotten with it.
        monkeypatch.setattr(wall_now, "ahead", wall_now.ahead)

    def now(self) -> float:
        return time.time()

    def pass_by(self, hours: float) -> None:
        self._ahead += hours * 3600

    def set_back_while_shut(self, hours: float) -> None:
        """The inn that opens next is another process, and has seen nothing of the time before."""
        self._ahead -= hours * 3600
        wall_now.ahead = time.time() - time.monotonic()


async def answer_all(house: House, table: str, wire: Wire, seat: int) -> int:
    """Answers harmlessly whatever this seat is asked, until nothing is left. How often that was."""
    live = house.services.live_tables.awake(table)
    assert live is not None
    answers = 0
    while True:
        core = live.state.core
        assert core is not None
        asked: tuple[Any, ...] = live.state.pending.get(seat, ())
        move = core.game.safe_move(core.view(seat), asked) if any(prompt.waited for prompt in asked) else None
        if move is None or live.state.row.state != "running":
            return answers
        assert (await wire.act(decode(encode(move))))["type"] == "ack"
        answers += 1
