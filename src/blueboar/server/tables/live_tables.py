"""Which tables are awake. A table wakes when someone comes or its time is over, and sleeps when nobody is left.

A sleeping table costs nothing here: it is a row in the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable

from msgspec.structs import replace

from blueboar.core.errors import GameError
from blueboar.core.signature import SigningKey
from blueboar.server.accounts.people import IDLE_TOKEN_SECONDS, TOKEN_SECONDS
from blueboar.server.bots.processes import BotProcesses
from blueboar.server.identifiers import new_code
from blueboar.server.metrics import Metrics
from blueboar.server.notices.notices import Notices
from blueboar.server.refusals import RequestRefused
from blueboar.server.settings import Settings
from blueboar.server.store.database import StoreConflict, StoreFailure
from blueboar.server.store.rows import StoredTable
from blueboar.server.store.store import Store
from blueboar.server.tables import seating
from blueboar.server.tables.chat import KEPT
from blueboar.server.tables.clock import Clock
from blueboar.server.tables.live_state import LiveState
from blueboar.server.tables.live_table import LiveTable, TableServices
from blueboar.server.tables.lobby import Lobby
from blueboar.server.tables.owners import OwnedElsewhere, Owners, SoleOwner
from blueboar.server.tables.rematch import came
from blueboar.server.tables.restoring import with_shared_config
from blueboar.server.tables.seeds import Seeds
from blueboar.server.tables.table_connection import TableConnection
from blueboar.server.tables.time_set_back import NOTED_EVERY_SECONDS, note_time
from blueboar.server.wall_time import wall_now

_log = logging.getLogger(__name__)
_MOST_WOKEN = 50
_GOODBYE_SECONDS = 2.0
_TRIES_FOR_A_CODE = 5
_PAST = ("finished", "closed")
_DAY = 86_400.0
_HOUSEKEEPING_SECONDS = 600.0
_TRY_AGAIN_SECONDS = 3600.0


async def _nowhere(node: str, table: str, person: str) -> None:
    """There are no other nodes."""


class LiveTables:
    def __init__(
        self, settings: Settings, store: Store, metrics: Metrics, notices: Notices, owners: Owners | None = None
    ) -> None:
        self.settings = settings
        self._owners = owners or SoleOwner(store)
        self.store = store
        self.metrics = metrics
        self.bot_processes = BotProcesses(settings)
        self.lobby = Lobby()
        self.seeds = Seeds(settings.seed)
        self.key = SigningKey()
        """Until the store is open and its own is known."""
        self.closing = False
        self.guests_elsewhere: Callable[[], Iterable[TableConnection]] = tuple
        """Guests of this node at tables of others."""
        self.rematch_changed_elsewhere: Callable[[str, str], None] = lambda old, new: None
        self.forget_elsewhere: Callable[[str, str, str], Awaitable[None]] = _nowhere
        """Has a person forgotten at the table of another node."""
        self._table_services = TableServices(
            settings=settings,
            store=store,
            metrics=metrics,
            notices=notices,
            rating_lock=asyncio.Lock(),
            ask_bot=self.bot_processes.ask,
            new_seed=self.seeds.next,
            open_table=self.add,
            on_table=self._table_changed,
            on_lost=self.drop,
            key=lambda: self.key,
        )
        self._tables: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._times_lost = 0
        """Tables that are read from the store meanwhile are not ours any more, either."""

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._keep_time()), asyncio.create_task(self._tidy_regularly())]

    async def say_goodbye(self) -> None:
        """Tell everyone to connect again; what is being written is still written."""
        self.closing = True
        self._times_lost += 1
        connections = list(self.lobby.connections)
        for table in list(self._tables.values()):
            async with table.write_lock.lock:
                connections += table.state.connections
                table.close()
                self._owners.give_back(table.state.row.id)
        if not self._owners.alone:
            # Others ask for them still, and are to hear that they are not here any more.
            self._tables.clear()
        for connection in self.lobby.connections:
            connection.close("restart")
        if connections:
            told = [asyncio.create_task(connection.gone.wait()) for connection in connections]
            _, deaf = await asyncio.wait(told, timeout=_GOODBYE_SECONDS)
            for task in deaf:
                task.cancel()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self.bot_processes.close)

    # tables

    def awake(self, table: str) -> LiveTable | None:
        return self._tables.get(table)

    def awake_state(self, table: str) -> LiveState | None:
        live = self.awake(table)
        return None if live is None else live.state

    async def wake(self, table: str) -> LiveTable:
        """Awake, from now on. Raises RequestRefused if there is none, OwnedElsewhere if another node has it."""
        live = self._tables.get(table)
        if live is not None:
            live.used = time.monotonic()
            return live
        waking = self._waking.get(table)
        if waking is None:
            waking = self._waking[table] = asyncio.create_task(self._restore(table))
            waking.add_done_callback(lambda _: self._waking.pop(table, None))
        return await asyncio.shield(waking)

    async def _restore(self, table: str) -> LiveTable:
        if self.closing:
            raise RequestRefused(503, "server.closing")
        # It is read once nobody else can write it any more.
        times_lost = self._times_lost
        store = await self._owners.take(table)
        try:
            live = await self._read(table, store)
        except BaseException:
            self._owners.give_back(table)
            raise
        if times_lost != self._times_lost:
            live.close()
            self._owners.give_back(table)
            raise RequestRefused(503, "server.not-stored")
        self._tables[table] = live
        self.metrics.tables.set(len(self._tables))
        live.automatic_moves.look()
        return live

    async def _read(self, table: str, store: Store) -> LiveTable:
        tables = store.tables
        row = await tables.by_id(table)
        if row is None:
            raise RequestRefused(404, "table.unknown", table=table)
        entries = await tables.entries(table)
        stored_clock = await tables.clock(table)
        clock = Clock() if stored_clock is None else Clock.stored(stored_clock)
        services = self._table_services._replace(store=store)
        said = await tables.said(table, KEPT)
        live = LiveTable(services, with_shared_config(row), entries, clock, said)
        if row.rematch is not None:
            awake = self._tables.get(row.rematch)
            again = awake.state.row if awake is not None else await tables.by_id(row.rematch)
            live.state.came = () if again is None else came(row, again)
        return live

    async def add(self, row: StoredTable) -> LiveTable:
        """A new table; a code that is in use already is drawn again."""
        for _ in range(_TRIES_FOR_A_CODE):
            store, beside = self._owners.new(row.id)
            try:
                await self.store.tables.add(row, *beside)
                break
            except StoreConflict:
                row = replace(row, code=new_code())
        else:
            raise RequestRefused(503, "server.no-code")
        live = self._tables[row.id] = LiveTable(self._table_services._replace(store=store), with_shared_config(row))
        self.metrics.tables.set(len(self._tables))
        self.lobby.changed(live.state)
        _log.info("a table is opened", extra={"table": row.id, "game": row.game, "public": row.public})
        return live

    def _table_changed(self, state: LiveState) -> None:
        self.lobby.changed(state)
        old = self._tables.get(state.row.rematch_of or "")
        if old is not None:
            old.rematch.seats_changed(state.row)
        elif state.row.rematch_of is not None and state.row.state == "open":
            self.rematch_changed_elsewhere(state.row.rematch_of, state.row.id)

    async def rematch_changed(self, old: str, new: str) -> None:
        """Of a table here, whose rematch is elsewhere."""
        live, row = self._tables.get(old), await self.store.tables.by_id(new)
        if live is not None and row is not None:
            live.rematch.seats_changed(row)

    def drop(self, table: LiveTable) -> None:
        """It can no longer be trusted: everyone connects again, and it wakes from the store."""
        if self._tables.get(table.state.row.id) is table:
            del self._tables[table.state.row.id]
            self._owners.give_back(table.state.row.id)
        table.close()

    def drop_all(self) -> None:
        """They are not ours any more: nobody is answered for them, and whoever is at one of them is sent away."""
        self._times_lost += 1
        tables, self._tables = self._tables, {}
        for table in tables.values():
            table.close()
        self.metrics.tables.set(0)

    # people

    def sign_out(self, person: str | None, kept: str | None, session: str | None) -> None:
        """Closes sockets: those of a person but for the session `kept`, those of one session, or both in one."""
        tables = [connection for table in self._tables.values() for connection in table.state.connections]
        for connection in (*tables, *self.lobby.connections, *self.guests_elsewhere()):
            if (
                person in (None, connection.person)
                and session in (None, connection.session)
                and connection.session not in (None, kept)
            ):
                connection.close("logged-out")

    async def forget(self, person: str) -> None:
        """Takes a person's name from every table, and the names of those who played at their device.

        Done again after a crash, it goes on where it was.
        """
        for row in await self.store.tables.all_of_person(person):
            beside = [sitter.person for sitter in row.seats if sitter.device == person and sitter.person is not None]
            for companion in beside:
                await self.store.people.remove(companion)
            seat = row.seat_of(person)
            if self._owners.alone and self.awake(row.id) is None and row.state in _PAST and seat is not None:
                # Nobody needs to wake for what is past.
                for each in sorted(row.at_device_of(person) | {seat}):
                    row = seating.forgotten(row, each)
                    await self.store.tables.forget(row, each, wall_now())
            else:
                await self._forget_at(row.id, person)

    async def _forget_at(self, table: str, person: str) -> None:
        try:
            live = await self.wake(table)
        except OwnedElsewhere as other:
            await self.forget_elsewhere(other.node, table, person)
            return
        await live.leaving.forget(person)

    async def forget_here(self, table: str, person: str) -> None:
        """For another node, which thinks that this one has the table. Raises OwnedElsewhere if it has not."""
        await (await self.wake(table)).leaving.forget(person)

    # time

    async def _keep_time(self) -> None:
        """Wakes tables whose time is over, and lets those sleep that nobody looks at."""
        noted = 0.0
        while True:
            await asyncio.sleep(self.settings.wake_seconds)
            try:
                for table in await self._owners.to_wake(wall_now(), _MOST_WOKEN):
                    await self._wake_in_time(table)
                if time.monotonic() > noted + NOTED_EVERY_SECONDS and self.settings.bus is None:
                    noted = time.monotonic()
                    await note_time(self.store, wall_now())
            except Exception:
                # The clocks of all tables depend on this loop: it goes on whatever happens.
                self.metrics.faults.labels("wake").inc()
                _log.exception("could not look for tables to wake")
            self._let_sleep()

    async def _wake_in_time(self, table: str) -> None:
        try:
            await self.wake(table)
        except OwnedElsewhere:
            # Another node was quicker.
            return
        except StoreFailure:
            raise
        except Exception:
            # A table that cannot be read must not stand in the way of others, now or at the next look.
            self.metrics.faults.labels("wake").inc()
            _log.exception("could not wake a table", extra={"table": table})
            await self.store.tables.wake_at(table, wall_now() + _TRY_AGAIN_SECONDS)

    def _let_sleep(self) -> None:
        """Those idle for too long, and the longest idle ones of too many: anyone may wake tables, but not all."""
        before = time.monotonic() - self.settings.idle_seconds
        idle = sorted((table for table in self._tables.values() if table.idle), key=lambda table: table.used)
        surplus = len(idle) - self.settings.limits.idle_tables
        for place, table in enumerate(idle):
            if table.used < before or place < surplus:
                del self._tables[table.state.row.id]
                table.close()
                self._owners.give_back(table.state.row.id)
        self.metrics.tables.set(len(self._tables))

    async def _tidy_regularly(self) -> None:
        while True:
            await asyncio.sleep(_HOUSEKEEPING_SECONDS)
            try:
                await self.tidy(wall_now())
            except Exception:
                self.metrics.faults.labels("housekeeping").inc()
                _log.exception("could not tidy up")

    async def tidy(self, now: float) -> None:
        """Closes tables that were opened and forgotten, and throws away links that are good for nothing."""
        await self.store.people.remove_links(now)
        await self.store.people.remove_tokens(now - TOKEN_SECONDS, now - IDLE_TOKEN_SECONDS)
        for table in await self.store.tables.left_open(now - self.settings.open_days * _DAY, _MOST_WOKEN):
            try:
                live = await self.wake(table)
                await live.waiting_room.change(lambda row: replace(row, state="closed") if row.state == "open" else row)
            except OwnedElsewhere:
                continue
            except (RequestRefused, GameError):
                _log.exception("could not close a forgotten table", extra={"table": table})
