"""The ASGI application: routes from the list of endpoints, sockets, health, metrics and the web client."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from blueboar.protocol.endpoints import ENDPOINTS
from blueboar.protocol.shapes import Problem
from blueboar.server.connections.proxies import host_of, is_handed_on
from blueboar.server.http.across_nodes import across_nodes
from blueboar.server.http.api import company, notices, people, records, tables
from blueboar.server.http.api_request import Handler, endpoint_function, problem_response
from blueboar.server.http.pages import Client, client_folder, not_built
from blueboar.server.http.request_limits import RequestLimits
from blueboar.server.http.security_headers import SecurityHeaders
from blueboar.server.origin import is_this_machine
from blueboar.server.services import Services
from blueboar.server.sockets.admission import Admission
from blueboar.server.sockets.lobby_socket import LobbySocket
from blueboar.server.sockets.table_socket import TableSocket
from blueboar.server.store.database import StoreFailure

_log = logging.getLogger(__name__)

HANDLERS: dict[str, Handler] = {
    "new_guest": people.new_guest,
    "me": people.me,
    "change_me": people.change_me,
    "new_account": people.new_account,
    "change_password": people.change_password,
    "delete_me": people.delete_me,
    "login": people.login,
    "logout": people.logout,
    "my_games": tables.my_games,
    "history": people.history,
    "statistics": people.statistics,
    "link": people.link,
    "link_info": people.link_info,
    "claim_link": people.claim_link,
    "devices": people.devices,
    "end_device": people.end_device,
    "end_sessions": people.end_sessions,
    "inn": tables.inn,
    "games": tables.games,
    "new_table": tables.new_table,
    "quick": tables.quick,
    "tables": tables.tables,
    "table": tables.table,
    "join": tables.join,
    "sit": tables.sit,
    "leave": tables.leave,
    "swap": tables.swap,
    "kick": tables.kick,
    "set_bot": tables.set_bot,
    "start": tables.start,
    "rematch": tables.rematch,
    "queue": tables.queue,
    "companion": tables.companion,
    "report": company.report,
    "blocks": company.blocks,
    "block": company.block,
    "notices": notices.settings,
    "set_notice_wishes": notices.set_wishes,
    "add_push": notices.add_push,
    "add_webhook": notices.add_webhook,
    "remove_notice_channel": notices.remove,
    "try_notice_channel": notices.try_out,
    "table_notices": notices.of_table,
    "add_table_webhook": notices.add_to_table,
    "remove_table_webhook": notices.remove_from_table,
    "record": records.record,
    "replay": records.replay,
    "verify": records.verify,
}


def application(services: Services) -> Starlette:
    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        # The first page would load half of anyio, and every table would wait for that.
        await run_in_threadpool(int)
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    return Starlette(
        routes=_routes(services),
        lifespan=lifespan,
        middleware=[
            Middleware(
                RequestLimits,
                services.hit_limit,
                services.proxies,
                services.metrics.requests.labels("any", 429).inc,
            ),
            Middleware(SecurityHeaders, https=services.settings.secure_cookies),
        ],
        exception_handlers={HTTPException: _not_found, Exception: _fault(services)},
    )


def _routes(services: Services) -> list[BaseRoute]:
    admission = Admission(services)
    handlers, lines = HANDLERS, None
    if services.node is not None:
        handlers, lines = across_nodes(services, services.node, HANDLERS)
    routes: list[BaseRoute] = [
        Route(
            endpoint.path,
            endpoint_function(services, endpoint, handlers[endpoint.name]),
            methods=[endpoint.method],
        )
        for endpoint in ENDPOINTS
    ]
    routes += [
        WebSocketRoute("/ws/table/{id}", TableSocket(admission, lines)),
        WebSocketRoute("/ws/lobby", LobbySocket(admission)),
        *_health(services),
    ]
    folder = client_folder(services.settings.client)
    if folder is None:
        routes.append(Route("/", not_built))
    else:
        routes.append(Mount("/", Client(folder)))
    return routes


def _health(services: Services) -> list[BaseRoute]:
    async def healthz(_: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readyz(_: Request) -> Response:
        """Ready when the store takes and answers, and nobody has told the server to stop."""
        if not services.open or services.live_tables.closing:
            return PlainTextResponse("closing\n", 503)
        if services.node is not None and not services.node.membership.may_take:
            return PlainTextResponse("cut off from the other nodes\n", 503)
        try:
            await services.store.database.read("SELECT 1")
            await services.readiness.check()
        except StoreFailure:
            return PlainTextResponse("the store does not answer, or takes nothing\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(request: Request) -> Response:
        """For this machine, and for whom its host names: they count what happens at the tables of others."""
        address = host_of(request.scope)
        if address not in services.settings.metrics_for and (
            not is_this_machine(address) or is_handed_on(request.scope)
        ):
            raise HTTPException(404)
        return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")

    return [Route("/healthz", healthz), Route("/readyz", readyz), Route("/metrics", metrics)]


async def _not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "request.unknown-path", 405: "request.wrong-method"}.get(error.status_code, "request.refused")
    response = problem_response(error.status_code, Problem(code))
    response.headers.update(error.headers or {})
    return response


def _route_of(request: Request) -> str:
    """Without what was filled in: a link's path is a secret."""
    return str(getattr(request.scope.get("route"), "path", "unknown"))


def _fault(services: Services) -> Callable[[Request, Exception], Awaitable[Response]]:
    async def fault(request: Request, error: Exception) -> Response:
        _log.error("a request failed", exc_info=error, extra={"path": _route_of(request)})
        services.metrics.faults.labels("http").inc()
        return problem_response(500, Problem("server.fault"))

    return fault
