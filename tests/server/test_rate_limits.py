"""How often something may be done."""

from blueboar.server.rate_limits import RateLimiter, RateLimiters
from blueboar.server.settings import Rate


def test_a_limit_is_lifted_again_with_time():
    limiter = RateLimiter(Rate(2, 3), 0.0)
    assert [limiter.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert limiter.take(0.4) is False
    assert limiter.take(0.6) is True
    assert [limiter.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_everyone_has_a_limit_of_their_own():
    limiters = RateLimiters(Rate(0.1, 1))
    assert limiters.take("a", 0.0)
    assert not limiters.take("a", 0.0)
    assert limiters.take("b", 0.0)
