"""Who may still speak up before a bot decides: people who are there, may act, and are not waited for."""

from __future__ import annotations

import hashlib

import msgspec

from blueboar.bots.driver import is_waited_for
from blueboar.core.seats import HOUSE, Seat
from blueboar.server.bots.game_in_play import GameInPlay


class SpeakingTime:
    def __init__(self, state: GameInPlay, patience: float) -> None:
        self._state = state
        self._patience = patience
        self._offered: dict[Seat, tuple[bytes, float]] = {}
        """What each of them may do, and since when they know it."""

    def note(self, now: float) -> None:
        """Something happened. Who may do something else than before has time anew, and is no longer `ready`."""
        state = self._state
        offered: dict[Seat, tuple[bytes, float]] = {}
        for seat, prompts in state.pending.items():
            if seat == HOUSE or state.is_automatic(seat) or is_waited_for(prompts):
                continue
            print_of = hashlib.blake2b(msgspec.json.encode(prompts), digest_size=8).digest()
            before = self._offered.get(seat)
            if before is not None and before[0] == print_of:
                offered[seat] = before
            else:
                offered[seat] = (print_of, now)
                state.ready.discard(seat)
        self._offered = offered

    def free_at(self) -> float:
        """When the people at the table will have had time enough to speak up."""
        present, ready = self._state.present(), self._state.ready
        speaking = [since for seat, (_, since) in self._offered.items() if seat in present and seat not in ready]
        return max(speaking) + self._patience if speaking else 0.0
