"""From an HTTP request to a typed one and back: size, rate, origin, who it is, what they want, and the reply."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from blueboar.core.errors import GameError
from blueboar.protocol.endpoints import Endpoint
from blueboar.protocol.shapes import Problem
from blueboar.server.accounts.tokens import COOKIE, token_of
from blueboar.server.connections.proxies import limit_key
from blueboar.server.origin import is_ours
from blueboar.server.refusals import MALFORMED, RequestRefused
from blueboar.server.services import Services
from blueboar.server.store.database import StoreFailure
from blueboar.server.store.rows import StoredPerson

_COOKIE_SECONDS = 400 * 86_400
_BODY_SECONDS = 30.0
"""Who sends a body more slowly than this only holds a connection."""
_FOR_A_SEAT = frozenset({"me", "logout", "games", "tables", "table", "join"})
"""What a device may ask that has a seat of somebody and nothing else of theirs."""
_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


class ApiRequest:
    """One request. `body` and `query` are as the endpoint declares them; `person` is someone where it needs one."""

    def __init__(
        self,
        services: Services,
        person: StoredPerson | None,
        body: Any,
        query: dict[str, Any],
        *,
        path: dict[str, str],
        address: str,
        site: str,
        token: str | None = None,
    ) -> None:
        self.services = services
        self.path = path
        self.address = address
        """Whose limits it counts against."""
        self.site = site
        """The address under which this client reaches the inn."""
        self.token = token
        self.someone = person
        self.body = body
        self.query = query
        self.cookie: str | None = None
        """The token that this device gets; '' takes it away."""
        self.no_node_to_ask = False
        """Whoever has the table does not answer: what the store knows must do."""

    @property
    def person(self) -> StoredPerson:
        if self.someone is None:
            raise RequestRefused(401, "person.nobody")
        return self.someone


def site_of(request: Request) -> str:
    origin = request.headers.get("origin")
    return origin or f"{request.url.scheme}://{request.url.netloc}"


Handler = Callable[[ApiRequest], Awaitable[Any]]


def refusal_of(error: Exception) -> tuple[int, Problem] | None:
    """What is answered to a request that could not be granted; None if nobody expected that."""
    match error:
        case RequestRefused():
            return error.status, error.problem
        case GameError():
            return 400, Problem(error.code, error.clause, error.params)
        case StoreFailure():
            return 503, Problem("server.not-stored")
        case _:
            return None


def endpoint_function(
    services: Services, endpoint: Endpoint, handler: Handler
) -> Callable[[Request], Awaitable[Response]]:
    decode = None if endpoint.body is None else msgspec.json.Decoder(endpoint.body).decode

    async def answer(request: Request) -> Response:
        try:
            api_request = await _api_request(services, endpoint, request, decode)
            result = await handler(api_request)
        except Exception as error:
            refusal = refusal_of(error)
            if refusal is None:
                raise
            if isinstance(error, StoreFailure):
                _log.exception("the store failed", extra={"endpoint": endpoint.name})
            return _refusal(services, endpoint, *refusal)
        services.metrics.requests.labels(endpoint.name, endpoint.status).inc()
        content = result if isinstance(result, bytes) else _encode(result)
        response = Response(content, endpoint.status, media_type="application/json")
        response.headers["cache-control"] = "no-store"
        _set_cookie(services, api_request, response)
        return response

    return answer


async def _api_request(
    services: Services, endpoint: Endpoint, request: Request, decode: Callable[[bytes], Any] | None
) -> ApiRequest:
    if not services.request_limit.take(limit_key(request.scope), time.monotonic()):
        raise RequestRefused(429, "request.too-fast")
    if endpoint.method != "GET" and not is_ours(request.headers, services.settings.origins):
        raise RequestRefused(403, "request.foreign-origin")
    query = _query(endpoint, request)
    token = token_of(request.headers, request.cookies)
    person = await services.people.by_token(token) if token else None
    if person is not None and person.only_table is not None and endpoint.name not in _FOR_A_SEAT:
        # A link gives the seat, not the person: neither their account nor their other tables.
        if endpoint.person:
            raise RequestRefused(403, "person.seat-only")
        person = None
    if endpoint.person and person is None:
        raise RequestRefused(401, "person.nobody")
    body = None
    if decode is not None:
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise RequestRefused(415, "request.not-json")
        data = await _read(request, services.settings.limits.body_bytes)
        try:
            body = decode(data or b"{}")
        except MALFORMED as error:
            raise RequestRefused(400, "request.malformed", reason=str(error)) from None
    return ApiRequest(
        services,
        person,
        body,
        query,
        path=request.path_params,
        address=limit_key(request.scope),
        site=site_of(request),
        token=token,
    )


async def _read(request: Request, most: int) -> bytes:
    data = bytearray()
    try:
        async with asyncio.timeout(_BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise RequestRefused(413, "request.too-large", most=most)
    except (ClientDisconnect, TimeoutError):
        raise RequestRefused(400, "request.cut-off") from None
    return bytes(data)


def _query(endpoint: Endpoint, request: Request) -> dict[str, Any]:
    query: dict[str, Any] = {}
    for name, value in request.query_params.items():
        if name not in endpoint.query:
            continue
        try:
            query[name] = msgspec.convert(value, endpoint.query[name], strict=False)
        except MALFORMED as error:
            raise RequestRefused(400, "request.malformed", parameter=name, reason=str(error)) from None
    return query


def _refusal(services: Services, endpoint: Endpoint, status: int, problem: Problem) -> Response:
    services.metrics.requests.labels(endpoint.name, status).inc()
    return problem_response(status, problem)


def problem_response(status: int, problem: Problem) -> Response:
    content = msgspec.json.encode(problem, enc_hook=str)
    return Response(content, status, {"cache-control": "no-store"}, media_type="application/json")


def _set_cookie(services: Services, api_request: ApiRequest, response: Response) -> None:
    if api_request.cookie is None:
        return
    if api_request.cookie:
        response.set_cookie(
            COOKIE,
            api_request.cookie,
            max_age=_COOKIE_SECONDS,
            httponly=True,
            samesite="strict",
            secure=services.settings.secure_cookies,
        )
    else:
        response.delete_cookie(COOKIE, httponly=True, samesite="strict", secure=services.settings.secure_cookies)
