"""A table that is awake: the one writer of its game, and the guests who watch it.

Everything that changes the table happens under its lock, one thing at a time: it is decided in memory, stored, and
only then told to anyone. If it could not be stored, what is in memory is worth nothing: the table is lost, everyone
connects again, and it wakes as the store has it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from blueboar.core.errors import GameError, IllegalMove
from blueboar.core.game import find_game
from blueboar.core.record import read_move
from blueboar.core.seats import Refusal, Seat
from blueboar.core.table import Table
from blueboar.protocol import messages
from blueboar.protocol.messages import encode
from blueboar.protocol.shapes import TableInfo
from blueboar.server import ending
from blueboar.server.balcony import Balcony
from blueboar.server.clock import Clock
from blueboar.server.connection import SERVICE_RESTART, Connection
from blueboar.server.crier import Crier
from blueboar.server.gathering import Gathering
from blueboar.server.info import Presence, table_info
from blueboar.server.refusals import Refused
from blueboar.server.restoring import entry_to_store, restored, rewound
from blueboar.server.steward import Steward
from blueboar.server.store.database import StoreConflict, StoreFailure
from blueboar.server.store.rows import StoredEntry, StoredSaid, StoredTable
from blueboar.server.talk import Talk

if TYPE_CHECKING:
    from blueboar.server.hub import Hub

_log = logging.getLogger(__name__)


class LiveTable:
    def __init__(
        self, hub: Hub, row: StoredTable, entries: list[StoredEntry], clock: Clock, said: list[StoredSaid]
    ) -> None:
        self.hub = hub
        self.row = row
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.core: Table | None = restored(row, entries) if entries else None
        self.pending: dict[Seat, tuple[Any, ...]] = {}
        self.clock = clock
        self.made = {(entry.seat, entry.cid): entry.seq for entry in entries if entry.cid is not None}
        """What became of each `cid`."""
        self.ready: set[Seat] = set()
        self.used = time.monotonic()
        self.lost = False
        """This is not the table any more: whoever still holds it can neither read nor change anything."""
        self.talk = Talk(self, said)
        self.gathering = Gathering(self)
        self.balcony = Balcony(self, [entry.at for entry in entries])
        self.crier = Crier(self)
        self.steward = Steward(self)
        if self.core is not None and row.state == "running":
            self.steward.begun()
            self.pending = self.core.pending()
            self.clock.update(row.clock, self.pending, None, time.time())
            # Whoever comes back to it has as much time to speak up as after a move.
            self.steward.happened()

    # what there is

    @property
    def seq(self) -> int:
        """The number of the last entry; -1 before the start."""
        return -1 if self.core is None else len(self.core.entries) - 1

    @property
    def idle(self) -> bool:
        return not self.connections and not self.lock.locked() and not self.steward.busy

    def present(self) -> set[Seat]:
        return {connection.seat for connection in self.connections if connection.seat is not None}

    def info(self, person: str | None) -> TableInfo:
        seated = person is not None and self.row.seat_of(person) is not None
        return table_info(self.row, self.presence(), with_code=seated)

    def presence(self) -> Presence:
        watching = sum(connection.seat is None for connection in self.connections)
        substituted = self.steward.attendance.substituted
        return Presence(self.present(), self.ready, substituted, self.clock.extras, watching)

    # the one writer

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        """The table is one's own, to decide and to store. Raises Refused if it is lost, or becomes so."""
        async with self.lock:
            if self.lost:
                raise Refused(503, "server.not-stored")
            try:
                yield
            except (Refused, GameError):
                raise
            except (StoreConflict, StoreFailure) as error:
                self._lose()
                _log.exception("a table could not be stored", extra={"table": self.row.id, "seq": self.seq})
                self.hub.metrics.faults.labels("store").inc()
                raise Refused(503, "server.not-stored") from error
            except BaseException:
                self._lose()
                raise

    def _lose(self) -> None:
        """Everyone connects again, once whoever was at it has been answered."""
        self.lost = True
        asyncio.get_running_loop().call_soon(self.hub.drop, self)

    # guests

    async def attach(self, connection: Connection, first: int | None = None) -> None:
        """A guest connects: he is told all that he needs to go on; with `first` all that he missed, too."""
        try:
            async with self.writing():
                connection.seat = None if connection.person is None else self.row.seat_of(connection.person)
                self.connections.add(connection)
                if connection.seat is not None:
                    await self.gathering.returned(connection.seat)
                self.crier.welcome(connection, first)
                self.crier.tell_table()
        except Refused:
            connection.close("restart", SERVICE_RESTART)
            return
        self.steward.look()

    def detach(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.used = time.monotonic()
        if connection.seat is not None and connection.seat not in self.present():
            self.steward.attendance.went_away(connection.seat)
        self.crier.tell_table()
        self.steward.look()

    async def resume(self, connection: Connection, first: int) -> None:
        async with self.writing():
            self.crier.resume(connection, first)

    # moves

    async def act(self, connection: Connection, cid: str, move: msgspec.Raw) -> None:
        """A person's move: answered with `ack` or `refused`, to him alone."""
        begun = time.perf_counter()
        metrics = self.hub.metrics
        async with self.writing():
            # Whose move it is, is known only now: seats may have changed while he waited for his turn.
            seat = connection.seat
            if seat is None:
                refusal: Refusal | None = Refusal("act.spectator")
            elif (seat, cid) in self.made:
                metrics.repeats.inc()
                connection.post(encode(messages.Ack(cid, self.made[seat, cid])))
                return
            else:
                if await self.gathering.returned(seat):
                    # He had got up, and thought better of it.
                    self.crier.tell_table()
                refusal = await self._read_and_play(seat, move, cid, connection)
        if refusal is not None:
            metrics.refusals.labels(refusal.code).inc()
            connection.post(encode(messages.Refused(cid, refusal.code, refusal.clause, refusal.params)))
        else:
            metrics.move_seconds.observe(time.perf_counter() - begun)
            self.steward.look()

    async def act_for(self, seat: Seat, move: Any, if_so: Callable[[], bool] | None = None) -> Refusal | None:
        """A move of a bot, of the clock or of the house; only `if_so` when its turn has come."""
        try:
            async with self.writing():
                if if_so is not None and not if_so():
                    return Refusal("act.late")
                return await self._play(seat, move, None, None)
        except Refused as refused:
            return Refusal(refused.problem.code)

    async def _read_and_play(self, seat: Seat, move: msgspec.Raw, cid: str, sender: Connection) -> Refusal | None:
        try:
            decoded = read_move(find_game(self.row.game), move)
        except IllegalMove as error:
            return error.refusal
        return await self._play(seat, decoded, cid, sender)

    async def _play(self, seat: Seat, move: Any, cid: str | None, sender: Connection | None) -> Refusal | None:
        core = self.core
        if core is None or self.row.state != "running":
            return Refusal("table.not-running", None, {"state": self.row.state})
        try:
            entry = core.play(seat, move)
        except IllegalMove as error:
            return error.refusal
        except Exception:
            # A fault in the rules may have left the state half changed: back to what is stored.
            _log.exception("a move broke the rules' code", extra={"table": self.row.id, "seat": seat})
            self.hub.metrics.faults.labels("rules").inc()
            self.core = rewound(self.row, core)
            self.pending = self.core.pending()
            return Refusal("server.fault")
        now = time.time()
        await self._store(core, entry_to_store(entry, cid, now), seat, now)
        if cid is not None:
            self.made[seat, cid] = entry.seq
        self.hub.metrics.moves.labels(self.row.game).inc()
        self.used = time.monotonic()
        self.steward.happened()
        self.crier.tell_entry(entry, sender, cid)
        return None

    async def _store(self, core: Table, entry: StoredEntry, mover: Seat, now: float) -> None:
        tables = self.hub.store.tables
        outcome = core.outcome()
        self.pending = core.pending()
        clock_changed = self.clock.update(self.row.clock, self.pending, mover, now)
        if outcome is not None:
            row = ending.finished(self.row, outcome, now)
            results = ending.results(row, core, outcome)
            async with self.hub.rating_lock:
                ratings = await ending.ratings(self.hub.store.people, row, outcome)
                await tables.finish(row, now, entry, results, ratings)
            self.row = row
            self.ready.clear()
            _log.info("a game is over", extra={"table": row.id, "game": row.game, "entries": entry.seq + 1})
        elif clock_changed:
            await tables.append_with_clock(self.row.id, entry, encode(self.clock), self.clock.next())
        else:
            await tables.append(self.row.id, entry)

    # time and readiness

    async def need_time(self, connection: Connection, cid: str) -> None:
        async with self.writing():
            seat = connection.seat
            if seat is None:
                raise Refused(409, "clock.no-more-time")
            if not self.clock.has_extended(seat, cid):
                if not self.clock.extend(self.row.clock, seat, cid):
                    raise Refused(409, "clock.no-more-time")
                await self.hub.store.tables.set_clock(self.row.id, encode(self.clock), self.clock.next())
            connection.post(encode(messages.Ack(cid, self.seq)))
            self.crier.tell_views()
            self.crier.tell_table()
        self.steward.look()

    def set_ready(self, connection: Connection, ready: bool) -> None:
        seat = connection.seat
        if self.lost or seat is None or (seat in self.ready) == ready:
            return
        if ready:
            self.ready.add(seat)
        else:
            self.ready.discard(seat)
        self.crier.tell_table()
        self.steward.look()

    # the end

    def close(self, why: str, code: int = SERVICE_RESTART) -> None:
        """It leaves the memory. What is stored stays, and wakes when someone comes."""
        self.lost = True
        self.steward.stop()
        self.balcony.stop()
        for connection in self.connections:
            connection.close(why, code)
