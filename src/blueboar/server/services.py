"""Everything that a running server consists of, in one place."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from blueboar.bots.programs import register_programs
from blueboar.core.signature import SigningKey
from blueboar.protocol.shapes import TableInfo
from blueboar.server.accounts.people import People
from blueboar.server.accounts.tokens import hash_of
from blueboar.server.connections.places import Places
from blueboar.server.connections.proxies import Proxies
from blueboar.server.loop_lateness import watch_lateness
from blueboar.server.metrics import Metrics
from blueboar.server.notices.delivery import Delivery
from blueboar.server.notices.notices import Notices
from blueboar.server.notices.outgoing import Outgoing
from blueboar.server.rate_limits import RateLimiters
from blueboar.server.settings import Settings
from blueboar.server.shared_limits import SharedLimiters
from blueboar.server.store.database import StoreFailure
from blueboar.server.store.store import ANSWER_SECONDS, Store, ownership_of, store_at
from blueboar.server.tables import time_set_back
from blueboar.server.tables.live_tables import LiveTables
from blueboar.server.wall_time import wall_now

if TYPE_CHECKING:
    from blueboar.server.nodes.node import Node

_READY_SECONDS = 2.0
_READING_AT_ONCE = 2
"""Records that are replayed or verified beside the tables in play, so that those are hardly slowed."""


class Readiness:
    """Whether the store still takes something: on a full disk it answers as if nothing were."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._checked = 0.0
        self._checking = asyncio.Lock()

    async def check(self) -> None:
        """Raises StoreFailure. Tried now and then only, however often somebody asks."""
        async with self._checking:
            now = time.monotonic()
            if now - self._checked > _READY_SECONDS or not self._checked:
                await self._store.inn.touch(wall_now())
                self._checked = now


class Services:
    def __init__(self, settings: Settings) -> None:
        for module in settings.modules:
            importlib.import_module(module)
        register_programs(settings.programs)
        self.settings = settings
        self.metrics = Metrics()
        # A node that is cut off has lost its tables after a lease: nobody waits much longer for its answer.
        answer_seconds = ANSWER_SECONDS if settings.bus is None else 2 * settings.lease_seconds
        self.store = store_at(settings.db, on_commit=self.metrics.committed, answer_seconds=answer_seconds)
        self.readiness = Readiness(self.store)
        self.node = _node(settings, self.store)
        """None: this server is the whole inn."""
        self._ownership = ownership_of(settings.db, shared=self.node is not None)
        self.people = People(self.store.people)
        self.notices = Notices(self.store, Delivery(Outgoing(settings.notice_hosts), self.people.language_of))
        owners = None if self.node is None else self.node.owners
        self.live_tables = LiveTables(settings, self.store, self.metrics, self.notices, owners)
        limits = settings.limits
        self.proxies = Proxies(settings.proxies)
        self.places = Places(limits, self.proxies)
        self.hit_limit = RateLimiters(limits.hits)
        self.request_limit = RateLimiters(limits.requests)
        shared = None if self.node is None else self.store.leases
        self.newcomer_limit = SharedLimiters("newcomers", limits.newcomers, shared)
        self.login_limit = SharedLimiters("login", limits.logins, shared)
        self.address_login_limit = SharedLimiters("logins", limits.logins_an_address, shared)
        self.new_table_limit = SharedLimiters("tables", limits.tables, shared)
        self.address_table_limit = SharedLimiters("address's tables", limits.tables_an_address, shared)
        self.own_cards_limit = RateLimiters(limits.own_cards)
        self.notice_limit = SharedLimiters("notices", limits.notices, shared)
        self.replay_limit = RateLimiters(limits.replays)
        self.retold_limit = RateLimiters(limits.retold)
        self.reading = asyncio.Semaphore(_READING_AT_ONCE)
        self.checking_cards = asyncio.Semaphore(1)
        """Two files that are read side by side would keep the interpreter to themselves."""
        self.open = False
        self._lateness: asyncio.Task[None] | None = None
        self.sign_out_elsewhere: Callable[[str | None, str | None, str | None], None] = _nobody
        self.infos_elsewhere: Callable[[list[str], str | None], Awaitable[dict[str, TableInfo]]] = _nothing
        """How tables of other nodes stand, as a person may know it."""

    def sign_out(self, person: str | None, *, but: str | None = None, only: str | None = None) -> None:
        """Closes a person's sockets, at every node: all, all `but` those of one token, or `only` those."""
        self._sign_out(person, None if but is None else hash_of(but), None if only is None else hash_of(only))

    def sign_out_session(self, session: str) -> None:
        """The sockets of one device, by the hash of its token."""
        self._sign_out(None, None, session)

    def _sign_out(self, person: str | None, kept: str | None, session: str | None) -> None:
        self.live_tables.sign_out(person, kept, session)
        self.sign_out_elsewhere(person, kept, session)

    async def may_try_password(self, address: str, name: str) -> bool:
        """Guessing passwords must be slow, for who guesses: a name that others guess at is not locked by that."""
        return await self.login_limit.take(f"{address} {name}") and await self.address_login_limit.take(address)

    async def start(self) -> None:
        await self._ownership.take()
        try:
            await self.store.open()
        except BaseException:
            await self._ownership.give_back()
            raise
        self.live_tables.key = SigningKey(await self.store.inn.key("records", lambda: SigningKey().secret))
        if self.node is not None:
            await self.node.start()
        else:
            # Nodes go by the clock of their store.
            await time_set_back.make_up_for_it(self.store, wall_now())
        await self.notices.start()
        self.live_tables.start()
        self._lateness = asyncio.create_task(watch_lateness(self.metrics.loop_late_seconds.observe))
        self.open = True

    async def stop(self) -> None:
        self.open = False
        if self._lateness is not None:
            self._lateness.cancel()
        await self.live_tables.say_goodbye()
        await self.live_tables.close()
        await self.notices.close()
        if self.node is None:
            with contextlib.suppress(StoreFailure):
                await time_set_back.note_time(self.store, wall_now())
        if self.node is not None:
            await self.node.stop()
        await self.store.close()
        await self._ownership.give_back()


def _nobody(person: str | None, kept: str | None, session: str | None) -> None:
    """There are no other nodes."""


async def _nothing(tables: list[str], person: str | None) -> dict[str, TableInfo]:
    return {}


def _node(settings: Settings, store: Store) -> Node | None:
    if settings.bus is None:
        return None
    # Only who is one of several needs the bus and its client.
    from blueboar.server.nodes.node import Node

    return Node(
        store, settings.bus, settings.bus_credentials, settings.lease_seconds, takes_tables=settings.takes_tables
    )
