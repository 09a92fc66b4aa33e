"""A guest's line to their table: at this node, or over the bus to the node that has it. No guest notices which.

When the node that has the table dies, or gives it away, the line looks for the table anew, and this node may take it;
the guest's socket stays open, and is told what it lacks.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from blueboar.server.nodes.envelopes import (
    Attach,
    Attached,
    GuestFrame,
    Left,
    NodeSilent,
    NotAdmitted,
    NotMine,
    NotThere,
    ToldGuest,
    packed,
    unpacked,
)
from blueboar.server.refusals import RequestRefused
from blueboar.server.services import Services
from blueboar.server.sockets.at_table import AtTable
from blueboar.server.sockets.connection import Connection
from blueboar.server.store.database import StoreFailure
from blueboar.server.tables.owners import OwnedElsewhere

if TYPE_CHECKING:
    from blueboar.server.nodes.node import Node

_log = logging.getLogger(__name__)
_ATTACH_SECONDS = 2.0
_FRAME_SECONDS = 4.0
_ARRIVING_SECONDS = 8.0
"""How long somebody who comes waits for a table whose node has just died."""
_LOOKING_SECONDS = 15.0
"""How long somebody who is there already waits."""
_LOOK_AGAIN_SECONDS = 0.1
_TRIES = 6
"""So often a frame is sent before the guest is asked to connect again."""


class _Numbered(msgspec.Struct):
    """Of what a guest is told: up to which entry."""

    to: int = -1
    seq: int = -1


_Answer = Attached | NotMine | NotAdmitted
_decode_answer: Callable[[bytes], _Answer] = msgspec.msgpack.Decoder(_Answer).decode
_numbered = msgspec.json.Decoder(_Numbered).decode
_NUMBERED = (b'{"type":"events"', b'{"type":"view"')


class TableLines:
    """All lines of this node that may lead elsewhere."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self._lines: dict[str, TableLine] = {}
        self._next = 0
        node.bus.hear_for_guests(self._told)

    def add(self, line: TableLine) -> str:
        self._next += 1
        name = f"{self._next:x}"
        self._lines[name] = line
        return name

    def remove(self, name: str) -> None:
        self._lines.pop(name, None)

    def connections(self) -> list[Connection]:
        return [line.connection for line in self._lines.values()]

    def node_gone(self, node: str) -> None:
        for line in list(self._lines.values()):
            if line.owner == node:
                line.look_again()

    def interrupted(self) -> None:
        for line in list(self._lines.values()):
            if line.owner is not None:
                line.look_again()

    def _told(self, guest: str, data: bytes) -> None:
        line = self._lines.get(guest)
        if line is not None:
            line.told(unpacked(data, ToldGuest))


