"""Who may still speak up before a bot decides: people who are there, may act, and are not waited for."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

from blueboar.bots.driver import is_waited_for
from blueboar.core.seats import HOUSE, Seat

if TYPE_CHECKING:
    from blueboar.server.tables.live_table import LiveTable


class SpeakingTime:
    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._patience = table.live_tables.settings.patience
        self._offered: dict[Seat, tuple[bytes, float]] = {}
        """What each of them may do, and since when he knows it."""

    def note(self, now: float) -> None:
        """Something happened. Who may do something else than before has time anew, and is no longer `ready`."""
        table = self._table
        offered: dict[Seat, tuple[bytes, float]] = {}
        for seat, prompts in table.pending.items():
            if seat == HOUSE or table.bot_turns.substitutes.is_automatic(seat) or is_waited_for(prompts):
                continue
            print_of = hashlib.blake2b(msgspec.json.encode(prompts), digest_size=8).digest()
            before = self._offered.get(seat)
            if before is not None and before[0] == print_of:
                offered[seat] = before
            else:
                offered[seat] = (print_of, now)
                table.ready.discard(seat)
        self._offered = offered

    def free_at(self) -> float:
        """When the people at the table will have had time enough to speak up."""
        present, ready = self._table.present(), self._table.ready
        speaking = [since for seat, (_, since) in self._offered.items() if seat in present and seat not in ready]
        return max(speaking) + self._patience if speaking else 0.0
