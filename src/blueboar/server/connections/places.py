"""How many connections there may be, of whom, and who has to go when all places are taken.

A newcomer finds a place for as long as somebody holds one without need: then the address that holds most of them loses
the oldest. Who sits at a table keeps theirs.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Protocol

import msgspec

from blueboar.server.connections.addresses import limited_as
from blueboar.server.rate_limits import RateLimiters
from blueboar.server.settings import Limits

try:
    import resource
except ImportError:  # pragma: no cover - Windows has no such limit
    resource = None  # type: ignore[assignment]

OTHER_FILES = 64
"""Beside connections: the store, the bots' processes, logs."""
_PRICE_OF_A_FLOOD = 20
"""So many new connections is a flood worth."""


class Closable(Protocol):
    def abort(self) -> None: ...


class Place(msgspec.Struct, eq=False):
    """One connection's place."""

    address: str
    transport: Closable
    since: float
    asked: bool = False
    """Whether a whole request has come in."""
    kept: bool = False
    """Somebody sits at a table with it."""


class Places:
    def __init__(
        self, limits: Limits, proxies: Callable[[str], bool] = lambda _: False, most: int | None = None
    ) -> None:
        """`proxies`: whether an address only hands on what others send; those are many guests, not one."""
        self._limits = limits
        self._is_proxy = proxies
        self._most = min(limits.connections_in_all, _files() - OTHER_FILES) if most is None else most
        self._arrivals = RateLimiters(limits.connections)
        self.frames = RateLimiters(limits.frames_an_address)
        """Of all sockets of an address together."""
        self._by_address: dict[str, dict[Place, None]] = {}
        self._count = 0
        self.turned_away = 0

    def take(self, host: str, transport: Closable) -> Place | None:
        """A place for a connection that has just come in; None when there is none for this address."""
        now = time.monotonic()
        address = limited_as(host)
        if not self._is_proxy(host):
            held = self._by_address.get(address, {})
            if not self._arrivals.take(address, now) or (
                len(held) >= self._limits.connections_an_address and not self._end_one_of(held, silent=True)
            ):
                self.turned_away += 1
                return None
        if self._count >= self._most and not self._end_one():
            self.turned_away += 1
            return None
        place = Place(address, transport, now)
        self._by_address.setdefault(address, {})[place] = None
        self._count += 1
        return place

    def leave(self, place: Place) -> None:
        held = self._by_address.get(place.address)
        if held is not None and place in held:
            del held[place]
            self._count -= 1
            if not held:
                del self._by_address[place.address]

    def flooded(self, place: Place) -> None:
        """Its connection was cut: whoever does that comes back less often."""
        self._arrivals.spend(place.address, time.monotonic(), _PRICE_OF_A_FLOOD)

    def __len__(self) -> int:
        return self._count

    def _end_one(self) -> bool:
        """Of the address with most places that nobody needs."""
        for held in sorted(self._by_address.values(), key=len, reverse=True):
            if self._end_one_of(held, silent=False):
                return True
        return False

    def _end_one_of(self, held: Collection[Place], *, silent: bool) -> bool:
        """The oldest that has not asked for anything; or, unless `silent`, the oldest that is not kept."""
        found = next((place for place in held if not place.asked), None)
        if found is None and not silent:
            found = next((place for place in held if not place.kept), None)
        if found is None:
            return False
        self.leave(found)
        found.transport.abort()
        return True


def raise_file_limit(wanted: int) -> None:
    """Many systems allow a thousand files unless one asks for more."""
    if resource is None:  # pragma: no cover
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))


def _files() -> int:
    if resource is None:  # pragma: no cover
        return 10_000
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 10_000 if soft == resource.RLIM_INFINITY else max(soft, OTHER_FILES * 2)
