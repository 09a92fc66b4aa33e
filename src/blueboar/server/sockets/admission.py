"""Which sockets may connect, and how each is read and written until it closes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import MutableMapping
from typing import Any

import msgspec
from starlette.datastructures import Headers, QueryParams
from starlette.requests import cookie_parser

from blueboar.protocol.shapes import Problem
from blueboar.server.accounts.tokens import hash_of, token_of
from blueboar.server.connections.inbox import INBOX
from blueboar.server.connections.line import LINE
from blueboar.server.connections.proxies import limit_key
from blueboar.server.origin import is_ours
from blueboar.server.rate_limits import RateLimiters
from blueboar.server.refusals import RequestRefused
from blueboar.server.services import Services
from blueboar.server.sockets.connection import Connection, Mailboxes, Send
from blueboar.server.sockets.reading import Hear, read_all
from blueboar.server.store.database import StoreFailure

_log = logging.getLogger(__name__)
_BUSY_SECONDS = 0.01

Scope = MutableMapping[str, Any]


class Admission:
    """Lets sockets in: from our own pages, not too many for a person or an address."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._inside: Counter[str] = Counter()
        self._mailboxes = Mailboxes(services.settings.limits.all_mailboxes_bytes)
        self._messages = RateLimiters(services.settings.limits.messages)

    async def connection(self, scope: Scope, send: Send) -> Connection:
        headers = Headers(scope=scope)
        if not is_ours(headers, self.services.settings.origins):
            raise RequestRefused(403, "request.foreign-origin")
        if self.services.live_tables.closing:
            raise RequestRefused(503, "server.closing")
        address = limit_key(scope)
        if not self.services.request_limit.take(address, time.monotonic()):
            raise RequestRefused(429, "request.too-fast")
        token = token_of(headers, cookie_parser(headers.get("cookie", "")))
        person = await self.services.people.by_token(token) if token else None
        if person is not None and person.only_table not in (None, scope.get("path_params", {}).get("id")):
            person = None
        opener = person.id if person else None
        if QueryParams(scope.get("query_string", b"")).get("watch") == "1":
            # A screen that everyone sees: it knows what spectators know, whoever opened it.
            person = None
        session = hash_of(token) if token and person else None
        limits = self.services.settings.limits
        if self._inside[address] >= limits.sockets_an_address:
            raise RequestRefused(429, "socket.too-many")
        if opener is not None and self._inside[opener] >= limits.sockets_a_person:
            raise RequestRefused(429, "socket.too-many")
        who = person.id if person else None
        line = scope["extensions"][LINE]
        connection = Connection(send, line, who, session, address, limits, self._mailboxes, self.services.metrics)
        connection.device = opener
        # Counted at once: others may be on their way in while this one still waits for its table.
        self._count(connection, 1)
        return connection

    async def refuse(self, send: Send, error: Exception) -> None:
        """Whoever cannot come in is told why, as HTTP tells it."""
        match error:
            case RequestRefused():
                status, problem = error.status, error.problem
            case StoreFailure():
                _log.error("the store failed", exc_info=error)
                status, problem = 503, Problem("server.not-stored")
            case _:
                _log.error("a socket could not be opened", exc_info=error)
                self.services.metrics.faults.labels("socket").inc()
                status, problem = 500, Problem("server.fault")
        headers = [(b"content-type", b"application/json")]
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": msgspec.json.encode(problem)})

    async def turn_away(self, connection: Connection, scope: Scope, send: Send, code: str) -> None:
        """Let in for as long as it takes to say why they cannot stay."""
        await send({"type": "websocket.accept"})
        connection.close("refused", code)
        await self.serve(connection, scope, _unheard)

    def leave(self, connection: Connection) -> None:
        connection.ended()
        self._count(connection, -1)

    def _count(self, connection: Connection, by: int) -> None:
        for key in (connection.address, connection.device):
            if key is not None:
                self._inside[key] += by
                if self._inside[key] <= 0:
                    del self._inside[key]
        self.services.metrics.sockets.inc(by)

    async def serve(self, connection: Connection, scope: Scope, hear: Hear) -> None:
        """Until one side closes. A message that is being carried out is never cut off."""
        frames = scope["extensions"][INBOX]
        reader = asyncio.create_task(read_all(connection, frames, hear, self._messages, self.services))
        parted = connection.parted
        connection.opened()
        try:
            await asyncio.wait({reader, parted}, return_when=asyncio.FIRST_COMPLETED)
            if parted.done():
                # After a goodbye the client has a moment to close; a stuck one is left behind.
                await asyncio.wait({reader}, timeout=1.0 if not parted.cancelled() else 0)
            while connection.busy:
                await asyncio.sleep(_BUSY_SECONDS)
        finally:
            reader.cancel()
            for ended in await asyncio.gather(reader, return_exceptions=True):
                if isinstance(ended, Exception) and not _is_disconnect(ended):
                    _log.error("a socket failed", exc_info=ended)
                    self.services.metrics.faults.labels("socket").inc()


async def _unheard(_connection: Connection, _frame: str | bytes) -> None:
    """Nothing that they say counts."""


def _is_disconnect(error: Exception) -> bool:
    """Servers tell that the client is gone by an OSError of their own."""
    return isinstance(error, OSError)
