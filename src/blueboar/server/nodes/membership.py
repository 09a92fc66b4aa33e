"""A node's place among the nodes: alive as long as the store says so, and its own judge when the store says nothing.

The store's clock decides when a node's time is over. The node counts its own time by a clock that never jumps and
that runs on while the process is stopped, from the moment *before* it asked: it always gives up before others may
take over.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from blueboar.server.nodes.bus import Bus
from blueboar.server.store.database import LeaseLost, Statement, StoreFailure
from blueboar.server.store.leases import LeaseStore, LiveNode, lock_lease
from blueboar.server.wall_time import wall_now

_log = logging.getLogger(__name__)
_T = TypeVar("_T")
_RENEWALS_A_LEASE = 4
CUT_OFF_SECONDS = 1.5
"""A bus that is out of reach for longer, while others reach it, is this node's own trouble."""


class Membership:
    def __init__(self, leases: LeaseStore, bus: Bus, node: str, lease_seconds: float, *, takes_tables: bool) -> None:
        self.node = node
        self.others: tuple[LiveNode, ...] = ()
        self.takes_tables = takes_tables
        self._leases = leases
        self._bus = bus
        self._seconds = lease_seconds
        self._good_until = 0.0
        self._out = True
        self._cut_off = False
        self._watch: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._late: set[asyncio.Task[Any]] = set()
        self._asking_after: dict[str, asyncio.Task[None]] = {}
        bus.on_nobody = self._ask_after
        self.on_lost: Callable[[], None] = lambda: None
        """Everything that this node owned is not its own any more."""
        self.on_gone: Callable[[str], None] = lambda node: None
        """Another node is alive no more."""

    async def start(self) -> None:
        await self._join()
        self._task = asyncio.create_task(self._keep(), name="membership")

    async def stop(self) -> None:
        """Whatever it still has is free for others at once."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for asking in list(self._asking_after.values()):
            asking.cancel()
        if self._watch is not None:
            self._watch.cancel()
        self._good_until = 0.0
        wall_now.go_alone()
        try:
            await self._in_time(self._leases.leave(self.node))
        except (StoreFailure, TimeoutError):
            _log.warning("this node could not say that it leaves; its tables are free in a moment anyway")

    @property
    def is_good(self) -> bool:
        """It may write and answer for its tables."""
        return time.monotonic() < self._good_until

    @property
    def may_take(self) -> bool:
        return self.is_good and not self._cut_off

    def is_alive(self, node: str) -> bool:
        return any(other.node == node for other in self.others)

    async def _join(self) -> None:
        # What it had under this name before it was out of reach is nobody's.
        await self._in_time(self._leases.release_all(self.node))
        asked = time.monotonic()
        joining = self._leases.join(
            self.node, self._seconds, bus=self._bus.is_connected, takes_tables=self.takes_tables
        )
        wall_now.follow(await self._in_time(joining))
        self._good(asked)

    async def _in_time(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Raises TimeoutError after a lease's time, even if the driver cannot be stopped so soon."""
        task = asyncio.create_task(work)
        await asyncio.wait({task}, timeout=self._seconds)
        if task.done():
            return task.result()
        task.cancel()
        self._late.add(task)
        task.add_done_callback(self._is_over)
        raise TimeoutError

    def _is_over(self, task: asyncio.Task[Any]) -> None:
        self._late.discard(task)
        if not task.cancelled():
            # Nobody waits for it: how it ended is of no interest.
            task.exception()

    def _good(self, asked: float) -> None:
        self._out = False
        self._good_until = asked + self._seconds
        if self._watch is not None:
            self._watch.cancel()
        self._watch = asyncio.get_running_loop().call_later(self._good_until - time.monotonic(), self._time_is_over)

    def _time_is_over(self) -> None:
        if not self._out:
            self._out = True
            self._good_until = 0.0
            _log.warning("this node could not renew its leases in time: it stops its tables")
            self.on_lost()

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(self._seconds / _RENEWALS_A_LEASE)
            try:
                if self._out:
                    await self._leases.start_afresh()
                    await self._join()
                    _log.warning("this node is back")
                else:
                    await self._renew()
            except (StoreFailure, TimeoutError, OSError) as error:
                _log.warning("leases could not be renewed: %s", str(error) or type(error).__name__)
            except Exception:
                # All tables depend on this loop.
                _log.exception("leases could not be renewed")

    async def _renew(self) -> None:
        asked = time.monotonic()
        renewing = self._leases.renew(self.node, self._seconds, bus=self._bus.is_connected)
        renewed = await self._in_time(renewing)
        if renewed is None:
            self._time_is_over()
            return
        self._good(asked)
        gone = {other.node for other in self.others} - {other.node for other in renewed.others}
        self.others = renewed.others
        for node in gone:
            self.on_gone(node)
        wall_now.follow(renewed.now)
        await self._look_at_bus()

    def _ask_after(self, node: str) -> None:
        """Nobody answers for it on the bus: if it has died, nobody has to wait for the end of its lease."""
        if self.may_take and node not in self._asking_after:
            self._asking_after[node] = asyncio.create_task(self._end_if_gone(node))

    async def _end_if_gone(self, node: str) -> None:
        try:
            if await self._leases.end_if_gone(node):
                _log.warning("another node is gone, from the bus and from the store: its tables are free")
                self.others = tuple(other for other in self.others if other.node != node)
                self.on_gone(node)
        except StoreFailure as error:
            _log.warning("another node could not be asked after: %s", error)
        finally:
            del self._asking_after[node]

    async def _look_at_bus(self) -> None:
        """Others cannot ask a node that they do not reach: it leaves its tables to those who are together."""
        cut_off = self._bus.lost_seconds > CUT_OFF_SECONDS and any(other.bus for other in self.others)
        if cut_off and not self._cut_off:
            _log.warning("this node alone does not reach the bus: it leaves its tables to the others")
            self._cut_off = True
            self.on_lost()
            await self._in_time(self._leases.release_all(self.node))
        self._cut_off = cut_off


class Lease:
    """This node's hold on one table. Everything that is written of the table goes through it."""

    def __init__(self, membership: Membership, table: str, epoch: int) -> None:
        self._membership = membership
        self._lock = lock_lease(table, epoch)

    def lock(self) -> Statement:
        if not self._membership.is_good:
            raise LeaseLost("this node's time is over")
        return self._lock
