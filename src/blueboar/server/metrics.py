"""What Prometheus may ask. One registry a server, so that tests can run several."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_DURATIONS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.moves = Counter("blueboar_moves", "Moves made and stored.", ["game"], registry=registry)
        self.refusals = Counter("blueboar_refusals", "Messages refused, by code.", ["code"], registry=registry)
        self.repeats = Counter("blueboar_repeats", "Moves sent again and made once.", registry=registry)
        self.move_seconds = Histogram(
            "blueboar_move_seconds",
            "From a move's frame to its answer.",
            buckets=_DURATIONS,
            registry=registry,
        )
        self.commit_moves = Histogram(
            "blueboar_commit_writes",
            "Writes that shared a commit.",
            buckets=(1, 2, 4, 8, 16, 64),
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

    def committed(self, writes: int) -> None:
        self.commit_moves.observe(writes)

    def text(self) -> bytes:
        return generate_latest(self.registry)
