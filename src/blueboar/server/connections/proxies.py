"""Who only hands on what others send, and where a request really comes from.

A proxy that was named (`--proxy`) is believed: uvicorn has then put the guest's address in its place. One on this
machine that was not named is believed only so far that its guests do not share one limit.
"""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Iterable, MutableMapping
from typing import Any

from blueboar.server.connections.addresses import limited_as
from blueboar.server.origin import is_this_machine

_log = logging.getLogger(__name__)
_HANDED_ON = (b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via")
_MOST_LETTERS = 64

Scope = MutableMapping[str, Any]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Proxies:
    def __init__(self, named: Iterable[str]) -> None:
        self._networks = [ipaddress.ip_network(name, strict=False) for name in named]
        self._noticed: set[str] = set()

    def __call__(self, host: str) -> bool:
        """Whether connections from there are those of many guests."""
        if host in self._noticed:
            return True
        if not self._networks:
            return False
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)

    def notice(self, scope: Scope) -> None:
        """A proxy of this machine that nobody has named."""
        host = host_of(scope)
        if self._networks or host in self._noticed or not is_this_machine(host) or not is_handed_on(scope):
            return
        self._noticed.add(host)
        _log.warning(
            "a proxy on this machine hands on requests: name it with --proxy %s, so that limits, metrics and logs "
            "know where they come from",
            host,
        )


def host_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def is_handed_on(scope: Scope) -> bool:
    return any(name in _HANDED_ON for name, _ in scope["headers"])


def limit_key(scope: Scope) -> str:
    """Whose limits a request counts against."""
    host = host_of(scope)
    if is_this_machine(host):
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                # The last one is what the proxy itself has seen; what stands before it anyone can write.
                return limited_as(value.decode("latin-1").rpartition(",")[2].strip()[:_MOST_LETTERS])
    return limited_as(host)


def good_proxy(text: str) -> str:
    """For the command line. Raises ValueError for what is neither an address nor a network."""
    return str(ipaddress.ip_network(text, strict=False))
