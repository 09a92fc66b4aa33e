"""How often an address may ask for anything at all, pages included; said before anything else is looked at."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from blueboar.protocol.shapes import Problem
from blueboar.server.connections.proxies import Proxies, limit_key
from blueboar.server.rate_limits import RateLimiters

_BODY = msgspec.json.encode(Problem("request.too-fast"))
_HEADERS = [
    (b"content-type", b"application/json"),
    (b"content-length", str(len(_BODY)).encode()),
    (b"cache-control", b"no-store"),
    (b"retry-after", b"5"),
    # Who comes again pays for the connection, too.
    (b"connection", b"close"),
]


class RequestLimits:
    def __init__(self, app: ASGIApp, limit: RateLimiters, proxies: Proxies, on_refusal: Callable[[], None]) -> None:
        self._app = app
        self._limit = limit
        self._proxies = proxies
        self._on_refusal = on_refusal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            self._proxies.notice(scope)
        if scope["type"] == "http" and not self._limit.take(limit_key(scope), time.monotonic()):
            self._on_refusal()
            await send({"type": "http.response.start", "status": 429, "headers": _HEADERS})
            await send({"type": "http.response.body", "body": _BODY})
            return
        await self._app(scope, receive, send)
