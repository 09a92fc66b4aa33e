"""A table that is awake: the one writer of its game, and the guests who watch it.

Everything that changes the table happens under its lock, one thing at a time: it is decided in memory, stored, and
only then told to anyone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec

from blueboar.core.game import find_game
from blueboar.core.record import Entry, move_decoder
from blueboar.core.seats import Refusal, Seat
from blueboar.core.table import Table
from blueboar.protocol import messages
from blueboar.protocol.messages import encode
from blueboar.protocol.shapes import TableInfo
from blueboar.server import ending
from blueboar.server.balcony import Balcony
from blueboar.server.clock import Clock
from blueboar.server.connection import SERVICE_RESTART, Connection
from blueboar.server.gathering import Gathering
from blueboar.server.info import Presence, table_info
from blueboar.server.news import Standing, entries_message, view_message, waiting_for
from blueboar.server.restoring import entry_to_store, restored, rewound
from blueboar.server.steward import Steward
from blueboar.server.store.database import StoreConflict, StoreFailure
from blueboar.server.store.rows import StoredEntry, StoredTable
from blueboar.server.talk import Talk

if TYPE_CHECKING:
    from blueboar.server.hub import Hub

_log = logging.getLogger(__name__)


class LiveTable:
    def __init__(self, hub: Hub, row: StoredTable, entries: list[StoredEntry], clock: Clock, said: list[bytes]) -> None:
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
        """What is in memory is not what is stored: nobody may see it any more."""
        self.talk = Talk(self, said)
        self.gathering = Gathering(self)
        self.balcony = Balcony(self, [entry.at for entry in entries])
        self.steward = Steward(self)
        if self.core is not None:
            self._look()

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
        return Presence(self.present(), self.ready, self.steward.substituted, self.clock.extras, watching)

    # guests

    async def attach(self, connection: Connection, first: int | None = None) -> None:
        """A guest connects: he is told all that he needs to go on; with `first` all that he missed, too."""
        async with self.lock:
            if self.lost:
                connection.close("restart", SERVICE_RESTART)
                return
            connection.seat = None if connection.person is None else self.row.seat_of(connection.person)
            self.connections.add(connection)
            if connection.seat is not None:
                self.steward.returned(connection.seat)
            self.welcome(connection, first)
            self.tell_table()
        self.steward.look()

    def detach(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.used = time.monotonic()
        if connection.seat is not None and connection.seat not in self.present():
            self.steward.went_away(connection.seat)
        self.tell_table()
        self.steward.look()

    def welcome(self, connection: Connection, first: int | None = None) -> None:
        seat = connection.seat
        if seat is None and self.balcony.delayed:
            self.balcony.welcome(connection)
            if first is not None:
                self.balcony.resume(connection, first)
            return
        welcome = messages.Welcome(seat, self.info(connection.person), self.seq, self.row.config)
        connection.post(encode(welcome), *self.talk.last())
        self._tell_since(connection, self.seq + 1 if first is None else first)

    async def resume(self, connection: Connection, first: int) -> None:
        """Everything since entry `first`, and how things stand."""
        async with self.lock:
            if self.lost:
                return
            if connection.seat is None and self.balcony.delayed:
                self.balcony.resume(connection, first)
            else:
                self._tell_since(connection, first)

    def _tell_since(self, connection: Connection, first: int) -> None:
        if self.core is None:
            return
        if first > self.seq + 1:
            refusal = Refusal("resume.unknown-entry", None, {"from": first, "last": self.seq})
            connection.post(_refused(None, refusal))
        for message in entries_message(self.core, connection.seat, first, self.seq):
            connection.post(message)
        connection.post(self.view_for(connection.seat))

    def view_for(self, seat: Seat | None, standing: Standing | None = None) -> bytes:
        assert self.core is not None
        prompts = () if seat is None else self.pending.get(seat, ())
        return view_message(self.core, seat, prompts, standing or self._standing())

    def _standing(self) -> Standing:
        return Standing(waiting_for(self.pending), self.clock.deadlines(time.time()))

    def tell(self, *letters: bytes) -> None:
        """To everyone at the table; to a delayed balcony later."""
        for connection in self.connections:
            if connection.seat is not None or not self.balcony.delayed:
                connection.post(*letters)
        self.balcony.hear(*letters)

    def tell_table(self) -> None:
        """Seats, presence or state have changed."""
        if self.connections:
            inside = encode(messages.Table(table_info(self.row, self.presence(), with_code=True)))
            outside = encode(messages.Table(table_info(self.row, self.presence(), with_code=False)))
            for connection in self.connections:
                if connection.seat is not None:
                    connection.post(inside)
                elif not self.balcony.delayed:
                    connection.post(outside)
            self.balcony.hear(outside)
        self.hub.lobby.changed(self)

    # moves

    async def act(self, connection: Connection, cid: str, move: msgspec.Raw) -> None:
        """A person's move: answered with `ack` or `refused`, to him alone."""
        begun = time.perf_counter()
        seat = connection.seat
        metrics = self.hub.metrics
        async with self.lock:
            if seat is None:
                refusal: Refusal | None = Refusal("act.spectator")
            elif (seat, cid) in self.made:
                metrics.repeats.inc()
                connection.post(encode(messages.Ack(cid, self.made[seat, cid])))
                return
            else:
                if seat in self.steward.substituted:
                    # He had got up, and thought better of it.
                    self.steward.returned(seat)
                    self.tell_table()
                refusal = await self._act(seat, move, cid, connection)
        if refusal is not None:
            metrics.refusals.labels(refusal.code).inc()
            connection.post(_refused(cid, refusal))
            self._give_up_if_lost()
        else:
            metrics.move_seconds.observe(time.perf_counter() - begun)
            self.steward.look()

    async def _act(self, seat: Seat, move: msgspec.Raw, cid: str, sender: Connection) -> Refusal | None:
        try:
            decoded = move_decoder(find_game(self.row.game)).decode(move)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            return Refusal("move.malformed", None, {"reason": str(error)})
        if decoded is None:
            return Refusal("move.malformed", None, {"reason": "a move is an object"})
        return await self._submit(seat, decoded, cid, sender)

    async def act_for(self, seat: Seat, move: Any, *, if_seq: int | None = None) -> Refusal | None:
        """A move of a bot, of the clock or of the house; with `if_seq` only if nothing has happened since."""
        async with self.lock:
            if if_seq is not None and if_seq != self.seq:
                return Refusal("act.late")
            refusal = await self._submit(seat, move, None, None)
        self._give_up_if_lost()
        return refusal

    def _give_up_if_lost(self) -> None:
        """Everyone connects again, and the table wakes as it is stored."""
        if self.lost:
            self.hub.drop(self)

    async def _submit(self, seat: Seat, move: Any, cid: str | None, sender: Connection | None) -> Refusal | None:
        core = self.core
        if self.lost:
            return Refusal("server.not-stored")
        if core is None or self.row.state != "running":
            return Refusal("table.not-running", None, {"state": self.row.state})
        try:
            refusal = core.submit(seat, move)
        except Exception:
            # A fault in the rules may have left the state half changed: back to what is stored.
            _log.exception("a move broke the rules' code", extra={"table": self.row.id, "seat": seat})
            self.hub.metrics.faults.labels("rules").inc()
            self.core = rewound(self.row, core)
            self.pending = self.core.pending()
            return Refusal("server.fault")
        if refusal is not None:
            return refusal
        entry = core.entries[-1]
        now = time.time()
        try:
            await self._store(core, entry_to_store(entry, cid, now), seat, now)
        except (StoreConflict, StoreFailure):
            _log.exception("a move could not be stored", extra={"table": self.row.id, "seq": entry.seq})
            self.hub.metrics.faults.labels("store").inc()
            self.lost = True
            return Refusal("server.not-stored")
        if cid is not None:
            self.made[seat, cid] = entry.seq
        self.hub.metrics.moves.labels(self.row.game).inc()
        self.publish(entry, sender, cid)
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

    def publish(self, entry: Entry, sender: Connection | None, cid: str | None) -> None:
        assert self.core is not None
        self.used = time.monotonic()
        self.steward.happened(entry)
        letters: dict[Seat | None, tuple[bytes, bytes]] = {}
        delayed = self.balcony.delayed
        standing = self._standing()
        for connection in self.connections:
            seat = connection.seat
            if seat is None and delayed:
                continue
            if seat not in letters:
                (events,) = entries_message(self.core, seat, entry.seq, entry.seq)
                letters[seat] = (events, self.view_for(seat, standing))
            if connection is sender and cid is not None:
                connection.post(encode(messages.Ack(cid, entry.seq)), *letters[seat])
            else:
                connection.post(*letters[seat])
        self.balcony.entry(entry)
        if self.row.state == "finished":
            self.tell_table()

    def _look(self) -> None:
        """What is asked of whom now."""
        assert self.core is not None
        if self.row.state == "running":
            self.steward.begun()
            self.pending = self.core.pending()
            self.clock.update(self.row.clock, self.pending, None, time.time())

    # time and readiness

    async def need_time(self, connection: Connection, cid: str) -> None:
        async with self.lock:
            seat = connection.seat
            if seat is None or not self.clock.extend(self.row.clock, seat):
                connection.post(_refused(cid, Refusal("clock.no-more-time")))
                return
            await self.hub.store.tables.set_clock(self.row.id, encode(self.clock), self.clock.next())
            connection.post(encode(messages.Ack(cid, self.seq)))
            for other in self.connections:
                if other.seat is not None or not self.balcony.delayed:
                    other.post(self.view_for(other.seat))
            self.tell_table()
        self.steward.look()

    def set_ready(self, connection: Connection, ready: bool) -> None:
        seat = connection.seat
        if seat is None or (seat in self.ready) == ready:
            return
        if ready:
            self.ready.add(seat)
        else:
            self.ready.discard(seat)
        self.tell_table()
        self.steward.look()

    # the end

    def close(self, why: str, code: int = SERVICE_RESTART) -> None:
        self.steward.stop()
        self.balcony.stop()
        for connection in self.connections:
            connection.close(why, code)


def _refused(cid: str | None, refusal: Refusal) -> bytes:
    return encode(messages.Refused(cid, refusal.code, refusal.clause, refusal.params))
