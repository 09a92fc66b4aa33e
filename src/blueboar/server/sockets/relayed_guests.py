"""Guests of other nodes at the tables of this one."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from blueboar.server.nodes.envelopes import (
    Attach,
    Attached,
    GuestFrame,
    Left,
    NotAdmitted,
    NotMine,
    ToldGuest,
    packed,
    unpacked,
)
from blueboar.server.refusals import RequestRefused
from blueboar.server.services import Services
from blueboar.server.sockets.at_table import AtTable
from blueboar.server.sockets.remote_connection import RemoteConnection
from blueboar.server.store.database import StoreFailure
from blueboar.server.tables.owners import OwnedElsewhere

if TYPE_CHECKING:
    from blueboar.server.nodes.node import Node

_log = logging.getLogger(__name__)
_Key = tuple[str, str]


class RelayedGuests:
    def __init__(self, services: Services, node: Node) -> None:
        self._services = services
        self._node = node
        self._guests: dict[_Key, tuple[RemoteConnection, AtTable]] = {}
        self._lines: dict[_Key, int] = {}
        node.bus.answer("attach", self._attach)
        node.bus.answer("frame", self._frame)
        node.bus.answer("left", self._left)

    async def _attach(self, data: bytes) -> bytes:
        wish = unpacked(data, Attach)
        key = (wish.node, wish.guest)
        try:
            return packed(Attached(await self._arrive(key, wish)))
        except OwnedElsewhere:
            return packed(NotMine())
        except RequestRefused as refused:
            problem = refused.problem
            return packed(NotAdmitted(refused.status, problem.code, problem.clause, problem.params))
        except StoreFailure:
            return packed(NotAdmitted(503, "server.not-stored"))

    async def _arrive(self, key: _Key, wish: Attach) -> int | None:
        if wish.line <= self._lines.get(key, -1):
            raise OwnedElsewhere(self._node.name)
        self._lines[key] = wish.line
        self._go(key)
        table = await self._services.live_tables.wake(wish.table)
        connection = RemoteConnection(wish, partial(self._tell, wish.node, wish.guest))
        guest = AtTable(self._services, table, connection)
        guest.must_be_welcome(wish.first)
        if self._lines.get(key) != wish.line:
            # They have tried again meanwhile, or are gone.
            raise OwnedElsewhere(self._node.name)
        self._guests[key] = (connection, guest)
        self._services.metrics.relayed.set(len(self._guests))
        await guest.attach(wish.first)
        return connection.seat

    def _tell(self, node: str, guest: str, told: ToldGuest) -> None:
        self._node.bus.tell_guest(node, guest, packed(told))
        if told.close is not None:
            asyncio.get_running_loop().call_soon(self._closed, (node, guest), told.line)

    def _closed(self, key: _Key, line: int) -> None:
        if key in self._guests and self._guests[key][0].line == line:
            self._go(key)

    async def _frame(self, data: bytes) -> bytes:
        heard = unpacked(data, GuestFrame)
        connection, guest = self._guests.get((heard.node, heard.guest), (None, None))
        if connection is None or guest is None or connection.line != heard.line or connection.gone.is_set():
            return packed(NotMine())
        try:
            await guest.hear(heard.frame)
        except Exception:
            _log.exception("a frame of another node's guest failed")
            self._services.metrics.faults.labels("socket").inc()
            return packed(NotAdmitted(500, "server.fault"))
        # What it led to is sent before this answer.
        connection.flush()
        return packed(Attached(connection.seat))

    async def _left(self, data: bytes) -> bytes:
        left = unpacked(data, Left)
        key = (left.node, left.guest)
        if self._lines.get(key, left.line) <= left.line:
            self._go(key)
            self._lines.pop(key, None)
        return b""

    def node_gone(self, node: str) -> None:
        """Its guests are gone with it; they come back through another."""
        for key in [key for key in self._guests if key[0] == node]:
            # If it is not dead but only late, its guests connect again.
            self._guests[key][0].close("restart")
            self._go(key)
        for key in [key for key in self._lines if key[0] == node]:
            del self._lines[key]

    def interrupted(self) -> None:
        """Something that they were told may have been lost: they attach again, and are told what they lack."""
        for connection, _ in list(self._guests.values()):
            connection.close("restart")

    def _go(self, key: _Key) -> None:
        connection, guest = self._guests.pop(key, (None, None))
        if connection is not None and guest is not None:
            connection.end()
            guest.leave()
            self._services.metrics.relayed.set(len(self._guests))
