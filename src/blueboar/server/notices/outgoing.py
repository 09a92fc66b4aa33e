"""Requests that the inn makes: only to addresses that anyone on the internet could reach.

A guest names the address, so it is not trusted: every name is resolved here, whatever it leads to inside the host's own
network is refused, and the connection goes to the very address that was judged (a name that resolves anew could lead
elsewhere). No redirects, a deadline for everything, and what is answered is not read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from types import TracebackType
from urllib.parse import urlsplit

import httpcore

DEADLINE_SECONDS = 10.0
_AT_ONCE = 20
_FAULTS = (httpcore.TimeoutException, httpcore.NetworkError, httpcore.ProtocolError, httpcore.UnsupportedProtocol)


class AddressRefused(ValueError):
    """An address that the inn does not call; `why` is a code for people."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class NotDelivered(Exception):
    """It was not taken. `for_good`: whoever is there wants nothing more (404, 410)."""

    def __init__(self, reason: str, *, for_good: bool = False) -> None:
        super().__init__(reason)
        self.for_good = for_good


class Outgoing:
    def __init__(self, allowed: Iterable[str] = (), deadline: float = DEADLINE_SECONDS) -> None:
        """`allowed`: hosts of the own network that the operator lets guests name."""
        self._allowed = frozenset(allowed)
        self._deadline = deadline
        self._timeouts = dict.fromkeys(("connect", "read", "write", "pool"), deadline)
        self._pool = httpcore.AsyncConnectionPool(
            network_backend=_PublicOnly(self._allowed), max_connections=_AT_ONCE, max_keepalive_connections=0
        )

    async def __aenter__(self) -> Outgoing:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self._pool.aclose()

    async def judge(self, url: str) -> None:
        """Raises AddressRefused unless guests may name this address."""
        host, port = must_be_web_address(url, self._allowed)
        await public_addresses(host, port, self._allowed)

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        """Raises NotDelivered or AddressRefused."""
        must_be_web_address(url, self._allowed)
        try:
            async with asyncio.timeout(self._deadline):
                async with self._pool.stream(
                    "POST", url, headers=list(headers.items()), content=body, extensions={"timeout": self._timeouts}
                ) as response:
                    status = response.status
        except AddressRefused:
            raise
        except (*_FAULTS, TimeoutError, OSError) as error:
            raise NotDelivered(type(error).__name__) from None
        if status >= 300:
            raise NotDelivered(f"status {status}", for_good=status in (404, 410))


def must_be_web_address(url: str, allowed: frozenset[str] = frozenset()) -> tuple[str, int]:
    """Host and port of an HTTPS address without a password in it; raises AddressRefused."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise AddressRefused("not-an-address") from None
    if parts.scheme not in ("http", "https") or not host or parts.username or parts.password:
        raise AddressRefused("not-an-address")
    if parts.scheme == "http" and host not in allowed:
        raise AddressRefused("not-https")
    return host, port or (443 if parts.scheme == "https" else 80)


async def public_addresses(host: str, port: int, allowed: frozenset[str]) -> list[str]:
    """What the name leads to; raises AddressRefused if any of it lies inside the host's own network."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise AddressRefused("unknown-host") from None
    addresses = list(dict.fromkeys(str(place[4][0]) for place in found))
    if host not in allowed and not all(map(_is_public, addresses)):
        raise AddressRefused("own-network")
    return addresses


def _is_public(address: str) -> bool:
    place = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(place, ipaddress.IPv6Address):
        inside = place.ipv4_mapped or place.sixtofour or (place.teredo[1] if place.teredo else None)
        if inside is not None and not inside.is_global:
            return False
        if place in ipaddress.ip_network("64:ff9b::/96") and not ipaddress.ip_address(place.packed[-4:]).is_global:
            return False
    return place.is_global and not place.is_multicast


class _PublicOnly(httpcore.AsyncNetworkBackend):
    """Resolves and judges a name itself, and connects to what it has judged."""

    def __init__(self, allowed: frozenset[str]) -> None:
        self._allowed = allowed
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        addresses = await public_addresses(host, port, self._allowed)
        return await self._inner.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None
    ) -> httpcore.AsyncNetworkStream:
        raise AddressRefused("not-an-address")

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