class TableLine:
    def __init__(self, services: Services, connection: Connection, table: str, lines: TableLines | None) -> None:
        self.connection = connection
        self.owner: str | None = None
        """The node that has the table; None: this one."""
        self._services = services
        self._table = table
        self._lines = lines
        self._here: AtTable | None = None
        self._name = ""
        self._line = 0
        self._number = 0
        self._last: int | None = None
        """The first entry that the guest lacked when they came, or the last that they were told."""
        self._looking: asyncio.Task[None] | None = None
        self._asking: asyncio.Future[bytes] | None = None
        self._found = asyncio.Event()
        self._closed = False
        self._lost = False
        """What was just found is lost again."""

    async def open(self, first: int | None) -> None:
        """Raises RequestRefused, and whatever the store raises."""
        self._last = None if first is None else first - 1
        if self._lines is None:
            await self._open_here(first)
            return
        self._name = self._lines.add(self)
        try:
            await self._find(time.monotonic() + _ARRIVING_SECONDS)
        except BaseException:
            self.close()
            raise

    def hear(self, _: Connection, frame: str | bytes) -> Awaitable[None]:
        """Carried out when this is awaited, or the guest is asked to connect again."""
        if self._lines is None:
            assert self._here is not None
            return self._here.hear(frame)
        return self._hear_anywhere(frame)

    async def _hear_anywhere(self, frame: str | bytes) -> None:
        data = frame.encode() if isinstance(frame, str) else frame
        for _tried in range(_TRIES):
            await self._found.wait()
            if self._here is not None:
                await self._here.hear(frame)
                return
            if self.connection.gone.is_set() or await self._sent(data):
                return
        self.connection.close("restart")

    def close(self) -> None:
        self._closed = True
        if self._looking is not None:
            self._looking.cancel()
        if self._lines is not None:
            self._lines.remove(self._name)
        self._leave()

    def _leave(self) -> None:
        """Whoever has the table is told that the guest is not on this line any more."""
        if self._here is not None:
            here, self._here = self._here, None
            here.leave()
        elif self.owner is not None and self._lines is not None:
            node = self._lines.node
            node.bus.tell_node(self.owner, "left", packed(Left(node.name, self._name, self._line)))
        self.owner = None

    # looking for the table

    def look_again(self) -> None:
        """Whoever had the table has it no more."""
        self._lost = True
        if self._looking is None and not self._closed and not self.connection.gone.is_set():
            self._found.clear()
            self._looking = asyncio.create_task(self._look())
            if self._asking is not None:
                self._asking.cancel()

    async def _look(self) -> None:
        try:
            self.owner = None
            await self._find(time.monotonic() + _LOOKING_SECONDS)
        except RequestRefused as refused:
            if refused.status == 403:
                self.connection.close("refused", refused.problem.code)
            else:
                self.connection.close("restart")
        except Exception:
            _log.exception("a guest's table could not be found again", extra={"table": self._table})
            self.connection.close("restart")
        finally:
            self._looking = None
            self._found.set()

    async def _find(self, until: float) -> None:
        while True:
            try:
                self._lost = False
                await self._attach_once()
                if not self._lost:
                    self._found.set()
                    return
            except RequestRefused as refused:
                if refused.status != 503 or self._services.live_tables.closing or time.monotonic() > until:
                    raise
            except (NotThere, NodeSilent, StoreFailure):
                if time.monotonic() > until:
                    raise RequestRefused(503, "server.not-stored") from None
            await asyncio.sleep(_LOOK_AGAIN_SECONDS)

    async def _attach_once(self) -> None:
        first = None if self._last is None else self._last + 1
        try:
            await self._open_here(first)
        except OwnedElsewhere as other:
            await self._open_at(other.node, first)

    async def _open_here(self, first: int | None) -> None:
        table = await self._services.live_tables.wake(self._table)
        here = AtTable(self._services, table, self.connection)
        here.must_be_welcome(first)
        self._here, self.owner = here, None
        await here.attach(first)

    async def _open_at(self, owner: str, first: int | None) -> None:
        assert self._lines is not None
        node, guest = self._lines.node, self.connection
        self._line += 1
        self._number = 0
        wish = Attach(
            node.name,
            self._name,
            self._line,
            self._table,
            guest.person,
            guest.session,
            guest.address,
            first,
            guest.changes,
            guest.device,
            guest.as_seat,
        )
        self.owner = owner
        data = await node.bus.request(owner, "attach", packed(wish), _ATTACH_SECONDS)
        match _decode_answer(data):
            case Attached(seat):
                guest.seat = seat
            case NotMine():
                raise NotThere
            case NotAdmitted(status, code, _, params):
                raise RequestRefused(status, code, **params)

    # to the table and back

    async def _sent(self, frame: bytes) -> bool:
        """Whether the frame was carried out. If that is not known, it is sent again: what has a `cid` is done once."""
        assert self._lines is not None
        node, owner, line = self._lines.node, self.owner, self._line
        if owner is None:
            return False
        heard = packed(GuestFrame(node.name, self._name, line, frame))
        self._asking = asyncio.ensure_future(node.bus.request(owner, "frame", heard, _FRAME_SECONDS))
        try:
            answer: _Answer = _decode_answer(await self._asking)
        except (NotThere, NodeSilent):
            answer = NotMine()
        except asyncio.CancelledError:
            if line == self._line and self._looking is None:
                raise
            return False
        finally:
            self._asking = None
        if isinstance(answer, Attached):
            self.connection.seat = answer.seat
            return True
        if isinstance(answer, NotAdmitted):
            self.connection.close("restart")
            return True
        if line == self._line:
            self.look_again()
        return False

    def told(self, told: ToldGuest) -> None:
        if told.line != self._line or self._closed or self._here is not None:
            return
        if told.number != self._number:
            _log.warning("something on the bus was lost", extra={"table": self._table})
            self.look_again()
            return
        self._number += 1
        for message in told.messages:
            if message.startswith(_NUMBERED):
                numbered = _numbered(message)
                self._last = max(numbered.to, numbered.seq, -1 if self._last is None else self._last)
        self.connection.post(*told.messages)
        if told.close == "restart":
            self.look_again()
        elif told.close is not None:
            self.connection.close(told.close)
