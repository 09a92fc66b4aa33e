"""Token buckets: how often something may be done, by whom."""
# compiled: asked several times for every frame

from __future__ import annotations

from collections import OrderedDict

from blueboar.server.settings import Rate

_MOST_KEPT = 20_000


class RateLimiter:
    __slots__ = ("_burst", "_left", "_per_second", "_seen")

    def __init__(self, rate: Rate, now: float) -> None:
        self._burst = float(rate.burst)
        self._per_second = rate.per_second
        self._left = self._burst
        self._seen = now

    def take(self, now: float, cost: float = 1) -> bool:
        """Whether it may be done now."""
        left = self._filled(now)
        if left < cost:
            self._left = left
            return False
        self._left = left - cost
        return True

    def spend(self, now: float, cost: float) -> None:
        """It was done whether it was allowed or not: who owes waits longer."""
        self._left = max(-self._burst, self._filled(now) - cost)

    @property
    def is_half_empty(self) -> bool:
        return self._left < self._burst / 2

    def _filled(self, now: float) -> float:
        # Asked several times for every frame that comes in: `min` and `max` are dearer than all the rest.
        left = self._left
        if now > self._seen:
            left += (now - self._seen) * self._per_second
        self._seen = now
        return left if left < self._burst else self._burst


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
