"""Requests about a table that another node has: that node carries them out, and its answer is this one's."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from blueboar.protocol.endpoints import ENDPOINTS
from blueboar.protocol.shapes import Problem
from blueboar.server.http.api_request import ApiRequest, Handler, refusal_of
from blueboar.server.nodes.envelopes import Call, NodeSilent, NotMine, NotThere, Reply, packed, unpacked
from blueboar.server.refusals import RequestRefused
from blueboar.server.services import Services
from blueboar.server.tables.owners import OwnedElsewhere

if TYPE_CHECKING:
    from blueboar.server.nodes.node import Node

_ANSWER_SECONDS = 5.0
_LOOKING_SECONDS = 6.0
_LOOK_AGAIN_SECONDS = 0.1
_READS = frozenset({"table", "join"})
"""What can be answered from the store, if need be: then it is only not known who is there."""
_encode = msgspec.json.Encoder().encode
_endpoints = {endpoint.name: endpoint for endpoint in ENDPOINTS}


def relayed(handler: Handler, endpoint: str, node: Node) -> Handler:
    """The handler, for a node: carried out where the table is."""

    async def handle(request: ApiRequest) -> Any:
        until = time.monotonic() + _LOOKING_SECONDS
        while True:
            try:
                return await handler(request)
            except OwnedElsewhere as other:
                try:
                    answer = await _ask(node, other, endpoint, request)
                except NodeSilent:
                    # It may have been done: whoever asked looks, and tries again.
                    answer = NotMine()
                    until = 0.0
                except NotThere:
                    answer = NotMine()
                if isinstance(answer, Reply):
                    return _content(answer)
            if endpoint in _READS:
                request.no_node_to_ask = True
            elif time.monotonic() > until:
                raise RequestRefused(503, "server.not-stored")
            else:
                await asyncio.sleep(_LOOK_AGAIN_SECONDS)

    return handle


async def _ask(node: Node, other: OwnedElsewhere, endpoint: str, request: ApiRequest) -> Reply | NotMine:
    path, body = request.path, request.body
    if other.instead is not None:
        endpoint, path, body = other.instead
    person = request.someone
    call = Call(
        endpoint,
        path,
        request.query,
        None if body is None else _encode(body),
        None if person is None else person.id,
        None if person is None else person.only_table,
        request.address,
        request.site,
    )
    answer = await node.bus.request(other.node, "call", packed(call), _ANSWER_SECONDS)
    return msgspec.msgpack.decode(answer, type=Reply | NotMine)


def _content(reply: Reply) -> bytes:
    if reply.status < 400:
        return reply.content
    problem = msgspec.json.decode(reply.content, type=Problem)
    refused = RequestRefused(reply.status, problem.code)
    refused.problem = problem
    raise refused


class RelayedRequests:
    """Those that other nodes have admitted, for tables of this one."""

    def __init__(self, services: Services, node: Node, handlers: Mapping[str, Handler]) -> None:
        self._services = services
        self._node = node
        self._handlers = handlers
        node.bus.answer("call", self._answer)

    async def _answer(self, data: bytes) -> bytes:
        call = unpacked(data, Call)
        try:
            request = await self._request(call)
            try:
                result = await self._handlers[call.endpoint](request)
            except OwnedElsewhere as other:
                if other.instead is None:
                    return packed(NotMine())
                return packed(await _ask(self._node, other, call.endpoint, request))
        except (NotThere, NodeSilent):
            return packed(Reply(503, _encode(Problem("server.not-stored"))))
        except Exception as error:
            refusal = refusal_of(error)
            if refusal is None:
                raise
            return packed(Reply(refusal[0], msgspec.json.encode(refusal[1], enc_hook=str)))
        content = result if isinstance(result, bytes) else _encode(result)
        return packed(Reply(_endpoints[call.endpoint].status, content))

    async def _request(self, call: Call) -> ApiRequest:
        endpoint = _endpoints[call.endpoint]
        body = None if call.body is None else msgspec.json.decode(call.body, type=endpoint.body)
        person = None if call.person is None else await self._services.people.by_id(call.person)
        if person is not None:
            person = replace(person, only_table=call.only_table)
        query = {name: msgspec.convert(value, endpoint.query[name]) for name, value in call.query.items()}
        return ApiRequest(self._services, person, body, query, path=call.path, address=call.address, site=call.site)
