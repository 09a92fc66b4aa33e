"""What a node does for the other nodes, and asks of them: put together here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from blueboar.protocol.shapes import TableInfo
from blueboar.server.http.api_request import Handler
from blueboar.server.http.relayed_requests import RelayedRequests, relayed
from blueboar.server.nodes.envelopes import (
    Done,
    Forget,
    Infos,
    NodeSilent,
    NotMine,
    NotThere,
    PersonChanged,
    RematchChanged,
    SignOut,
    packed,
    unpacked,
)
from blueboar.server.refusals import RequestRefused
from blueboar.server.services import Services
from blueboar.server.sockets.relayed_guests import RelayedGuests
from blueboar.server.sockets.table_line import TableLines
from blueboar.server.tables.owners import OwnedElsewhere

if TYPE_CHECKING:
    from blueboar.server.nodes.node import Node

_log = logging.getLogger(__name__)
_FORGET_SECONDS = 5.0
_INFO_SECONDS = 1.0
_decode_infos = msgspec.json.Decoder(list[TableInfo]).decode


def across_nodes(
    services: Services, node: Node, handlers: Mapping[str, Handler]
) -> tuple[dict[str, Handler], TableLines]:
    """The handlers as a node has them, and the lines of its guests."""
    guests, lines = RelayedGuests(services, node), TableLines(node)
    RelayedRequests(services, node, handlers)
    News(services, node)
    services.live_tables.guests_elsewhere = lines.connections

    def node_gone(gone: str) -> None:
        guests.node_gone(gone)
        lines.node_gone(gone)

    def interrupted() -> None:
        guests.interrupted()
        lines.interrupted()

    def lost() -> None:
        services.metrics.fenced.inc()
        services.live_tables.drop_all()

    node.membership.on_gone = node_gone
    node.membership.on_lost = lost
    node.bus.on_interrupted = interrupted
    return {name: relayed(handler, name, node) for name, handler in handlers.items()}, lines


class News:
    """What nodes tell each other, and small questions."""

    def __init__(self, services: Services, node: Node) -> None:
        self._services = services
        self._node = node
        self._tables = tables = services.live_tables
        self._tasks: set[asyncio.Task[None]] = set()
        bus = node.bus
        bus.hear("signed-out", self._signed_out)
        bus.hear("person", self._person_changed)
        bus.hear("rematch", self._rematch_changed)
        bus.hear("lobby", self._lobby_changed)
        bus.answer("forget", self._forget)
        bus.answer("infos", self._infos)
        services.sign_out_elsewhere = lambda *who: bus.tell_all("signed-out", packed(SignOut(*who)))
        services.infos_elsewhere = self._infos_elsewhere
        services.people.on_changed = lambda *who: bus.tell_all("person", packed(PersonChanged(*who)))
        tables.rematch_changed_elsewhere = lambda old, new: bus.tell_all("rematch", packed(RematchChanged(old, new)))
        tables.forget_elsewhere = self._forget_elsewhere
        tables.lobby.tell_elsewhere = lambda message: bus.tell_all("lobby", node.name.encode() + b" " + message)

    # what is heard, from this node too

    def _signed_out(self, data: bytes) -> None:
        who = unpacked(data, SignOut)
        self._tables.sign_out(who.person, who.kept, who.session)

    def _person_changed(self, data: bytes) -> None:
        changed = unpacked(data, PersonChanged)
        self._services.people.ask_again(changed.person, changed.token)

    def _rematch_changed(self, data: bytes) -> None:
        changed = unpacked(data, RematchChanged)
        if self._tables.awake(changed.old) is not None:
            self._do(self._tables.rematch_changed(changed.old, changed.new))

    def _lobby_changed(self, data: bytes) -> None:
        teller, _, message = data.partition(b" ")
        if teller != self._node.name.encode():
            self._tables.lobby.hear(message)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # people who want to be forgotten

    async def _forget(self, data: bytes) -> bytes:
        wish = unpacked(data, Forget)
        try:
            await self._tables.forget_here(wish.table, wish.person)
        except (OwnedElsewhere, RequestRefused):
            return packed(NotMine())
        return packed(Done())

    async def _forget_elsewhere(self, node: str, table: str, person: str) -> None:
        """If it fails, whoever wants to be forgotten asks again; what was done stays done."""
        try:
            answer = await self._node.bus.request(node, "forget", packed(Forget(table, person)), _FORGET_SECONDS)
        except (NotThere, NodeSilent):
            raise RequestRefused(503, "server.not-stored") from None
        if isinstance(msgspec.msgpack.decode(answer, type=Done | NotMine), NotMine):
            raise RequestRefused(503, "server.not-stored")

    # who is where

    async def _infos(self, data: bytes) -> bytes:
        wish = unpacked(data, Infos)
        awake = [self._tables.awake_state(table) for table in wish.tables]
        return msgspec.json.encode([state.info(wish.person) for state in awake if state is not None])

    async def _infos_elsewhere(self, tables: list[str], person: str | None) -> dict[str, TableInfo]:
        """Of those whose nodes answer soon; of the others only the store's word is known."""
        by_node: dict[str, list[str]] = {}
        for table, owner in (await self._services.store.leases.owners(tables)).items():
            if owner != self._node.name:
                by_node.setdefault(owner, []).append(table)
        asked = [self._infos_of(node, asked, person) for node, asked in by_node.items()]
        return {info.id: info for infos in await asyncio.gather(*asked) for info in infos}

    async def _infos_of(self, node: str, tables: list[str], person: str | None) -> list[TableInfo]:
        try:
            wish = packed(Infos(tuple(tables), person))
            return _decode_infos(await self._node.bus.request(node, "infos", wish, _INFO_SECONDS))
        except (NotThere, NodeSilent):
            return []
