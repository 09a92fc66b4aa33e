"""Time at a table in a test: hours pass when the test says so, and not because the machine is slow."""

from __future__ import annotations

from msgspec.structs import replace

from blueboar.server.tables.live_table import LiveTable


def let_pass(table: LiveTable, seconds: float) -> None:
    """As if so much time had passed since everything that has happened."""
    clock = table.state.clock
    clock.running = {seat: replace(running, at=running.at - seconds) for seat, running in clock.running.items()}
    clock.waited = {seat: since - seconds for seat, since in clock.waited.items()}
    table.bot_turns._last_entry -= seconds
    substitutes = table.substitutes
    substitutes._away = {seat: since - seconds for seat, since in substitutes._away.items()}
    for hearing in table.bot_patience._hearings.values():
        hearing.news -= seconds
        hearing.held = None if hearing.held is None else hearing.held - seconds
    spectators = table.delayed_spectators
    spectators._queue = [replace(delayed, due=delayed.due - seconds) for delayed in spectators._queue]
    spectators._send_due()
    table.automatic_moves.look()
