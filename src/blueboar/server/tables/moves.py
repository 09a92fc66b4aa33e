"""A move is checked by the rules, carried out, and stored. Who calls holds the table's write lock."""
# compiled: every move

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from blueboar.core.errors import IllegalMove
from blueboar.core.game import find_game
from blueboar.core.record import Ending, Entry, read_move, sealed
from blueboar.core.seats import Outcome, Refusal, Seat
from blueboar.core.signature import SigningKey
from blueboar.core.table import Table
from blueboar.core.undo import check_undo
from blueboar.protocol.messages import encode
from blueboar.server.metrics import Metrics
from blueboar.server.store.database import RatingsMoved
from blueboar.server.store.rows import StoredEntry, StoredResult, StoredTable
from blueboar.server.store.store import Store
from blueboar.server.tables import game_results
from blueboar.server.tables.live_state import LiveState
from blueboar.server.tables.restoring import entry_to_store, rewound
from blueboar.server.tables.waking_clock import is_far_behind
from blueboar.server.wall_time import wall_now

_log = logging.getLogger(__name__)
_RATING_TRIES = 20


class Moves:
    def __init__(
        self,
        state: LiveState,
        entries: list[StoredEntry],
        store: Store,
        rating_lock: asyncio.Lock,
        metrics: Metrics,
        key: Callable[[], SigningKey],
    ) -> None:
        """`rating_lock`: of this process, for games that end at once. `key`: the inn's."""
        self._state = state
        self._store = store
        self._rating_lock = rating_lock
        self._metrics = metrics
        self._key = key
        self._game = find_game(state.row.game)
        self._count = metrics.moves.of(state.row.game)
        self._made = {(entry.seat, entry.cid): entry.seq for entry in entries if entry.cid is not None}
        for entry in entries:
            if entry.cid is None:
                state.note_automatic(entry.seat, entry.seq)
        if entries:
            self._note_undoable(entries[-1].seat, entries[-1].cid)

    def made(self, seat: Seat, cid: str) -> int | None:
        """The entry that this request has become already."""
        return self._made.get((seat, cid))

    def read(self, move: msgspec.Raw) -> Any | Refusal:
        """A move as a client sends it."""
        try:
            return read_move(self._game, move)
        except IllegalMove as error:
            return error.refusal

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
            state.core = rewound(core)
            state.pending = state.core.pending()
            return Refusal("server.fault")
        now, drew = wall_now(), core.chance.asked
        stored = entry_to_store(entry, cid, now)
        head = state.heads.after(stored)
        outcome = core.game.outcome(core.state)
        state.pending = core.game.pending(core.state)
        stores_clock = state.tell_clock(seat, now) or is_far_behind(state.clock, stored.seq)
        if outcome is not None:
            await self._end(core, stored, head, outcome, now)
        elif stores_clock:
            await self._store.tables.append_with_clock(state.row.id, stored, *state.clock_to_store())
        else:
            await self._store.tables.append(state.row.id, stored)
        state.heads.add(head)
        if cid is not None:
            self._made[seat, cid] = entry.seq
        else:
            state.note_automatic(seat, entry.seq)
        # Only what a person did themselves can be taken back.
        theirs = cid is not None and not drew and check_undo(core.game, core.config, core.state, entry) is None
        state.undoable = seat if theirs else None
        self._count.so_far += 1
        return entry

    async def take_back(self) -> Entry:
        """The last move, by everyone's wish. Raises IllegalMove, and then nothing has changed."""
        state, core = self._state, self._state.core
        assert core is not None
        entry = core.take_back()
        now = wall_now()
        stored = entry_to_store(entry, None, now)
        head = state.heads.after(stored)
        state.clock.undo, state.undoable = None, None
        state.pending = core.pending()
        state.tell_clock(core.entries[-2].seat, now)  # they have time anew, as after every move of theirs
        await self._store.tables.append_with_clock(state.row.id, stored, *state.clock_to_store())
        state.heads.add(head)
        return entry

    def _note_undoable(self, seat: Seat, cid: str | None) -> None:
        """Of a table that wakes: whether chance was asked has to be worked out anew."""
        core = self._state.core
        theirs = cid is not None and core is not None and core.check_take_back() is None
        self._state.undoable = seat if theirs else None

    async def _end(self, core: Table, entry: StoredEntry, head: str | None, outcome: Outcome, now: float) -> None:
        """The last entry is stored with all that follows from it."""
        state = self._state
        ended = game_results.finished(state.row, outcome, now)
        used = state.clock.time_used(now)
        ended = replace(ended, used=tuple(round(used.get(seat, 0.0)) for seat in range(len(ended.seats))))
        row = self._sealed(ended, outcome, head)
        results = game_results.results(row, core, outcome)
        await self._finish(row, now, entry, results, outcome)
        state.row = row
        state.ready.clear()
        _log.info("a game is over", extra={"table": row.id, "game": row.game, "entries": entry.seq + 1})

    async def _finish(
        self, row: StoredTable, now: float, entry: StoredEntry, results: list[StoredResult], outcome: Outcome
    ) -> None:
        """Games that end at once must not rate from the same old numbers: here they wait, other nodes' are noticed."""
        async with self._rating_lock:
            for left in reversed(range(_RATING_TRIES)):
                ratings = await game_results.ratings(self._store.people, row, outcome)
                try:
                    await self._store.tables.finish(row, now, entry, results, ratings)
                    return
                except RatingsMoved:
                    if not left:
                        raise

    def _sealed(self, row: StoredTable, outcome: Outcome, head: str | None) -> StoredTable:
        """The game is over: its last line, and the inn's signature under the whole."""
        if head is None:
            return row
        ending = encode(Ending(outcome, row.seed))
        return replace(row, ending=ending.decode(), seal=sealed(head, ending, self._key().sign))
