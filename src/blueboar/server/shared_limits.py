"""Limits that all nodes of an inn count together: more nodes must not mean more guesses, guests, tables or notices.

What protects a node itself (connections, frames, requests, records that are read) is counted by each for itself.
"""

from __future__ import annotations

import time

from blueboar.server.accounts.tokens import hash_of
from blueboar.server.rate_limits import RateLimiters
from blueboar.server.settings import Rate
from blueboar.server.store.leases import LeaseStore


class SharedLimiters:
    def __init__(self, name: str, rate: Rate, shared: LeaseStore | None) -> None:
        """`shared`: where the nodes count; None: this server is the whole inn."""
        self._name = name
        self._rate = rate
        self._here = RateLimiters(rate)
        self._shared = shared

    async def take(self, key: str) -> bool:
        """Whether it may be done now."""
        if not self._here.take(key, time.monotonic()):
            return False
        if self._shared is None:
            return True
        return await self._shared.may(hash_of(f"{self._name} {key}"), self._rate.per_second, self._rate.burst)
