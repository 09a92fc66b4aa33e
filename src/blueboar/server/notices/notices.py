"""Who is told, and when: planned when the game waits for somebody who is away, dropped when they come or have moved."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec

from blueboar.server.identifiers import new_id
from blueboar.server.notices.channels import Channel, ChannelBody, Kind, Notice, Wishes
from blueboar.server.notices.delivery import Delivery
from blueboar.server.notices.outgoing import AddressRefused, NotDelivered
from blueboar.server.notices.quiet_hours import may_be_told_at
from blueboar.server.notices.web_push import VapidKey
from blueboar.server.store.database import Row
from blueboar.server.store.rows import StoredTable
from blueboar.server.store.store import Store

_log = logging.getLogger(__name__)
GRACE_SECONDS = 20.0
"""A line that is lost for a moment, or a page that is loaded anew, is no absence."""
MOST_CHANNELS = 8
_RETRIES = (60.0, 600.0, 3600.0, 6 * 3600.0)
_MOST_FAILURES = 12
"""A channel that could not be reached so often in a row is forgotten."""
_LEASE_SECONDS = 60.0
_AT_ONCE = 20
LOOK_SECONDS = 2.0
_encode = msgspec.json.Encoder().encode
_decode_channel = msgspec.json.Decoder(ChannelBody).decode
_decode_wishes = msgspec.json.Decoder(Wishes).decode


class Notices:
    def __init__(self, store: Store, delivery: Delivery, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self.delivery = delivery
        self._now = now
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.delivery.key = VapidKey(await self._store.inn.key("web-push", VapidKey.new))
        self._task = asyncio.create_task(self._send_regularly())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.delivery.close()

    async def _send_regularly(self) -> None:
        while True:
            try:
                looked_at = await self.send_due()
            except Exception:
                # Everyone's notices depend on this loop: it goes on whatever happens.
                _log.exception("could not look for notices to send")
                looked_at = 0
            await asyncio.sleep(0 if looked_at else LOOK_SECONDS)

    # what tables tell

    async def waited_for(self, table: StoredTable, seat: int, kind: Kind) -> None:
        """The game waits for this seat, and its person is not there."""
        person = table.reader_of(seat)
        if person is not None and await self._store.notices.of_person(person):
            await self._store.notices.plan(person, table.id, kind, seat, self._now() + GRACE_SECONDS)
        if kind not in ("offer", "undo") and await self._store.notices.of_table(table.id):
            await self._store.notices.plan("", table.id, kind, seat, self._now() + GRACE_SECONDS)

    async def no_longer(self, table: StoredTable, seat: int) -> None:
        """They have moved, or are not asked any more: what was not told yet never is."""
        person = table.reader_of(seat)
        if person is not None:
            wishes = await self.wishes(person)
            await self._store.notices.not_asked(person, table.id, told_too=not wishes.once)
        await self._store.notices.not_asked("", table.id, told_too=True)

    async def ended(self, table: StoredTable, seat: int) -> None:
        """The game is over, and its person is not there."""
        person = table.reader_of(seat)
        if person is not None and (await self.wishes(person)).over:
            await self.waited_for(table, seat, "over")

    async def came(self, person: str, table: str) -> None:
        await self._store.notices.forget(person, table)

    # what people say

    async def wishes(self, person: str) -> Wishes:
        stored = await self._store.notices.wishes(person)
        return Wishes() if stored is None else _decode_wishes(stored)

    async def set_wishes(self, person: str, wishes: Wishes) -> None:
        await self._store.notices.set_wishes(person, _encode(wishes))

    async def channels(self, *, person: str | None = None, table: str | None = None) -> list[Channel]:
        notices = self._store.notices
        rows = await notices.of_person(person) if person is not None else await notices.of_table(table or "")
        return [_channel(row) for row in rows]

    async def add(self, body: ChannelBody, *, person: str | None = None, table: str | None = None) -> Channel:
        channel = Channel(new_id(), person, table, 0, body)
        await self._store.notices.add_channel(channel.id, person, table, _encode(body), self._now())
        return channel

    async def remove(self, channel: str) -> None:
        await self._store.notices.remove_channel(channel)

    async def try_out(self, channel: Channel) -> None:
        """Says that it works; raises NotDelivered or AddressRefused if it does not."""
        await self.delivery.deliver(channel, None, None)

    # what is due

    async def send_due(self) -> int:
        """Sends what it is time for. How many were looked at."""
        rows = await self._store.notices.due(self._now(), _AT_ONCE)
        await asyncio.gather(*(self._send(Notice(*row)) for row in rows))
        return len(rows)

    async def _send(self, notice: Notice) -> None:
        store, key = self._store.notices, (notice.person, notice.table, notice.kind)
        if not await store.take(*key, notice.due, self._now() + _LEASE_SECONDS):
            return
        wishes = await self.wishes(notice.person) if notice.person else Wishes()
        at = may_be_told_at(wishes.quiet, self._now())
        if at > self._now():
            await store.set_due(*key, at, notice.tries)
            return
        table = await self._store.tables.by_id(notice.table)
        if notice.person:
            channels = await self.channels(person=notice.person)
        else:
            channels = await self.channels(table=notice.table)
        if table is None or not channels:
            await store.forget(notice.person, notice.table)
            return
        reached = [await self._reach(channel, notice, table) for channel in channels]
        if any(reached) or notice.tries >= len(_RETRIES):
            await store.set_due(*key, None, notice.tries)
        else:
            await store.set_due(*key, self._now() + _RETRIES[notice.tries], notice.tries + 1)

    async def _reach(self, channel: Channel, notice: Notice, table: StoredTable) -> bool:
        try:
            await self.delivery.deliver(channel, notice, table)
        except (NotDelivered, AddressRefused) as error:
            _log.info("a notice was not delivered: %s", error, extra={"table": table.id})
            gone = isinstance(error, AddressRefused) or error.for_good
            if gone or channel.failures + 1 >= _MOST_FAILURES:
                await self._store.notices.remove_channel(channel.id)
            else:
                await self._store.notices.failed(channel.id)
            return False
        await self._store.notices.reached(channel.id)
        return True


def _channel(row: Row) -> Channel:
    channel, person, table, failures, body = row
    return Channel(channel, person, table, failures, _decode_channel(body))
