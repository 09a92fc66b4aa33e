"""Time at a table in a test: hours pass when the test says so, and not because the machine is slow."""

from __future__ import annotations

from collections import deque

from msgspec.structs import replace

from blueboar.server.live import LiveTable


def let_pass(table: LiveTable, seconds: float) -> None:
    """As if so much time had passed since everything that has happened."""
    clock = table.clock
    clock.running = {seat: replace(running, at=running.at - seconds) for seat, running in clock.running.items()}
    steward, attendance, floor = table.steward, table.steward.attendance, table.steward._floor
    steward._last_entry -= seconds
    attendance._away = {seat: since - seconds for seat, since in attendance._away.items()}
    floor._offered = {seat: (what, since - seconds) for seat, (what, since) in floor._offered.items()}
    balcony = table.balcony
    balcony._later = deque(replace(later, due=later.due - seconds) for later in balcony._later)
    balcony._bring_up()
    steward.look()
