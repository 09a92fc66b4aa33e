"""Token buckets: how often something may be done, by whom."""

from __future__ import annotations

from collections import OrderedDict

from blueboar.server.settings import Rate

_MOST_KEPT = 20_000


class RateLimiter:
    __slots__ = ("_left", "_rate", "_seen")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._seen = now

    def take(self, now: float, cost: float = 1) -> bool:
        """Whether it may be done now."""
        self._fill(now)
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def spend(self, now: float, cost: float) -> None:
        """It was done whether it was allowed or not: who owes waits longer."""
        self._fill(now)
        self._left = max(-float(self._rate.burst), self._left - cost)

    @property
    def is_half_empty(self) -> bool:
        return self._left < self._rate.burst / 2

    def _fill(self, now: float) -> None:
        self._left = min(self._rate.burst, self._left + max(0.0, now - self._seen) * self._rate.per_second)
        self._seen = now


class RateLimiters:
    """A bucket for each key; those not used for longest are forgotten first (they are full again anyway)."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._limiters: OrderedDict[str, RateLimiter] = OrderedDict()

    def take(self, key: str, now: float, cost: float = 1) -> bool:
        return self._limiter(key, now).take(now, cost)

    def spend(self, key: str, now: float, cost: float) -> None:
        self._limiter(key, now).spend(now, cost)

    def _limiter(self, key: str, now: float) -> RateLimiter:
        limiter = self._limiters.get(key)
        if limiter is None:
            limiter = self._limiters[key] = RateLimiter(self._rate, now)
            if len(self._limiters) > _MOST_KEPT:
                self._limiters.popitem(last=False)
        else:
            self._limiters.move_to_end(key)
        return limiter
