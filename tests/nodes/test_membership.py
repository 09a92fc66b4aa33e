"""When a node takes itself for alive: as long as the store does, and never longer."""

from __future__ import annotations

from typing import cast

import pytest

from blueboar.server.nodes import membership as module
from blueboar.server.nodes.bus import Bus
from blueboar.server.nodes.membership import Membership

LEASE = 1000.0
"""Seconds of a clock that only the test moves on."""


class SlowStore:
    """Frees what this node had before, which takes nearly as long as a lease, and then lets it join."""

    def __init__(self) -> None:
        self.now = 0.0

    async def release_all(self, node: str) -> None:
        self.now += 0.9 * LEASE

    async def join(self, node: str, seconds: float, *, bus: bool, takes_tables: bool) -> float:
        self.now += 0.05 * LEASE
        return self.now

    async def leave(self, node: str) -> None:
        pass


class NoBus:
    is_connected = True
    lost_seconds = 0.0


@pytest.fixture
def store(monkeypatch):
    store = SlowStore()

    class Time:
        @staticmethod
        def monotonic() -> float:
            return store.now

    monkeypatch.setattr(module, "time", Time)
    return store


async def test_a_node_that_was_slow_to_come_back_is_alive_for_a_whole_lease_from_then(store):
    """It was out again at once, and everyone at its tables was sent away again: for ever, on a busy machine."""
    node = Membership(store, cast(Bus, NoBus()), "a", LEASE, takes_tables=True)
    await node.start()
    try:
        store.now += 0.9 * LEASE
        assert node.is_good
        store.now += 0.1 * LEASE
        assert not node.is_good, "counted from before it asked, not from the answer"
    finally:
        await node.stop()
