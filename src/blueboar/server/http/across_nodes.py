"""What a node does for the other nodes, and asks of them: put together here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from blueboar.server.http.api_request import Handler
from blueboar.server.http.relayed_requests import RelayedRequests, relayed
from blueboar.server.services import Services
from blueboar.server.sockets.relayed_guests import RelayedGuests
from blueboar.server.sockets.table_line import TableLines

if TYPE_CHECKING:
    from blueboar.server.nodes.node import Node


def across_nodes(
    services: Services, node: Node, handlers: Mapping[str, Handler]
) -> tuple[dict[str, Handler], TableLines]:
    """The handlers as a node has them, and the lines of its guests."""
    guests, lines = RelayedGuests(services, node), TableLines(node)
    RelayedRequests(services, node, handlers)

    def node_gone(gone: str) -> None:
        guests.node_gone(gone)
        lines.node_gone(gone)

    def interrupted() -> None:
        guests.interrupted()
        lines.interrupted()

    node.membership.on_gone = node_gone
    node.membership.on_lost = services.live_tables.drop_all
    node.bus.on_interrupted = interrupted
    return {name: relayed(handler, name, node) for name, handler in handlers.items()}, lines
