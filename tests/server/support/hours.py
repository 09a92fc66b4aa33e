"""Time at a table in a test: hours pass when the test says so, and not because the machine is slow."""

from __future__ import annotations

from collections import deque

from msgspec.structs import replace

from blueboar.server.tables.live_table import LiveTable


def let_pass(table: LiveTable, seconds: float) -> None:
    """As if so much time had passed since everything that has happened."""
    clock = table.clock
    clock.running = {seat: replace(running, at=running.at - seconds) for seat, running in clock.running.items()}
    bot_turns, substitutes, floor = table.bot_turns, table.bot_turns.substitutes, table.bot_turns._speaking_time
    bot_turns._last_entry -= seconds
    substitutes._away = {seat: since - seconds for seat, since in substitutes._away.items()}
    floor._offered = {seat: (what, since - seconds) for seat, (what, since) in floor._offered.items()}
    delayed_spectators = table.delayed_spectators
    delayed_spectators._later = deque(replace(later, due=later.due - seconds) for later in delayed_spectators._later)
    delayed_spectators._bring_up()
    bot_turns.look()
