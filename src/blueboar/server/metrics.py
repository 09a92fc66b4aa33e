"""What Prometheus may ask. One registry a server, so that tests can run several."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

_DURATIONS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class TimesOfMoves(Collector):
    """A histogram that the loop alone writes: one with locks and labels costs a move more than its redaction."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._counts = [0] * (len(_DURATIONS) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(_DURATIONS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        buckets, so_far = [], 0
        for bound, count in zip((*map(float, _DURATIONS), "+Inf"), self._counts, strict=True):
            so_far += count
            buckets.append((str(bound), so_far))
        yield HistogramMetricFamily(
            "blueboar_move_seconds", "From a move's frame to its answer.", buckets=buckets, sum_value=self._sum
        )


class Count:
    """Of one game."""

    def __init__(self) -> None:
        self.so_far = 0


class MovesMade(Collector):
    """A counter that the loop alone writes, for the same reason."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._counts: dict[str, Count] = {}
        registry.register(self)

    def of(self, game: str) -> Count:
        return self._counts.setdefault(game, Count())

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily("blueboar_moves", "Moves made and stored.", labels=["game"])
        for game, count in list(self._counts.items()):
            family.add_metric([game], count.so_far)
        yield family


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.moves = MovesMade(registry)
        self.refusals = Counter("blueboar_refusals", "Messages refused, by code.", ["code"], registry=registry)
        self.repeats = Counter("blueboar_repeats", "Moves sent again and made once.", registry=registry)
        self.move_seconds = TimesOfMoves(registry)
        self.commit_moves = Histogram(
            "blueboar_commit_writes",
            "Writes that shared a commit.",
            buckets=(1, 2, 4, 8, 16, 64),
            registry=registry,
        )
        self.commit_seconds = Histogram(
            "blueboar_commit_seconds",
            "How long a commit of the store took, its disk included.",
            buckets=_DURATIONS,
            registry=registry,
        )
        self.loop_late_seconds = Histogram(
            "blueboar_loop_late_seconds",
            "How late the server comes to what is due: everybody waits as long.",
            buckets=_DURATIONS,
            registry=registry,
        )
        self.sockets = Gauge("blueboar_sockets", "Open sockets.", registry=registry)
        self.tables = Gauge("blueboar_tables_awake", "Tables in memory.", registry=registry)
        self.relayed = Gauge("blueboar_relayed_guests", "Guests of other nodes at tables here.", registry=registry)
        self.fenced = Counter("blueboar_fenced", "Times that this node gave up its tables.", registry=registry)
        self.slow = Counter("blueboar_slow_readers", "Sockets closed for not reading.", registry=registry)
        self.floods = Counter("blueboar_floods", "Sockets closed for flooding.", registry=registry)
        self.bot_answers = Counter("blueboar_bot_answers", "Answers of bots.", ["game", "level"], registry=registry)
        self.bot_failures = Counter("blueboar_bot_failures", "Bots that needed the safe move.", registry=registry)
        self.bot_seconds = Histogram(
            "blueboar_bot_seconds", "How long bots thought.", buckets=_DURATIONS, registry=registry
        )
        self.faults = Counter("blueboar_faults", "Errors that no one should see.", ["where"], registry=registry)
        self.requests = Counter("blueboar_requests", "HTTP requests.", ["endpoint", "status"], registry=registry)

    def committed(self, writes: int, seconds: float) -> None:
        self.commit_moves.observe(writes)
        self.commit_seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
