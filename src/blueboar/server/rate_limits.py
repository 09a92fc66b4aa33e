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

    def take(self, now: float) -> bool:
        """Whether it may be done now."""
        left = min(self._rate.burst, self._left + (now - self._seen) * self._rate.per_second)
        self._seen = now
        if left < 1:
            self._left = left
            return False
        self._left = left - 1
        return True


class RateLimiters:
    """A bucket for each key; those not used for longest are forgotten first (they are full again anyway)."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._limiters: OrderedDict[str, RateLimiter] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        limiter = self._limiters.get(key)
        if limiter is None:
            limiter = self._limiters[key] = RateLimiter(self._rate, now)
            if len(self._limiters) > _MOST_KEPT:
                self._limiters.popitem(last=False)
        else:
            self._limiters.move_to_end(key)
        return limiter.take(now)
