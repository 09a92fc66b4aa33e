"""A move is checked by the rules, carried out, and stored. Who calls holds the table's write lock."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import msgspec

from blueboar.core.errors import IllegalMove
from blueboar.core.game import find_game
from blueboar.core.record import Entry, read_move
from blueboar.core.seats import Refusal, Seat
from blueboar.core.table import Table
from blueboar.protocol.messages import encode
from blueboar.server.metrics import Metrics
from blueboar.server.store.rows import StoredEntry
from blueboar.server.store.store import Store
from blueboar.server.tables import game_results
from blueboar.server.tables.live_state import LiveState
from blueboar.server.tables.restoring import entry_to_store, rewound

_log = logging.getLogger(__name__)


class Moves:
    def __init__(
        self,
        state: LiveState,
        entries: list[StoredEntry],
        store: Store,
        rating_lock: asyncio.Lock,
        metrics: Metrics,
    ) -> None:
        """`rating_lock`: games that end at once must not rate from the same old numbers."""
        self._state = state
        self._store = store
        self._rating_lock = rating_lock
        self._metrics = metrics
        self._made = {(entry.seat, entry.cid): entry.seq for entry in entries if entry.cid is not None}

    def made(self, seat: Seat, cid: str) -> int | None:
        """The entry that this request has become already."""
        return self._made.get((seat, cid))

    async def make_encoded(self, seat: Seat, move: msgspec.Raw, cid: str) -> Entry | Refusal:
        """A move as a client sends it."""
        try:
            decoded = read_move(find_game(self._state.row.game), move)
        except IllegalMove as error:
            return error.refusal
        return await self.make(seat, decoded, cid)

    async def make(self, seat: Seat, move: Any, cid: str | None = None) -> Entry | Refusal:
        state, core = self._state, self._state.core
        if core is None or state.row.state != "running":
            return Refusal("table.not-running", None, {"state": state.row.state})
        try:
            entry = core.play(seat, move)
        except IllegalMove as error:
            return error.refusal
        except Exception:
            # A fault in the rules may have left the state half changed: back to what is stored.
            _log.exception("a move broke the rules' code", extra={"table": state.row.id, "seat": seat})
            self._metrics.faults.labels("rules").inc()
            state.core = rewound(state.row, core)
            state.pending = state.core.pending()
            return Refusal("server.fault")
        now = time.time()
        await self._save(core, entry_to_store(entry, cid, now), seat, now)
        if cid is not None:
            self._made[seat, cid] = entry.seq
        self._metrics.moves.labels(state.row.game).inc()
        return entry

    async def _save(self, core: Table, entry: StoredEntry, mover: Seat, now: float) -> None:
        state, tables = self._state, self._store.tables
        outcome = core.outcome()
        state.pending = core.pending()
        clock_changed = state.clock.update(state.row.clock, state.pending, mover, now)
        if outcome is not None:
            row = game_results.finished(state.row, outcome, now)
            results = game_results.results(row, core, outcome)
            async with self._rating_lock:
                ratings = await game_results.ratings(self._store.people, row, outcome)
                await tables.finish(row, now, entry, results, ratings)
            state.row = row
            state.ready.clear()
            _log.info("a game is over", extra={"table": row.id, "game": row.game, "entries": entry.seq + 1})
        elif clock_changed:
            await tables.append_with_clock(state.row.id, entry, encode(state.clock), state.clock.next())
        else:
            await tables.append(state.row.id, entry)
